import { describe, expect, test } from 'vitest';
import { each, forbids, gives, host, late, one, self, the, triggered, type Ability, type Clause } from '../../cards.ts';
import { rulesOnCard, topic, type CardBehaviour } from '../../rules.ts';
import { cloneTiny } from './state/state.ts';
import { restoreState, saveState } from '../../saves/save.ts';
import { writeAbility } from '../../text/abilities.ts';
import { act, activated, any, friendly, grant, inStateOf, isChosen, lists, listsChosen, rule, when, whenAny } from './meanings/builders.ts';
import { blank } from './state/reading.ts';
import { tinyTable, type TinyTable } from './table.ts';
import { wordings } from './words/wordings.ts';

function spell(key: string, clause: Clause): CardBehaviour {
  return { key, printed: { ...blank, type: 'spell' }, abilities: [activated('play', clause)] };
}

const ofKind = isChosen('kind', 'prey');
const both = (ability: Ability): readonly string[] =>
  (['en', 'es'] as const).map((language) => writeAbility(wordings, ability, { noun: 'spell', host: 'beast' }, language));

const prey = { prey: { of: 'kind' } } as const;
const hunt: Clause = {
  words: prey,
  do: [act('hunt', undefined, 1, { chosen: 'prey' })],
  next: { targets: { it: late(one(any('beast', ofKind))) }, do: [act('damage', the(), 1)] },
};
const truce: Clause = { words: prey, do: [grant(forbids(whenAny('beingHurt', any('beast', ofKind))), 'round')] };
const feud: Clause = {
  words: prey,
  do: [grant(triggered(when('turnEnds'), { do: [act('damage', each(any('beast', { not: ofKind })), 1)] }), 'round')],
};
const cards = [
  spell('hunt', hunt),
  spell('truce', truce),
  spell('feud', feud),
  spell('spare', { words: prey, do: [], next: { targets: { it: late(one(friendly('beast', ofKind))) }, do: [act('heal', the())] } }),
];

/** The places of the kinds among the options. */
const bear = 'kind 1';
const fox = 'kind 2';

describe('a word that a text chooses', () => {
  const table = (): TinyTable => tinyTable(['1 hand hunt', '1 den pup bear', '2 den c=bear'], { cards });

  test('is asked for before all else, from the words of its sort, and told to all', () => {
    const asked = table().answer('play hunt');
    expect([asked.asked(), asked.offers()]).toEqual(['1 nameKind', ['kind', bear, fox, 'kind 3']]);
    expect(asked.answer(bear).happened()).toContain('kindNamed');
  });

  test('may be chosen by the opponent', () => {
    const dared: Clause = { ...hunt, words: { prey: { of: 'kind', by: 'opponent' } } };
    const asked = tinyTable(['1 hand dare', '1 den pup bear', '2 den c=bear'], { cards: [spell('dare', dared)] }).answer('play dare');
    expect(asked.asked()).toBe('2 nameKind');
    expect(asked.answer(bear).damage('c')).toBe(1);
    expect(both(activated('play', dared)).map((text) => text.split('. ')[0])).toEqual([
      'Play: Your opponent chooses a kind',
      'Jugar: Tu oponente elige una clase',
    ]);
  });

  test('is spoken of by later acts, and by the choices of later clauses', () => {
    const hunted = table().answer('play hunt').answer(bear);
    expect([hunted.damage('bear'), hunted.damage('c'), hunted.damage('pup')]).toEqual([1, 1, 0]);
    expect(hunted.offers()).toEqual(['choose bear', 'choose c']);
    expect(hunted.answer('choose c').damage('c')).toBe(2);
  });

  test('of which there is no card leaves nothing to choose', () => {
    const spared = tinyTable(['1 hand spare', '1 den pup:0'], { cards }).answer('play spare').answer(fox);
    expect(spared.asked()).toBe('1 act');
  });
});

