import { botTurn, diceFrom, greedyBot } from '@crupier/bots';
import { inferno, infernoGame } from '@crupier/inferno';
import { scenarioSubject } from '@crupier/inferno/conformance';
import { advance, matchOn, seedFromNumber, type DeepReadonly } from '@crupier/kernel/rules';
import { saveState } from '@crupier/kernel/conformance';
import { expect, test } from 'vitest';

const dogs = new Array<string>(12).fill('Feral Dog').join('; ');
const lines = [
  'active 1',
  '1 demon Zupay, Master of the Salamanca',
  '2 demon Zupay, Master of the Salamanca',
  `1 deck ${dogs}`,
  `2 deck ${dogs}`,
  '1 play Scrap Dragon',
  '2 hand Whiplash; Whiplash; Whiplash',
  '2 resources Feral Dog (faceDown); Feral Dog (faceDown); Feral Dog (faceDown)',
];

test.each([1, 2, 3, 4, 5, 6])('the greedy bot sees what an attack comes to, though others could respond to it: seed %i', (seed) => {
  const built = scenarioSubject().build(infernoGame(), lines, seedFromNumber(seed));
  if (!built.ok) throw new Error(JSON.stringify(built.problems));
  const game = infernoGame();
  const dealt = matchOn(game, game.clone(built.value.state as DeepReadonly<typeof built.value.state>));
  advance(dealt);
  const restored = inferno.restore(saveState(game, dealt.state));
  if (!restored.ok) throw new Error(JSON.stringify(restored.problems));
  const turn = botTurn(restored.value, 0, diceFrom(`window ${seed}`));
  const [chosen = -1] = turn === undefined ? [] : greedyBot(turn);
  expect(turn?.ask.options.map(({ verb }) => verb)).toContain('pass');
  expect(turn?.ask.options[chosen]?.verb).toBe('attack');
});
