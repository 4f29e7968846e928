/** Why something that was typed is refused. */
export const refusals = {
  saving: {
    cannotWriteToChoose: (path: string) => `Cannot write to "${path}". Choose another place with --save.`,
    existsAlreadyChooseAnotherName: (path: string) =>
      `"${path}" exists already. Choose another name, or say --force to replace it.`,
    cannotWriteToAnyMoreTheRecord: (path: string) =>
      `Cannot write to "${path}" any more; the record is printed above instead.`,
  },
  command: {
    bandstandTakesTryBandstand: (command: string, wanted: string) =>
      `"bandstand ${command}" takes ${wanted}. Try "bandstand ${command} --help".`,
    tryBandstandHelp: (reason: string, command: string) => `${reason}. Try "bandstand ${command} --help".`,
    takesAWholeNumber: (name: string, min: number, max: number, text: string) =>
      `--${name} takes a whole number from ${min} to ${max}, not "${text}".`,
  },
  backup: {
    forPostgresqlUseItsOwnTool: (tool: string) => `For PostgreSQL use its own tool: ${tool}`,
    existsAlreadyChooseAnotherName: (positional: string) => `"${positional}" exists already; choose another name.`,
  },
  bench: {
    thereIsNoBenchmark: (name: string, known: string) => `There is no benchmark "${name}". Benchmarks: ${known}.`,
  },
  matches: {
    thereIsNoMatch: (id: string) => `There is no match "${id}".`,
    bandstandMatchesTakesTry: (keys: string) => `"bandstand matches" takes ${keys}. Try "bandstand matches --help".`,
  },
  moderate: {
    bandstandModerateTakesTry: (verbs: string) =>
      `"bandstand moderate" takes ${verbs}. Try "bandstand moderate --help".`,
  },
  simulate: {
    botsNamesBotsForSeats: (count: number, seats: number) =>
      `--bots names ${count} bots for ${seats} seats; give one, or one per seat.`,
  },
  verify: {
    takesThe64Hexadecimal: (flag: string) => `--${flag} takes the 64 hexadecimal digits that the page keeps.`,
  },
  files: {
    cannotReadTheIsThePath: (what: string, path: string) => `Cannot read the ${what} "${path}". Is the path right?`,
    isNotValidJson: (what: string) => `The ${what} is not valid JSON.`,
  },
  main: {
    commands: (names: readonly string[]) => `Commands: ${names.join(', ')}.`,
    thereIsNoCommand: (name: string, didYouMean: string) => `There is no command "${name}". ${didYouMean}`,
  },
  start: {
    matchInIsOver: (path: string) => `The match in "${path}" is over. See it with "bandstand replay ${path}".`,
  },
};
