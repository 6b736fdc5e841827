/** @type {PageData} */
let page = JSON.parse($("data").textContent ?? "");
let player = Player.show(page);
