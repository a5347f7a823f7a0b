import type { BotName } from '@crupier/bots';
import { assert, resultFor, SPECTATOR, type PlayableGame, type View } from '@crupier/kernel';
import { answerOne } from './answer-one.ts';
import { Clock, type Times } from './clock.ts';
import type { TeamDeal } from './team-deal.ts';

/** A game of a team to be played, and by whom. */
export interface DealtTeam extends TeamDeal {
  readonly game: PlayableGame;
  readonly configuration: unknown;
  /** 64 hexadecimal digits. */
  readonly seed: string;
  readonly bot: BotName;
}

/** One game of a team that was played. */
export interface TeamGame extends TeamDeal {
  readonly won: boolean;
  /** The code of how it ended, or `unfinished` where it was cut off. */
  readonly reason: string;
  readonly rounds: number;
  /** What each decision took of a processor, where there was something to choose, and all of those of one player in each round. */
  readonly times: Times;
}

/** The most decisions of a game: one that is not over then counts as lost. */
const DECISIONS_MAX = 20_000;

/** Plays a game in which one bot decides for every player. */
export function playTeam({ game, configuration, seed, bot, deal, decks }: DealtTeam): TeamGame {
  const started = game.start(configuration, seed, { quiet: true });
  assert(started.ok, 'A configuration that was made of decks can be dealt.');
  const match = started.value;
  const clock = new Clock();
  for (let asked = 0; asked < DECISIONS_MAX; asked++) {
    const seat = match.pending(SPECTATOR)?.waiting[0];
    if (seat === undefined) break;
    answerOne(match, { seat, name: bot, clock, dice: `${seed} ${seat} ${asked}`, turnOf: (view) => `${roundOf(view)} ${seat}` });
  }
  const outcome = match.outcome();
  return {
    deal,
    decks,
    won: outcome !== undefined && resultFor(outcome, 0) === 'won',
    reason: outcome?.reason ?? 'unfinished',
    rounds: roundOf(match.view(SPECTATOR)),
    times: clock.read(),
  };
}

function roundOf({ table }: View): number {
  return Number(table['round']);
}
