import type { CardSheet, GameWords, View } from '@crupier/kernel';
import { describe, expect, test } from 'vitest';
import type { Speech } from './say.ts';
import {
  callingSeats,
  baseOf,
  sayWord,
  sayActs,
  sayCard,
  sayDecision,
  sayDecline,
  sayEvent,
  sayLabel,
  sayOccasion,
  sayOffer,
  sayOption,
  sayPerson,
  saySeat,
  sayAskingText,
  sayGains,
  sayVerb,
} from './say.ts';

const words: GameWords = {
  events: {
    damaged: { en: '{source} deals {amount} damage to {card}.', es: '{source} hace {amount} de daño a {card}.' },
    stolen: { en: '{seat} steals {amount} from {other}.', es: '{seat} roba {amount} de {other}.' },
    houseChosen: { en: '{seat} chooses {value}.', es: '{seat} elige {value}.' },
    silent: { en: '', es: '' },
  },
  eventRules: {},
  occasions: {
    before: {
      damaged: { en: '{card} would take {amount}[ from {source}].', es: '{card} recibiría {amount}[ de {source}].' },
      healed: { en: '{card} would be healed {amount}[ by {other}].', es: '{card} se curaría {amount}[ por {other}].' },
    },
    after: {},
  },
  purposes: { choose: { en: '{source}: choose up to {amount}.', es: '{source}: elige hasta {amount}.' } },
  verbs: { play: { en: 'Play {card}', es: 'Jugar {card}' }, house: { en: 'Choose {value}', es: 'Elegir {value}' } },
  values: { house: [{ en: 'Untamed', es: 'Indómito' }], houseChosen: [{ en: 'Untamed', es: 'Indómito' }] },
  labels: { hand: { en: 'Hand', es: 'Mano' } },
  terms: {
    cards: { en: 'cards', es: 'cartas' },
    danger: { more: { en: 'more danger', es: 'más peligro' }, less: { en: 'less danger', es: 'menos peligro' } },
  },
};
const names: Readonly<Record<string, { en: string; es: string }>> = {
  troll: { en: 'Troll', es: 'el Trol' },
  giant: { en: 'Giant', es: 'El Gigante' },
  breakIn: { en: 'The Break-In!', es: '¡Allanamiento!' },
};

function sheetOf(key: string): CardSheet {
  return { key, name: names[key] ?? { en: key, es: key }, facts: {}, text: { en: [], es: [] }, playable: true };
}

function speechIn(language: 'en' | 'es'): Speech {
  const card: Speech['card'] = (key) => (key in names ? sheetOf(key) : undefined);
  return { words, language, card, seats: ['Ana', 'Luis'] };
}

const view: View = {
  viewer: 0,
  table: {},
  seats: [],
  zones: [],
  cards: { h1: { definition: 'troll', owner: 0, controller: 0, now: {} } },
};

