import { describe, expect, test } from 'vitest';
import { restoreState, saveState } from '../../saves/save.ts';
import { seedRandom, seedFromNumber } from '../../state/random.ts';
import { SPECTATOR } from '../../state/viewers.ts';
import { eventLog } from '../../views/event-log.ts';
import { handleNow } from '../../views/handles.ts';
import { seeDecision } from '../../views/see-decision.ts';
import { redeal } from '../../views/redeal.ts';
import { act, activated } from './meanings/builders.ts';
import { identities } from './game.ts';
import { blank } from './state/reading.ts';
import { cardsIn, type Tiny, type TinyMatch } from './state/state.ts';
import { tinyTable, type TinyTable } from './table.ts';
import { peek } from './meanings/verbs.ts';
import { viewTiny } from './state/view.ts';

/** A table at which the first player may look at so many cards of the other's deck. */
function table(count: number): TinyTable {
  const look = activated('play', { do: [act('peek', undefined, count)] });
  return tinyTable(['1 hand peek', '2 deck pup wolf bear scout'], {
    cards: [{ key: 'peek', printed: { ...blank, type: 'spell' }, abilities: [look] }],
    programs: [peek],
  });
}

/** The faces that a viewer sees in the second player's deck. */
function seenInDeck(match: TinyMatch, viewer: number): readonly (string | undefined)[] {
  const view = viewTiny(match, viewer);
  const deck = view.zones.find(({ kind, seat }) => kind === 'deck' && seat === 1);
  return (deck?.cards ?? []).map((handle) => view.cards[handle]?.definition);
}

function deckOf(match: TinyMatch): readonly (string | undefined)[] {
  return cardsIn(match, 'deck', 1).map((card) => match.game.definitions[match.state.cards[card]?.definition ?? 0]?.key);
}

/** All that the others are given while the look lasts and after it, as text. */
function toldToOthers(count: number, order: readonly string[]): readonly string[] {
  const looking = table(count);
  const { match } = looking;
  const log = eventLog<Tiny>();
  match.observer = log.observer(match);
  const others = [1, SPECTATOR];
  const given = (): readonly string[] =>
    others.map((viewer) => JSON.stringify([viewTiny(match, viewer), seeDecision(match, viewer), log.seen(match, viewer, 0), log.count()]));
  looking.answer('play peek');
  const during = given();
  looking.answer(order);
  return [...during, ...given()];
}

describe('a private look', () => {
  test('shows the cards to the one who looks, while the look lasts', () => {
    const looking = table(3);
    expect(seenInDeck(looking.match, 0)).toEqual([]);
    looking.answer('play peek');
    expect([looking.asked(), seenInDeck(looking.match, 0)]).toEqual(['1 putOnTop', ['pup', 'wolf', 'bear']]);
    looking.answer(['place bear', 'place pup', 'place wolf']);
    expect([looking.asked(), seenInDeck(looking.match, 0), looking.match.state.looks]).toEqual(['1 act', [], []]);
  });

  test('ends with the cards put back in an order', () => {
    const looking = table(3).answer('play peek').answer(['place bear', 'place pup', 'place wolf']);
    expect(deckOf(looking.match)).toEqual(['bear', 'pup', 'wolf', 'scout']);
  });

  test('tells nobody else anything: neither which cards, nor how many, nor their order', () => {
    const three = toldToOthers(3, ['place bear', 'place pup', 'place wolf']);
    expect(toldToOthers(3, ['place pup', 'place wolf', 'place bear'])).toEqual(three);
    expect(toldToOthers(1, ['place pup'])).toEqual(three);
    expect(three[0]).toContain('peeked');
  });

  test('lets nobody follow the cards from where they were seen', () => {
    const { match, card, answer } = table(2);
    answer('play peek');
    const seen = handleNow(match, 0, card('pup'));
    answer(['place wolf', 'place pup']);
    expect(handleNow(match, 0, card('pup'))).not.toBe(seen);
  });

  test('at no card is none, and nothing is asked', () => {
    const { match, asked } = tinyTable(['1 hand peek'], {
      cards: [{ key: 'peek', printed: { ...blank, type: 'spell' }, abilities: [activated('play', { do: [act('peek')] })] }],
      programs: [peek],
    }).answer('play peek');
    expect([asked(), match.state.looks]).toEqual(['1 act', []]);
  });

  test('is saved with the match, and what is looked at is dealt anew for the others alone', () => {
    const { match } = table(3).answer('play peek');
    const saved = restoreState(match.game, saveState(match.game, match.state));
    expect(saved.ok && saved.value.looks).toEqual(match.state.looks);
    const copies = Array.from({ length: 12 }, (_, seed) => redeal(match, 0, identities, seedRandom(seedFromNumber(seed))));
    expect(
      copies.every(
        (copy) =>
          deckOf(copy as TinyMatch)
            .slice(0, 3)
            .join() === 'pup,wolf,bear',
      ),
    ).toBe(true);
    const forOther = Array.from({ length: 12 }, (_, seed) => redeal(match, 1, identities, seedRandom(seedFromNumber(seed))));
    expect(new Set(forOther.map((copy) => deckOf(copy as TinyMatch).join())).size).toBeGreaterThan(1);
  });
});
