import { dice } from '@crupier/kernel/conformance';
import { seedFromNumber, type PlayableGame } from '@crupier/kernel/rules';
import type { Ability } from '@crupier/kernel/cards';
import { configurationOf, mangled, ownCardKit, ownCardTexts } from '@crupier/kernel/conformance';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import example from '../../../../../docs/own-cards.example.json' with { type: 'json' };
import { spokenAbilities } from '../cards/card-text.ts';
import { cardFacts, demonFacts } from '../cards/facts.ts';
import { isPlayable } from '../cards/status.ts';
import { inferno } from '../inferno.ts';
import { deckSizes } from './deck-legality.ts';

const { fileOf, playTwice, problemsOf, withFile } = ownCardKit(inferno);

/** A list of a demon and so many copies of each card, filled up with the last. */
function listOf(demon: string, cards: readonly string[]): string {
  const left = deckSizes.open - cards.length * 2;
  return JSON.stringify({
    demon,
    cards: [...cards.map((card) => ({ card, count: 2 })), { card: 'Feral Dog', count: Math.min(left, 4) }, ...fill(left - 4)],
  });
}

function fill(count: number): { card: string; count: number }[] {
  const chaos = cardFacts.filter(({ path, id }) => path === 'chaos' && isPlayable(id)).slice(1);
  return Array.from({ length: Math.ceil(count / 4) }, (_, at) => ({ card: chaos[at]?.id ?? '', count: Math.min(4, count - at * 4) }));
}

/** Decks of the example cards that a demon of Chaos may lead. */
function exampleDecks(game: PlayableGame): string[] {
  const allowed = (game.ownCards?.keys ?? []).filter((key) => {
    const facts = game.card(key)?.facts;
    return facts?.['type'] !== 'demon' && ['chaos', 'neutral'].includes(String(facts?.['path']));
  });
  const half = Math.ceil(allowed.length / 2);
  return [allowed.slice(0, half), allowed.slice(half)].map((cards) => listOf('El fogonero de la novena caldera', cards));
}

describe('the example cards', () => {
  const game = withFile(example);

  test('read as they should in both languages', async () => {
    await expect(ownCardTexts(game)).toMatchFileSnapshot('../../../../../docs/own-cards.example.md');
  });

  test('show every kind of ability', () => {
    const kinds = example.cards.flatMap(({ abilities = [] }) => abilities.map(({ kind }) => kind));
    const others = ['triggered', 'replacement', 'prohibition', 'activated', 'cost', 'static'] satisfies Ability['kind'][];
    for (const kind of others) expect(kinds).toContain(kind);
    expect(example.cards.flatMap(({ keywords = [] }) => keywords)).toEqual(
      expect.arrayContaining(['recover:4', 'replica:1', 'tribute', 'evasive']),
    );
  });

  test('can be played to the end, and dealt again by the game without them from the configuration alone', () => {
    playTwice(game, configurationOf(game, exampleDecks(game)), 6);
  });

  test('are in the hash of the definitions where a deck has them, and not where none has', () => {
    const configuration = configurationOf(game, exampleDecks(game));
    const hash = inferno.definitionsHash(configuration);
    expect(game.definitionsHash(configuration)).toBe(hash);
    const changed = (name: string): string => {
      const cards = example.cards.map((card) => (card.name === name ? { ...card, cost: 7 } : card));
      return inferno.definitionsHash({ ...(configuration as object), ownCards: cards });
    };
    expect(changed('Bell Ringer')).not.toBe(hash);
    expect(changed('Flooded Underpass')).toBe(hash);
  });

  test('are told by their sheets, which the game without them does not have', () => {
    expect(game.card('Campanero')).toMatchObject({ key: 'own/bellringer', facts: { set: 'own', strength: 2 } });
    expect(inferno.card('Campanero')).toBeUndefined();
    expect(game.card('Perro cimarrón')?.key).toBe('feral-dog');
  });
});

