/** The directions of ARCHITECTURE.md, as rules: what may import what. `tools/src/tidy/boundaries.test.ts` proves that each can fail. */

const tests = '([.](test|bench)[.]tsx?$|/fixtures/)';

/** A package may import itself and the listed packages, and no other package of ours. */
function onlyImports(name, from, allowed) {
  return {
    name,
    severity: 'error',
    comment: `${from} may import of ours only itself${allowed.length === 0 ? '' : ` and ${allowed.join(', ')}`}.`,
    from: { path: `^${from}/` },
    to: { path: '^(packages|apps|tools|tests|bin)/', pathNot: [from, ...allowed].map((each) => `^${each}/`) },
  };
}

const games = 'packages/games/[^/]+';

const directions = [
  onlyImports('kernel-knows-nobody', 'packages/kernel', []),
  onlyImports('rulebook-knows-the-kernel', 'packages/rulebook', ['packages/kernel']),
  onlyImports('high-card-knows-the-kernel', 'packages/high-card', ['packages/kernel']),
  onlyImports('bots-know-the-kernel', 'packages/bots', ['packages/kernel', 'packages/high-card']),
  onlyImports('protocol-knows-the-kernel', 'packages/protocol', ['packages/kernel']),
  onlyImports('table-knows-no-game', 'packages/table', ['packages/kernel', 'packages/protocol', 'packages/bots', 'packages/high-card']),
  onlyImports('host-knows-no-game', 'packages/host', ['packages/kernel', 'packages/protocol', 'packages/rulebook', 'packages/table']),
  onlyImports('rule-coverage-knows-the-kernel', 'packages/rule-coverage', ['packages/kernel']),
  onlyImports('web-only-draws', 'apps/web', ['packages/protocol']),
  onlyImports('server-serves', 'apps/server', ['packages']),
  onlyImports('offline-hosts', 'apps/offline', ['packages']),
  onlyImports('cli-commands', 'apps/cli', ['packages', 'apps/server']),
  onlyImports('tools-are-no-tests', 'tools', ['packages', 'apps']),
  {
    name: 'games-know-the-kernel',
    severity: 'error',
    comment: 'A game imports itself and the kernel: games are siblings and none knows another.',
    from: { path: '^packages/games/([^/]+)/' },
    to: { path: '^(packages|apps|tools|tests|bin)/', pathNot: ['^packages/games/$1/', '^packages/kernel/'] },
  },
  {
    name: 'one-place-names-the-games',
    severity: 'error',
    comment: 'Only the games.ts of the server and of the command line, and the tools, import a game.',
    from: { path: '^(packages|apps)/', pathNot: ['^packages/games/', '^apps/(server|cli|offline)/src/games([.]test)?[.]ts$'] },
    to: { path: `^${games}/` },
  },
  {
    name: 'public-face-only',
    severity: 'error',
    comment: 'A package is entered through its src/index.ts; kernel and table have a door for each audience, the page one for tools.',
    from: { path: '^(packages/(?:games/)?[^/]+|apps/[^/]+|tools)/' },
    to: {
      path: '^(packages|apps|tools)/',
      pathNot: [
        '^$1/',
        '/src/index[.]ts$',
        '^packages/table/src/(node|browser)[.]ts$',
        '^packages/kernel/src/(rules|cards|conformance)[.]ts$',
        '^packages/games/[^/]+/src/(conformance|soak)-subject[.]ts$',
        '^apps/web/src/table/game-pictures[.]ts$',
      ],
    },
  },
  {
    name: 'players-enter-by-the-door-for-playing',
    severity: 'error',
    comment: 'What plays games, tables, bots, page and terminal, knows neither rules nor the language of cards.',
    from: { path: '^(packages|apps)/', pathNot: [tests, '^packages/(games|high-card|kernel)/'] },
    to: { path: '^packages/kernel/src/', pathNot: ['^packages/kernel/src/index[.]ts$'] },
  },
  {
    name: 'games-enter-by-their-doors',
    severity: 'error',
    comment: 'A game, and the tiny game as any other, is written with the doors for rules and for cards.',
    from: { path: '^packages/(games/[^/]+/src|high-card/src|kernel/src/testing)/', pathNot: [tests, 'subject[.]ts$'] },
    to: { path: '^packages/kernel/src/', pathNot: ['^packages/kernel/src/((rules|cards)[.]ts$|testing/)'] },
  },
  {
    name: 'high-card-is-for-tests',
    severity: 'error',
    comment: 'The toy game is loaded by tests and fixtures, never by the product.',
    from: { path: '^(packages|apps|tools)/', pathNot: [tests, '^packages/high-card/'] },
    to: { path: '^packages/high-card/' },
  },
  {
    name: 'the-kit-is-for-tests',
    severity: 'error',
    comment: 'The conformance kit and the tiny game are loaded by tests and tools, never by the product; their types are free.',
    from: { path: '^(packages|apps)/', pathNot: [tests, '^packages/kernel/src/(conformance[.]ts$|conformance/|testing/)'] },
    to: { path: '^packages/kernel/src/(conformance[.]ts$|conformance/|testing/)', dependencyTypesNot: ['type-only'] },
  },
];

