import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from './tidy/repository.ts';

/** A game's cards: a file beside them, the builders that they take words with, and calls that compile. */
interface Cards {
  readonly game: string;
  readonly file: string;
  readonly builders: string;
  readonly right: readonly string[];
  /** Calls with one word that the game has not, by the sort of the word. */
  readonly wrong: Readonly<Record<string, string>>;
}

const games: readonly Cards[] = [
  {
    game: 'KeyForge',
    file: 'packages/games/keyforge/src/cards/misspelt.ts',
    builders: '../meanings/builders.ts',
    right: [
      `say.act('exalt', say.related('neighbours', { kind: 'self' }), say.stat('power', { kind: 'self' }))`,
      `say.any('creature', 'flank', say.is('trait', 'martian'))`,
      `say.whenSelf('played')`,
      `say.rule('spendable')`,
      `say.activated('action', { do: [] })`,
    ],
    wrong: {
      verb: `say.act('exhalt')`,
      'verb of Inferno': `say.act('addEnergy')`,
      noun: `say.friendly('craeture')`,
      'noun of Inferno': `say.any('ally')`,
      quality: `say.enemy('creature', 'flanc')`,
      'absent quality': `say.any('creature', say.not('flanc'))`,
      'quality with a value': `say.is('triat', 'martian')`,
      trait: `say.is('trait', 'martain')`,
      'word of a list': `say.lists('house', 'become', 'sorian')`,
      stat: `say.plus('powr', 1)`,
      tally: `say.tally('ember', 'you')`,
      measure: `say.measure('hauses', say.any('creature'))`,
      relation: `say.related('nieghbours', { kind: 'self' })`,
      occasion: `say.whenSelf('plaid')`,
      'occasion of anybody': `say.when('plaid')`,
      state: `say.inState('yourTrun')`,
      rule: `say.rule('spendible')`,
      list: `say.lists('hause', 'become', 'saurian')`,
      duration: `say.grant(say.keyword('elusive'), 'trun')`,
      header: `say.activated('akshun', { do: [] })`,
      keyword: `say.keyword('elusiv')`,
      'counted fact': `say.forEachDone(1, 'aemberLots')`,
    },
  },
  {
    game: 'Inferno',
    file: 'packages/games/inferno/src/cards/misspelt.ts',
    builders: '../meanings/builders.ts',
    right: [
      `say.act('create human-token', undefined, 1)`,
      `say.any('ally', 'tapped', say.is('path', 'chaos'))`,
      `say.whenSelf('attacked')`,
      `say.inState('chaosAffinity')`,
      `say.activated('activate', { do: [] }, 1, { timing: 'acqua', limit: 'turn' })`,
    ],
    wrong: {
      verb: `say.act('damadge')`,
      'verb of a token': `say.act('create cyborg-token')`,
      'verb of KeyForge': `say.act('exalt')`,
      place: `say.act('putIntoPlay', undefined, 1, { from: 'inferno' })`,
      noun: `say.friendly('aly')`,
      'noun of KeyForge': `say.any('creature')`,
      quality: `say.enemy('ally', 'taped')`,
      'quality with a value': `say.is('paht', 'chaos')`,
      path: `say.is('path', 'chaoss')`,
      'word for a number': `say.is('strengthAtLeast', 'four')`,
      'word of a list': `say.lists('keyword', 'gain', 'furi')`,
      stat: `say.becomes('strenght', 1)`,
      tally: `say.allOf('infirno', 'you')`,
      relation: `say.related('lnked', { kind: 'self' })`,
      occasion: `say.whenAny('atacked', say.any('ally'))`,
      'occasion of a player': `say.whenPlayer('mainBegin', 'you')`,
      state: `say.notInState('aqua')`,
      rule: `say.rule('isControled')`,
      list: `say.lists('keywrd', 'gain', 'fury')`,
      duration: `say.grant(say.keyword('fury'), 'trun')`,
      header: `say.activated('activat', { do: [] })`,
      keyword: `say.keyword('furi')`,
      period: `say.activated('activate', { do: [] }, 0, { limit: 'trun' })`,
      timing: `say.activated('activate', { do: [] }, 0, { timing: 'aqua' })`,
    },
  },
  {
    game: 'the tiny game',
    file: 'packages/kernel/src/testing/tiny-game/misspelt.ts',
    builders: './meanings/builders.ts',
    right: [`say.act('kill', { kind: 'self' })`, `say.whenAny('dies', say.any('beast', 'damaged'))`],
    wrong: {
      verb: `say.act('kil')`,
      'verb of KeyForge': `say.act('exalt')`,
      noun: `say.friendly('best')`,
      quality: `say.enemy('beast', 'damagd')`,
      stat: `say.swaps('strength', 'cuning')`,
      occasion: `say.whenHost('dyes')`,
      rule: `say.rule('cannotRade')`,
      header: `say.activated('plai', { do: [] })`,
    },
  },
];

const FIRST_LINE = 2;

/** The source of a card file: one call a line. */
function sourceOf({ builders, right, wrong }: Cards): string {
  return [
    `import * as say from '${builders}';`,
    'export const made = [',
    ...[...right, ...Object.values(wrong)].map((call) => `  ${call},`),
    '];',
  ]
    .map((line) => `${line}\n`)
    .join('');
}

/** A program of the card files, which are nowhere but in memory. */
function programOf(files: ReadonlyMap<string, string>): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, root);
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.getSourceFile = (path, version, ...rest) => {
    const text = files.get(path);
    return text === undefined ? getSourceFile(path, version, ...rest) : ts.createSourceFile(path, text, version);
  };
  return ts.createProgram([...files.keys()], options, host);
}

const program = programOf(new Map(games.map((cards) => [join(root, cards.file), sourceOf(cards)])));

test.each(games)('a card of $game with a word that the game has not does not compile', ({ file, right, wrong }) => {
  const source = program.getSourceFile(join(root, file));
  const lines = program
    .getSemanticDiagnostics(source)
    .map(({ start = 0 }) => (source?.getLineAndCharacterOfPosition(start).line ?? 0) - FIRST_LINE - right.length);
  expect(lines.map((line) => Object.keys(wrong)[line])).toEqual(Object.keys(wrong));
});
