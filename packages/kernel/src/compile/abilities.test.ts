import { describe, expect, test } from 'vitest';
import {
  atLeast,
  each,
  forbids,
  gives,
  givesWhile,
  instead,
  lends,
  nth,
  number,
  once,
  one,
  oneOrMore,
  opponent,
  other,
  self,
  the,
  triggered,
  you,
} from '../language/builders.ts';
import {
  act,
  activated,
  any,
  enemy,
  friendly,
  is,
  lists,
  plus,
  rule,
  tally,
  when,
  whenAny,
  whenHost,
  whenSelf,
} from '../language/word-builders.ts';
import type { Ability, Change, When } from '../language/effects.ts';
import type { Occasion } from '../language/occasion.ts';
import { contextOf } from '../derived/contexts.ts';
import { listenerKey } from '../match/listener-index.ts';
import type { CompiledAbility } from '../match/match.ts';
import type { CompileTables } from '../expressions/tables.ts';
import { fact, kind } from '../testing/tiny-game/state/facts.ts';
import type { Tiny } from '../testing/tiny-game/state/state.ts';
import { tinyTable } from '../testing/tiny-game/table.ts';
import { durations } from '../testing/tiny-game/meanings/meanings.ts';
import { lexiconOf, type Spoken, words } from '../testing/tiny-game/vocabulary.ts';
import { compileAbilities, COST_HEADER } from './abilities.ts';

const { match, card } = tinyTable(['1 den wolf bear:1 claws@bear', '1 food 3', '2 den pup hunter']);
const occasions: Readonly<Record<string, Occasion>> = {
  ...words.occasions,
  hunts: { event: kind.defended, moment: 'after', card: 'other' },
  names: { event: kind.kindNamed, moment: 'after', value: 2, also: [kind.lookedAt] },
  namesEither: { event: kind.kindNamed, moment: 'after', value: [1, 2] },
  comes: { event: kind.died, moment: 'after', to: (zone) => zone === 7 },
  goes: { event: kind.died, moment: 'after', from: (zone) => zone === 7, card: 'other' },
};

type Words = { readonly [K in keyof Spoken]?: Spoken[K] | undefined };

function compiled(abilities: readonly Ability[], more: Words = {}, defined: unknown[] = []): readonly CompiledAbility<Tiny>[] {
  const tables: CompileTables<Tiny> = {
    ...lexiconOf({ ...words, occasions, ...more } as Spoken),
    factKind: (name) => kind[name as keyof typeof kind],
    durations,
    define: (ability) => defined.push(ability) + 40,
  };
  return compileAbilities(tables, 'key', abilities);
}

function only(ability: Ability, more: Words = {}): CompiledAbility<Tiny> {
  const [first] = compiled([ability], more);
  if (first === undefined) throw new Error('It is compiled.');
  return first;
}

const nothing = { do: [] };
const hears = (occasion: When): CompiledAbility<Tiny>['trigger'] => only(triggered(occasion, nothing)).trigger;
const context = (bearer: string, event = fact('damaged', { card: card(bearer), amount: 1 })): ReturnType<typeof contextOf> =>
  contextOf(match, card(bearer), { event });

