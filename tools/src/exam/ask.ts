import { botTurn, bots, diceFrom, greedyBot, type BotName, type BotTurn } from '@crupier/bots';
import { assert, obviousAnswer, SPECTATOR, type Answer, type PlayableGame, type PlayableMatch, type Seat } from '@crupier/kernel';
import { judge, namedAnswers } from './judge.ts';
import { dealsOf, MARGIN, openPosition, rounded, type ExamPosition } from './positions.ts';
import { TooLarge } from '../turn-search/turn-policy.ts';

/** How a bot answered a position. */
export interface Asked {
  readonly name: string;
  /** What it answered first. */
  readonly answer: string;
  /** Whether that is among the best. */
  readonly isFound: boolean;
  /** How much less its answer is worth than the best, in the logarithm of the odds; absent for an answer without a value. */
  readonly loss?: number;
  /** Whether each of its choices to the end of the turn keeps what can be reached; absent where only the first was asked for. */
  readonly isWholeFound?: boolean;
}

/** Questions of a turn, at most. */
const STEPS_MAX = 400;

/** Asks a bot for its first answer to a position. With `wholeTurn` it plays on to the end of the turn, and each choice is searched. */
export function askBot(
  game: PlayableGame,
  position: ExamPosition,
  { bot, wholeTurn }: { readonly bot: BotName; readonly wholeTurn: boolean },
): Asked {
  const { name, seat, seed, best, values } = position;
  const match = openPosition(game, position);
  const turn = turnOf(match, seat, `${seed} ${bot}`);
  assert(turn !== undefined, `The position ${name} asks its player.`);
  const chosen = bots[bot](turn);
  const answer = nameOf(match, position, chosen);
  const value = values[answer];
  const isFound = best.includes(answer);
  const asked: Asked = { name, answer, isFound, ...(value !== undefined && { loss: rounded(Math.max(...Object.values(values)) - value) }) };
  if (!wholeTurn) return asked;
  match.answer(seat, turn.decision.id, chosen);
  return { ...asked, isWholeFound: isFound && keepsToTheEnd(match, position, bot) };
}

function turnOf(match: PlayableMatch, seat: Seat, dice: string): BotTurn | undefined {
  return botTurn(match, seat, diceFrom(dice));
}

/** The name that an exam has for an answer to the open question; empty for one that it does not compare. */
function nameOf(match: PlayableMatch, { seat, seed }: ExamPosition, chosen: Answer): string {
  const [deal] = dealsOf(match, seat, seed);
  const named = deal && namedAnswers(deal, seat);
  const at = named?.answers.findIndex((answer) => isSame(answer, chosen)) ?? -1;
  return named?.names[at] ?? '';
}

/** Lets a bot play its turn to the end and says whether each choice is as good as the best, where a search can tell. */
function keepsToTheEnd(match: PlayableMatch, { seat, seed }: ExamPosition, bot: BotName): boolean {
  const turn = match.view(seat).table['turn'];
  for (let step = 0; step < STEPS_MAX && match.view(seat).table['turn'] === turn; step++) {
    const asker = match.pending(SPECTATOR)?.waiting[0];
    const asked = asker === undefined ? undefined : turnOf(match, asker, `${seed} ${bot} ${step}`);
    if (asker === undefined || asked === undefined) return true;
    const { decision, ask } = asked;
    const obvious = obviousAnswer(decision.kind, ask) ?? (asker === seat ? undefined : declining(asked));
    const chosen = obvious ?? (asker === seat ? bots[bot] : greedyBot)(asked);
    if (obvious === undefined && asker === seat && decision.kind !== 'pay' && isWorse(match, { seat, seed: `${seed} ${step}`, chosen }))
      return false;
    match.answer(asker, decision.id, chosen);
  }
  return true;
}

/** The answer of an opponent who lets pass what may be responded to, as in the search. */
function declining({ decision, ask }: BotTurn): Answer | undefined {
  if (decision.kind !== 'respond') return undefined;
  if (ask.min === 0) return [];
  const at = ask.options.findIndex(({ consequence }) => consequence !== undefined);
  return at < 0 ? undefined : [at];
}

/** Whether a search finds an answer to be worse than the best. */
function isWorse(
  match: PlayableMatch,
  { seat, seed, chosen }: { readonly seat: Seat; readonly seed: string; readonly chosen: Answer },
): boolean {
  try {
    const judged = judge(match, seat, seed);
    const at = judged?.answers.findIndex((answer) => isSame(answer, chosen)) ?? -1;
    return judged !== undefined && at >= 0 && (judged.values[at] ?? 0) < Math.max(...judged.values) - MARGIN;
  } catch (error) {
    if (error instanceof TooLarge) return false;
    throw error;
  }
}

function isSame(one: Answer, other: Answer): boolean {
  return one.toSorted((a, b) => a - b).join() === other.toSorted((a, b) => a - b).join();
}
