import { allSites, type PlayableMatch } from '@crupier/kernel';
import { expect, test } from 'vitest';
import { inferno } from '../inferno.ts';
import { choiceObstacles, obstacles } from '../words/obstacle-words.ts';
import { purposes } from '../words/question-words.ts';

const theirTurn = 'rituals are played in one’s own turn';
const otherStep = 'rituals are played in the main phase';
const combat = 'rituals are played outside combats';
const chain = 'rituals are played on an empty chain';
const dear = 'there is too little energy for its cost';
const resource = 'resources are not played';
const weakBlood = 'weak blood is played only while there is Thanatos';
const immersed = 'what is immersed is played only while there is Acqua';
const byText = 'what forbids to play a card keeps it from being announced';
const notFromHand = 'a card that says so is not played from the hand';
const cost = 'none of its costs can be paid';
const noCost = 'what has no cost cannot be paid for';
const noTarget = 'there is no legal target for its text';
const dearAbility = 'there is too little energy for the cost of an ability';
const twice = 'what is tapped for its own ability cannot be tapped to pay the energy of that too';
const infernal = 'an infernal demon does not have what the earthly one has';
const earthly = 'an earthly demon has no longer what the infernal one had';
const flipped = 'a demon is flipped by its ability once a turn';
const once = 'an infernal demon’s abilities are activated once a turn each';
const limited = 'an ability that is activated once a turn is not activated again';
const freshAbility = 'an ally that came this turn cannot be tapped for its own abilities';
const environment = 'some abilities are activated only while there is an environment: it may be gone when they resolve';
const forbidden = 'what forbids to activate abilities forbids activated ones';
const tappedAbility = 'what is tapped is not tapped for its own ability';
const price = 'the rest of its cost cannot be paid';
const noTargetForIt = 'there is no legal target for it';
const tapped = 'an attacker is untapped';
const noStrength = 'an infernal demon is no attacker';
const fresh = 'an attacker was under control since the turn began';
const mayNotAttack = 'an attacker is not forbidden to attack';
const dearProposal = 'there is too little energy to propose the combat';
const noDefender = 'there is nobody to be proposed as a defender';
const spent = 'what is tapped is not tapped for energy';
const done = 'what an effect lets be done once a turn is not done again in it';
const dearSpecial = 'there is too little energy for a special action';
const priceOfSpecial = 'the rest of what a special action costs cannot be paid';
const loop = 'who must break a loop does something else';

const draw = { do: [{ verb: 'draw', amount: 1 }] };
const tapsItself = { do: [{ verb: 'tap', on: { kind: 'self' } }] };
const discards = { do: [{ verb: 'discard', amount: 1 }] };
const ally = { types: ['ally'], cost: 0, strength: 2, toughness: 2 };
const object = { types: ['object'], cost: 0 };
const anAlly = { it: { noun: 'ally', whose: 'any', are: [], min: 1, max: 1 } };

function ability(cost: number, more: object = {}, clause: object = draw): object {
  return { kind: 'activated', headers: ['activate'], cost, clause, ...more };
}

function ritual(clause: object): object {
  return { types: ['ritual'], cost: 0, abilities: [{ kind: 'activated', headers: ['ritual'], cost: 0, clause }] };
}

function says(applies: object, rule: string, more: object = {}): object {
  return { kind: 'static', applies, changes: [{ kind: 'rule', rule, ...more }] };
}

const itself = { kind: 'self' };
const everybody = { kind: 'player', who: 'each' };
const anyCard = { noun: 'anyCard', whose: 'any', are: [] };