describe('what is said', () => {
  test('an event names its cards, in both languages, and Spanish joins its articles', () => {
    const event = { name: 'damaged', card: { definition: 'troll', handle: 'h1' }, source: { definition: 'giant' }, amount: 2 };
    expect(sayEvent(event, speechIn('en'))).toBe('Giant deals 2 damage to Troll.');
    expect(sayEvent(event, speechIn('es'))).toBe('El Gigante hace 2 de daño al Trol.');
  });

  test('a hidden card stays a card, a seat has its name', () => {
    expect(sayEvent({ name: 'stolen', seat: 1, amount: 1, other: { handle: 'h9' } }, speechIn('en'))).toBe('Luis steals 1 from a card.');
    expect(saySeat(5, speechIn('en'))).toBe('6');
  });

  test('a game that calls its players after cards has them called so everywhere; who sits there is said apart', () => {
    const called = (...keys: readonly (string | undefined)[]): Speech => {
      const seats = keys.map((calledAfter) => (calledAfter === undefined ? {} : { calledAfter }));
      return callingSeats(speechIn('en'), { seats });
    };
    const speech = called('troll', 'giant');
    expect([0, 1].map((seat) => saySeat(seat, speech))).toEqual(['Troll', 'Giant']);
    expect([0, 1].map((seat) => sayPerson(seat, speech))).toEqual(['Ana', 'Luis']);
    expect(sayEvent({ name: 'houseChosen', seat: 1, value: 0 }, speech)).toBe('Giant chooses Untamed.');
    // A seat without a card, and one whose card is not known, fall back to the person.
    expect([0, 1].map((seat) => saySeat(seat, called('troll', undefined)))).toEqual(['Troll', 'Luis']);
    expect([0, 1].map((seat) => saySeat(seat, called('unknown', 'unknown')))).toEqual(['Ana', 'Luis']);
    expect([0, 1].map((seat) => saySeat(seat, called('troll', 'troll')))).toEqual(['Troll (Ana)', 'Troll (Luis)']);
  });

  test('a value has a word', () => {
    expect(sayEvent({ name: 'houseChosen', seat: 0, value: 0 }, speechIn('es'))).toBe('Ana elige Indómito.');
    expect(sayOption({ verb: 'house', value: 0 }, view, speechIn('en'))).toBe('Choose Untamed');
    expect(sayOption({ verb: 'house', value: 7 }, view, speechIn('en'))).toBe('Choose 7');
  });

  test('options and questions', () => {
    expect(sayOption({ verb: 'play', card: 'h1', value: 0 }, view, speechIn('es'))).toBe('Jugar el Trol');
    const three = { verb: 'play', card: 'h1', value: 0, count: 3 };
    expect(sayOffer(three, view, speechIn('es'))).toBe('Jugar el Trol ×3');
    expect(sayOption(three, view, speechIn('es'))).toBe('Jugar el Trol');
    const decision = { id: 1, kind: 'target', purpose: 'choose', rule: '', until: 'one', source: 'h1', waiting: [0] } as const;
    const ask = { min: 0, max: 2, price: 0, forced: false, options: [] };
    expect(sayDecision({ ...decision, ask }, view, speechIn('en'))).toBe('Troll: choose up to 2.');
  });

  test('a question is said by the purpose under which the reader is asked', () => {
    const open = { id: 1, kind: 'target', purpose: 'elsewhere', rule: '', until: 'one', source: 'h1', waiting: [0] } as const;
    const ask = { min: 0, max: 2, price: 0, forced: false, purpose: 'choose', options: [] };
    expect(sayDecision({ ...open, ask }, view, speechIn('en'))).toBe('Troll: choose up to 2.');
    expect(sayDecision(open, view, speechIn('en'))).toBe('elsewhere');
  });

  test('a question that is asked several times says which of them it is', () => {
    const open = { id: 1, kind: 'target', purpose: 'choose', rule: '', until: 'one', source: 'h1', waiting: [0] } as const;
    const ask = { min: 0, max: 2, price: 0, forced: false, part: { at: 1, of: 3 }, options: [] };
    expect(sayDecision({ ...open, ask }, view, speechIn('en'))).toBe('Troll: choose up to 2 (1 of 3).');
    const choice = { en: 'who takes it?', es: '¿quién lo toma?' };
    expect(sayDecision({ ...open, ask: { ...ask, choice } }, view, speechIn('es'))).toBe('el Trol: ¿quién lo toma? (1 de 3)');
  });

  test('who asks is left out where the reader sees no such card', () => {
    const open = { id: 1, kind: 'target', purpose: 'choose', rule: '', until: 'one', waiting: [0] } as const;
    const ask = { min: 0, max: 2, price: 0, forced: false, options: [] };
    expect(sayDecision({ ...open, ask }, view, speechIn('en'))).toBe('Choose up to 2.');
    const choice = { en: 'draw a card.', es: '¿robas una carta?' };
    expect(sayDecision({ ...open, ask: { ...ask, choice } }, view, speechIn('es'))).toBe('¿Robas una carta?');
  });

  test('an option that ends something says so, and its verb alone is said apart', () => {
    const seat = 1;
    const consequences = { resolves: { en: '{seat}: {card} resolves', es: '{seat}: se resuelve {card}' } };
    const speech = speechIn('es');
    const telling = { ...speech, words: { ...speech.words, consequences } };
    const play = { verb: 'play', card: 'h1', value: 0, consequence: { code: 'resolves', card: 'h1', seat } };
    expect(sayOption(play, view, telling)).toBe(`${saySeat(seat, speech)}: se resuelve el Trol`);
    expect(sayVerb(play, view, telling)).toBe('Jugar el Trol');
    expect(sayOption({ ...play, consequence: { code: 'other' } }, view, telling)).toBe('Jugar el Trol');
  });

  test('a question says the ability that asks, and who gave it', () => {
    const open = { id: 1, kind: 'may', purpose: 'choose', rule: '', until: 'one', source: 'h1', waiting: [0] } as const;
    const text = { en: 'Draw a card.', es: 'Roba una carta.' };
    expect(sayAskingText(open, speechIn('en'))).toBeUndefined();
    expect(sayAskingText({ ...open, text }, speechIn('es'))).toBe('Roba una carta.');
    expect(sayAskingText({ ...open, text, giver: 'troll' }, speechIn('en'))).toBe('Draw a card. (Troll)');
  });

  test('a question of a text is said in its words, and an option and a refusal by what they do', () => {
    const open = { id: 1, kind: 'may', purpose: 'choose', rule: '', until: 'one', source: 'h1', waiting: [0] } as const;
    const said = { en: 'Draw a card', es: 'Roba una carta' };
    const choice = { en: 'you may draw a card.', es: 'puedes robar una carta.' };
    const ask = { min: 0, max: 1, price: 0, forced: false, choice, options: [{ verb: 'yes', value: 0, said }] };
    expect(sayDecision({ ...open, ask }, view, speechIn('es'))).toBe('el Trol: puedes robar una carta.');
    expect(sayOption(ask.options[0] ?? { verb: '', value: 0 }, view, speechIn('es'))).toBe('Roba una carta');
    expect(sayDecline({ ...open, ask }, speechIn('es'))).toBeUndefined();
    expect(sayDecline({ ...open, ask: { ...ask, declined: said } }, speechIn('en'))).toBe('Draw a card');
  });

  test('what abilities answer is said before the question, or with each option where they answer several', () => {
    const event = { name: 'damaged', card: { definition: 'troll', handle: 'h1' }, amount: 2 };
    const occasion = { moment: 'before', event } as const;
    const open = { id: 1, kind: 'respond', purpose: 'answer', rule: '', until: 'one', waiting: [0] } as const;
    const ask = { min: 0, max: 1, price: 0, forced: false, options: [] };
    expect(sayDecision({ ...open, ask, occasion }, view, speechIn('en'))).toBe('Troll would take 2. answer');
    const byGiant = { ...occasion, event: { ...event, source: { definition: 'giant' } } };
    expect(sayOccasion(byGiant, speechIn('es'))).toBe('el Trol recibiría 2 de El Gigante.');
    const text = { en: 'Draw a card', es: 'Roba una carta' };
    const option = { verb: 'play', card: 'h1', value: 0, text, occasion };
    expect(sayOption(option, view, speechIn('en'))).toBe('Play Troll: Draw a card (Troll would take 2)');
    const unsaid = { moment: 'before', event: { ...event, name: 'stolen' } } as const;
    expect(sayOption({ ...option, occasion: unsaid }, view, speechIn('en'))).toBe('Play Troll: Draw a card (Troll)');
    expect(sayOccasion({ moment: 'after', event }, speechIn('en'))).toBe('a card deals 2 damage to Troll.');
    expect(sayOccasion({ moment: 'after', event: { name: 'silent' } }, speechIn('en'))).toBeUndefined();
  });

  test('what a card does to itself is not said to be done by it', () => {
    const troll = { definition: 'troll', handle: 'h1' };
    const event = { name: 'healed', card: troll, other: { definition: 'troll', handle: 'h2' }, amount: 1 };
    expect(sayOccasion({ moment: 'before', event }, speechIn('es'))).toBe('el Trol se curaría 1 por el Trol.');
    expect(sayOccasion({ moment: 'before', event: { ...event, other: troll } }, speechIn('es'))).toBe('el Trol se curaría 1.');
    const unseen = { ...event, card: { definition: 'troll' }, other: { definition: 'giant' } };
    expect(sayOccasion({ moment: 'before', event: unseen }, speechIn('es'))).toBe('el Trol se curaría 1 por El Gigante.');
  });

  test('a name that ends in a mark of its own ends its sentence without a point', () => {
    const event = { name: 'damaged', card: { definition: 'breakIn' }, source: { definition: 'troll' }, amount: 1 };
    expect(sayEvent(event, speechIn('en'))).toBe('Troll deals 1 damage to The Break-In!');
    expect(sayEvent(event, speechIn('es'))).toBe('el Trol hace 1 de daño a ¡Allanamiento!');
    const marked: Speech = {
      ...speechIn('en'),
      card: () => ({ ...sheetOf('breakIn'), name: { en: '\u{E000}breakIn\nBreak-In!\u{E001}', es: '' } }),
    };
    expect(sayEvent(event, marked)).toMatch(/Break-In!\u{E001}$/u);
    expect(sayEvent({ ...event, card: { definition: 'troll' } }, speechIn('en'))).toMatch(/Troll\.$/);
  });

  test('what an ability says that asks marks what is chosen, where marks are wanted', () => {
    const open = { id: 1, kind: 'target', purpose: 'choose', rule: '', until: 'one', waiting: [0] } as const;
    const text = { en: 'Stun ⟦a creature⟧.', es: 'Aturde a ⟦una criatura⟧.' };
    expect(sayAskingText({ ...open, text }, speechIn('en'))).toBe('Stun a creature.');
    expect(sayAskingText({ ...open, text, giver: 'giant' }, speechIn('es'), ['[', ']'])).toBe('Aturde a [una criatura]. (El Gigante)');
  });

  test('what has no words is its code, and an event with nothing to say says nothing', () => {
    expect(sayEvent({ name: 'silent' }, speechIn('en'))).toBe('');
    expect(sayEvent({ name: 'new' }, speechIn('en'))).toBe('new');
    expect([sayLabel('hand', speechIn('es')), sayLabel('x', speechIn('es')), sayCard('x', speechIn('en'))]).toEqual(['Mano', 'x', 'x']);
  });
});

