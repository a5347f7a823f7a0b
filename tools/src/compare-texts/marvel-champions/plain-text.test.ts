import { cardsOfPack, type CardFacts } from '@crupier/marvel-champions';
import { expect, test } from 'vitest';
import { plainPrinted, plainRendered, textNames, traitsIn } from './plain-text.ts';

const cards = cardsOfPack('core');

function named(code: string): CardFacts {
  const card = cards.find((each) => each.code === code);
  if (card === undefined) throw new Error(`The core set has no ${code}.`);
  return card;
}

/** Texts of the support Aunt May. */
const english = textNames(named('01006'), cards, ['tech'], 'en');
const spanish = textNames(named('01006'), cards, ['tecnología'], 'es');

test.each([
  ['<b>Action</b> <i>(attack)</i>: Paint. <i>(Use a brush.)</i>', 'Action (attack): Paint.  '],
  ['Old Trick — <b>Boost</b>: Paint.', 'Boost: Paint.'],
  ['<b>Contents</b>: Rhino (I).\n<b>Setup</b>: Advance to stage 1B.', '\n'],
  ['Spend [mental] [mental] as a [[Tech]].', 'Spend 2 [mental] as a [trait tech].'],
  ['Paint Aunt May, Peter Parker and Rhino.', 'Paint , your alter-ego and the villain.'],
  ['Paint Titania for this support.', 'Paint minion [name 01162] for  .'],
])('printed, “%s” is “%s”', (printed, plain) => {
  expect(plainPrinted(printed, english)).toBe(plain);
});

test.each([
  ['Paint the Titania minion as a Tech, not tech.', 'Paint minion [name 01162] as a [trait tech], not tech.'],
  ['Paint the Bomb Scare side scheme.', 'Paint side scheme [name 01109].'],
])('rendered, “%s” is “%s”', (rendered, plain) => {
  expect(plainRendered(rendered, english)).toBe(plain);
});

test('a Spanish text calls its card by a noun, and other cards by names in quotes', () => {
  expect(plainRendered('Agota este Apoyo y el Plan secundario «Amenaza de bomba».', spanish)).toBe(
    'Agota   y el Plan secundario [name 01109].',
  );
});

test('a main scheme that speaks of the main scheme speaks of itself', () => {
  const scheme = textNames(named('01138b'), cards, [], 'en');
  expect(plainRendered('Place 2 threat on the main scheme.', scheme)).toBe('Place 2 threat on  .');
});

test('the traits that texts name are listed once, in small letters', () => {
  expect(traitsIn(['A [[Tech]] and a [[Black Panther]].', 'A [[Tech]].'])).toEqual(['tech', 'black panther']);
});
