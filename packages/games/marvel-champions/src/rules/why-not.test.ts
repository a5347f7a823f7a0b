import { allSites, type PlayableMatch } from '@crupier/kernel';
import { expect, test } from 'vitest';
import { hinderedCards as cards } from '../fixtures/hindered-cards.ts';
import { marvelChampions } from '../marvel-champions.ts';
import { choiceObstacles, obstacles } from '../words/obstacle-words.ts';
import { purposes } from '../words/question-words.ts';

const ownTurn = 'players act in their own turn';
const theirs = 'another player decides now';
const openQuestion = 'another question is open';
const onceARound = 'a player changes form once a round';
const asHero = 'an identity attacks and thwarts in hero form';
const asAlterEgo = 'an identity recovers in alter-ego form';
const otherForm = 'a player who is not in the form of the header does not use the ability';
const spent = 'an exhausted character is not used again';
const lacking = 'a character does not use a power that it lacks, or that is a dash';
const healthy = 'who has no damage does not recover';
const guard = 'a minion with guard keeps its player from attacking a villain';
const unhurt = 'who cannot take damage takes none';
const noThreat = 'a scheme without threat is not thwarted';
const crisis = 'while a crisis icon is in play no card of a player removes threat from the main scheme';
const patrol = 'a minion with patrol keeps its player from thwarting the main scheme';
const noRemoval = 'threat is not removed from a scheme that cannot lose it';
const noTarget = 'a basic power is not used where there is no target for it';
const nothing = 'an ability that could change nothing is not used';
const spentItself = 'an exhausted card does not exhaust to pay for its own ability';
const spentOther = 'an exhausted card does not exhaust to pay for the ability of another';
const counters = 'the counters that an ability costs lie on the card';

const draw = { do: [{ verb: 'draw' }] };
const inForm = (form: string): object => ({ kind: 'activated', headers: ['action'], cost: 0, labels: [form], clause: draw });
const twoWays = { name: 'Two Ways', type: 'event', cost: 0, abilities: [inForm('hero'), inForm('alterEgo')] };

function open(...lines: string[]): PlayableMatch {
  const opened = marvelChampions.position?.(lines, '1'.repeat(64), { cards: [...cards, twoWays] });
  if (opened?.ok !== true) throw new Error(JSON.stringify(opened));
  return opened.value;
}

/** What is said of a card that player 1 knows, the one in hand where there are several of its name: each act with its obstacles. */
function whyNot(match: PlayableMatch, name: string): readonly string[] {
  return refusedOf(match, name).map(({ verb, obstacles: found }) => {
    const said = found.map(({ code, by }) => (by === undefined ? code : `${code} (${by.definition})`));
    return `${verb}: ${said.join('; ')}`;
  });
}

function refusedOf(match: PlayableMatch, name: string): NonNullable<ReturnType<NonNullable<PlayableMatch['whyNot']>>>['acts'] {
  return match.whyNot?.(0, handleOf(match, name))?.acts ?? [];
}

function handleOf(match: PlayableMatch, name: string): string {
  const { cards: known, zones } = match.view(0);
  const isIt = ({ definition }: { readonly definition: string }): boolean =>
    marvelChampions.card(definition)?.name.en === name || definition === `test/${name}`;
  const found = Object.keys(known).filter((handle) => isIt(known[handle] ?? { definition: '' }));
  const hand = zones.filter(({ kind }) => kind === 'hand').flatMap(({ cards: held }) => held);
  const handle = found.find((each) => hand.includes(each)) ?? found[0];
  if (handle === undefined) throw new Error(`Player 1 knows no ${name}.`);
  return handle;
}

