import { bots as players, botTurn, diceFrom, type BotTurn } from '@crupier/bots';
import { randomChoice, SPECTATOR, type Answer, type MatchSettings, type PlayableGame, type PlayableMatch, type Seat } from '@crupier/kernel';
import { seedFromNumber } from '@crupier/kernel/rules';
import type { BotLevel } from '@crupier/protocol';

/** A match that bots play: the same every time. */
export interface Playthrough {
  /** The file's name without its ending. */
  readonly name: string;
  readonly seed: number;
  /** Who plays, by seat; the first again where there are more seats. */
  readonly bots: readonly BotLevel[];
  /** One a seat; those of the game's other runs where they are not named. */
  readonly decks?: readonly string[];
  /** What is set for the match beside its decks. */
  readonly settings?: MatchSettings;
}

/** Playthroughs of a game for two: good and bad players, and both sorts on either side. */
export const duels: readonly Playthrough[] = [
  { name: 'random-against-random', seed: 1, bots: ['random', 'random'] },
  { name: 'greedy-against-random', seed: 2, bots: ['greedy', 'random'] },
  { name: 'random-against-greedy', seed: 3, bots: ['random', 'greedy'] },
  { name: 'greedy-against-greedy', seed: 4, bots: ['greedy', 'greedy'] },
];

const DECISIONS_MAX = 3_000;

/** What looks on: `asked` before each answer, `answered` after it. */
export interface Onlooker {
  readonly asked: (turn: BotTurn, chosen: Answer) => void;
  readonly answered: (match: PlayableMatch, seat: Seat) => void;
}

/** Plays a match to its end. *Throws* where the decks cannot be played or it does not end. */
export function play(game: PlayableGame, usual: readonly string[], playthrough: Playthrough, onlooker: (match: PlayableMatch) => Onlooker): PlayableMatch {
  const { seed, bots, decks = usual, settings } = playthrough;
  const configured = game.configure(decks, settings && { settings });
  const started = configured.ok ? game.start(configured.value, seedFromNumber(seed)) : configured;
  if (!started.ok) throw new Error(`These decks cannot be played: ${started.problems.map(({ code }) => code).join(', ')}.`);
  const match = started.value;
  const { asked, answered } = onlooker(match);
  for (let decisions = 0; match.outcome() === undefined; decisions++) {
    if (decisions === DECISIONS_MAX) throw new Error(`The match is not over after ${DECISIONS_MAX} decisions.`);
    const [seat = 0] = match.pending(SPECTATOR)?.waiting ?? [];
    const turn = botTurn(match, seat, diceFrom(`${seed} ${decisions}`));
    if (turn === undefined) throw new Error('Whoever is waited for is asked.');
    const bot = players[bots[seat % bots.length] ?? 'random'];
    const chosen = turn.ask.forced ? randomChoice(turn.decision.kind, turn.ask, () => 0) : bot(turn);
    asked(turn, chosen);
    const refusal = match.answer(seat, turn.decision.id, chosen);
    if (refusal !== undefined) throw new Error(`An answer of a bot was refused: ${refusal}.`);
    answered(match, seat);
  }
  return match;
}
