import { describe, expect, test } from 'vitest';
import { checkDecision, checkRefusals } from '../../conformance/decisions.ts';
import { answer, command } from '../../events/machine.ts';
import { canPayWith } from '../../derived/payable.ts';
import { paymentStep } from '../../events/paying.ts';
import { program } from '../../match/make-program.ts';
import { pending } from '../../match/match.ts';
import type { Due, Means } from '../../match/resource-policy.ts';
import { obviousAnswer } from '../../state/decision.ts';
import { ANY_TYPE, type CostPlace, type Generated } from '../../state/payment.ts';
import { failedCheck } from '../../state/site.ts';
import { restoreState, saveState } from '../../saves/save.ts';
import { openMatch } from '../../events/machine.ts';
import { seeDecision } from '../../views/see-decision.ts';
import { fact } from './state/facts.ts';
import { printedOf } from './state/reading.ts';
import type { Tiny, TinyMatch } from './state/state.ts';
import { cardsIn } from './state/state.ts';
import { tinyTable, type TinyTable } from './table.ts';

const fur = 1;
const claw = 2;
const wild = fur | claw;

/** What cards from the hand generate in these tests: bears two claws, wolves a fur and a claw, foxes a wild one, moles a fur. */
const yields: Readonly<Record<string, Generated['resources']>> = {
  bear: [{ types: claw, count: 2 }],
  wolf: [
    { types: fur, count: 1 },
    { types: claw, count: 1 },
  ],
  fox: [{ types: wild, count: 1 }],
  mole: [{ types: fur, count: 1 }],
};

interface Locals {
  readonly places: readonly CostPlace[];
  readonly needless: Due['needless'];
  /** Moles may fill these places alone. */
  readonly molesFill?: readonly number[];
}

function dueOf(match: TinyMatch, { places, needless, molesFill }: Locals): Due {
  const means = cardsIn(match, 'hand', 0).map((card): Means => {
    const { kind } = printedOf(match, card);
    const generated = { resources: yields[kind] ?? [], ...(kind === 'mole' && molesFill && { fills: molesFill }) };
    return { verb: 'offer', card, generated, alike: String(match.state.cards[card]?.definition) };
  });
  return { places, needless, means };
}

const payNow = program<Tiny, Locals>('pay now', [
  paymentStep({
    name: 'pay it',
    rule: 'TINY-OFFERING',
    purpose: 'payOffering',
    due: (match, { locals }) => dueOf(match, locals),
    facts: (_match, { seat }, { card }) => [fact('lookedAt', { card, seat }), fact('discarded', { card, seat })],
  }),
]);

const furAndAny: readonly CostPlace[] = [
  { name: 'fur', types: fur, count: 1 },
  { name: 'any', types: ANY_TYPE, count: 1 },
];

function asking(hand: string, locals: Partial<Locals> = {}): TinyTable {
  const table = tinyTable([`1 hand ${hand}`], { programs: [payNow] });
  command(table.match, payNow, { places: furAndAny, needless: 'refused', ...locals }, 0);
  return table;
}

/** What comes of an answer by indexes. */
function refusalOf(table: TinyTable, ...chosen: number[]): string {
  return answer(table.match, 0, chosen) ?? 'taken';
}