const pure = [
  {
    name: 'engine-has-no-core-modules',
    severity: 'error',
    comment: 'No clock, randomness, network, file or environment access in the kernel and the games.',
    from: { path: '^packages/(kernel|games)/', pathNot: tests },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'engine-has-no-dependencies',
    severity: 'error',
    comment: 'The kernel and the games have no runtime dependency.',
    from: { path: '^packages/(kernel|games)/', pathNot: tests },
    to: { path: 'node_modules' },
  },
  {
    name: 'no-test-in-the-product',
    severity: 'error',
    comment: 'What is not a test imports no test and no fixture.',
    from: { path: '^(packages|apps)/', pathNot: tests },
    to: { path: `^(packages|apps|tools)/.*${tests}` },
  },
  {
    name: 'no-test-library-in-the-product',
    severity: 'error',
    comment: 'Only tests and fixtures import a test library.',
    from: { path: '^(packages|apps)/', pathNot: tests },
    to: { path: 'node_modules/(vitest|@vitest|fast-check|playwright-core|@axe-core)/' },
  },
];

const rooms = [
  {
    name: 'rules-never-import-a-card',
    severity: 'error',
    comment: 'Inside a game: rules, verbs and state import each other alone, so that none reaches a card, not even through another file.',
    from: { path: '^packages/games/([^/]+)/src/(rules|verbs|state)/', pathNot: tests },
    to: { path: `^${games}/`, pathNot: '^packages/games/$1/src/(rules|verbs|state)/' },
  },
  {
    name: 'state-knows-no-rule',
    severity: 'error',
    comment: 'Inside a game: verbs, rules and words know the state, never the other way round.',
    from: { path: `^${games}/src/state/`, pathNot: tests },
    to: { path: `^${games}/src/(rules|verbs|meanings|setup|words)/` },
  },
  {
    name: 'rules-know-no-words',
    severity: 'error',
    comment: 'Inside a game: words say what rules, verbs and meanings do; these work without being said.',
    from: { path: `^${games}/src/(rules|verbs|meanings)/`, pathNot: tests },
    to: { path: `^${games}/src/words/` },
  },
  {
    name: 'rules-know-no-meaning',
    severity: 'error',
    comment: 'Inside a game: the words of cards mean what verbs and rules do, which work without any word.',
    from: { path: `^${games}/src/(rules|verbs)/`, pathNot: tests },
    to: { path: `^${games}/src/meanings/` },
  },
  {
    name: 'words-run-nothing',
    severity: 'error',
    comment: 'Inside a game: how words are said is plain data; only the names of what verbs and rules do are taken, as types.',
    from: { path: `^${games}/src/words/`, pathNot: tests },
    to: { path: `^${games}/src/(rules|verbs|setup|notation)/`, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'auditors-know-facts-alone',
    severity: 'error',
    comment: 'Inside a game: an auditor has its own picture, made of events and of the facts of cards; of the rest it knows types.',
    from: { path: '^packages/games/([^/]+)/src/audit/', pathNot: tests },
    to: {
      path: `^${games}/`,
      pathNot: ['^packages/games/$1/src/audit/', '^packages/games/$1/src/cards/facts([.]ts$|/)'],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'one-file-names-the-looks',
    severity: 'error',
    comment: "On the page: only game-looks.ts, and the choice of pictures for tools, import a game's room of the table.",
    from: { path: '^apps/web/', pathNot: '^apps/web/src/table/((game-looks([.]test)?|game-pictures)[.]ts$|games/)' },
    to: { path: '^apps/web/src/table/games/' },
  },
  {
    name: 'looks-are-siblings',
    severity: 'error',
    comment: "On the page: a game's room of the table knows no other game's, nor the list of all.",
    from: { path: '^apps/web/src/table/games/([^/]+)/' },
    to: { path: '^apps/web/src/table/(games/|game-(looks|pictures)[.]ts$)', pathNot: '^apps/web/src/table/games/$1/' },
  },
];

/** The rooms of the kernel: each may import itself and those before it. */
const kernelRooms = [
  'state',
  'language',
  'match',
  'derived',
  'events',
  'expressions',
  'compile',
  'views',
  'answers',
  'saves',
  'text',
  'own-cards',
  'scenario',
  'play',
  'kit',
];

const inKernel = kernelRooms.map((room, at) => ({
  name: `kernel-${room}-imports-rooms-before-it`,
  severity: 'error',
  comment: `packages/kernel/src/${room} may import only ${kernelRooms.slice(0, at + 1).join(', ')}: no room reaches itself through another.`,
  from: { path: `^packages/kernel/src/${room}/`, pathNot: tests },
  to: { path: '^packages/kernel/src/', pathNot: kernelRooms.slice(0, at + 1).map((each) => `^packages/kernel/src/${each}/`) },
}));

/** A game is played before it speaks: what plays it reads meanings and manners, what writes texts reads wordings. */
const speech = [
  {
    name: 'playing-needs-no-wording',
    severity: 'error',
    comment: 'The rooms in which a match runs read what words mean; only the record of a game holds how they are said.',
    from: {
      path: '^packages/kernel/src/(match|derived|events|expressions|compile|views|answers|saves)/',
      pathNot: [tests, '^packages/kernel/src/match/match[.]ts$'],
    },
    to: { path: '^packages/kernel/src/language/wordings?[.]ts$' },
  },
  {
    name: 'texts-need-no-meaning',
    severity: 'error',
    comment: 'Texts are written from wordings alone, whatever the words mean.',
    from: { path: '^packages/kernel/src/text/', pathNot: tests },
    to: { path: '^packages/kernel/src/language/(meanings|manners|deed|choosable|history-word|occasion)[.]ts$' },
  },
];

const sane = [
  {
    name: 'no-circular',
    severity: 'error',
    comment: 'No file reaches itself through imports, be they of types alone.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-circle-of-packages',
    severity: 'error',
    comment: 'No package reaches itself through other packages, be it by files that form no circle.',
    scope: 'folder',
    from: { path: '^(packages/(?:games/)?[^/]+|apps/[^/]+|tools)/src$' },
    to: { circular: true, pathNot: '^$1/' },
  },
  {
    name: 'every-import-resolves',
    severity: 'error',
    comment: 'An import that resolves to nothing would slip past the other rules.',
    from: { path: '^(packages|apps|tools)/' },
    to: { couldNotResolve: true, pathNot: ['^virtual:', '[?]'] },
  },
];

module.exports = {
  forbidden: [...directions, ...pure, ...rooms, ...inKernel, ...speech, ...sane],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Of ours alone: most installed packages lie in a `dist` too.
    exclude: { path: '^(packages|apps|tools)/[^.]*/(dist|coverage|reports)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
};
