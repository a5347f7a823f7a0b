import {
  advance,
  answer,
  definitionNumber,
  definitionRef,
  matchOn,
  pending,
  seedFromNumber,
  type Decision,
  redefine,
} from '@crupier/kernel/rules';
import { dice, hashState, randomAnswer, restoreState, saveState } from '@crupier/kernel/conformance';
import { expect, test } from 'vitest';
import { defineInferno } from './game.ts';
import { definitionCalled, variantOf } from './state/variants.ts';
import { infernoGame } from './inferno.ts';
import { blank, catalogue } from './setup/catalogue.ts';
import { configure, planDeal, type Configuration } from './setup/configuration.ts';
import { deal } from './setup/deal.ts';
import { builtInDeckNames } from './setup/decks.ts';
import { fact } from './state/facts.ts';
import type { InfernoMatch } from './state/state.ts';
import { wordings } from './words/wordings.ts';

/** The same game after an update that brought a card which comes before all others. */
const [, ...cards] = catalogue();
const later = defineInferno([blank, { key: 'newcomer', printed: {}, abilities: [] }, ...cards], wordings);

test.each([1, 2, 3])('a match goes on after an update that numbers the cards anew: seed %i', (seed) => {
  const game = infernoGame();
  const configured = configure(builtInDeckNames.slice(seed % 3, (seed % 3) + 2));
  if (!configured.ok) throw new Error('The built-in decks can be played.');
  const dealt = deal(planDeal(game, configured.value as Configuration, seedFromNumber(seed)), game);
  // Copied, so that its fields have the order that every copy has.
  const match = matchOn(game, game.clone(dealt));
  const roll = dice(seed);
  advance(match);
  for (let asked = 0; asked < 60; asked++) answer(match, ...randomAnswer(pending(match) as Decision, roll));
  const restored = restoreState(later, saveState(game, match.state));
  if (!restored.ok) throw new Error(`A save is read back: ${JSON.stringify(restored.problems)}`);
  const other = matchOn(later, restored.value);
  for (let asked = 0; asked < 400; asked++) {
    expect(hashState(later, other.state)).toBe(hashState(game, match.state));
    const open = pending(match);
    if (open === undefined) break;
    const given = randomAnswer(open, roll);
    answer(match, ...given);
    answer(other, ...given);
  }
  expect(saveState(later, other.state) === saveState(game, match.state)).toBe(true);
});

test('what has been set off is saved by its card’s key, and so is a token that was created', () => {
  const game = infernoGame();
  const definition = game.definitions.findIndex(({ key }) => key === 'ember-imp');
  const configured = configure(builtInDeckNames.slice(0, 2));
  if (!configured.ok) throw new Error('The built-in decks can be played.');
  const dealt = deal(planDeal(game, configured.value as Configuration, seedFromNumber(1)), game);
  const event = fact('tokenShaped', { seat: 0, other: 0, value: definition });
  const state = game.clone({
    ...dealt,
    waiting: [{ ref: definitionRef(definition, 2), self: 1, seat: 0, event }],
  } as InfernoMatch['state']);
  const saved = saveState(game, state as InfernoMatch['state']);
  expect(saved).toContain('"ref":"ember-imp#2"');
  expect(saved).toContain('"value":"ember-imp"');
  const restored = restoreState(later, saved);
  if (!restored.ok) throw new Error(`A save is read back: ${JSON.stringify(restored.problems)}`);
  expect(restored.value.waiting).toMatchObject([{ ref: definitionRef(definition + 1, 2), event: { value: definition + 1 } }]);
  expect(hashState(later, restored.value as InfernoMatch['state'])).toBe(hashState(game, state as InfernoMatch['state']));
});

test('a copy with exceptions is saved by what it is made of, and made again where it was not known', () => {
  const game = infernoGame();
  const numberOf = (key: string): number => definitionNumber(game, key) ?? -1;
  const mixture = { copied: numberOf('ember-imp'), except: numberOf('puppet-theatre/granted0'), original: 0 };
  const definition = variantOf({ game } as InfernoMatch, mixture);
  expect(variantOf({ game } as InfernoMatch, mixture)).toBe(definition);
  const configured = configure(builtInDeckNames.slice(0, 2));
  if (!configured.ok) throw new Error('The built-in decks can be played.');
  const state = game.clone(deal(planDeal(game, configured.value as Configuration, seedFromNumber(1)), game) as InfernoMatch['state']);
  redefine(state, game, 1, definition);
  const restored = restoreState(later, saveState(game, state as InfernoMatch['state']));
  if (!restored.ok) throw new Error(`A save is read back: ${JSON.stringify(restored.problems)}`);
  expect(later.definitions[restored.value.cards[1]?.definition ?? 0]).toMatchObject({
    shownAs: 'ember-imp',
    printed: { types: ['ally'], subtypes: ['devil', 'puppet'], strength: 3, toughness: 3, keywords: ['fury'] },
  });
});

test('a copy of a copy of a copy is called by what each of them excepted, and no longer than that', () => {
  const game = infernoGame();
  const numberOf = (key: string): number => definitionNumber(game, key) ?? -1;
  const except = numberOf('puppet-theatre/granted0');
  let copied = numberOf('ember-imp');
  for (let copies = 0; copies < 40; copies++) copied = variantOf({ game } as InfernoMatch, { copied, except, original: 0 });
  const { key = '', printed } = game.definitions[copied] ?? {};
  expect(key.length).toBeLessThan(40 * 50);
  expect(later.definitions.some((each) => each.key === key)).toBe(false);
  const again = later.definitions[definitionCalled(later, key) ?? 0];
  expect(again).toMatchObject({ key, printed, shownAs: 'ember-imp' });
});

test.each(['[]', '["ember-imp"]', '["ember-imp","blank"]', '["nobody","blank","blank"]', '["ember-imp","blank","nobody"]', 'nobody'])(
  'nothing is called %s',
  (key) => {
    expect(definitionCalled(later, key)).toBeUndefined();
  },
);