const cards = [
  { name: 'Soldier', ...ally },
  { name: 'Dear', ...ally, cost: 2 },
  { name: 'Bare', types: ['ally'], strength: 2, toughness: 2 },
  { name: 'Weak', ...ally, keywords: ['weakBlood'] },
  { name: 'Diver', ...ally, keywords: ['immersed'] },
  { name: 'Zealot', ...ally, abilities: [says(itself, 'attacksOnly', { of: { noun: 'ally', whose: 'any', are: [] } })] },
  { name: 'Guard', ...ally, abilities: [ability(0, { price: tapsItself })] },
  { name: 'Font', types: ['resource'] },
  { name: 'Bolt', ...ritual({ targets: anAlly, do: [{ verb: 'damage', on: { kind: 'bound', name: 'it' }, amount: 1 }] }) },
  { name: 'Plan', ...ritual(draw) },
  { name: 'Offering', ...object, abilities: [{ kind: 'cost', sort: 'additional', price: discards }] },
  { name: 'Echo', types: ['ritual'], cost: 2, abilities: [says(itself, 'mayBePlayedFrom', { word: 'infierno' })] },
  { name: 'Buried', ...object, abilities: [says(itself, 'cannotBePlayedFrom', { word: 'hand' })] },
  { name: 'Tax', ...object, abilities: [says(everybody, 'costsMore', { of: anyCard, amount: 2 })] },
  { name: 'Ban', ...object, abilities: [says(everybody, 'cannotPlay', { of: { noun: 'allyCard', whose: 'any', are: [] } })] },
  { name: 'Seal', ...object, abilities: [says({ kind: 'each', noun: 'cardInHand', whose: 'any', are: [] }, 'cannotBePlayed')] },
  { name: 'Gag', ...object, abilities: [says({ kind: 'each', noun: 'object', whose: 'any', are: [] }, 'cannotActivate')] },
  { name: 'Chain', ...object, abilities: [says({ kind: 'each', noun: 'ally', whose: 'any', are: [] }, 'cannotAttack')] },
  {
    name: 'Toll',
    ...object,
    abilities: [says({ kind: 'each', noun: 'demon', whose: 'friendly', are: [] }, 'attackingItCosts', { amount: 2 })],
  },
  { name: 'Grave', ...object, keywords: ['thanatos'] },
  { name: 'Noon', ...object, abilities: [says(everybody, 'environmentOff', { word: 'thanatos' })] },
  { name: 'Engine', ...object, abilities: [ability(2)] },
  { name: 'Mill', ...object, abilities: [ability(0, { price: tapsItself })] },
  { name: 'Furnace', ...object, abilities: [ability(0, { price: discards })] },
  { name: 'Bow', ...object, abilities: [ability(0, {}, { targets: anAlly, do: [{ verb: 'tap', on: { kind: 'bound', name: 'it' } }] })] },
  { name: 'Altar', ...object, abilities: [ability(0, { timing: 'asRitual' })] },
  { name: 'Tide', ...object, abilities: [ability(0, { timing: 'acqua' })] },
  { name: 'Daily', ...object, abilities: [ability(0, { limit: 'turn' })] },
  { name: 'Wheel', ...object, abilities: [ability(0, {}, { do: [{ verb: 'untap', on: { kind: 'self' } }] })] },
  { name: 'Well', types: ['resource'], abilities: [ability(1, { price: tapsItself })] },
  {
    name: 'Pact',
    ...object,
    abilities: [{ kind: 'activated', headers: ['special'], cost: 1, limit: 'turn', price: discards, clause: draw }],
  },
  {
    name: 'Lord',
    types: ['demon'],
    strength: 3,
    abilities: [
      { kind: 'activated', headers: ['flip'], cost: 0, clause: { do: [{ verb: 'flip', on: itself }] } },
      ability(0, { timing: 'earthly' }),
    ],
  },
  { name: 'Sleeper', types: ['demon'], strength: 3, abilities: [ability(0)] },
];

function open(...lines: string[]): PlayableMatch {
  const opened = inferno.position?.(lines, '1'.repeat(64), { cards });
  if (opened?.ok !== true) throw new Error(JSON.stringify(opened));
  return opened.value;
}

/** Somebody who is asked gives an answer, by its verb; by default everybody passes until player 1 is asked again and nothing waits. */
function choose(match: PlayableMatch, verb: string): void {
  const { id = 0, waiting: [seat = 0] = [] } = match.pending(0) ?? {};
  const options = match.pending(seat)?.ask?.options ?? [];
  const refusal = match.answer(seat, id, [options.findIndex((option) => option.verb === verb)]);
  expect(refusal).toBeUndefined();
}

