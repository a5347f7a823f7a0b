/** The page's texts of the log and of the recap, in English. */
export const logTextsEn = {
  log: 'Log',
  logEmpty: 'Nothing has happened yet.',
  logEarlier: 'Show earlier lines',
  logAll: 'All',
  logRules: 'With rule',
  somebody: 'Somebody',
  undidFirst: (name: string) => `${name} undid “`,
  undidRest: '” and what followed.',
  undidChoice: (name: string) => `${name} undid a choice.`,
  recap: 'While you waited',
  recapOf: (names: string, _count: number) => `What ${names} did`,
  recapLines: (count: number) => (count === 1 ? '1 line' : `${count} lines`),
};