test('every card of the game can be described so', () => {
  const described = [...cardFacts, ...demonFacts]
    .filter(({ id }) => isPlayable(id))
    .map((facts, at) => {
      const { types, supertypes, subtypes, path, cost, costsX, strength, toughness, modifiers, rarity } = facts;
      return {
        ...{ name: `Card ${at}`, types, supertypes, subtypes, path, cost, costsX, strength, toughness, rarity },
        modifiers: modifiers && [modifiers.strength, modifiers.toughness],
        abilities: spokenAbilities(facts),
      };
    });
  expect(problemsOf(JSON.parse(JSON.stringify(fileOf(...described))))).toEqual([]);
});

const ritual = (clause: object): object => ({ kind: 'activated', headers: ['ritual'], cost: 0, clause });
const spell = (clause: object): object => ({ name: 'Spell', types: ['ritual'], cost: 1, abilities: [ritual(clause)] });
const ally = (...abilities: object[]): object => ({ name: 'Friend', types: ['ally'], cost: 1, strength: 1, toughness: 1, abilities });
const it = { noun: 'ally', whose: 'any', are: [], min: 1, max: 1 };
const doing = (act: object): object => ({ do: [act] });
const when = (occasion: string, clause: object, more: object = {}): object => ({
  ...{ kind: 'triggered', when: { occasion, ...more }, forced: true, clause },
});
const replacing = (occasion: string, drops: boolean, act: object): object => ({
  ...{ kind: 'replacement', when: { occasion }, drops, clause: doing(act) },
});
const bound = { kind: 'bound', name: 'it' };
const self = { kind: 'self' };
const stronger = { kind: 'static', applies: self, changes: [{ kind: 'stat', stat: 'strength', change: 'add', amount: 1 }] };
const ofItself = { kind: 'stat', stat: 'strength', of: { kind: 'itself' } };
const clause = 'cards[0].abilities[0].clause';
const change = 'cards[0].abilities[0].changes[0]';
const saying = (rule: string, word: string, more: object = {}): object => ({
  ...{ kind: 'static', applies: self, changes: [{ kind: 'rule', rule, word, ...more }] },
});

