import { describe, expect, test } from 'vitest';
import { each, forEachOf, that, triggered } from '../language/builders.ts';
import type { Ability } from '../language/effects.ts';
import { act, activated, any, is, whenAny } from '../language/word-builders.ts';
import { abilityRef } from '../match/ability-ref.ts';
import { pending } from '../match/match.ts';
import { obviousAnswer } from '../state/decision.ts';
import type { AbilityRef } from '../state/state.ts';
import { fact } from '../testing/tiny-game/state/facts.ts';
import { alikeInOrder } from './same-order.ts';
import { tinyTable, type TinyTable } from '../testing/tiny-game/table.ts';
import { beastsWith } from '../testing/tiny-game/test-beasts.ts';

const beast = beastsWith({ strength: 9 });
const bears = each(any('beast', is('kind', 'bear')));
const blast = beast('blast', activated('use', { do: [act('damage', bears, 1)] }));
const deck = '1 deck wolf pup hunter scout';

/** Bears are hurt at once, and beasts a, b … with these abilities hear it. */
function hurt(bearsHurt: number, ...heard: readonly Ability[]): TinyTable {
  const names = heard.map((_, at) => `hears${at}`);
  const cards = [blast, ...heard.map((ability, at) => beast(names[at] ?? '', ability))];
  const beasts = names.map((name, at) => `${String.fromCharCode(97 + at)}=${name}`).join(' ');
  const den = Array.from({ length: bearsHurt }, (_, at) => `bear${at}=bear`).join(' ');
  return tinyTable([`1 den blast ${beasts}`, '1 food 0', `2 den ${den}`, deck], { cards }).answer('use blast');
}

/** What is offered, and whether a policy may answer; those that are like one before them stand in brackets. */
function asked(table: TinyTable): readonly string[] {
  const open = pending(table.match);
  const [ask] = open?.asks ?? [];
  if (open?.kind !== 'next' || ask === undefined) return [table.asked()];
  const offers = table.offers().map((offer, at) => (ask.options[at]?.alike ? `(${offer})` : offer));
  return [...offers, obviousAnswer(open.kind, ask) === undefined ? 'to be chosen' : 'obvious'];
}

const whenHurt = whenAny('isHurt', any('beast'));
const gains = triggered(whenHurt, { do: [act('gain')] });
const heals = triggered(whenHurt, { do: [act('heal', that())] });
const draws = triggered(whenHurt, { do: [act('draw')] });

describe('an ability that waits several times', () => {
  test('is one thing to choose where its text does not speak of what set it off, and resolves as often as it waits', () => {
    const alone = hurt(2, gains);
    expect(asked(alone)).toEqual(['resolve a', '(resolve a 1)', 'obvious']);
    expect(alone.answer('resolve a').food(1)).toBe(2);
    const beside = hurt(2, gains, heals);
    expect(asked(beside)).toEqual(['resolve a', 'resolve b 1', '(resolve a 2)', 'resolve b 3', 'to be chosen']);
    expect(asked(beside.answer('resolve a'))).toEqual(['resolve b', 'resolve a 1', 'resolve b 2', 'to be chosen']);
  });

  test('is several where it speaks of what set it off', () => {
    expect(asked(hurt(2, heals))).toEqual(['resolve a', 'resolve a 1', 'to be chosen']);
  });

  test('is another one than another ability of its card', () => {
    const cards = [blast, beast('both', gains, triggered(whenHurt, { do: [act('gain', undefined, 2)] }))];
    const table = tinyTable(['1 den blast a=both', '1 food 0', '2 den bear', deck], { cards }).answer('use blast');
    expect(asked(table)).toEqual(['resolve a', 'resolve a 1', 'to be chosen']);
    expect(table.answer('resolve a 1').food(1)).toBe(3);
  });

  test('is another one of another card', () => {
    expect(asked(hurt(1, gains, gains))).toEqual(['resolve a', 'resolve b 1', 'to be chosen']);
  });
});

describe('abilities that only add', () => {
  const two = triggered(whenHurt, { do: [act('draw', undefined, 2)] });

  test('come to the same in any order', () => {
    const table = hurt(1, draws, two);
    expect(asked(table)).toEqual(['resolve a', '(resolve b 1)', 'obvious']);
    const drawn = (line: string): boolean => line.startsWith('drew');
    expect(table.answer('resolve b 1').happened().filter(drawn)).toHaveLength(3);
  });

  const draw = act('draw');
  const others: readonly (readonly [string, Ability])[] = [
    ['does something else', gains],
    ['does something else too', triggered(whenHurt, { do: [draw, act('gain')] })],
    ['is offered', triggered(whenHurt, { may: true, do: [draw] })],
    ['counts how much', triggered(whenHurt, { do: [act('draw', undefined, forEachOf(1, bears))] })],
    ['speaks of a card’s controller', triggered(whenHurt, { do: [{ ...draw, who: 'controller', of: that() }] })],
    ['has a limit', { ...triggered(whenHurt, { do: [draw] }), limit: 'turn' }],
    ['costs something', { ...triggered(whenHurt, { do: [draw] }), cost: 0 }],
    ['goes on', triggered(whenHurt, { do: [draw], next: { do: [act('gain')] } })],
  ];
  test.each(others)('are put in order beside one that %s', (_, ability) => {
    expect(asked(hurt(1, draws, ability))).toEqual(['resolve a', 'resolve b 1', 'to be chosen']);
  });

  test('are put in order where something answers what they do', () => {
    const listens = triggered({ occasion: 'draws' }, { do: [act('gain')] });
    expect(asked(hurt(1, draws, draws))).toEqual(['resolve a', '(resolve b 1)', 'obvious']);
    expect(asked(hurt(1, draws, draws, listens))).toEqual(['resolve a', 'resolve b 1', 'to be chosen']);
  });

  test('are put in order where they wait beside each other and resolve later', () => {
    const table = hurt(1, draws, two);
    const waiting = [0, 1].map((at) => ({ ref: refOf(table, at), self: table.card(at === 0 ? 'a' : 'b'), seat: 0, event: blank }));
    expect(alikeInOrder(table.match, waiting, true)).toEqual([false, true]);
    expect(alikeInOrder(table.match, waiting, false)).toEqual([false, false]);
  });
});

const blank = fact('roundBegan', { value: 1 });

function refOf(table: TinyTable, at: number): AbilityRef {
  return abilityRef(table.card(at === 0 ? 'a' : 'b'), 0);
}
