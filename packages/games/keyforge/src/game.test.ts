import { advance, answer, matchOn, pending, seedFromNumber, type Game } from '@crupier/kernel/rules';
import { dice, randomAnswer } from '@crupier/kernel/conformance';
import { expect, test } from 'vitest';
import { defineKeyForge } from './game.ts';
import { catalogue } from './setup/catalogue.ts';
import { cardsOf, configure, planDeal, type Configuration } from './setup/configuration.ts';
import { deal, RULES_KEY } from './setup/deal.ts';
import type { KeyForge } from './state/state.ts';
import { wordings } from './words/wordings.ts';

/** The keys of the cards that are compiled: those whose abilities have programs. */
function compiled({ programs }: Game<KeyForge>): ReadonlySet<string> {
  return new Set(programs.flatMap(({ name, isAbility }) => (isAbility ? [name.slice(0, name.indexOf('/'))] : [])));
}

test('a match compiles the cards of its configuration alone, from the deal to its end', () => {
  const game = defineKeyForge(catalogue(), wordings);
  expect(compiled(game)).toEqual(new Set());
  const configured = configure(['Hershey, the Oak of Amalchasm', 'Hershey, the Oak of Amalchasm']);
  if (!configured.ok) throw new Error('The built-in decks can be played.');
  const match = matchOn(game, deal(planDeal(game, configured.value as Configuration, seedFromNumber(1)), game));
  const roll = dice(1);
  advance(match);
  for (let open = pending(match); open !== undefined; open = pending(match)) answer(match, ...randomAnswer(open, roll));
  const own = new Set([RULES_KEY, ...cardsOf(configured.value)]);
  expect([...compiled(game)].filter((key) => !own.has(key))).toEqual([]);
  expect(compiled(game).size).toBeGreaterThan(own.size / 2);
  expect(game.cardCount).toBeGreaterThan(own.size);
});
