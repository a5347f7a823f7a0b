import { describe, expect, test } from 'vitest';
import type { CardBehaviour } from '../compile/game.ts';
import { one } from '../language/builders.ts';
import type { Clause } from '../language/effects.ts';
import { act, activated, friendly, is } from '../language/word-builders.ts';
import { pending } from '../match/match.ts';
import { nextWord, seedFromNumber, seedRandom } from '../state/random.ts';
import { seeDecision } from './see-decision.ts';
import { redeal } from './redeal.ts';
import { saveState } from '../saves/save.ts';
import { identities } from '../testing/tiny-game/game.ts';
import { tinySubject } from '../testing/tiny-game/subject.ts';
import { zoneOf, type TinyMatch } from '../testing/tiny-game/state/state.ts';
import { blank } from '../testing/tiny-game/state/reading.ts';
import { tinyTable } from '../testing/tiny-game/table.ts';
import { viewTiny } from '../testing/tiny-game/state/view.ts';
import { checkState } from '../conformance/consistency.ts';
import { SPECTATOR } from '../state/viewers.ts';
import { answer } from '../events/machine.ts';

const position = [
  '1 hand pup wolf',
  '1 deck bear druid',
  '2 hand scout lure mirror',
  '2 deck growl wither volley',
  '2 den guardian',
  '2 discard plague',
];

function dealtAnew(match: TinyMatch, viewer: number, seed = 1): TinyMatch {
  return redeal(match, viewer, identities, seedRandom(seedFromNumber(seed)));
}

function told(match: TinyMatch, viewer: number): string {
  return JSON.stringify([viewTiny(match, viewer), seeDecision(match, viewer)]);
}

function keysIn(match: TinyMatch, zone: number): string[] {
  return (match.state.zones[zone] ?? []).map((card) => match.game.definitions[match.state.cards[card]?.definition ?? 0]?.key ?? '');
}

describe('dealing anew', () => {
  test.each([0, 1, SPECTATOR])('what %i is told stays the same, byte for byte', (viewer) => {
    const { match } = tinyTable(position);
    for (let seed = 0; seed < 20; seed++) {
      const copy = dealtAnew(match, viewer, seed);
      expect(told(copy, viewer)).toBe(told(match, viewer));
      checkState(copy);
    }
  });

  test('what the viewer cannot know is mixed, and nothing else', () => {
    const { match } = tinyTable(position);
    const hands = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const copy = dealtAnew(match, 0, seed);
      const [hand, deck] = [keysIn(copy, 4), keysIn(copy, 1)];
      hands.add(hand.toSorted().join());
      expect([...hand, ...deck].toSorted()).toEqual(['growl', 'lure', 'mirror', 'scout', 'volley', 'wither']);
      expect([keysIn(copy, 3), keysIn(copy, 7), keysIn(copy, zoneOf('discard', 1))]).toEqual([['pup', 'wolf'], ['guardian'], ['plague']]);
    }
    expect(hands.size).toBeGreaterThan(12);
  });

  test('the true match stays as it is', () => {
    const { match } = tinyTable(position);
    const before = saveState(match.game, match.state);
    dealtAnew(match, 0);
    expect(saveState(match.game, match.state)).toBe(before);
  });

  test('chance has another key', () => {
    const { match } = tinyTable(position);
    const copy = dealtAnew(match, 0);
    expect(nextWord([...copy.state.random])).not.toBe(nextWord([...match.state.random]));
    expect(copy.state.viewerKeys).toEqual(match.state.viewerKeys);
  });

  test('what was shown stays where it is', () => {
    const { match } = tinyTable(['1 hand foresight', '1 deck pup wolf bear druid hide claws']).answer('play foresight');
    for (let seed = 0; seed < 20; seed++) expect(keysIn(dealtAnew(match, 0, seed), 0).slice(0, 3)).toEqual(['pup', 'wolf', 'bear']);
    const other = Array.from({ length: 20 }, (_, seed) =>
      keysIn(dealtAnew(match, 1, seed), 0)
        .slice(0, 3)
        .join(),
    );
    expect(new Set(other).size).toBeGreaterThan(5);
  });

  test('what might be taken back is dealt anew too', () => {
    const table = tinyTable(['1 hand bear', '1 den pup wolf', '1 food 0', '2 hand scout lure', '2 deck mirror growl']).answer('play bear');
    for (let seed = 0; seed < 10; seed++) {
      const copy = dealtAnew(table.match, 0, seed);
      const before = keysIn(copy, 4);
      answer(copy, 0, []);
      expect(copy.state.checkpoint).toBeUndefined();
      expect(keysIn(copy, 4)).toEqual(before);
    }
  });
});

describe('a question to somebody else', () => {
  test('is asked again of the cards that are there now, under the same number', () => {
    const { match } = tinyTable(['1 hand pup trade', '1 deck lure bear hide claws totem', '1 food 1']);
    const asked = Array.from({ length: 30 }, (_, seed) => pending(dealtAnew(match, 1, seed)));
    expect(new Set(asked.map((open) => open?.id))).toEqual(new Set([match.state.decisions]));
    expect(new Set(asked.map((open) => open?.asks[0]?.options.length)).size).toBeGreaterThan(1);
  });

  test('is asked still, of a hand that has what it is about', () => {
    const clause: Clause = { targets: { it: one(friendly('handCard', is('kind', 'wolf'))) }, do: [act('gain')] };
    const spell: CardBehaviour = { key: 'spell', printed: { ...blank, type: 'spell' }, abilities: [activated('play', clause)] };
    const { match } = tinyTable(['1 hand spell wolf', '1 deck lure bear hide claws totem'], { cards: [spell] }).answer('play spell');
    for (let seed = 0; seed < 30; seed++) expect(told(dealtAnew(match, 1, seed), 1)).toBe(told(match, 1));
  });

  test('what was answered in secret stays secret, and legal', () => {
    const { match } = tinyTable(['1 food 3', '2 food 3']).answer('end').answer('end').answer('bid 2', 1);
    const copy = dealtAnew(match, 1);
    expect(pending(copy)?.asks.map(({ answered }) => answered)).toEqual([[2], undefined]);
    expect(told(copy, 1)).toBe(told(match, 1));
  });

  test('every deal of a whole match is a legal one', () => {
    const subject = tinySubject(3);
    const { match } = tinyTable(['seats 3', ...position, '3 hand hide', '3 deck claws totem']);
    for (const viewer of [0, 1, 2, SPECTATOR]) checkState(dealtAnew(match, viewer));
    expect(subject.game).toBe(match.game);
  });
});
