import { allSites, type PlayableMatch } from '@crupier/kernel';
import { expect, test } from 'vitest';
import { keyforge } from '../keyforge.ts';
import { choiceObstacles, obstacles, optionObstacles } from '../words/obstacle-words.ts';
import { purposes } from '../words/question-words.ts';

const ownHouse = ['house mars', 'active 1', '1 houses mars logos brobnar', '2 houses mars logos dis'];
const house = 'only cards of the active house are played, discarded and used';
const firstTurn = 'one card from hand in the first turn of the match';
const upgrade = 'an upgrade that cannot be attached cannot be played';
const alpha = 'an alpha card is the first thing done in its step';
const byText = 'what cannot be played is not played';
const byItself = 'what says of itself that it cannot be played is not played';
const dear = 'what it costs to play a card is there';
const spent = 'an exhausted card is not used';
const stunned = 'a stunned creature only loses its stun';
const enraged = 'an enraged creature must fight if it can';
const noEnemy = 'there is an enemy creature to fight';
const mustChoose = 'of the houses that must be chosen one is';
const forbidden = 'use restrictions are obeyed';

function open(...lines: string[]): PlayableMatch {
  const opened = keyforge.position?.(lines, '1'.repeat(64), { cards });
  if (opened?.ok !== true) throw new Error(JSON.stringify(opened));
  return opened.value;
}

const cards = [
  { name: 'Plain', type: 'creature', house: 'mars', power: 3 },
  { name: 'First', type: 'creature', house: 'mars', power: 3, keywords: ['alpha'] },
  { name: 'Collar', type: 'upgrade', house: 'mars' },
  {
    name: 'Toll',
    type: 'artifact',
    house: 'mars',
    abilities: [
      {
        kind: 'static',
        applies: { kind: 'player', who: 'opponent' },
        changes: [{ kind: 'rule', rule: 'paysToPlay', amount: 2, of: { noun: 'anyCard', whose: 'any', are: [] } }],
      },
    ],
  },
  {
    name: 'Tamer',
    type: 'creature',
    house: 'mars',
    power: 3,
    abilities: [
      {
        kind: 'static',
        applies: { kind: 'each', noun: 'creature', whose: 'enemy', are: [] },
        changes: [{ kind: 'rule', rule: 'cannotReap' }],
      },
    ],
  },
];

/** What is said of a card that player 1 knows, the only one of its name: each act with its obstacles. */
function whyNot(match: PlayableMatch, name: string): readonly string[] {
  const isIt = (definition: string): boolean => keyforge.card(definition)?.name.en === name || definition.endsWith(name);
  const known = Object.entries(match.view(0).cards).filter(([, { definition }]) => isIt(definition));
  expect(known).toHaveLength(1);
  const [card = ''] = known[0] ?? [];
  return (match.whyNot?.(0, card)?.acts ?? []).map(({ verb, obstacles: found }) => {
    const said = found.map(({ code, by }) => (by === undefined ? code : `${code} (${by.definition})`));
    return `${verb}: ${said.join(', ')}`;
  });
}

test.each<[why: string, card: string, refused: readonly string[], ...lines: string[]]>([
  ['what may be done needs no reason', 'Plain', [], '1 hand Plain'],
  ['a card of another house', 'Bumpsy', [`play: ${house}`, `discard: ${house}`], '1 hand Bumpsy'],
  ['an upgrade without a creature', 'Collar', [`play: ${upgrade}`], '1 hand Collar'],
  ['an alpha card that is not the first', 'First', [`play: ${alpha}`], '1 hand First', 'did 1'],
  ['a text of one’s own side', 'Plain', [`play: ${byText} (grommid)`], '1 line Grommid', '1 hand Plain'],
  ['a text of the card itself', 'Kelifi Dragon', [`play: ${house}, ${byItself}`, `discard: ${house}`], '1 hand Kelifi Dragon'],
  ['a price', 'Plain', [`play: ${dear} (test/Toll)`], '1 hand Plain', '2 artifacts Toll', '1 aember 1'],
  [
    'what has an Omni ability',
    'Saurian Egg',
    [`reap: ${house}, ${forbidden} (saurian-egg)`, `fight: ${house}, ${forbidden} (saurian-egg), ${noEnemy}`],
    '1 line Saurian Egg',
  ],
  ['an exhausted creature', 'Plain', [`reap: ${spent}`, `fight: ${spent}, ${noEnemy}`], '1 line Plain (exhausted)'],
  ['a creature of another house', 'Bumpsy', [`reap: ${house}`, `fight: ${house}, ${noEnemy}`], '1 line Bumpsy'],
  ['a stunned creature', 'Plain', [`reap: ${stunned}`, `fight: ${stunned}, ${noEnemy}`], '1 line Plain (stunned)'],
  ['an enraged creature with somebody to fight', 'Plain', [`reap: ${enraged}`], '1 line Plain (enraged)', '2 line Bumpsy'],
  ['nobody to fight', 'Plain', [`fight: ${noEnemy}`], '1 line Plain'],
  ['a text of the other side', 'Plain', [`reap: ${forbidden} (test/Tamer)`], '1 line Plain', '2 line Tamer'],
])('%s', (_why, card, refused, ...lines) => {
  expect(whyNot(open(...ownHouse, ...lines), card)).toEqual(refused);
});