describe('a word that an effect keeps', () => {
  test('is the one that was chosen when the effect was given', () => {
    const table = tinyTable(['1 hand a=truce b=hunt c=hunt', '1 den bear', '2 den scout'], { cards });
    table.answer('play a').answer(bear).answer('play b').answer(bear).answer('choose bear');
    expect(table.damage('bear')).toBe(0);
    table.answer('play c').answer(fox);
    expect(table.lies('scout')).toBe('discard 2');
  });

  test('is its own for each of several effects', () => {
    const table = tinyTable(['1 hand a=truce b=truce c=hunt', '1 den bear', '2 den scout'], { cards });
    table.answer('play a').answer(bear).answer('play b').answer(fox).answer('play c').answer(fox).answer('choose scout');
    expect([table.lies('scout'), table.damage('scout')]).toEqual(['den 2', 0]);
  });

  test('is what cards become, and what a rule speaks of', () => {
    const molt: Clause = {
      words: prey,
      targets: { it: late(one(friendly('beast'))) },
      do: [grant(gives(host, listsChosen('kinds', 'become', 'prey'), rule('says', { chosen: 'prey' })), 'round', the())],
    };
    const table = tinyTable(['1 hand a=molt b=molt', '1 den wolf'], { cards: [spell('molt', molt)] });
    table.answer('play a').answer(bear).answer('choose wolf');
    expect(table.kinds('wolf')).toEqual(['bear']);
    expect(rulesOnCard(table.match, table.card('wolf'), topic('says')).map(({ word }) => word)).toEqual(['bear']);
    expect(table.answer('play b').answer(fox).answer('choose wolf').kinds('wolf')).toEqual(['fox']);
    expect(both(activated('play', molt))).toEqual([
      'Play: Choose a kind. Until the end of the round, a friendly beast becomes of the chosen kind. For “wolf” a friendly beast says “the chosen kind”.',
      'Jugar: Elige una clase. Hasta el final de la ronda, una bestia amiga pasa a ser de la clase elegida y dice «la clase elegida» donde dice «lobo».',
    ]);
  });

  test('is known to what it sets off, in copies and in saved matches too', () => {
    const table = tinyTable(['1 hand feud', '1 den bear', '2 den pup wolf'], { cards }).answer('play feud').answer(bear);
    const saved = restoreState(table.match.game, saveState(table.match.game, table.match.state));
    expect(saved.ok && saved.value.given).toEqual(cloneTiny(table.match.state).given);
    table.answer('end');
    expect([table.damage('bear'), table.damage('wolf'), table.happened().includes('died pup')]).toEqual([0, 1, true]);
  });
});

describe('words that are read from the table', () => {
  const echo: Ability = triggered(whenAny('enters', any('beast')), {
    words: { it: { of: 'itsKinds' } },
    do: [grant(gives(host, rule('says', { chosen: 'it' })), 'round', self)],
  });
  const herald: CardBehaviour = { key: 'herald', printed: { ...blank, type: 'beast', strength: 2 }, abilities: [echo] };
  const mixer: CardBehaviour = {
    key: 'mixer',
    printed: { ...blank, type: 'beast', strength: 2 },
    abilities: [gives(each(friendly('beast')), lists('kinds', 'gain', 'bear'))],
  };
  const said = (table: TinyTable, name: string): readonly string[] =>
    rulesOnCard(table.match, table.card(name), topic('says')).map(({ word }) => word);

  test('are kept without being asked for, all of them, as they were then', () => {
    const table = tinyTable(['1 hand wolf', '1 den herald mixer'], { cards: [herald, mixer] }).answer('play wolf');
    expect(said(table, 'herald')).toEqual(['wolf', 'bear']);
    const alone = tinyTable(['1 hand mixer', '1 den herald'], { cards: [herald, { ...mixer, abilities: [] }] }).answer('play mixer');
    expect(said(alone, 'herald')).toEqual(['']);
  });

  test('are said as what they are, and not as chosen', () => {
    expect(both(echo)[0]).toBe('After a beast enters a den, until the end of the round, for “wolf” this spell says “its kind”.');
  });
});

describe('a state that is asked of a word', () => {
  const boast: Clause = { words: prey, do: [], next: { if: inStateOf('kindWins', 'prey'), do: [act('gain', undefined, 3)] } };
  const later: Clause = {
    words: prey,
    do: [grant(triggered(when('turnEnds'), { if: inStateOf('kindWins', 'prey'), do: [act('gain', undefined, 3)] }), 'round')],
  };
  const table = (key: string): TinyTable =>
    tinyTable([`1 hand ${key}`, '1 den bear'], { cards: [spell('boast', boast), spell('later', later)] }).answer(`play ${key}`);

  test('holds of the word that was chosen, now and in what is given', () => {
    expect([table('boast').answer(bear).food(1), table('boast').answer(fox).food(1)]).toEqual([9, 6]);
    const [kept, lost] = [bear, fox].map((kind) => table('later').answer(kind).answer('end').food(1));
    expect((kept ?? 0) - (lost ?? 0)).toBe(3);
  });

  test('says the word, by itself where the text that has chosen it is not at hand', () => {
    expect(both(activated('play', boast))[0]).toBe('Play: Choose a kind. If the chosen kind is that of each friendly beast, gain 3 food.');
    const given = triggered(when('turnEnds'), { if: inStateOf('kindWins', 'prey'), do: [act('gain', undefined, 3)] });
    expect(both(given)[0]).toContain('if that kind is that of each friendly beast');
  });
});

test('what it says', () => {
  expect(both(activated('play', hunt))).toEqual([
    'Play: Choose a kind. Deal 1 damage to each beast of the chosen kind. Deal 1 damage to a beast of the chosen kind.',
    'Jugar: Elige una clase. Inflige 1 de daño a cada bestia de la clase elegida. Inflige 1 de daño a una bestia de la clase elegida.',
  ]);
  expect(both(activated('play', truce))).toEqual([
    'Play: Choose a kind. Until the end of the round, a beast of the chosen kind cannot be hurt.',
    'Jugar: Elige una clase. Hasta el final de la ronda, una bestia de la clase elegida no puede sufrir daño.',
  ]);
});
