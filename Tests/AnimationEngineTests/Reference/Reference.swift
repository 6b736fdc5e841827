/// Numbers from elsewhere, one table a file, that the engine has to give within each row's tolerance.
enum Reference {}
