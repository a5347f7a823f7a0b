import { describe, expect, test } from 'vitest';
import type { RuleGame } from '../rule-row.ts';
import { searchAnswers } from './search-answers.ts';

async function keysFor(asked: string, game?: RuleGame): Promise<readonly string[]> {
  return (await searchAnswers(asked, game)).map((answer) => `${answer.game} ${answer.key}`);
}

describe('a question in a player’s own words finds its answer', () => {
  test.each<readonly [game: RuleGame, asked: string, key: string]>([
    ['marvel-champions', '¿puede un héroe aturdido defender?', 'stunnedDefends'],
    ['marvel-champions', 'puede defender un heroe aturdido', 'stunnedDefends'],
    ['marvel-champions', 'can I defend if I am stunned', 'stunnedDefends'],
    ['marvel-champions', 'can a stuned hero defend', 'stunnedDefends'],
    ['marvel-champions', 'can I block an attack', 'whoDefends'],
    ['marvel-champions', 'me quedo sin mazo', 'playerDeckEmpty'],
    ['marvel-champions', 'cuantos aliados', 'allyLimit'],
    ['keyforge', 'se puede cosechar con una criatura aturdida', 'stunnedReaps'],
    ['keyforge', 'puedo forjar dos llaves', 'twoKeys'],
    ['inferno', 'qué pasa si me quedo sin cartas', 'deckEmpty'],
    ['inferno', 'can I block an attack', 'chooseBlocker'],
    ['inferno', 'can a tapped ally attack', 'tappedAttacks'],
  ])('%s: %s', async (game, asked, key) => {
    expect(await keysFor(asked, game)).toEqual([`${game} ${key}`]);
  });
});

describe('what no answer speaks of finds none', () => {
  test.each<readonly [game: RuleGame | undefined, asked: string]>([
    // Nothing of the rules.
    [undefined, 'what is the weather today'],
    [undefined, 'xyzzy'],
    [undefined, ''],
    [undefined, '¿qué?'],
    [undefined, 'KF-STUN-1'],
    [undefined, 'can I win'],
    // Only some of a question.
    ['marvel-champions', 'aturdido'],
    ['marvel-champions', 'guard'],
    ['keyforge', 'puede cosechar una criatura'],
    // The same but for one word.
    ['marvel-champions', 'can a stunned hero thwart'],
    ['marvel-champions', 'can a stunned hero attack'],
    ['marvel-champions', 'can a confused hero attack'],
    ['marvel-champions', 'cuántos esbirros puedo tener'],
    ['marvel-champions', 'can an alter-ego recover'],
    ['keyforge', 'can I forge three keys'],
    ['keyforge', "can I look at my opponent's hand"],
    ['keyforge', 'can an exhausted creature reap'],
    ['inferno', 'cuántas cartas puedo tener en el mazo'],
    // The same words, but another does it.
    ['inferno', 'can I attack a tapped ally'],
    ['inferno', 'puedo atacar a un aliado girado'],
    ['inferno', 'puede un aliado atacar a un aliado girado'],
    ['keyforge', 'can my opponent look at my archives'],
    ['marvel-champions', 'can my alter-ego attack the villain'],
    // A duty is no permission, and what is denied is not what is asked.
    ['marvel-champions', 'do I have to block an attack'],
    ['marvel-champions', 'can I not block an attack'],
    ['keyforge', 'can I forge a key'],
  ])('%s: %s', async (game, asked) => {
    expect(await keysFor(asked, game)).toEqual([]);
  });
});

test('each game answers for itself', async () => {
  const games = (await searchAnswers('can I block an attack?')).map(({ game }) => game);
  expect(games.toSorted()).toEqual(['inferno', 'marvel-champions']);
});

test('a page is read by its beginning', async () => {
  expect(await keysFor(`can a stunned hero defend ${'x '.repeat(100_000)}`, 'marvel-champions')).toEqual([]);
  expect(await keysFor(`can a stunned hero defend${' '.repeat(200)} xyzzy`, 'marvel-champions')).toEqual([
    'marvel-champions stunnedDefends',
  ]);
});
