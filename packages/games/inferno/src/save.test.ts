import {
  advance,
  answer,
  definitionRef,
  dice,
  matchOn,
  hashState,
  pending,
  randomAnswer,
  restoreState,
  saveState,
  seedFromNumber,
  type Decision,
} from '@crupier/kernel';
import { expect, test } from 'vitest';
import { defineInferno } from './game.ts';
import { infernoGame } from './inferno.ts';
import { blank, catalogue } from './setup/catalogue.ts';
import { configure, planDeal, type Configuration } from './setup/configuration.ts';
import { deal } from './setup/deal.ts';
import { builtInDeckNames } from './setup/decks.ts';
import { fact } from './state/facts.ts';
import type { InfernoMatch } from './state/state.ts';
import { cardWords } from './words/card-words.ts';

/** The same game after an update that brought a card which comes before all others. */
const [, ...cards] = catalogue();
const later = defineInferno([blank, { key: 'newcomer', printed: {}, abilities: [] }, ...cards], cardWords);

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