test.each<[why: string, card: string, refused: readonly string[], ...lines: string[]]>([
  [
    'an alter-ego attacks and thwarts no one',
    'Plain Alter-Ego',
    [`attack: ${asHero}`, `thwart: ${asHero}`],
    '1 identity Plain Alter-Ego (damage 1)',
    'scheme Plain Scheme (threat 1)',
  ],
  ['a hero recovers not', 'Plain Hero', [`recover: ${asAlterEgo}`], '1 identity Plain Hero (damage 1)', 'scheme Plain Scheme (threat 1)'],
  [
    'nothing to recover from, and no threat',
    'Plain Alter-Ego',
    [`attack: ${asHero}`, `thwart: ${asHero}; ${noThreat}`, `recover: ${healthy}`],
    '1 identity Plain Alter-Ego',
  ],
  [
    'who has changed form',
    'Plain Hero',
    [`changeForm: ${onceARound}`, `recover: ${asAlterEgo}`],
    '1 identity Plain Hero (damage 1)',
    '1 hasChangedForm',
    'scheme Plain Scheme (threat 1)',
  ],
  [
    'a text against changing form',
    'Plain Alter-Ego',
    ['changeForm: who cannot change to hero form does not change form as an alter-ego (36030)', `attack: ${asHero}`, `thwart: ${asHero}`],
    '1 identity Plain Alter-Ego (damage 1)',
    '1 area Claustrophobia',
    'scheme Plain Scheme (threat 1)',
  ],
  [
    'an exhausted identity',
    'Plain Alter-Ego',
    [`attack: ${asHero}; ${spent}`, `thwart: ${asHero}; ${spent}`, `recover: ${spent}`],
    '1 identity Plain Alter-Ego (exhausted, damage 1)',
    'scheme Plain Scheme (threat 1)',
  ],
  [
    'an exhausted ally',
    'Scout',
    [`attack: ${spent}`, `thwart: ${spent}; ${patrol}`],
    '1 area Scout (exhausted)',
    '1 engaged Watch',
    'scheme Plain Scheme (threat 5)',
  ],
  ['a power that is a dash', 'Scribe', [`attack: ${lacking}`], '1 area Scribe', 'scheme Plain Scheme (threat 1)'],
  [
    'a guard that is out of reach itself',
    'Scout',
    [`attack: ${guard} (test/Wall)`],
    '1 area Scout',
    '1 engaged Wall',
    'scheme Plain Scheme (threat 1)',
  ],
  [
    'an enemy that cannot be attacked',
    'Scout',
    ['attack: an enemy that cannot be attacked is not attacked (test/Fog)'],
    '1 area Scout',
    'villainArea Fog',
    'scheme Plain Scheme (threat 1)',
  ],
  [
    'an enemy that cannot take damage',
    'Scout',
    [`attack: ${unhurt} (test/Ward)`],
    '1 area Scout',
    'villainArea Ward',
    'scheme Plain Scheme (threat 1)',
  ],
  [
    'several causes why there is nobody to attack',
    'Scout',
    [`attack: ${noTarget}`],
    '1 area Scout',
    'villainArea Ward; Fog',
    'scheme Plain Scheme (threat 1)',
  ],
  ['a stunned and confused ally may try', 'Scout', [], '1 area Scout (stunned, confused)', 'villainArea Ward'],
  ['no threat', 'Scout', [`thwart: ${noThreat}`], '1 area Scout'],
  ['a crisis', 'Scout', [`thwart: ${crisis}`], '1 area Scout', 'villainArea Siren', 'scheme Plain Scheme (threat 1)'],
  ['a patrol', 'Scout', [`thwart: ${patrol}`], '1 area Scout', '1 engaged Watch', 'scheme Plain Scheme (threat 1)'],
  ['a scheme that loses no threat', 'Scout', [`thwart: ${noRemoval} (01139b)`], '1 area Scout', 'scheme 01139b (threat 3)'],
  ['a resource card', 'Coin', ['play: a resource card is spent and not played'], '1 hand Coin'],
  [
    'an event that is an answer',
    'Backflip',
    ['play: an event without an action is played when what it answers happens'],
    '1 hand Backflip',
  ],
  ['a cost', 'Scout', ['play: cost'], '1 hand Scout'],
  ['a cost that a text adds', 'Scout', ['play: additional (test/Tax)'], '1 hand Scout; Coin', '1 area Tax'],
  [
    'a resource that a card requires',
    "What Doesn't Kill Me",
    ['play: physical'],
    '1 identity Plain Hero (exhausted, damage 3)',
    "1 hand What Doesn't Kill Me; Genius; Energy",
  ],
  ['a dash for a cost', 'Relic', ['play: a card with a dash for its cost is not played'], '1 hand Relic'],
  [
    'a unique card',
    'Jarnbjorn',
    ['play: a card does not enter play that matches a unique one there'],
    '1 area Jarnbjorn',
    '1 hand Jarnbjorn; Genius',
  ],
  [
    'a trait that is wanted',
    'Honorary Avenger',
    ['play: a card that says “play only if” is not played otherwise'],
    'players 2',
    '1 hand Honorary Avenger',
  ],
  [
    'a maximum of a player',
    'Ring',
    ['play: no more copies of a card than its maximum are in play under one player’s control'],
    '1 area Ring',
    '1 hand Ring',
  ],
  [
    'a maximum of a host',
    'Leash',
    ['play: no more copies of a card than its maximum are attached to one card'],
    '1 engaged Watch + Leash (by 1)',
    '1 hand Leash',
  ],
  ['nothing to attach to', 'Leash', ['play: a card is not played that could be attached to nothing'], '1 hand Leash'],
  [
    'a card for hero form only',
    'Webbed Up',
    ['play: a card that says “form only” enters play in that form of its player alone'],
    '1 identity Plain Alter-Ego',
    '1 hand Webbed Up; 4 x Energy',
  ],
  [
    'a team that is not there',
    'Super-Soldiers',
    ['play: a team-up card is played while both characters that it names are in play'],
    '1 area Captain America',
    '1 hand Super-Soldiers; Genius; Strength; Energy',
  ],
  ['an event of the other form', 'Punch', [`play: ${otherForm}`], '1 identity Plain Alter-Ego', '1 hand Punch'],
  ['an event for an enemy that cannot take damage', 'Punch', [`play: ${unhurt} (test/Ward)`], '1 hand Punch', 'villainArea Ward'],
  [
    'an ability in the other form that cannot be paid for',
    'Uppercut',
    [`play: ${otherForm}; cost`],
    '1 identity Plain Alter-Ego',
    '1 hand Uppercut; Energy',
  ],
  ['an exhausted support that would exhaust', 'Lever', [`use: ${spentItself}`], '1 area Lever (exhausted)'],
  [
    'an exhausted identity that would exhaust for a support',
    'Squire',
    [`use: ${spentOther}`],
    '1 identity Plain Hero (exhausted)',
    '1 area Squire',
  ],
  ['a support without counters', 'Well', [`use: ${counters}`], '1 area Well'],
  [
    'damage that would not be taken in full',
    'Focused Rage',
    ['use: who would take none of the damage of a cost does not pay it'],
    '1 identity She-Hulk (tough)',
    '1 area Focused Rage',
  ],
  ['as many resources as one likes, and there are none', 'Energy Channel', ['use: energy'], '1 area Energy Channel'],
  ['a text that could change nothing', 'Nurse', [`use: ${nothing}`], '1 area Nurse'],
  ['damage to heal as a price', 'Vow', ['use: the damage that an ability heals as its cost is on the character'], '1 area Vow'],
  ['a price of another sort', 'Pyre', ['use: an ability is not used whose price cannot be paid'], '1 area Pyre'],
  [
    'something for an activation while there is none',
    'Banner',
    ['use: what lasts to the end of an activation begins in one'],
    '1 area Banner',
  ],
  [
    'a scheme that no ability could change',
    'Surveillance Team',
    [`use: ${noRemoval} (01139b)`],
    '1 area Surveillance Team (counters 2)',
    'scheme 01139b (threat 3)',
  ],
  ['a support of another player is not expected to do anything', 'Lever', [], 'players 2', '2 area Lever (exhausted)'],
  [
    'an obligation before another player',
    'Debt',
    ['use: nobody uses an ability of an obligation before another player'],
    'players 2',
    '2 area Debt',
  ],
  [
    'an attachment on a card of another player',
    'Leech',
    ['use: the ability of an attachment on a player’s card is used by the player alone who controls that card'],
    'players 2',
    '2 area Scout + Leech',
    '1 hand Coin',
  ],
  ['resources that an ability costs', 'Leech', ['use: mental'], '1 area Scout + Leech'],
  [
    'an ability that is offered is never refused, where another one of its card is',
    'Well or Lever',
    [`use: ${spentItself}`],
    '1 area Tap; Well or Lever (exhausted)',
  ],
  ['what may be done needs no reason', 'Lever', [], '1 area Tap; Lever'],
  ['an action in the turn of another', 'Lever', [`use: ${theirs}`], 'players 2', 'turn 2', '1 area Lever'],
  ['a card in the turn of another', 'Scout', [`play: ${theirs}`], 'players 2', 'turn 2', '1 hand Scout; Coin'],
])('%s', (_why, card, refused, ...lines) => {
  expect(whyNot(open(...lines), card)).toEqual(refused);
});

