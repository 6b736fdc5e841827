# Draws the table that `inbetween trace` prints as a picture, a line for each column on one scale:
#
#     inbetween trace samples/interrupted.json | awk -f samples/plot.awk > interrupted.svg

BEGIN {
  FS = ","
  width = 720; height = 300
  left = 48; right = width - 112; top = 16; bottom = height - 32
  split("#0072b2 #d55e00 #009e73 #cc79a7 #e69f00 #56b4e9", colors, " ")
  colorCount = 6
}

NR == 1 {
  for (column = 2; column <= NF; column++) name[column] = $column
  columnCount = NF
  next
}

{
  rows++
  time[rows] = $1 + 0
  for (column = 2; column <= columnCount; column++) {
    value[rows, column] = $column
    if ($column == "") continue
    if (!seen || $column + 0 < lowest) lowest = $column + 0
    if (!seen || $column + 0 > highest) highest = $column + 0
    seen = 1
  }
}

# The distance between two lines of the grid: 1, 2 or 5 times a power of ten, at least four on a side.
function step(range,    power) {
  power = 1
  while (power * 10 <= range / 4) power *= 10
  while (power > range / 4) power /= 10
  if (power * 5 <= range / 4) return power * 5
  return power * 2 <= range / 4 ? power * 2 : power
}

function x(seconds) { return left + (right - left) * (seconds - time[1]) / duration }
function y(number) { return bottom - (bottom - top) * (number - lowest) / (highest - lowest) }

function label(atX, atY, anchor, color, text) {
  printf "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" fill=\"%s\">%s</text>\n", \
    atX, atY, anchor, color, text
}

function gridLine(x1, y1, x2, y2) {
  printf "<path d=\"M%.1f %.1fL%.1f %.1f\" stroke=\"#ddd\"/>\n", x1, y1, x2, y2
}

# The first multiple of a step that is not below a number.
function firstLine(number, distance,    count) {
  count = int(number / distance)
  return count * distance < number ? count + 1 : count
}

END {
  if (highest == lowest) highest = lowest + 1
  duration = time[rows] > time[1] ? time[rows] - time[1] : 1
  printf "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\"", width, height
  print " font-family=\"sans-serif\" font-size=\"12\" fill=\"none\" stroke-width=\"1\">"
  printf "<rect width=\"%d\" height=\"%d\" fill=\"#fff\"/>\n", width, height
  across = step(duration)
  for (line = firstLine(time[1], across); line * across <= time[rows]; line++) {
    gridLine(x(line * across), top, x(line * across), bottom)
    label(x(line * across), bottom + 18, "middle", "#666", (line * across) " s")
  }
  up = step(highest - lowest)
  for (line = firstLine(lowest, up); line * up <= highest; line++) {
    gridLine(left, y(line * up), right, y(line * up))
    label(left - 8, y(line * up) + 4, "end", "#666", line * up)
  }
  for (column = 2; column <= columnCount; column++) {
    color = colors[(column - 2) % colorCount + 1]
    printf "<path stroke=\"%s\" stroke-width=\"2\" d=\"", color
    command = "M"
    for (row = 1; row <= rows; row++) {
      if (value[row, column] == "") { command = "M"; continue }
      printf "%s%.1f %.1f", command, x(time[row]), y(value[row, column])
      command = "L"
    }
    print "\"/>"
    label(right + 12, top + 4 + 20 * (column - 2), "start", color, name[column])
  }
  print "</svg>"
}
