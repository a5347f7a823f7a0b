import { describe, expect, test } from 'vitest';
import { each, forbids, gives, instead, lends, modifies, one, other, self, that, the, triggered, upTo } from '../../language/builders.ts';
import { act, activated, any, enemy, friendly, is, optional, whenAny, whenSelf } from '../../language/word-builders.ts';
import { restoreState, saveState } from '../../saves/save.ts';
import { openMatch } from '../../events/machine.ts';
import { canUse, checks } from '../../events/uses.ts';
import { bearerOf } from '../../match/ability-ref.ts';
import { failedCheck } from '../../state/site.ts';
import { pin } from '../../state/state.ts';
import { fact } from './state/facts.ts';
import { recordOf } from './state/reading.ts';
import { tinyTable } from './table.ts';
import { beastsWith } from './test-beasts.ts';

const beast = beastsWith({ strength: 2 });

const blast = beast('blast', activated('use', { do: [act('damage', each(other(any('beast'))), 2)] }));

const poke = beast('poke', activated('use', { targets: { it: upTo(1, any('beast')) }, do: [act('damage', the(), 1)] }));

describe('an ability that is set off and paid for', () => {
  const gourmet = beast('gourmet', optional(whenAny('isHurt', other(any('beast'))), { do: [act('damage', that(), 1)] }, { cost: 2 }));

  test('is offered where its cost can be paid, and pays it', () => {
    const lines = ['1 den pinch=blast', '2 den gourmet bear'];
    expect(
      tinyTable([...lines, '2 food 1'], { cards: [blast, gourmet] })
        .answer('use pinch')
        .asked(),
    ).toBe('1 act');
    const table = tinyTable([...lines, '2 food 3'], { cards: [blast, gourmet] }).answer('use pinch');
    expect([table.asked(), table.offers()]).toEqual(['2 mayRespond', ['use gourmet']]);
    expect([table.answer('use gourmet').food(2), table.damage('bear')]).toEqual([1, 3]);
  });

  test('is not offered where what it is paid with is gone: a dead medic pays no health', () => {
    const lines = ['1 den blast', '2 den medic bear', '2 food 3'];
    expect(
      tinyTable(lines, { cards: [blast] })
        .answer('use blast')
        .asked(),
    ).toBe('1 act');
  });

  test('is used within its limit: twice a turn, whatever else happens', () => {
    const keen = beast(
      'keen',
      optional(whenAny('isHurt', other(any('beast'))), { do: [act('gain')] }, { limit: { per: 'turn', times: 2 } }),
    );
    const table = tinyTable(['1 den blast b=blast c=blast keen bear', '1 food 0'], { cards: [blast, keen] }).answer('use blast');
    // Three other beasts are hurt at once: three occurrences, of which two may be answered in a turn.
    expect(table.offers()).toEqual(['use keen', 'use keen 1', 'use keen 2']);
    table.answer('use keen').answer('use keen');
    expect([table.asked(), table.food(1)]).toEqual(['1 act', 2]);
  });

  test('is used within its limit, which is its own alone: what two cards lend is used once from each', () => {
    const eager = optional(whenAny('isHurt', other(any('beast'))), { do: [act('gain')] }, { limit: 'turn' });
    const tutor = beast('tutor', gives(each(friendly('beast', is('kind', 'bear'))), lends(eager)));
    const lines = ['1 den poke bear a=poke b=poke', '1 den tutor t=tutor', '1 food 0'];
    const table = tinyTable(lines, { cards: [poke, tutor] })
      .answer('use poke')
      .answer('choose poke');
    expect(table.offers()).toEqual(['use bear', 'use bear 1']);
    expect(table.answer('use bear').offers()).toEqual(['use bear']);
    expect([table.answer('use bear').asked(), table.food(1)]).toEqual(['1 act', 2]);
    expect(table.answer('use a').answer('choose a').asked()).toBe('1 act');
  });
});