function resolve(match: PlayableMatch): void {
  choose(match, 'pass');
  choose(match, 'pass');
}

/** What is said of the only card of a name that player 1 knows: each act with its obstacles. */
function whyNot(match: PlayableMatch, name: string): readonly string[] {
  const known = Object.entries(match.view(0).cards).filter(([, { definition }]) => definition === `test/${name}`);
  expect(known).toHaveLength(1);
  const [card = ''] = known[0] ?? [];
  return (match.whyNot?.(0, card)?.acts ?? []).map(({ verb, value, obstacles: found }) => {
    const said = found.map(({ code, by }) => (by === undefined ? code : `${code} (${by.definition})`));
    return `${verb}${value === 0 ? '' : ` ${value}`}: ${said.join(', ')}`;
  });
}

test.each<[why: string, card: string, refused: readonly string[], ...lines: string[]]>([
  ['what may be played needs no reason', 'Soldier', [], '1 hand Soldier'],
  ['a step before the main phase', 'Soldier', [`play: ${otherStep}`], 'step restore', '1 hand Soldier'],
  ['a combat', 'Dear', [`play: ${combat}, ${dear}`], 'combat attack', '1 play Soldier (attacks)', '2 demon (defends)', '1 hand Dear'],
  ['a cost', 'Dear', [`play: ${dear}`], '1 hand Dear', '1 energy 1'],
  ['a cost that can be paid', 'Dear', [], '1 hand Dear', '1 energy 1', '1 resources 1'],
  ['a text that makes it dearer', 'Soldier', [`play: ${dear} (test/Tax)`], '1 hand Soldier', '2 play Tax', '1 energy 1'],
  ['a resource', 'Font', [`play: ${resource}`], 'step restore', '1 hand Font'],
  ['weak blood', 'Weak', [`play: ${weakBlood}`], '1 hand Weak'],
  ['weak blood with Thanatos', 'Weak', [], '1 hand Weak', '2 play Grave'],
  ['a text that switches Thanatos off', 'Weak', [`play: ${weakBlood} (test/Noon)`], '1 hand Weak', '1 play Grave', '2 play Noon'],
  ['what is immersed', 'Diver', [`play: ${immersed}`], '1 hand Diver'],
  ['a text that forbids a player such cards', 'Soldier', [`play: ${byText} (test/Ban)`], '1 hand Soldier', '2 play Ban'],
  ['a text that forbids a card', 'Soldier', [`play: ${byText} (test/Seal)`], '1 hand Soldier', '1 play Seal'],
  ['a text that speaks of other cards', 'Plan', [], '1 hand Plan', '2 play Ban'],
  ['what is not played from the hand', 'Buried', [`play: ${notFromHand}`], '1 hand Buried'],
  ['what has no cost', 'Bare', [`play: ${noCost}`], '1 hand Bare'],
  ['an additional cost', 'Offering', [`play: ${cost}`], '1 hand Offering'],
  ['an additional cost that can be paid', 'Offering', [], '1 hand Offering; Soldier'],
  ['no target', 'Bolt', [`play: ${noTarget}`], '1 hand Bolt'],
  ['a card in the Infierno', 'Echo', [`play: ${dear}`], '1 infierno Echo'],
  ['a card in the Infierno that is not played from there', 'Soldier', [], '1 infierno Soldier'],
  ['energy for an ability', 'Engine', [`activate: ${dearAbility}`], '1 play Engine', '1 energy 1'],
  ['a tapped card', 'Mill', [`activate: ${tappedAbility}`], '1 play Mill (tapped)'],
  ['a price', 'Furnace', [`activate: ${price}`], '1 play Furnace'],
  ['no target of an ability', 'Bow', [`activate: ${noTargetForIt}`], '1 play Bow'],
  ['an ability of the time of rituals', 'Altar', [`activate: ${otherStep}`], 'step restore', '1 play Altar'],
  ['an environment', 'Tide', [`activate: ${environment}`], '1 play Tide'],
  ['a text that forbids abilities', 'Mill', [`activate: ${forbidden} (test/Gag)`], '1 play Mill', '2 play Gag'],
  ['a resource that would pay for itself', 'Well', [`activate: ${twice}`], '1 resources Well (faceUp)'],
  ['an ally that has just come', 'Guard', [`attack: ${fresh}`, `activate: ${freshAbility}`], '1 play Guard (fresh)'],
  ['a tapped ally', 'Soldier', [`attack: ${tapped}`], '1 play Soldier (tapped)'],
  ['a tapped ally that has just come', 'Soldier', [`attack: ${tapped}, ${fresh}`], '1 play Soldier (tapped, fresh)'],
  ['a text that forbids to attack', 'Soldier', [`attack: ${mayNotAttack} (test/Chain)`], '1 play Soldier', '2 play Chain'],
  ['nobody to attack', 'Zealot', [`attack: ${noDefender} (test/Zealot)`], '1 play Zealot'],
  ['somebody to attack', 'Zealot', [], '1 play Zealot', '2 play Soldier'],
  ['a proposal that costs energy', 'Soldier', [`attack: ${dearProposal} (test/Toll)`], '1 play Soldier', '2 play Toll', '1 energy 1'],
  ['an infernal demon', 'Lord', [`attack: ${noStrength}`, `activate: ${infernal}`], '1 demon Lord'],
  ['an earthly demon', 'Lord', [`activate 1: ${earthly}`], '1 demon Lord (earthly)'],
  ['a tapped resource', 'Font', [`tapForEnergy 1: ${spent}`], '1 resources Font (faceUp, tapped)'],
  ['a special action', 'Pact', [`special: ${dearSpecial}, ${priceOfSpecial}`], '1 play Pact'],
  ['a card of an opponent', 'Mill', [], '2 play Mill (tapped)'],
])('%s', (_why, card, refused, ...lines) => {
  expect(whyNot(open('active 1', ...lines), card)).toEqual(refused);
});