describe('a payment of typed resources', () => {
  test('is one question, and its means act in one batch, the first acts of all first', () => {
    const table = asking('scout forager bear');
    expect([table.asked(), table.offers()]).toEqual(['1 payOffering', ['offer scout 1', 'offer forager 1', 'offer bear 2']]);
    table.answer(['offer bear 2', 'offer forager 1']);
    expect(table.happened()).toEqual(['lookedAt forager', 'lookedAt bear', 'discarded forager', 'discarded bear']);
  });

  test('two claws do not pay for a fur; a wild one stands for it', () => {
    expect([refusalOf(asking('bear scout'), 0), refusalOf(asking('bear scout'), 0, 1)]).toEqual(['placeNotFilled', 'taken']);
  });

  test('what is left over of a needed card is lost; a needless card is refused, or lost where that is allowed', () => {
    // A wolf's fur and claw pay by themselves.
    expect([refusalOf(asking('wolf scout'), 0), refusalOf(asking('wolf scout'), 0, 1)]).toEqual(['taken', 'needlessOption']);
    expect(refusalOf(asking('wolf scout', { needless: 'allowed' }), 0, 1)).toBe('taken');
    expect(refusalOf(asking('bear forager', {}), 0, 1)).toBe('taken');
  });

  test('a restricted means fills its own places alone', () => {
    expect(refusalOf(asking('forager scout bear', { molesFill: [0] }), 0, 2)).toBe('taken');
    expect(refusalOf(asking('forager scout bear', { molesFill: [1] }), 0, 2)).toBe('placeNotFilled');
  });

  test('means that fill no place are not offered', () => {
    const places = [{ name: 'claw', types: claw, count: 2 }];
    expect(asking('forager bear wolf scout', { places }).offers()).toEqual(['offer bear 2', 'offer wolf 2', 'offer scout 1']);
  });

  test('is asked all the same of who cannot pay, as in a copy whose hidden cards were dealt anew', () => {
    const table = asking('bear', { places: [{ name: 'fur', types: fur, count: 1 }] });
    expect([table.offers(), refusalOf(table, 0)]).toEqual([['offer bear 2'], 'placeNotFilled']);
  });

  test('means that are alike stand as one option', () => {
    const table = asking('a=forager bear b=forager');
    expect(pending(table.match)?.asks[0]?.options.map(({ count }) => count)).toEqual([2, undefined]);
    table.answer(['offer a 1', 'offer a 1']);
    expect(['a', 'b', 'bear'].map((label) => table.lies(label))).toEqual(['discard 1', 'discard 1', 'hand 1']);
    expect(refusalOf(asking('forager bear forager'), 0, 0, 0)).toBe('wrongCount');
  });

  test('a payment with one answer is forced', () => {
    const ask = pending(asking('a=forager bear b=forager', { places: [{ name: 'fur', types: fur, count: 2 }] }).match)?.asks[0];
    expect([ask?.forced, ask && obviousAnswer('pay', ask)]).toEqual([true, [0, 0]]);
    expect(pending(asking('forager scout bear').match)?.asks[0]?.forced).toBe(false);
  });

  test('the first place that cannot be filled says why a cost cannot be paid', () => {
    const why = (hand: string): string | undefined => {
      const { match } = tinyTable([`1 hand ${hand}`]);
      return failedCheck(match, () => canPayWith(match, dueOf(match, { places: furAndAny, needless: 'refused' })))?.name;
    };
    expect(['bear', 'forager', 'scout', 'wolf'].map(why)).toEqual(['fur', 'any', 'any', undefined]);
  });

  test.each<[string, Partial<Locals>]>([
    ['a=forager scout bear wolf b=forager', {}],
    ['a=forager scout bear wolf b=forager', { needless: 'allowed' }],
    ['a=forager b=forager', { places: [{ name: 'two', types: ANY_TYPE, count: 2 }] }],
    ['scout wolf bear', { places: [{ name: 'claw', types: claw, count: 3 }] }],
  ])('is a sound question, saved and seen: %s %j', (hand, locals) => {
    const table = asking(hand, locals);
    const { match } = table;
    const open = pending(match);
    if (open === undefined) throw new Error('Nobody is asked.');
    checkDecision(match, open, undefined);
    const restored = restoreState(match.game, saveState(match.game, match.state));
    checkRefusals(match, open, restored.ok ? restored.value : match.state);
    expect(restored.ok && openMatch(match.game, restored.value).state.pending).toEqual(open);
    expect(seeDecision(match, 0)?.ask?.payment).toEqual(open.asks[0]?.payment);
    expect(seeDecision(match, 1)?.ask).toBeUndefined();
  });
});
