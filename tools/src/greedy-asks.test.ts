import { botTurn, diceFrom, greedyBot } from '@crupier/bots';
import { advance, matchOn, seedFromNumber, type DeepReadonly } from '@crupier/kernel/rules';
import { saveState } from '@crupier/kernel/conformance';
import { marvelChampions, marvelGame } from '@crupier/marvel-champions';
import { scenarioSubject } from '@crupier/marvel-champions/conformance';
import { expect, test } from 'vitest';

/** The player who is asked has no card to lower the price of. */
const lines = [
  'players 2',
  'villain Rhino I',
  'scheme The Break-In!',
  'encounterDeck 8 x Hydra Mercenary',
  '1 identity Spider-Man (exhausted)',
  '2 identity Captain Marvel',
  '1 deck 12 x Energy',
  '2 deck 12 x Energy',
  '2 area Helicarrier',
];

test.each([1, 2, 3, 4, 5, 6])('the greedy bot asks nobody for an action from which nothing comes: seed %i', (seed) => {
  const built = scenarioSubject().build(marvelGame(), lines, seedFromNumber(seed));
  if (!built.ok) throw new Error(JSON.stringify(built.problems));
  const game = marvelGame();
  const dealt = matchOn(game, game.clone(built.value.state as DeepReadonly<typeof built.value.state>));
  advance(dealt);
  const restored = marvelChampions.restore(saveState(game, dealt.state));
  if (!restored.ok) throw new Error(JSON.stringify(restored.problems));
  const turn = botTurn(restored.value, 0, diceFrom(`asks ${seed}`));
  const [chosen = -1] = turn === undefined ? [] : greedyBot(turn);
  expect(turn?.ask.options.map(({ verb }) => verb)).toContain('askForAction');
  expect(turn?.ask.options[chosen]?.verb).toBe('endTurn');
});