test('in the opponent’s turn cards wait for the own one', () => {
  const match = open('active 2', 'priority 1', '1 hand Soldier', '1 play Zealot');
  expect(whyNot(match, 'Soldier')).toEqual([`play: ${theirTurn}`]);
  expect(whyNot(match, 'Zealot')).toEqual([`attack: ${theirTurn}, ${noDefender} (test/Zealot)`]);
});

test('where another is asked that alone is said', () => {
  expect(whyNot(open('active 2', '1 hand Dear'), 'Dear')).toEqual(['play: another player decides now']);
});

test('what waits on the chain holds up all that is not instant', () => {
  const match = open('active 1', '1 hand Plan; Soldier');
  choose(match, 'play');
  expect(whyNot(match, 'Soldier')).toEqual([`play: ${chain}`]);
  resolve(match);
  expect(whyNot(match, 'Soldier')).toEqual([]);
});

test.each<[why: string, card: string, refused: string, ...lines: string[]]>([
  ['an ability with a limit', 'Daily', `activate: ${limited}`, '1 play Daily'],
  ['an ability of an infernal demon', 'Sleeper', `activate: ${once}`, '1 demon Sleeper'],
  ['an ability that changes nothing', 'Wheel', `activate: ${loop}`, '1 play Wheel'],
])('%s is activated once', (_why, card, refused, ...lines) => {
  const match = open('active 1', ...lines);
  choose(match, 'activate');
  resolve(match);
  expect(whyNot(match, card)).toContain(refused);
});

test('a demon is flipped by its ability once a turn', () => {
  const match = open('active 1', '1 demon Lord');
  choose(match, 'activate');
  expect(whyNot(match, 'Lord')).toContain(`activate 1: ${flipped}`);
});

test('a special action with a limit is taken once', () => {
  const match = open('active 1', '1 play Pact', '1 hand 2', '1 energy 2');
  expect(whyNot(match, 'Pact')).toEqual([]);
  choose(match, 'special');
  choose(match, 'discard');
  expect(whyNot(match, 'Pact')).toEqual([`special: ${done}`]);
});