describe('a file that is wrong is refused with a code and the path', () => {
  test.each<[unknown, string, string]>([
    ['cards', 'card.wrongType', ''],
    [{ format: 2, game: 'inferno', cards: [spell({ do: [] })] }, 'card.outOfRange', 'format'],
    [{ format: 1, game: 'chess', cards: [spell({ do: [] })] }, 'card.unknownGame', 'game'],
    [{ format: 1, game: 'inferno' }, 'card.missing', 'cards'],
    [fileOf(), 'card.wrongCount', 'cards'],
    [fileOf({ types: ['ally'] }), 'card.missing', 'cards[0].name'],
    [fileOf({ name: 'A', types: ['alli'] }), 'card.unknownType', 'cards[0].types[0]'],
    [fileOf({ name: 'A', types: ['ally', 'ally'] }), 'card.repeatedWord', 'cards[0].types[1]'],
    [fileOf({ name: 'A', types: ['ally'], power: 3 }), 'card.unknownField', 'cards[0].power'],
    [fileOf({ name: 'A', types: ['ally'], subtypes: ['dwarf'] }), 'card.unknownSubtype', 'cards[0].subtypes[0]'],
    [fileOf({ name: 'A', types: ['ally'], keywords: ['flying'] }), 'card.unknownKeyword', 'cards[0].keywords[0]'],
    [fileOf({ name: 'A', types: ['ally'], path: 'light' }), 'card.unknownPath', 'cards[0].path'],
    [fileOf({ name: 'A', types: ['ally'], rarity: 'mythic' }), 'card.unknownRarity', 'cards[0].rarity'],
    [fileOf(ally({ kind: 'aura' })), 'card.unknownAbility', 'cards[0].abilities[0].kind'],
    [fileOf(spell(doing({ verb: 'dmage' }))), 'card.unknownVerb', `${clause}.do[0].verb`],
    [fileOf(spell(doing({ verb: 'tap' }))), 'card.missing', `${clause}.do[0].on`],
    [fileOf(spell(doing({ verb: 'draw', on: self }))), 'card.unsaid', `${clause}.do[0].on`],
    [fileOf(spell({ targets: { it: { ...it, noun: 'allly' } }, do: [] })), 'card.unknownNoun', `${clause}.targets.it.noun`],
    [fileOf(spell({ targets: { 'a b': it }, do: [] })), 'card.badName', `${clause}.targets["a b"]`],
    [fileOf(spell({ targets: { toString: it }, do: [] })), 'card.badName', `${clause}.targets.toString`],
    [fileOf(ally(when('arrived', { do: [] }))), 'card.unknownOccasion', 'cards[0].abilities[0].when.occasion'],
    [fileOf(spell(doing({ verb: 'tap', on: bound }))), 'card.unbound', `${clause}.do[0].on.name`],
    [fileOf(spell({ targets: { it }, do: [], next: { targets: { it }, do: [] } })), 'card.boundTwice', `${clause}.next.targets.it`],
    [fileOf(spell(doing({ verb: 'tap', on: { kind: 'event', role: 'card' } }))), 'card.noEvent', `${clause}.do[0].on`],
    [fileOf(spell(doing({ verb: 'tap', on: { kind: 'host' } }))), 'card.noHost', `${clause}.do[0].on`],
    [fileOf(spell(doing({ verb: 'tap', on: { kind: 'giver' } }))), 'card.noGiver', `${clause}.do[0].on`],
    [fileOf(spell(doing({ verb: 'tap', on: { kind: 'itself' } }))), 'card.noItself', `${clause}.do[0].on`],
    [fileOf(spell(doing({ verb: 'draw', amount: ofItself }))), ...(['card.noItself', `${clause}.do[0].amount.of`] as const)],
    [
      fileOf(ally({ ...stronger, ignorable: { until: 'turn', energy: 1, numbers: { n: { least: 0, most: ofItself } } } })),
      ...(['card.noItself', 'cards[0].abilities[0].ignorable.numbers.n.most.of'] as const),
    ],
    [
      fileOf(ally({ kind: 'prohibition', when: { occasion: 'tapped', card: 'self' } })),
      'card.forbidsNothing',
      'cards[0].abilities[0].when',
    ],
    [fileOf(spell(doing({ verb: 'preventAllDamage' }))), 'card.onlyReplacing', `${clause}.do[0].verb`],
    [fileOf(spell(doing({ verb: 'discardIntoDeck', value: 'top' }))), 'card.onlyReplacing', `${clause}.do[0].verb`],
    [fileOf(ally(replacing('wouldDraw', false, { verb: 'preventAllDamage' }))), 'card.otherEvent', `${clause}.do[0].verb`],
    [fileOf(ally(replacing('wouldBeDamaged', true, { verb: 'preventAllDamage' }))), 'card.otherEvent', `${clause}.do[0].verb`],
    [
      fileOf(spell(doing({ verb: 'putIntoPlay', on: { kind: 'related', relation: 'linked', of: self, are: [] } }))),
      ...(['card.neverSet', `${clause}.do[0].on.relation`] as const),
    ],
    [fileOf(spell({ if: { kind: 'paid', name: 'extra' }, do: [] })), 'card.neverPaid', `${clause}.if.name`],
    [
      fileOf(spell({ targets: { it: { ...it, are: [{ is: 'named', value: 'Nobody' }] } }, do: [] })),
      ...(['card.noSuchCard', `${clause}.targets.it.are[0].value`] as const),
    ],
    [fileOf(ally(when('drew', doing({ verb: 'draw' }), { by: 'you' }))), 'card.causesItself', `${clause}.do[0]`],
    [fileOf(ally(when('shuffled', doing({ verb: 'shuffleDeck' })))), 'card.causesItself', `${clause}.do[0]`],
    [fileOf(ally(when('anyTime', doing({ verb: 'draw' })))), 'card.endlessState', clause],
    [fileOf(spell({ do: [{ verb: 'draw' }], again: 'effect' })), 'card.endlessRepeat', `${clause}.again`],
    [fileOf(ally(saying('entersWith', 'mould', { amount: 1 }))), 'card.unknownValue', `${change}.word`],
    [fileOf(ally(saying('changesWord', 'human>chaos'))), 'card.unknownValue', `${change}.word`],
    [fileOf(ally(saying('changesWord', 'human>dwarf'))), 'card.unknownValue', `${change}.word`],
    [fileOf(ally(saying('keeps', 'name soul'))), 'card.unknownValue', `${change}.word`],
    [fileOf(spell(doing({ verb: 'putCounters', on: self, value: 'mould' }))), 'card.unknownValue', `${clause}.do[0].value`],
    [fileOf(spell({ do: [] }), spell({ do: [] })), 'card.repeatedName', 'cards[1].name'],
    [fileOf({ ...spell({ do: [] }), nameEs: 'Parpadeo' }), 'card.takenName', 'cards[0].nameEs'],
  ])('%j', (file, code, at) => {
    expect(problemsOf(file).map((problem) => `${problem.code} ${problem.at}`)).toContain(`${code} ${at}`);
  });

  test('that lets somebody ignore it for as long as a condition holds that it has not', () => {
    const dread = {
      kind: 'static',
      applies: self,
      ignorable: { energy: 1, until: 'while' },
      changes: [{ kind: 'rule', rule: 'cannotAttack' }],
    };
    expect(problemsOf(fileOf(ally(dread))).map(({ code, at }) => `${code} ${at}`)).toEqual([
      'card.unknownDuration cards[0].abilities[0].ignorable.until',
    ]);
  });

  test('whose abilities lend what lends', () => {
    const lender = { kind: 'static', applies: self, changes: [{ kind: 'stat', stat: 'strength', change: 'add', amount: 1 }] };
    const lend = (ability: object): object => ({ kind: 'static', applies: self, changes: [{ kind: 'ability', ability }] });
    expect(problemsOf(fileOf(ally(lend(lender))))).toEqual([]);
    expect(problemsOf(fileOf(ally(lend(lend(lender))))).map(({ code }) => code)).toEqual(['card.lendsLender']);
  });

  test('but what may end is left to the rules: an offer, a condition, a target, another event', () => {
    const drawing = { verb: 'draw' };
    for (const trigger of [
      when('drew', { may: true, do: [drawing] }, { by: 'you' }),
      when('drew', { if: { kind: 'state', state: 'yourTurn' }, do: [drawing] }, { by: 'you' }),
      when('drew', { do: [drawing] }, { by: 'opponent' }),
      when('shuffled', { do: [drawing] }),
    ])
      expect(problemsOf(fileOf(ally(trigger)))).toEqual([]);
  });
});