test.each([
  ['Once', 'no more copies of a card are played in a period than its maximum', '1 hand 2 x Once'],
  ['Tap', 'an ability is used as often in a round as its limit says', '1 area Tap'],
  ['Drip', 'an ability is used as often in a phase as its limit says', '1 area Drip'],
  ['Flood', 'an ability is used as often in a game as its limit says', '1 area Flood'],
])('%s is used as often as it may be', (card, check, line) => {
  const match = open(line);
  expect(whyNot(match, card)).toEqual([]);
  take(match, card === 'Once' ? 'play' : 'use');
  expect(whyNot(match, card).map((said) => said.split(': ')[1])).toEqual([check]);
});

function take(match: PlayableMatch, verb: string, seat = 0): void {
  const decision = match.pending(seat);
  const at = decision?.ask?.options.findIndex((each) => each.verb === verb) ?? -1;
  expect(match.answer(seat, decision?.id ?? -1, [at])).toBeUndefined();
}

test('whoever is asked for an action is offered that, and does nothing else', () => {
  const match = open('players 2', 'turn 2', '1 area Lever; Scout', 'scheme Plain Scheme (threat 1)');
  take(match, 'askForAction', 1);
  expect(whyNot(match, 'Lever')).toEqual([]);
  expect(whyNot(match, 'Scout')).toEqual([`attack: ${ownTurn}`, `thwart: ${ownTurn}`]);
});