test('a card that the seat does not know gets no answer', () => {
  const match = open('active 1', '2 hand Soldier', '1 hand Dear');
  for (const { cards: handles } of match.view(0).zones.filter(({ kind, seat }) => kind === 'hand' && seat === 1))
    for (const handle of handles) expect(match.whyNot?.(0, handle)).toBeUndefined();
  expect(match.whyNot?.(0, 'nobody')).toBeUndefined();
});

test('what explanations name is that of the card and of the seat', () => {
  const match = open('active 1', 'step restore', '1 hand Dear', '1 play Tide', '2 play Tax', '1 energy 1', '1 resources 2');
  const valuesOf = (name: string): unknown => {
    const [card = ''] = Object.entries(match.view(0).cards).find(([, { definition }]) => definition === `test/${name}`) ?? [];
    return match.whyNot?.(0, card)?.values;
  };
  expect(valuesOf('Dear')).toEqual({ step: 'restore', energy: 3, cost: 4, environments: [] });
  expect(valuesOf('Tide')).toEqual({ step: 'restore', energy: 3, cost: 0, environments: ['acqua'] });
});

/** What a card lacks that the open question asks for, or else the reason why it cannot be chosen. */
function lackOf(match: PlayableMatch, name: string, nth = 0): unknown {
  const found = Object.entries(match.view(0).cards).filter(([, { definition }]) => definition === `test/${name}`);
  const why = match.whyNot?.(0, found[nth]?.[0] ?? '');
  return why?.values['lack'] ?? why?.choice?.obstacles[0]?.code;
}

test('a card that is not chosen says the one thing that it is not, and a tapped resource that it is tapped', () => {
  const hurts = {
    targets: { it: { noun: 'ally', whose: 'enemy', are: ['damaged'], min: 1, max: 1 } },
    do: [{ verb: 'tap', on: { kind: 'bound', name: 'it' } }],
  };
  const own = [
    ...cards,
    { name: 'Cannon', ...object, abilities: [ability(1, {}, hurts)] },
    { name: 'Ore', types: ['resource'] },
    { name: 'Gem', types: ['resource'] },
  ];
  const opened = inferno.position?.(
    ['active 1', '1 play Cannon; Soldier (damage 1)', '1 resources Ore; Gem (tapped)', '2 play Dear; Bare (damage 1); Daily'],
    '1'.repeat(64),
    { cards: own },
  );
  if (opened?.ok !== true) throw new Error(JSON.stringify(opened));
  const match = opened.value;
  choose(match, 'activate');
  expect(['Dear', 'Soldier', 'Daily', 'Bare'].map((name) => lackOf(match, name))).toEqual([
    { en: 'is not an ally with damage counters', es: 'no es un aliado con contadores de daño' },
    { en: 'is not an enemy ally', es: 'no es un aliado enemigo' },
    { en: 'is not an ally in play', es: 'no es un aliado en juego' },
    undefined,
  ]);
  choose(match, 'choose');
  expect([match.pending(0)?.kind, lackOf(match, 'Gem'), lackOf(match, 'Ore')]).toEqual(['pay', spent, undefined]);
});

test('a part of a text that cannot be announced is missing with its reason', () => {
  const modes = { do: [], modes: [draw, { targets: anAlly, do: [{ verb: 'tap', on: { kind: 'bound', name: 'it' } }] }] };
  const opened = inferno.position?.(['active 1', '1 hand Either'], '1'.repeat(64), {
    cards: [...cards, { name: 'Either', ...ritual(modes) }],
  });
  if (opened?.ok !== true) throw new Error(JSON.stringify(opened));
  const match = opened.value;
  choose(match, 'play');
  expect(match.pending(0)?.kind).toBe('mode');
  const { acts = [] } = match.whyNot?.(0) ?? {};
  expect(acts.map(({ verb, value, obstacles: [first] }) => [verb, value, first?.code])).toEqual([
    ['mode', 1, 'a part of a text is announced only if it could begin'],
  ]);
});

test('every text is that of a check, or of a question', () => {
  const names = new Set([...allSites().map(({ name }) => name), ...Object.keys(purposes)]);
  expect(Object.keys({ ...obstacles, ...choiceObstacles }).filter((code) => !names.has(code))).toEqual([]);
});