const oddities = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom('ally', 'self', 'draw', 'entered', '__proto__', 'constructor', 'it', 'x', 'turn', 'own/bellringer', true, 1, 99, -1),
  fc.constantFrom<object>(self, bound, doing({ verb: 'draw' }), ritual({ do: [] }), { kind: 'number', name: 'x' }, { kind: 'host' }),
);

describe('a mangled file', () => {
  test('never breaks anything: it is refused with places and sentences, or can be played', () => {
    let played = 0;
    fc.assert(
      fc.property(fc.array(fc.nat(40), { minLength: 1, maxLength: 14 }), oddities, (steps, by) => {
        const file = mangled(example, steps, by);
        const problems = problemsOf(file);
        if (typeof by !== 'object' || steps.length > 1) for (const { at } of problems) expect(at).not.toBe('');
        if (problems.length > 0) return;
        const made = withFile(file);
        const keys = made.ownCards?.keys ?? [];
        for (const key of keys) expect(made.card(key)?.text).toBeDefined();
        if (played++ % 8 > 0) return;
        const configured = made.configure([0, 1].map(() => listOf('Zupay', keys.slice(1, 8))));
        if (!configured.ok) return;
        const match = made.start(configured.value, seedFromNumber(played), { quiet: true });
        if (match.ok) match.value.playOut(dice(played), 300);
      }),
      { numRuns: 150, seed: 7 },
    );
    expect(played).toBeGreaterThan(0);
  });
});
