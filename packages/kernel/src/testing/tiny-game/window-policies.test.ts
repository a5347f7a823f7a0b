import { describe, expect, test } from 'vitest';
import { each, self, triggered, upTo, the, other } from '../../language/builders.ts';
import { act, activated, any, enemy, friendly, grant, optional, whenAny } from '../../language/word-builders.ts';
import type { WindowPolicy } from '../../match/match.ts';
import { isCurrent, pin } from '../../state/state.ts';
import { recordOf } from './state/reading.ts';
import { seatsFrom, type Tiny } from './state/state.ts';
import { tinyTable } from './table.ts';
import { beastsWith } from './test-beasts.ts';

const beast = beastsWith({ strength: 3 });

/** One class, of all abilities. */
function policy(more: Partial<WindowPolicy<Tiny>>, manner: 'all' | 'own' = 'all'): WindowPolicy<Tiny> {
  const players: WindowPolicy<Tiny>['responses'][number]['players'] = (match) => seatsFrom(match, match.state.active);
  return { interrupts: [], responses: [{ name: 'everything', rule: 'TINY-ORDER', manner, includes: () => true, players }], ...more };
}

const poke = beast('poke', activated('use', { targets: { it: upTo(1, any('beast')) }, do: [act('damage', the(), 1)] }));
const eager = beast('eager', triggered(whenAny('isHurt', any('beast')), { do: [act('gain')] }));

describe('the policy of a game says', () => {
  test('that each player orders their own abilities, the players one after the other', () => {
    const lines = ['1 den poke a=eager b=eager', '1 food 0', '2 den c=eager d=eager bear', '2 food 0'];
    const table = tinyTable(lines, { cards: [poke, eager], windows: policy({}, 'own') });
    table.answer('use poke').answer('choose bear');
    expect([table.asked(), table.offers()]).toEqual(['1 whichAbilityNext', ['resolve a', 'resolve b 1']]);
    table.answer('resolve b 1');
    expect([table.asked(), table.offers()]).toEqual(['2 whichAbilityNext', ['resolve c', 'resolve d 1']]);
    table.answer('resolve d 1');
    expect([table.food(1), table.food(2)]).toEqual([2, 2]);
  });

  test('which abilities begin to wait, and that a window is not worth opening', () => {
    const cards = [poke, eager];
    const lines = ['1 den poke a=eager', '1 food 0', '2 den b=eager bear', '2 food 0'];
    const ofTheActive = policy({ begins: (match, heard) => (heard.seat === match.state.active ? { ...heard, speaker: 0 } : undefined) });
    const table = tinyTable(lines, { cards, windows: ofTheActive }).answer('use poke').answer('choose bear');
    expect([table.food(1), table.food(2)]).toEqual([1, 0]);
    const none = tinyTable(lines, { cards, windows: policy({ opens: () => false }) })
      .answer('use poke')
      .answer('choose bear');
    expect([none.food(1), none.food(2)]).toEqual([0, 0]);
  });

  test('which abilities still wait before each resolves: that of a card that has left lapses', () => {
    const culler = beast('culler', triggered(whenAny('isHurt', any('beast')), { do: [act('kill', each(other(friendly('beast'))))] }));
    const pinned = policy({
      begins: (match, heard) => ({ ...heard, speaker: pin(recordOf(match, heard.self)) }),
      stillWaiting: (match, waiting) => waiting.filter(({ speaker }) => isCurrent(match.state, speaker)),
    });
    const lines = ['1 den poke bear', '2 den culler eager', '2 food 0'];
    const cards = [poke, culler, eager];
    const lapsed = tinyTable(lines, { cards, windows: pinned }).answer('use poke').answer('choose bear').answer('resolve culler');
    expect([lapsed.lies('eager'), lapsed.food(2)]).toEqual(['discard 2', 0]);
    const stays = tinyTable(lines, { cards, windows: policy({}) })
      .answer('use poke')
      .answer('choose bear')
      .answer('resolve culler');
    expect([stays.lies('eager'), stays.food(2)]).toEqual(['discard 2', 1]);
  });

  test('that an ability which is gained while a window is open joins it, and one that was there and heard nothing does not', () => {
    const gained = triggered(whenAny('isHurt', any('beast')), { do: [act('gain', undefined, 5)] });
    const giver = beast('giver', triggered(whenAny('isHurt', enemy('beast')), { do: [grant(gained, 'turn', self)] }));
    const joining = policy({ joining: { hears: () => true, joins: () => true } });
    const lines = ['1 den poke giver', '1 food 0', '2 den bear'];
    const play = (windows: WindowPolicy<Tiny>): number =>
      tinyTable(lines, { cards: [poke, giver], windows })
        .answer('use poke')
        .answer('choose bear')
        .food(1);
    expect([play(joining), play(policy({}))]).toEqual([5, 0]);
    expect(play(policy({ joining: { hears: () => true, joins: () => false } }))).toBe(0);
    expect(play(policy({ joining: { hears: () => false, joins: () => true } }))).toBe(0);
  });

  test('that what has joined joins once, whatever else resolves after it', () => {
    const gained = triggered(whenAny('isHurt', any('beast')), { do: [act('gain', undefined, 5)] });
    const giver = beast('giver', triggered(whenAny('isHurt', enemy('beast')), { do: [grant(gained, 'turn', self)] }));
    const windows = policy({ joining: { hears: () => true, joins: () => true } });
    const table = tinyTable(['1 den poke giver a=eager b=eager', '1 food 0', '2 den bear'], { cards: [poke, giver, eager], windows });
    table.answer('use poke').answer('choose bear').answer('resolve giver');
    expect(table.offers().length).toBe(3);
    while (table.asked().endsWith('whichAbilityNext')) table.answer(table.offers().at(-1) ?? '');
    expect([table.asked(), table.food(1)]).toEqual(['1 act', 5 + 1 + 1]);
  });

  test('that what is gained in a round is offered in it', () => {
    const gained = optional(whenAny('isHurt', any('beast')), { do: [act('gain', undefined, 5)] });
    const giver = beast('giver', optional(whenAny('isHurt', enemy('beast')), { do: [grant(gained, 'turn', self)] }));
    const players: WindowPolicy<Tiny>['responses'][number]['players'] = (match) => seatsFrom(match, match.state.active);
    const round = { name: 'everything', rule: 'TINY-ORDER', manner: 'round', includes: () => true, players } as const;
    const asked = (joining: Partial<WindowPolicy<Tiny>>): string => {
      const windows = policy({ responses: [round], ...joining });
      const table = tinyTable(['1 den poke giver', '1 food 0', '2 den bear'], { cards: [poke, giver], windows });
      return table.answer('use poke').answer('choose bear').answer('use giver').asked();
    };
    expect([asked({ joining: { hears: () => true, joins: () => true } }), asked({})]).toEqual(['1 mayRespond', '1 act']);
  });
});