describe('the event that set an ability off', () => {
  test('is known where it is asked whether the ability could do anything', () => {
    const stalker = beast('stalker', optional(whenAny('isHurt', enemy('beast')), { do: [act('kill', that())] }));
    const table = tinyTable(['1 den poke bear pup', '2 den stalker'], { cards: [poke, stalker] });
    expect(table.answer('use poke').answer('choose bear').offers()).toEqual(['use stalker']);
    expect(table.answer('use stalker').lies('bear')).toBe('discard 1');
    // The pup is dead by then: nothing could be done to it.
    const gone = tinyTable(['1 den poke bear pup', '2 den stalker'], { cards: [poke, stalker] });
    expect(gone.answer('use poke').answer('choose pup').asked()).toBe('1 act');
  });

  test('is the right one of several at once: an interrupt changes its own', () => {
    const warden = beast('warden', optional(whenAny('beforeHurt', any('beast')), { do: [act('prevent', undefined, 1)] }));
    const table = tinyTable(['1 den blast', '2 den a=bear b=bear warden'], { cards: [blast, warden] }).answer('use blast');
    expect(table.offers()).toEqual(['use warden', 'use warden 1', 'use warden 2']);
    table.answer('use warden 1');
    // Each occurrence once: the other two may still be answered, and its own not again.
    expect(table.offers()).toEqual(['use warden', 'use warden 1']);
    table.answer();
    expect(['a', 'b', 'warden'].map((label) => table.damage(label))).toEqual([2, 1, 0]);
  });

  test('is asked about anew after each interrupt: one that no longer happens is answered by nobody', () => {
    const warden = beast('warden', optional(whenAny('beforeHurt', other(any('beast'))), { do: [act('prevent', undefined, 9)] }));
    const table = tinyTable(['1 den blast', '1 food 0', '2 den bear w=warden v=warden'], { cards: [blast, warden] }).answer('use blast');
    table.answer('use w').answer('use v').answer('use w');
    expect([table.asked(), table.damage('bear')]).toEqual(['1 act', 0]);
  });
});

describe('a card that nobody controls', () => {
  test('acts for whom the policy of the game names', () => {
    const lurker = beast('lurker', triggered(whenAny('raids', any('beast')), { do: [act('gain', undefined, 5)] }));
    const table = tinyTable(['1 den wolf', '1 food 0', '2 den lurker', '2 food 0'], { cards: [lurker] });
    const record = table.match.state.cards[table.card('lurker')] as { controller: number };
    record.controller = -1;
    table.answer('raid wolf');
    table.answer('raidSeat 1');
    expect([table.food(1), table.food(2)]).toEqual([5, 0]);
  });

  test('has no controller who could do anything, and a text that says so is wrong', () => {
    const gift = beast(
      'gift',
      activated('use', { targets: { it: one(any('beast')) }, do: [act('gain', undefined, 1, { who: 'controller', of: the() })] }),
    );
    const table = tinyTable(['1 den gift', '2 den bear'], { cards: [gift] });
    const record = table.match.state.cards[table.card('bear')] as { controller: number };
    record.controller = -1;
    table.answer('use gift');
    expect(() => table.answer('choose bear')).toThrow('An act is somebody’s deed');
  });
});

describe('classes of a window', () => {
  const eager = beast('eager', triggered(whenAny('isHurt', any('beast')), { do: [act('gain')] }));
  const shy = beast('shy', optional(whenAny('isHurt', any('beast')), { do: [act('gain', undefined, 2)] }));

  test('forced abilities come before optional ones, ordered by the active player; what is alone is not ordered', () => {
    const table = tinyTable(['1 den poke', '1 food 0', '2 den e=eager s=shy bear', '2 food 0'], { cards: [eager, shy, poke] });
    table.answer('use poke').answer('choose bear');
    expect([table.asked(), table.food(2)]).toEqual(['2 mayRespond', 1]);
    expect(table.answer('use s').food(2)).toBe(3);
    const two = tinyTable(['1 den poke', '2 den e=eager f=eager bear', '2 food 0'], { cards: [eager, poke] });
    two.answer('use poke').answer('choose bear');
    expect([two.asked(), two.offers()]).toEqual(['1 whichAbilityNext', ['resolve e', 'resolve f 1']]);
    expect(two.answer('resolve f 1').food(2)).toBe(2);
  });

  test('each player is asked in turn, and after a use all are asked again', () => {
    const table = tinyTable(['1 den poke s=shy t=shy', '1 food 0', '2 den r=shy bear', '2 food 0'], { cards: [shy, poke] });
    table.answer('use poke').answer('choose bear');
    expect(table.asked()).toBe('1 mayRespond');
    expect(table.answer('use s').asked()).toBe('2 mayRespond');
    expect(table.answer().asked()).toBe('1 mayRespond');
    expect(table.answer('use t').asked()).toBe('2 mayRespond');
    expect(table.answer().asked()).toBe('1 act');
  });

  test('an open window survives a save', () => {
    const table = tinyTable(['1 den poke s=shy', '2 den r=shy bear'], { cards: [shy, poke] });
    table.answer('use poke').answer('choose bear').answer('use s');
    const { match } = table;
    const restored = restoreState(match.game, saveState(match.game, match.state));
    if (!restored.ok) throw new Error(JSON.stringify(restored.problems));
    const again = openMatch(match.game, restored.value);
    expect(again.state.pending?.asks.map(({ seat, options }) => [seat, options.length])).toEqual([[1, 1]]);
  });
});