test('in the first turn one card is played or discarded', () => {
  const match = open('turn 1', 'fromHand 1', ...ownHouse, '1 hand Plain');
  expect(whyNot(match, 'Plain')).toEqual([`play: ${firstTurn}`, `discard: ${firstTurn}`]);
});

test('where another is asked, or something else, that alone is said', () => {
  const theirs = open('house mars', 'active 2', ...ownHouse.slice(2), '1 hand Bumpsy');
  expect(whyNot(theirs, 'Bumpsy')).toEqual(['play: another player decides now', 'discard: another player decides now']);
  const choosing = open('active 1', ...ownHouse.slice(2), '1 hand Bumpsy', 'step house');
  expect(whyNot(choosing, 'Bumpsy')).toEqual(['play: another question is open', 'discard: another question is open']);
});

test('a card that the seat does not know gets no answer', () => {
  const match = open(...ownHouse, '2 hand Bumpsy');
  for (const { cards: handles } of match.view(0).zones.filter(({ kind, seat }) => kind === 'hand' && seat === 1))
    for (const handle of handles) expect(match.whyNot?.(0, handle)).toBeUndefined();
  expect(match.whyNot?.(0, 'nobody')).toBeUndefined();
});

test('what explanations name is that of the card and of the seat', () => {
  const match = open(...ownHouse, '1 hand Bumpsy', '1 aember 3');
  const [card = ''] = Object.keys(match.view(0).cards);
  expect(match.whyNot?.(0, card)?.values).toEqual({ houses: ['brobnar'], active: ['mars'], aember: 3, price: 0 });
});

test('a card that is not chosen says all that it is not', () => {
  const hurts = {
    targets: { it: { noun: 'creature', whose: 'enemy', are: ['damaged'], min: 1, max: 1 } },
    do: [{ verb: 'damage', on: { kind: 'bound', name: 'it' }, amount: 1 }],
  };
  const cannon = {
    name: 'Cannon',
    type: 'artifact',
    house: 'mars',
    abilities: [{ kind: 'activated', headers: ['action'], cost: 0, clause: hurts }],
  };
  const lines = ['active 1', ...ownHouse.slice(2), 'house mars', '1 line Plain (damage 1); First', '1 artifacts Toll; Cannon'];
  const opened = keyforge.position?.([...lines, '2 line Troll (damage 1); Bumpsy (damage 1); Dust Imp'], '1'.repeat(64), {
    cards: [...cards, cannon],
  });
  if (opened?.ok !== true) throw new Error(JSON.stringify(opened));
  const match = opened.value;
  const open = match.pending(0);
  match.answer(0, open?.id ?? -1, [open?.ask?.options.findIndex(({ verb }) => verb === 'action') ?? -1]);
  const lackOf = (name: string): unknown => {
    const found = Object.entries(match.view(0).cards).find(
      ([, { definition }]) => keyforge.card(definition)?.name.en === name || definition === `test/${name}`,
    );
    const why = match.whyNot?.(0, found?.[0] ?? '');
    return why?.values['lack'] ?? why?.choice?.obstacles[0]?.code;
  };
  expect(['Dust Imp', 'Plain', 'First', 'Toll', 'Troll'].map(lackOf)).toEqual([
    { en: 'is not damaged', es: 'no está dañada' },
    { en: 'is not an enemy creature', es: 'no es una criatura enemiga' },
    { en: 'is not an enemy creature and is not damaged', es: 'no es una criatura enemiga y no está dañada' },
    { en: 'is not a creature in play', es: 'no es una criatura en juego' },
    undefined,
  ]);
});