test('while something else is asked nobody acts', () => {
  const match = open('1 area Lever');
  take(match, 'endTurn');
  expect(match.pending(0)?.purpose).toBe('declareDefender');
  expect(whyNot(match, 'Lever')).toEqual([`use: ${openQuestion}`]);
});

test('cards in another hand are expected to do nothing, and of an unknown one nothing is told', () => {
  const match = open('players 2', '2 hand Coin');
  expect(whyNot(match, 'Coin')).toEqual([]);
  expect(match.whyNot?.(0, 'nobody')).toBeUndefined();
});

test('what explanations name is that of the card and of the player', () => {
  const match = open('1 hand Webbed Up; 2 x Energy', '1 identity Plain Alter-Ego');
  expect(match.whyNot?.(0, handleOf(match, 'Webbed Up'))?.values).toEqual({ form: 'alterEgo', price: 4, available: 4, max: 1, traits: [] });
});

test('of an event that is played in one of two ways, the way that is barred is told', () => {
  const match = open('1 hand Two Ways');
  expect(whyNot(match, 'Two Ways')).toEqual([`play: ${otherForm}`]);
});

test('what the texts name is told with every explanation', () => {
  const match = open('1 hand Coin');
  const told = new Set(['card', ...Object.keys(match.whyNot?.(0, handleOf(match, 'Coin'))?.values ?? {})]);
  const named = Object.values(obstacles).flatMap(({ en, es }) => [...`${en} ${es}`.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
  expect(named.filter((name) => !told.has(name))).toEqual([]);
});

test('a card that is not chosen says the one thing that it is not', () => {
  const hurts = {
    targets: { it: { noun: 'minion', whose: 'any', are: ['damaged'], min: 1, max: 1 } },
    do: [{ verb: 'discard', on: { kind: 'bound', name: 'it' } }],
  };
  const cannon = {
    name: 'Cannon',
    type: 'support',
    abilities: [{ kind: 'activated', headers: ['action'], cost: 0, labels: [], clause: hurts }],
  };
  const opened = marvelChampions.position?.(
    ['1 area Cannon; Scout', '1 engaged Wall; Watch (damage 1); Watch (damage 1)'],
    '1'.repeat(64),
    { cards: [...cards, cannon] },
  );
  if (opened?.ok !== true) throw new Error(JSON.stringify(opened));
  const match = opened.value;
  take(match, 'use');
  const lackOf = (name: string): unknown => match.whyNot?.(0, handleOf(match, name))?.values['lack'];
  expect(['Wall', 'Scout', 'Watch'].map(lackOf)).toEqual([
    { en: 'is not damaged', es: 'no tiene Daño' },
    { en: 'is not a minion in play', es: 'no es un Esbirro en juego' },
    undefined,
  ]);
});

test('a part of a text that could change nothing now, and a player for whom it could not, are missing with that reason', () => {
  const support = (name: string, clause: object): object => ({
    name,
    type: 'support',
    abilities: [{ kind: 'activated', headers: ['action'], cost: 0, labels: [], clause }],
  });
  const either = { do: [], modes: [{ do: [{ verb: 'draw', amount: 1 }] }, { do: [{ verb: 'ready', on: { kind: 'self' } }] }] };
  const theirAllies = { kind: 'each', noun: 'ally', whose: 'friendly', are: [], of: { player: 'who' } };
  const whose = { players: { who: { whose: 'any' } }, do: [{ verb: 'ready', on: theirAllies }] };
  const missing = (name: string, lines: readonly string[]): unknown => {
    const opened = marvelChampions.position?.(lines, '1'.repeat(64), {
      cards: [...cards, support(name, name === 'Whose' ? whose : either)],
    });
    if (opened?.ok !== true) throw new Error(JSON.stringify(opened));
    const match = opened.value;
    expect(match.whyNot?.(0)?.acts).toEqual([]);
    take(match, 'use');
    return match.whyNot?.(0)?.acts.map(({ verb, value, text, obstacles: [first] }) => [verb, value, text?.en, first?.code]);
  };
  const idle = 'text / TEXT-IDLE-MODE: a mode with which a text can do nothing is not chosen';
  expect(missing('Either', ['1 area Either', '1 deck Coin'])).toEqual([['mode', 1, 'Ready Either.', idle]]);
  const allies = ['1 area Whose; Scout (exhausted)', '2 area Scout', '3 area Scout (exhausted)'];
  const means = 'a player for whom a text could do nothing is not chosen';
  expect(missing('Whose', ['players 3', ...allies])).toEqual([['player', 1, undefined, means]]);
});

test('a card that the question of a rule is not about says what that is about, with its rule', () => {
  const match = open('1 area Lever; Scout');
  take(match, 'endTurn');
  expect(match.pending(0)?.purpose).toBe('declareDefender');
  const reasonOf = (name: string): unknown => match.whyNot?.(0, handleOf(match, name))?.choice?.obstacles.map(({ code }) => code);
  expect(['Lever', 'Scout'].map(reasonOf)).toEqual([['declareDefender'], undefined]);
  expect(match.whyNot?.(0, handleOf(match, 'Lever'))?.choice?.obstacles[0]?.rule).toMatch(/^MC-[A-Z-]+-\d+$/);
});

test('every text is that of a check, of a question, or of a place of a cost', () => {
  const places = ['cost', 'additional', 'any', 'physical', 'mental', 'energy', 'wild', 'printedPhysical', 'printedMental', 'printedEnergy'];
  const names = new Set([...allSites().map(({ name }) => name), ...places, ...Object.keys(purposes)]);
  expect(Object.keys({ ...obstacles, ...choiceObstacles }).filter((code) => !names.has(code))).toEqual([]);
});