describe('what is answered inside the window of another', () => {
  test('each occurrence once: a chain of hurts ends', () => {
    const thorn = beast('thorn', triggered(whenSelf('isHurt'), { do: [act('damage', each(enemy('beast')), 1)] }));
    const poke = beast('poke', activated('use', { do: [act('damage', each(enemy('beast')), 1)] }));
    const table = tinyTable(['1 den poke bear', '2 den thorn'], { cards: [thorn, poke] }).answer('use poke');
    expect([table.damage('thorn'), table.damage('bear'), table.damage('poke')]).toEqual([1, 1, 1]);
  });

  test('what replaces, changes or forbids an event of a window is as it is outside of one', () => {
    const poke = beast('poke', activated('use', { do: [act('damage', each(enemy('beast')), 1)] }));
    const tough = beast('tough', modifies(whenSelf('wouldBeHurt'), { do: [act('prevent', undefined, 1)] }));
    const spry = beast('spry', instead(whenSelf('wouldBeHurt'), { do: [act('gain')] }));
    const undying = beast('undying', forbids(whenSelf('dying')));
    const shy = beast('shy', optional(whenAny('isHurt', any('beast')), { do: [act('damage', self, 1)] }));
    const table = tinyTable(['1 den poke', '2 den tough spry undying shy', '2 food 0'], { cards: [poke, tough, spry, undying, shy] });
    table.answer('use poke');
    expect([table.damage('tough'), table.damage('spry'), table.food(2)]).toEqual([0, 0, 1]);
    expect(table.offers()).toEqual(['use shy', 'use shy 1']);
  });
});

describe('a match that nobody wins', () => {
  test('is lost by all who play, and not drawn', () => {
    const famine = beast('famine', activated('use', { do: [act('starve')] }));
    const { match, asked } = tinyTable(['1 den famine'], { cards: [famine] }).answer('use famine');
    expect([asked(), match.state.winners, match.state.lost, match.state.ending]).toEqual(['', [], true, 'starved']);
    const restored = restoreState(match.game, saveState(match.game, match.state));
    expect(restored.ok && [restored.value.winners, restored.value.lost]).toEqual([[], true]);
  });
});

describe('why an ability cannot be used', () => {
  const usage = {
    cost: 2,
    price: { targets: { it: one(friendly('beast', is('kind', 'wolf'))) }, do: [act('kill', the())] },
    limit: 'turn',
  };
  const picky = beast('picky', optional(whenAny('isHurt', any('beast')), { do: [act('kill', that())] }, usage));

  function reason(lines: readonly string[], hurt = 'bear'): string | undefined {
    const { match, card } = tinyTable(lines, { cards: [picky] });
    const [ref = 0] = match.state.listeners.filter((each) => bearerOf(each) === card('picky'));
    const using = { ref, self: card('picky'), seat: 0 };
    const event = fact('damaged', { card: pin(recordOf(match, card(hurt))), amount: 1 });
    const failed = failedCheck(match, () => canUse(match, using, event));
    expect([match.probe, failed === undefined]).toEqual([undefined, canUse(match, using, event)]);
    return failed?.name;
  }

  test('its first failing check is named, and none where it can be', () => {
    expect(reason(['1 den picky wolf bear', '1 food 2'])).toBeUndefined();
    expect(reason(['1 den picky wolf bear', '1 food 1'])).toBe(checks.cost.name);
    // The part of the price that no card is left for.
    expect(reason(['1 den picky bear', '1 food 2'])).toBe('it');
  });
});
