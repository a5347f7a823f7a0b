import { botTurn, diceFrom, randomBot } from '@crupier/bots';
import { SPECTATOR } from '@crupier/kernel';
import { expect, test } from 'vitest';
import { freshFolder, runIn } from '../fixtures/test-io.ts';
import { findGame, games } from '../games.ts';
import { beforeAnnouncing, isAnnouncing } from './announcing.ts';
import { MatchLine } from './match-line.ts';

/** A match of Inferno that random persons play until one announces an act for the second question long. */
async function announced(): Promise<{ readonly line: MatchLine; readonly calm: string; readonly asked: number }> {
  const inferno = await findGame(games, 'inferno')?.load();
  if (inferno === undefined) throw new Error('The shelf has no Inferno.');
  const [mine = '', theirs = ''] = inferno.deckNames();
  const configured = inferno.configure([mine, theirs]);
  const dealt = configured.ok ? MatchLine.deal(inferno, configured.value, 'ab'.repeat(32)) : configured;
  if (!dealt.ok) throw new Error(JSON.stringify(dealt.problems));
  const line = dealt.value;
  let calm = line.match.hash();
  let asked = 0;
  for (let given = 0; given < 3000 && asked < 2; given++) {
    const seat = line.match.pending(SPECTATOR)?.waiting[0] ?? 0;
    asked = isAnnouncing(line, seat) ? asked + 1 : 0;
    if (asked === 2) break;
    if (asked === 0) calm = line.match.hash();
    const turn = botTurn(line.match, seat, diceFrom(`announce ${given}`));
    if (turn === undefined) break;
    expect(line.answer(seat, 'person', randomBot(turn))).toBeUndefined();
  }
  return { line, calm, asked };
}

test('an act that is being announced is taken back whole, however much of it was chosen', async () => {
  const { line, calm, asked } = await announced();
  expect(asked).toBe(2);
  const before = beforeAnnouncing(line);
  expect(before?.hash).toBe(calm);
  if (before !== undefined) line.undo(before);
  expect(line.match.hash()).toBe(calm);
  expect(isAnnouncing(line, SPECTATOR)).toBe(false);
  expect(beforeAnnouncing(line)).toBeUndefined();
});

test('c at the payment for a card of Marvel Champions takes the whole act back', async () => {
  const given = ['--game', 'marvel-champions', '--plain', '--seed', '2'];
  const { out } = await runIn({ games, folder: freshFolder(), lines: ['0', 'change form', 'play heroic', 'c'] }, 'play', ...given);
  const asked = out.slice(out.indexOf('How do you pay for Heroic Intuition?'));
  expect(asked).toContain('Back to entry 2, before “Play Heroic Intuition”.');
});
