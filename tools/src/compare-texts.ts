/**
 * Compares what the cards of a game say, as it renders them, with what is printed on them.
 *
 *     npm run compare-texts -- --game keyforge --data ../shared/cards/keyforge
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { percent } from './arena/pairs.ts';
import { runCommand, type Given } from './command.ts';
import { compareTexts, type CardTexts, type Comparison, type Difference, type InLanguages } from './compare-texts/compare.ts';
import { readExceptions } from './compare-texts/exceptions.ts';
import { readKeyforgeTexts } from './compare-texts/keyforge/read-texts.ts';
import type { MarkTable } from './compare-texts/marks.ts';
import { marvelTables, readMarvelTexts } from './compare-texts/marvel-champions/read-texts.ts';

/** The share of cards that must be equal without any exception. */
const EQUAL_MIN = 0.97;

const help = `Compares what cards say, as the game renders it, with what is printed on them: the core set of Marvel Champions in both languages, and the
cards of KeyForge that can be played and say something in English, each as it was printed last.

Usage: npm run compare-texts -- [options]

  --game ID      the game (marvel-champions)
  --data FOLDER  the card data (../shared/cards/GAME): the folders pack and es, or a file for each set of KeyForge; the sentences in it
                 are read and kept nowhere
  --json         the result as JSON
  --help         print this

Each text is reduced to marks by tables of words: numbers, resource icons, "per player", powers, houses, traits, keywords, names of other
cards, headers, forms, labels, "may", "cannot", "up to", "each", "exactly", "if this damage destroys", and whom it is about (enemy, villain,
minion, friendly, ally, hero, character, player, you, scheme, neighbor, flank). Abilities are compared one by one where both texts have as many. A mark counts once an ability, however often it
is said. Reminders, names of abilities and what the rules say for all schemes and obligations do not count.
tools/compare-texts/GAME.json lists the differences that may be, by code and mark, with the reason.

Exit codes: 0 at least ${EQUAL_MIN * 100} % are equal without exceptions, every other difference is an exception and every exception is
needed; 1 not; 2 wrong call.
`;

const flags = {
  game: { type: 'string', default: 'marvel-champions' },
  data: { type: 'string', default: '' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** What is compared of a game: its texts, and what is looked for in them. */
interface Compared {
  readonly texts: readonly CardTexts[];
  readonly tables: InLanguages<MarkTable>;
}

/** The games, each with the folder of its card data and a file that must be there. */
const games: Readonly<Record<string, { readonly data: string; readonly file: string; readonly read: (data: string) => Compared }>> = {
  'marvel-champions': {
    data: '../shared/cards/marvel-champions',
    file: 'pack/core.json',
    read: (data) => ({ texts: readMarvelTexts(data), tables: marvelTables }),
  },
  keyforge: { data: '../shared/cards/keyforge', file: 'CotA.json', read: readKeyforgeTexts },
};

function run({ game, data, json }: Given<typeof flags>): number {
  const chosen = games[game];
  if (chosen === undefined) return 2;
  const exceptions = readExceptions(new URL(`../compare-texts/${game}.json`, import.meta.url));
  const { texts, tables } = chosen.read(data || chosen.data);
  const result = compareTexts(texts, exceptions, tables);
  process.stdout.write(json ? `${JSON.stringify({ game, ...result })}\n` : said(result));
  return result.equal / result.cards >= EQUAL_MIN && result.unexplained.length + result.unneeded.length === 0 ? 0 : 1;
}

function said({ cards, equal, equalOrExcepted, differences, unexplained, unneeded }: Comparison): string {
  const unexplainedCodes = new Set(unexplained.map(({ code }) => code));
  return [
    ...differences.map((each) => `${sayDifference(each)}${unexplainedCodes.has(each.code) ? '' : ' (an exception)'}`),
    ...unneeded.map((each) => `${each}: this exception is not needed`),
    `${equal} of ${cards} cards are equal (${percent(equal / cards)}), ${equalOrExcepted} with the exceptions (${percent(equalOrExcepted / cards)})`,
    '',
  ].join('\n');
}

function sayDifference({ code, name, language, lacks, adds }: Difference): string {
  const parts = [
    ['lacks', lacks],
    ['adds', adds],
  ] as const;
  return `${code} ${name}, ${language}: ${parts.flatMap(([verb, marks]) => (marks.length === 0 ? [] : [`${verb} ${marks.join(', ')}`])).join('; ')}`;
}

process.exitCode = await runCommand({
  help,
  flags,
  games: Object.keys(games),
  check: ({ game, data, help: wantsHelp }) => {
    const { data: usual, file } = games[game] as (typeof games)[string];
    return wantsHelp || existsSync(join(data || usual, file)) ? undefined : `--data: there is no card data in ${data || usual}`;
  },
  run,
});
