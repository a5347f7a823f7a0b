/**
 * Compares what the cards of the core set say, as the game renders it, with what is printed on them.
 *
 *     npm run compare-texts -- --game marvel-champions --data ../shared/cards/marvel-champions
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { percent } from './arena/pairs.ts';
import { runCommand, type Given } from './command.ts';
import { compareTexts, type Comparison, type Difference } from './compare-texts/compare.ts';
import { readExceptions, readTexts } from './compare-texts/read-texts.ts';

/** The share of cards that must be equal without any exception. */
const EQUAL_MIN = 0.97;

const help = `Compares what the cards of the core set say, as the game renders it, with what is printed on them, in both languages.

Usage: npm run compare-texts -- [options]

  --game ID      the game (marvel-champions)
  --data FOLDER  the card data, with the folders pack and es; the sentences in it are read and kept nowhere
  --json         the result as JSON
  --help         print this

Each text is reduced to marks by tables of words: numbers, resource icons, "per player", powers, traits, keywords, names of other cards,
headers, forms, labels, "may", "cannot", "up to", "each", and whom it is about (enemy, villain, minion, friendly, ally, hero, character,
player, you, scheme). Abilities are compared one by one where both texts have as many. A mark counts once an ability, however often it
is said. Reminders, names of abilities and what the rules say for all schemes and obligations do not count.
tools/compare-texts/GAME.json lists the differences that may be, by code and mark, with the reason.

Exit codes: 0 at least ${EQUAL_MIN * 100} % are equal without exceptions, every other difference is an exception and every exception is
needed; 1 not; 2 wrong call.
`;

const flags = {
  game: { type: 'string', default: 'marvel-champions' },
  data: { type: 'string', default: '../shared/cards/marvel-champions' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

function run({ game, data, json }: Given<typeof flags>): number {
  const exceptions = readExceptions(new URL(`../compare-texts/${game}.json`, import.meta.url));
  const result = compareTexts(readTexts(data), exceptions);
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
  games: ['marvel-champions'],
  check: ({ data, help: wantsHelp }) =>
    wantsHelp || existsSync(join(data, 'pack', 'core.json')) ? undefined : `--data: there is no card data in ${data}`,
  run,
});
