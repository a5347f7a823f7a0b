import { describe, expect, test } from 'vitest';
import { one, other, self, the, upTo } from '../../language/builders.ts';
import { act, activated, friendly, is } from '../../language/word-builders.ts';
import type { Clause } from '../../language/effects.ts';
import type { Deed } from '../../language/deed.ts';
import type { Verb } from '../../match/match.ts';
import { raise } from '../../events/raise.ts';
import type { CardId } from '../../state/state.ts';
import { fact } from './state/facts.ts';
import type { OtherManners } from './game.ts';
import { cardsIn, type Tiny } from './state/state.ts';
import { tinyTable, type TinyTable } from './table.ts';
import { beastsWith } from './test-beasts.ts';
import { words } from './vocabulary.ts';

const beast = beastsWith({ kind: 'mole', strength: 9 });
const mine = friendly('beast');
const wolves = friendly('beast', is('kind', 'wolf'));
const kills = (...names: readonly string[]): Clause['do'] => names.map((name) => act('kill', the(name)));

/** A table at which the payer may be used for a price. */
function paying(price: Clause, den: string, manners: OtherManners = {}): TinyTable {
  const payer = beast('payer', activated('use', { do: [act('gain', undefined, 5)] }, 0, { price }));
  return tinyTable([`1 den payer ${den}`, '1 food 0'], { cards: [payer], ...manners });
}

/** What is offered as the price is paid, one question after the other, where the first that is offered is always chosen. */
function questions(table: TinyTable): readonly (readonly string[])[] {
  const asked: (readonly string[])[] = [];
  table.answer('use payer');
  while (table.asked() !== '1 act') {
    asked.push(table.offers());
    table.answer(table.offers()[0]);
  }
  return asked;
}

describe('a card that is chosen for one part of a price', () => {
  const price: Clause = { targets: { any: one(other(mine)), wolf: one(wolves) }, do: kills('any', 'wolf') };

  test('is not the one that a later part needs', () => {
    const table = paying(price, 'wolf bear');
    expect(questions(table)).toEqual([['choose bear'], ['choose wolf']]);
    expect([table.food(1), table.lies('wolf'), table.lies('bear')]).toEqual([5, 'discard 1', 'discard 1']);
  });

  test('is chosen freely where there is enough for all', () => {
    expect(questions(paying(price, 'wolf pup bear'))).toEqual([['choose wolf', 'choose pup', 'choose bear'], ['choose pup']]);
  });

  test('pays once: a price for which there are too few cards cannot be paid', () => {
    expect(paying(price, 'wolf').offers()).not.toContain('use payer');
    expect(paying(price, 'bear guardian').offers()).not.toContain('use payer');
    expect(paying(price, 'wolf bear').offers()).toContain('use payer');
  });

  test('is not the one that a clause further on needs', () => {
    const chain: Clause = {
      targets: { any: one(other(mine)) },
      do: kills('any'),
      next: { targets: { wolf: one(wolves) }, do: kills('wolf') },
    };
    expect(questions(paying(chain, 'wolf bear'))).toEqual([['choose bear'], ['choose wolf']]);
    expect(paying(chain, 'wolf').offers()).not.toContain('use payer');
  });

  test('of several for one part leaves the others what they need, one after the other', () => {
    const two: Clause = { targets: { two: { ...one(other(mine)), min: 2, max: 2 }, wolf: one(wolves) }, do: kills('two', 'wolf') };
    expect(questions(paying(two, 'wolf pup bear'))).toEqual([
      ['choose wolf', 'choose pup', 'choose bear'],
      ['choose bear'],
      ['choose pup'],
    ]);
    expect(questions(paying(two, 'wolf bear guardian'))).toEqual([
      ['choose bear', 'choose guardian'],
      ['choose guardian'],
      ['choose wolf'],
    ]);
    expect(paying(two, 'wolf pup').offers()).not.toContain('use payer');
  });

  test('of several for the only part is chosen with the others at once', () => {
    const two: Clause = { targets: { two: { ...one(other(mine)), min: 2, max: 2 } }, do: kills('two') };
    const table = paying(two, 'wolf pup bear').answer('use payer');
    expect(table.answer(['choose wolf', 'choose bear']).asked()).toBe('1 act');
    expect(['wolf', 'pup', 'bear'].map(table.lies)).toEqual(['discard 1', 'den 1', 'discard 1']);
  });

  test('that need not be chosen leaves the price payable', () => {
    const free: Clause = { targets: { any: upTo(1, other(mine)) }, do: kills('any') };
    const table = paying(free, '').answer('use payer');
    expect([table.asked(), table.food(1)]).toEqual(['1 act', 5]);
  });

  test('must do for all that is done to it', () => {
    const hurt: Clause = { targets: { any: one(mine) }, do: [act('damage', the('any'), 1), act('kill', the('any'))] };
    expect(questions(paying(hurt, 'wolf'))[0]).toEqual(['choose payer', 'choose wolf']);
    const health: Clause = { if: { kind: 'exists', of: wolves, least: 2 }, do: [act('damage', self, 1)] };
    expect([paying(health, 'wolf pup').offers().includes('use payer'), paying(health, 'wolf').offers().includes('use payer')]).toEqual([
      true,
      false,
    ]);
  });
});

describe('cards that are picked as an act is done', () => {
  const promised: (readonly (readonly CardId[])[] | undefined)[] = [];
  const others = (match: Parameters<NonNullable<Verb<Tiny>['picks']>>[0], { seat, source }: Deed): readonly CardId[] =>
    cardsIn(match, 'den', seat).filter((card) => card !== source);
  const cull: Verb<Tiny> = {
    run: (match, deed) => {
      promised.push(deed.promised);
      raise(match, fact('foodGained', { seat: deed.seat, amount: 1 }));
    },
    picks: (match, deed) => Array.from({ length: deed.amount }, () => others(match, deed)),
  };
  const manners: OtherManners = { words: { verbs: { ...words.verbs, cull } as typeof words.verbs } };

  test('are counted among what a price takes', () => {
    const price: Clause = { targets: { wolf: one(wolves) }, do: [act('cull', undefined, 2), ...kills('wolf')] };
    expect(
      [paying(price, 'wolf bear guardian', manners), paying(price, 'wolf bear', manners)].map((table) =>
        table.offers().includes('use payer'),
      ),
    ).toEqual([true, false]);
    const ofEach: Clause = { targets: { wolf: one(wolves) }, do: [act('cull', undefined, 2, { who: 'each' }), ...kills('wolf')] };
    expect(paying(ofEach, 'wolf', manners).offers()).toContain('use payer');
  });

  test('are told what else is to be paid', () => {
    const price: Clause = { do: [act('cull')], next: { targets: { wolf: one(wolves) }, do: kills('wolf') } };
    const table = paying(price, 'wolf bear', manners);
    promised.length = 0;
    questions(table);
    expect(promised).toEqual([[[table.card('wolf')]]]);
    const before: Clause = { targets: { wolf: one(wolves) }, do: [act('cull'), ...kills('wolf')] };
    promised.length = 0;
    questions(paying(before, 'wolf bear', manners));
    expect(promised).toEqual([[]]);
  });
});