describe('what an ability listens for', () => {
  test.each<[string, When, 'card' | 'other' | undefined]>([
    ['the card itself', whenSelf('dies'), 'card'],
    ['the other card', when('defends', { other: 'self' }), 'other'],
    ['the card itself, which is the other card of the event', whenSelf('hunts'), 'other'],
    ['the other card, which is the card of the event', when('hunts', { other: 'self' }), 'card'],
    ['both', when('hunts', { card: 'self', other: 'self' }), 'other'],
    ['its host', whenHost('dies'), undefined],
    ['any card', whenAny('dies', any('beast')), undefined],
    ['no card', when('turnEnds'), undefined],
  ])('where it is about %s', (_what, occasion, field) => {
    expect(hears(occasion).selfField).toBe(field);
  });

  test('is the kind and moment of its occasion, with others that the same words mean, and the value', () => {
    const named = hears(when('names'));
    expect([named.key, named.alsoKeys, named.eventValue]).toEqual([
      listenerKey(kind.kindNamed, 'after'),
      [listenerKey(kind.lookedAt, 'after')],
      2,
    ]);
    const either = hears(when('namesEither'));
    expect([either.key, either.alsoKeys, either.eventValue]).toEqual([listenerKey(kind.kindNamed, 'after'), [], -1]);
    const none = only(activated('use', nothing)).trigger;
    expect([none.key, none.alsoKeys, none.eventValue, none.moves, none.nth, none.selfField]).toEqual([
      -1,
      [],
      -1,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('is one occasion for each of several, and one ability for each header', () => {
    const several: Ability = { ...triggered(whenSelf('dies'), nothing), also: [whenSelf('isHurt'), whenSelf('enters')] } as Ability;
    expect(compiled([several]).map(({ trigger }) => trigger.key)).toEqual(
      [kind.died, kind.damaged, kind.enteredDen].map((each) => listenerKey(each, 'after')),
    );
    expect(compiled([activated(['play', 'use'], nothing), { kind: 'cost', sort: 'additional' }]).map(({ header }) => header)).toEqual([
      'play',
      'use',
      COST_HEADER,
    ]);
    expect([forbids(whenAny('dying', any('beast'))), gives(self)].map((each) => only(each).header)).toEqual(['', '']);
  });

  test('may be moves into a zone or out of one', () => {
    expect(hears(whenAny('comes', any('beast'))).moves).toMatchObject({ field: 'card', from: undefined, to: occasions['comes']?.to });
    expect(hears(whenAny('goes', any('beast'))).moves).toMatchObject({ field: 'other', to: undefined, from: occasions['goes']?.from });
    expect(hears(whenAny('dies', any('beast'))).moves).toBeUndefined();
  });

  test('may be all events of a batch together, where the occasion says so of what has happened', () => {
    expect([hears(oneOrMore(whenAny('dies', any('beast')))).isOncePerBatch, hears(whenAny('dies', any('beast'))).isOncePerBatch]).toEqual([
      true,
      false,
    ]);
    for (const wrong of ['enters', 'beforeDying'])
      expect(() => hears(oneOrMore(whenAny(wrong, any('beast'))))).toThrow(`${wrong} is not waited for once`);
  });

  test('may be the first or the second time, where a history of what has happened is kept', () => {
    expect(hears(nth(2, when('dies'))).nth).toEqual({ history: 'deaths', count: 2, apart: false });
    expect(hears(nth(1, when('played', { by: 'you' }))).nth).toEqual({ history: 'played', count: 1, apart: true });
    expect(hears(when('dies')).nth).toBeUndefined();
    expect(() => hears(nth(1, when('enters')))).toThrow('Of the occasion enters no history is kept.');
    const early = { ...occasions, early: { event: kind.died, moment: 'interrupt', history: 'deaths' } } as const;
    expect(() => only(triggered(nth(1, when('early')), nothing), { occasions: early })).toThrow('no history is kept');
  });
});

describe('whether an event sets an ability off', () => {
  const rich = atLeast(tally('food', 'you'), 9);
  const holds = (ability: Ability, more: Words = {}): readonly boolean[] => {
    const { matchesEvent, conditionHolds } = only(ability, more).trigger;
    return [matchesEvent(match, context('wolf')), conditionHolds(match, context('wolf'))];
  };

  test('hangs on its occasion, and on the condition without which nothing happens', () => {
    expect(holds(triggered(whenSelf('isHurt'), nothing))).toEqual([true, true]);
    expect(holds(triggered(whenSelf('dies'), nothing))).toEqual([true, true]);
    expect(holds(triggered(whenAny('isHurt', enemy('beast')), nothing))).toEqual([false, true]);
    expect(holds(triggered(whenSelf('isHurt'), { if: rich, do: [] }))).toEqual([false, false]);
    expect(holds(triggered(whenSelf('isHurt'), { if: atLeast(tally('food', 'you'), 3), do: [] }))).toEqual([true, true]);
    for (const more of [{ else: nothing }, { next: nothing }])
      expect(holds(triggered(whenSelf('isHurt'), { if: rich, do: [], ...more }))).toEqual([true, true]);
    expect(holds(activated('use', nothing))).toEqual([false, false]);
  });

  test('hangs on its occasion alone where the game looks at the condition later, but for what works once or replaces', () => {
    const late = { triggersIgnoringCondition: true } as const;
    const clause = { if: rich, do: [] };
    expect(holds(triggered(whenSelf('isHurt'), clause), late)).toEqual([true, false]);
    expect(holds(triggered(whenAny('isHurt', enemy('beast')), clause), late)).toEqual([false, false]);
    expect(holds(once(triggered(whenSelf('isHurt'), clause)), late)).toEqual([false, false]);
    expect(holds(instead(whenSelf('wouldBeHurt'), clause), late)).toEqual([false, false]);
  });

  test('and what it may offer first of all is told of replacements alone', () => {
    const offer = { may: true, do: [act('gain')] } as const;
    expect(
      [only(instead(whenSelf('wouldDie'), offer)), only(triggered(whenSelf('dies'), offer))].map(
        ({ trigger }) => trigger.firstOffer !== undefined,
      ),
    ).toEqual([true, false]);
  });

  test('once is told of what works once alone', () => {
    expect(
      [once(triggered(whenSelf('dies'), nothing)), triggered(whenSelf('dies'), nothing), activated('use', nothing)].map(
        (each) => only(each).once,
      ),
    ).toEqual([true, false, false]);
  });
});

describe('what a static ability changes', () => {
  const onCard = (ability: Ability, on: string, bearer = 'wolf'): boolean =>
    only(ability).static.appliesToCard(match, card(on), contextOf(match, card(bearer)));
  const onSeat = (ability: Ability, seat: number): boolean =>
    only(ability).static.appliesToSeat(match, seat, contextOf(match, card('wolf')));

  test('works on what it says, while its condition holds', () => {
    const mine = each(friendly('beast'));
    expect([onCard(gives(mine), 'bear'), onCard(gives(mine), 'pup'), onCard(gives(you), 'wolf')]).toEqual([true, false, false]);
    expect([onSeat(gives(you), 0), onSeat(gives(you), 1), onSeat(gives(opponent), 1)]).toEqual([true, false, true]);
    const [poor, rich] = [atLeast(tally('food', 'you'), 9), atLeast(tally('food', 'you'), 3)];
    expect([onCard(givesWhile(poor, mine), 'bear'), onCard(givesWhile(rich, mine), 'bear'), onCard(givesWhile(rich, mine), 'pup')]).toEqual(
      [false, true, false],
    );
    expect([onSeat(givesWhile(poor, you), 0), onSeat(givesWhile(rich, you), 0), onSeat(givesWhile(rich, you), 1)]).toEqual([
      false,
      true,
      false,
    ]);
    expect([onCard(activated('use', nothing), 'wolf'), onSeat(activated('use', nothing), 0)]).toEqual([false, false]);
  });

  test('are amounts, counted or fixed, and one where none is said', () => {
    const { amounts } = only(
      gives(self, plus('strength', 3), plus('cunning', tally('food', 'you')), lists('kinds', 'gain', 'fox'), rule('cannotRaid')),
    ).static;
    expect(amounts.map((amount) => amount(match, contextOf(match, card('wolf'))))).toEqual([3, 3, 1, 1]);
    expect(only(activated('use', nothing)).static.amounts).toEqual([]);
  });

  test('may speak of cards, as they are or as what they would count as', () => {
    const speaks = (change: Change, more: Words = {}): ((on: string, as?: string) => boolean | undefined) => {
      const [of] = only(gives(self, change), more).static.speaksOf;
      return (on, as) => of?.(match, card(on), contextOf(match, card('wolf')), as);
    };
    const ofBeasts = speaks(rule('cannotRaid', { of: enemy('beast', is('kind', 'wolf')) }));
    expect([ofBeasts('pup'), ofBeasts('bear'), ofBeasts('claws')]).toEqual([true, false, false]);
    expect([ofBeasts('pup', 'beast'), ofBeasts('pup', 'charm'), ofBeasts('bear', 'beast')]).toEqual([true, false, false]);
    const ofDead = speaks(rule('cannotRaid', { of: enemy('deadBeast') }));
    // What a card would count as is not where it lies.
    expect([ofDead('pup'), ofDead('pup', 'deadBeast'), ofDead('pup', 'beast')]).toEqual([false, true, false]);
    const ofAll = speaks(rule('cannotRaid', { of: enemy('card') }));
    expect([ofAll('pup'), ofAll('pup', 'beast'), ofAll('bear', 'beast')]).toEqual([true, true, false]);
    const covering = { ...words.nouns, deadBeast: { ...words.nouns.deadBeast, covers: ['beast'] } };
    const ofDeadAndLiving = speaks(rule('cannotRaid', { of: enemy('deadBeast') }), { nouns: covering });
    expect([ofDeadAndLiving('pup', 'beast'), ofDeadAndLiving('pup', 'charm'), ofDeadAndLiving('bear', 'beast')]).toEqual([
      true,
      false,
      false,
    ]);
    const { card: _, ...nouns } = words.nouns;
    const plain = speaks(rule('cannotRaid', { of: enemy('deadBeast') }), { nouns });
    expect([plain('pup', 'deadBeast'), plain('pup')]).toEqual([false, false]);
    expect([speaks(rule('cannotRaid'))('pup'), speaks(plus('strength', 1))('pup')]).toEqual([undefined, undefined]);
  });

  test('may except something from a copy, which is a definition of its own', () => {
    const defined: unknown[] = [];
    const except = gives(self, plus('strength', 1));
    const [copying] = compiled([gives(self, rule('says', { except }), plus('strength', 1), rule('says'))], {}, defined);
    expect([copying?.static.excepts, defined]).toEqual([[41, 0, 0], [except]]);
  });

  test('may lend abilities, which follow those of the card and know their bearers', () => {
    const lender = gives(
      each(other(friendly('beast'))),
      lends(activated('use', nothing)),
      plus('strength', 1),
      lends(gives(self, plus('strength', 1))),
    );
    const all = compiled([lender, activated('play', nothing)]);
    expect([all.length, all[0]?.static.lends, all.map(({ lent }) => lent !== undefined)]).toEqual([4, [2, 3], [false, false, true, true]]);
    const [, , lent] = all;
    expect(lent?.lent?.bearers(match, card('wolf'))).toEqual([card('bear')]);
    expect([lent?.lent?.isBearer(match, card('bear'), card('wolf')), lent?.lent?.isBearer(match, card('pup'), card('wolf'))]).toEqual([
      true,
      false,
    ]);
    expect(() => compiled([gives(self, lends(gives(self, lends(activated('use', nothing)))))])).toThrow('A lent ability lends none.');
    const [, ofPlayer] = compiled([gives(you, lends(activated('use', nothing)))]);
    expect(ofPlayer?.lent?.bearers(match, card('wolf'))).toEqual([]);
    const [, barred] = compiled([givesWhile(atLeast(tally('food', 'you'), 9), self, lends(activated('use', nothing)))]);
    expect(barred?.lent?.bearers(match, card('wolf'))).toEqual([]);
  });
});

describe('what is announced and paid', () => {
  const x = { x: { least: 1, most: tally('food', 'you') } } as const;

  test('are numbers from what to what, and targets', () => {
    const text = { numbers: x, targets: { it: one(enemy('beast')) }, do: [act('damage', the(), number())] };
    const { announced, slots } = only(activated('use', text));
    expect(announced.numbers.map(({ slot, least, most }) => [slot, least, most(match, contextOf(match, card('wolf')))])).toEqual([
      [slots.numbers['x'], 1, 3],
    ]);
    const [target] = announced.targets;
    expect([target?.min, target?.max, target?.candidates(match, contextOf(match, card('wolf')))]).toEqual([
      1,
      1,
      [card('pup'), card('hunter')],
    ]);
    expect(target?.isMeant(match, contextOf(match, card('wolf')))).toBe(true);
    expect([announced.program?.name, only(activated('use', text), { announces: false }).announced.program]).toEqual([
      'key/0use/announced',
      undefined,
    ]);
    expect(only(activated('use', nothing)).announced.program).toBeUndefined();
  });

  test('is nothing of what each player does', () => {
    const { announced } = only(activated('use', { each: 'player', targets: { it: one(friendly('beast')) }, do: [act('kill', the())] }));
    expect([announced.targets, announced.program]).toEqual([[], undefined]);
  });

  test('is a price with a program, or a cost without', () => {
    const priced = only(activated('use', nothing, 2, { price: { do: [act('kill', self)] } })).price;
    const free = only(activated('use', nothing)).price;
    expect([priced.program?.name, priced.fixed, free.program, free.fixed]).toEqual(['key/0use/price', 2, undefined, 0]);
    const counted = only(activated('use', nothing, tally('food', 'you'))).price;
    expect([counted.fixed, counted.amount(match, contextOf(match, card('wolf')))]).toEqual([undefined, 3]);
    const cost = only({ kind: 'cost', sort: 'additional', energy: 4 }).price;
    expect([cost.fixed, cost.amount(match, contextOf(match, card('wolf')))]).toEqual([4, 4]);
    expect(only(gives(self)).price.fixed).toBe(0);
  });

  test('may be looked at again before it is followed', () => {
    const modes = [
      { targets: { it: one(friendly('beast')) }, do: [act('heal', the())] },
      { targets: { foe: one(enemy('beast')) }, do: [act('damage', the('foe'), 1)] },
    ];
    const { announced, slots } = only(activated('use', { targets: { first: one(any('beast')) }, do: [act('heal', the('first'))], modes }));
    const at = (name: string): number => slots.cards[name] ?? -1;
    const bound: (readonly number[])[] = [[], [], []];
    bound[at('first')] = [card('wolf')];
    bound[at('foe')] = [card('bear')];
    const numbers: number[] = [];
    numbers[slots.numbers['mode'] ?? 0] = 1;
    const choices = { bound, numbers };
    const asking = contextOf(match, card('wolf'));
    expect(announced.declared(choices)).toEqual([
      { slot: at('first'), at: 0, card: card('wolf') },
      { slot: at('foe'), at: 0, card: card('bear') },
    ]);
    // The bear is no enemy: it is an illegal target by now.
    const legality = announced.stillLegal(match, asking, choices);
    expect([legality.declared, legality.legal, legality.choices.bound[at('foe')], legality.choices.illegal?.[at('foe')]]).toEqual([
      2,
      1,
      [],
      [card('bear')],
    ]);
    const fine = announced.stillLegal(match, asking, {
      ...choices,
      bound: bound.map((cards, slot) => (slot === at('foe') ? [card('pup')] : cards)),
    });
    expect([fine.declared, fine.legal, 'illegal' in fine.choices]).toEqual([2, 2, false]);
    expect([announced.lacks(match, asking, choices), announced.lacks(match, asking, { ...choices, bound: [] })]).toEqual([false, true]);
    const looking = { source: card('wolf'), seat: 0, locals: { event: undefined, bound, numbers, outcome: undefined, since: 0 } };
    expect(announced.candidates(match, looking, at('foe'))).toEqual([card('pup'), card('hunter')]);
    expect(announced.candidates(match, looking, at('it'))).toEqual([]);
  });

  test('cites the rows of the game beside the kernel’s own', () => {
    const rules = (more: Words): readonly string[] =>
      only(activated('use', { if: atLeast(1, 1), targets: { it: one(any('beast')) }, do: [act('heal', the())] }), more).program.steps.map(
        (step) => step.rule,
      );
    expect(rules({})).toContain('CARD-TARGET TINY-TARGET');
    expect(rules({})).toContain('CARD-IF');
    expect(rules({ cites: undefined })).toContain('CARD-TARGET');
    expect(rules({ cites: undefined })).not.toContain('CARD-TARGET TINY-TARGET');
  });
});