test('a creature that is not the most powerful says which one is', () => {
  const strongest = {
    targets: { it: { noun: 'creature', whose: 'enemy', are: ['mostPowerful'], min: 1, max: 1 } },
    do: [{ verb: 'damage', on: { kind: 'bound', name: 'it' }, amount: 1 }],
  };
  const cannon = {
    name: 'Cannon',
    type: 'artifact',
    house: 'mars',
    abilities: [{ kind: 'activated', headers: ['action'], cost: 0, clause: strongest }],
  };
  const lines = ['active 1', ...ownHouse.slice(2), 'house mars', '1 line Plain', '1 artifacts Cannon'];
  const opened = keyforge.position?.([...lines, '2 line Troll; Troll; Dust Imp'], '1'.repeat(64), { cards: [...cards, cannon] });
  if (opened?.ok !== true) throw new Error(JSON.stringify(opened));
  const match = opened.value;
  const use = match.pending(0);
  match.answer(0, use?.id ?? -1, [use?.ask?.options.findIndex(({ verb }) => verb === 'action') ?? -1]);
  const reasonOf = (name: string): unknown => {
    const isIt = (definition: string): boolean => keyforge.card(definition)?.name.en === name || definition === `test/${name}`;
    const [card = ''] = Object.entries(match.view(0).cards).find(([, { definition }]) => isIt(definition)) ?? [];
    const { choice, values } = match.whyNot?.(0, card) ?? {};
    const [first] = choice?.obstacles ?? [];
    return first && [first.code, first.by && match.game.card(first.by.definition)?.name.en, values?.['lack']];
  };
  expect(['Dust Imp', 'Plain', 'Troll'].map(reasonOf)).toEqual([
    [
      'another card has more of what the text asks the most of',
      'Troll',
      { en: 'is not the most powerful enemy creature', es: 'no es la criatura enemiga más poderosa' },
    ],
    ['the card is not one thing that the text asks for', undefined, { en: 'is not an enemy creature', es: 'no es una criatura enemiga' }],
    undefined,
  ]);
});

test.each<[why: string, missing: readonly string[], ...lines: string[]]>([
  ['what may be chosen is not missing', []],
  ['a house that must be chosen', ['mars', 'logos', 'brobnar'].map((house) => `${house}: ${mustChoose} (pitlord)`), '1 line Pitlord'],
  ['a house that cannot be chosen', ['mars: a house that cannot be chosen is no choice (test/Ban)'], '2 artifacts Ban'],
])('a house that is not among the options says why: %s', (_why, missing, ...lines) => {
  const ban = {
    name: 'Ban',
    type: 'artifact',
    house: 'mars',
    abilities: [
      {
        kind: 'static',
        applies: { kind: 'player', who: 'opponent' },
        changes: [{ kind: 'rule', rule: 'cannotChooseHouse', word: 'mars' }],
      },
    ],
  };
  const opened = keyforge.position?.(['active 1', 'step house', ...ownHouse.slice(2), ...lines], '1'.repeat(64), {
    cards: [...cards, ban],
  });
  if (opened?.ok !== true) throw new Error(JSON.stringify(opened));
  const match = opened.value;
  expect(match.pending(0)?.purpose).toBe('chooseHouse');
  const { acts = [] } = match.whyNot?.(0) ?? {};
  const houses = keyforge.words.values['house'] ?? [];
  const said = acts.map(({ value, obstacles: [first] }) => `${houses[value]?.en.toLowerCase()}: ${first?.code} (${first?.by?.definition})`);
  expect(said.toSorted()).toEqual(missing.toSorted());
  expect(match.whyNot?.(1)?.acts).toEqual([]);
});

test('a card that the question of a rule is not about says what that is about, with its rule', () => {
  const match = open(...ownHouse, '1 hand Bumpsy', '1 line Plain; First', '2 line Dust Imp; Troll');
  const asked = match.pending(0);
  match.answer(0, asked?.id ?? -1, [asked?.ask?.options.findIndex(({ verb }) => verb === 'fight') ?? -1]);
  expect(match.pending(0)?.purpose).toBe('chooseDefender');
  const reasonOf = (name: string): unknown => {
    const isIt = (definition: string): boolean => keyforge.card(definition)?.name.en === name || definition === `test/${name}`;
    const [card = ''] = Object.entries(match.view(0).cards).find(([, { definition }]) => isIt(definition)) ?? [];
    return match.whyNot?.(0, card)?.choice?.obstacles.map(({ code, rule }) => `${rule}: ${code}`);
  };
  expect(['Bumpsy', 'First', 'Troll'].map(reasonOf)).toEqual([
    ['KF-FIGHT-2: chooseDefender'],
    ['KF-FIGHT-7 KF-FAQ-GEN-94: a creature fights an enemy creature or not at all'],
    undefined,
  ]);
});

test('every text is that of a check, or of a question', () => {
  const names = new Set([...allSites().map(({ name }) => name), ...Object.keys(purposes)]);
  // Rules of texts are registered by the first text that follows them.
  const own = Object.keys({ ...obstacles, ...choiceObstacles, ...optionObstacles }).filter((code) => !code.startsWith('text / '));
  expect(own.filter((code) => !names.has(code))).toEqual([]);
});