test('acts in a row that differ by their card alone are said together, and cards that are not known are none of them', () => {
  const play = (definition?: string) => ({ verb: 'play', value: 0, ...(definition !== undefined && { definition }) });
  const acts = [play('troll'), play('giant'), play(), play('giant'), { verb: 'house', value: 0 }, play('troll')];
  expect(sayActs(acts, speechIn('en'))).toBe('play Troll and Giant, play a card, play Giant, choose Untamed, play Troll');
  expect(sayActs(acts.slice(0, 3), speechIn('es'))).toBe('jugar el Trol y El Gigante, jugar una carta');
  expect(sayActs([], speechIn('en'))).toBe('');
});

test.each([
  ['ember-imp', 'ember-imp'],
  ['ember-imp/0also1', 'ember-imp'],
  ['own/bellringer', 'own/bellringer'],
  ['own/bellringer/2/0', 'own/bellringer'],
  ['owner/1', 'owner'],
])('%s is of the card %s', (definition, base) => {
  expect(baseOf(definition)).toBe(base);
});

test.each([
  ['assault:2', 'Assault 2'],
  ['assault', 'Assault'],
  ['odd', 'odd'],
])('the word %s is said as %s', (word, said) => {
  const { words, ...speech } = speechIn('en');
  const saying = { ...speech, words: { ...words, labels: { assault: { en: 'Assault', es: 'Asalto' } } } };
  expect(sayWord(word, saying)).toBe(said);
});

test('what a plan gains is said by how many more or fewer, or in words alone where a number means nothing', () => {
  const gains = [
    { term: 'cards', by: 1.6 },
    { term: 'danger', by: -0.3 },
    { term: 'cards', by: -1 },
    { term: 'danger', by: 2 },
  ];
  expect(sayGains(gains, speechIn('en'))).toBe('cards +2, less danger, cards −1, more danger');
  expect(sayGains(gains, speechIn('es'))).toBe('cartas +2, menos peligro, cartas −1, más peligro');
});
