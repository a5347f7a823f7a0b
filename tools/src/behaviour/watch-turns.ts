import { diceFrom, drawSeed, type BotTurn } from '@crupier/bots';
import {
  isChoice,
  resultFor,
  skipObvious,
  type Answer,
  type Branch,
  type PlayableMatch,
  type Seat,
  type SeenOption,
} from '@crupier/kernel';
import { bestEnds, endOf } from '../turn-search/best-end.ts';
import { hasSureLine, type Goal } from '../turn-search/sure-line.ts';
import { TooLarge } from '../turn-search/turn-policy.ts';
import { diesOfTargeting, helpsBearerOnly, isAttaching, isHelp, watchedGame, type WatchedGame } from './watched-games.ts';

/** Of so many, how many were bad. */
export interface Rate {
  readonly seen: number;
  readonly bad: number;
}

/** What somebody did in a game. */
export interface Behaviour {
  /** Helps for a card that could have gone to one's own, and those that went to an opponent's. */
  readonly helps: Rate;
  /** Cards that could be used at the end of a turn, and those of them whose use would have been worth more. */
  readonly unused: Rate;
  /** Cards that could be used in a turn, each once a turn. */
  readonly usable: number;
  /** Turns in which a sure win was within reach, and those in which it was missed. */
  readonly wins: Rate;
  /** Turns in which a win in the next own turn was within reach and not yet had, and those that ended without. */
  readonly winsNext: Rate;
  /** What was bad, in words. */
  readonly examples: readonly string[];
}

/** Deals on which what was done is looked at. */
const DEALS = 3;
/** Deals on which a win must be reached to be sure: a card with which an opponent can spoil it lies in few of them. */
const SURE_DEALS = 24;
/** An act that is worth so much more, in the logarithm of the odds, should have been done. */
const WORTH_MORE = 0.02;
/** Answers given to the engine to look for a sure win at one decision. */
const GOAL_ANSWERS_MAX = 3_000;
/** The same for what one more act would be worth. */
const ACT_ANSWERS_MAX = 4_000;

const isWon: Goal = (end, seat) => {
  const outcome = end.outcome();
  return outcome !== undefined && resultFor(outcome, seat) === 'won';
};

type Watched = 'helps' | 'unused' | 'wins' | 'winsNext';

/** Watches what one seat of a match does. */
export class TurnWatch {
  readonly seat: Seat;
  readonly #match: PlayableMatch;
  readonly #rules: WatchedGame;
  readonly #counts: Record<Watched, { seen: number; bad: number }> = {
    helps: { seen: 0, bad: 0 },
    unused: { seen: 0, bad: 0 },
    wins: { seen: 0, bad: 0 },
    winsNext: { seen: 0, bad: 0 },
  };
  readonly #examples: string[] = [];
  #usable = 0;
  #turn: unknown;
  /** The cards that could be used in that turn. */
  readonly #usableNow = new Set<string>();
  /** What was within reach in the turn that is played. */
  #within: 'win' | 'winNext' | undefined;
  /** Whether an opponent has responded with something since a win was within reach. */
  #isAnswered = false;

  constructor(match: PlayableMatch, seat: Seat) {
    this.#match = match;
    this.seat = seat;
    this.#rules = watchedGame(match.game.id);
  }

  /** What was seen so far. */
  read(): Behaviour {
    return { ...structuredClone(this.#counts), usable: this.#usable, examples: [...this.#examples] };
  }

  /** Looks at an answer of the seat, before it is given. */
  beforeAnswer(turn: BotTurn, chosen: Answer): void {
    if (turn.decision.kind === 'target') this.#watchHelp(turn, chosen);
    if (turn.view.table['active'] !== this.seat || turn.decision.kind === 'pay' || turn.decision.kind === 'respond') return;
    this.#turn = turn.view.table['turn'];
    if (turn.decision.kind === 'act') for (const card of this.#usesOf(turn).keys()) this.#usableNow.add(card);
    if (this.#within !== 'win' && this.#rules.isWinNear(turn.view, this.seat)) this.#lookForWin(turn);
    if (turn.decision.kind === 'act' && chosen.every((at) => isPass(turn.ask.options[at]))) this.#watchUnused(turn, chosen);
  }

  /** Takes in an answer of an opponent: what they do in response may undo a win that was sure as long as they let pass what they may. */
  noteOpponent({ decision, ask }: BotTurn, chosen: Answer): void {
    if (decision.kind === 'respond' && this.#within === 'win' && !chosen.every((at) => isPass(ask.options[at]))) this.#isAnswered = true;
  }

  /** Looks at the match after an answer of anybody: whether the seat's turn is over. */
  afterAnswer(): void {
    if (this.#turn === undefined) return;
    if (this.#match.outcome() === undefined && this.#match.view(this.seat).table['turn'] === this.#turn) return;
    const hasWon = this.#isWonByItself();
    if (this.#within === 'win' && (hasWon || !this.#isAnswered)) this.#note('wins', !hasWon, 'a sure win was missed');
    const willWin = (): boolean => this.#willWin(this.#match.branch(this.seat, drawSeed(this.#dice('end'))), this.seat);
    if (this.#within === 'winNext') this.#note('winsNext', !hasWon && !willWin(), 'a win in the next turn was not prepared');
    this.#usable += this.#usableNow.size;
    this.#usableNow.clear();
    this.#turn = undefined;
    this.#within = undefined;
    this.#isAnswered = false;
  }

  /** Whether the match is won, or will be before anybody has something to choose: whoever has to draw from an empty deck loses. */
  #isWonByItself(): boolean {
    const end = this.#match.branch(this.seat, drawSeed(this.#dice('won')));
    skipObvious(end);
    return isWon(end, this.seat);
  }

  #note(what: Watched, isBad: boolean, example: string): void {
    const count = this.#counts[what];
    count.seen++;
    if (!isBad) return;
    count.bad++;
    this.#examples.push(`turn ${String(this.#turn)}: ${example}`);
  }

  #watchHelp({ decision, ask, view }: BotTurn, chosen: Answer): void {
    const source = decision.source === undefined ? undefined : view.cards[decision.source];
    const sheet = source && this.#match.game.card(source.definition);
    if (sheet === undefined) return;
    const text = decision.text?.en ?? '';
    if (!(isAttaching(decision.purpose, text) ? helpsBearerOnly(sheet) : isHelp(text))) return;
    const controllerOf = ({ card }: SeenOption): Seat | undefined => (card === undefined ? undefined : view.cards[card]?.controller);
    if (!ask.options.some((option) => controllerOf(option) === this.seat)) return;
    const given = chosen.flatMap((at) => ask.options[at] ?? []).find((option) => ![this.seat, undefined].includes(controllerOf(option)));
    const bearer = given?.card === undefined ? undefined : this.#match.game.card(view.cards[given.card]?.definition ?? '');
    if (bearer !== undefined && diesOfTargeting(bearer)) return;
    this.#turn ??= view.table['turn'];
    this.#note('helps', given !== undefined, `${sheet.key} helped ${given?.card === undefined ? '' : view.cards[given.card]?.definition}`);
  }

  #lookForWin(turn: BotTurn): void {
    const deals = this.#deals(turn, SURE_DEALS);
    const isSure = (goal: Goal): boolean => hasSureLine(deals, this.seat, goal, GOAL_ANSWERS_MAX);
    if (isSure(isWon)) this.#within = 'win';
    else if (this.#within === undefined && this.#rules.winsNext !== undefined && !this.#hasWinNext(turn) && isSure(this.#willWin))
      this.#within = 'winNext';
  }

  /** Whether a turn that ended now would be followed by a win. */
  #hasWinNext(turn: BotTurn): boolean {
    const passes = turn.ask.options.findIndex(isPass);
    if (passes < 0) return false;
    return this.#deals(turn).every((deal) => {
      const [reached] = bestEnds(deal, this.seat, [[passes]], { actsMax: 0 });
      return this.#willWin(endOf(deal, this.seat, reached?.line), this.seat);
    });
  }

  /** Where the opponent has already won by what the turn left, a term says nothing. */
  readonly #willWin: Goal = (end, seat) =>
    end.outcome() === undefined ? (end.terms(seat)[this.#rules.winsNext ?? '']?.count ?? 0) >= 1 : isWon(end, seat);

  #watchUnused(turn: BotTurn, chosen: Answer): void {
    const uses = this.#usesOf(turn);
    if (uses.size === 0) return;
    const deals = this.#deals(turn);
    const ended = bestMean(deals, this.seat, [chosen], 0);
    if (ended === undefined) return;
    for (const [card, answers] of uses) {
      const gained = (bestMean(deals, this.seat, answers, 1) ?? ended) - ended;
      const name = turn.view.cards[card]?.definition ?? '';
      this.#note('unused', gained > WORTH_MORE, `${name} was left unused, which cost ${gained.toFixed(2)}`);
    }
  }

  /** What may be done with each own card that lies in the zone of those that are used. */
  #usesOf({ view, ask }: BotTurn): ReadonlyMap<string, readonly Answer[]> {
    const own = view.zones.flatMap(({ kind, seat, cards }) => (kind === this.#rules.zone && seat === this.seat ? cards : []));
    const uses = new Map<string, readonly Answer[]>();
    for (const [at, option] of ask.options.entries()) {
      const { card } = option;
      if (card !== undefined && own.includes(card) && isChoice(option)) uses.set(card, [...(uses.get(card) ?? []), [at]]);
    }
    return uses;
  }

  #deals({ decision, branch }: BotTurn, count = DEALS): readonly Branch[] {
    const roll = this.#dice(decision.id);
    return Array.from({ length: count }, () => branch(drawSeed(roll)));
  }

  #dice(of: string | number): ReturnType<typeof diceFrom> {
    return diceFrom(`watch ${this.#match.game.id} ${of}`);
  }
}

function isPass(option: SeenOption | undefined): boolean {
  return option?.consequence !== undefined;
}

/** The most that any of some answers is worth on average, where so many acts may be done in all; undefined where there is too much to search. */
function bestMean(deals: readonly Branch[], seat: Seat, answers: readonly Answer[], actsMax: number): number | undefined {
  try {
    const byDeal = deals.map((deal) => bestEnds(deal, seat, answers, { actsMax, answersMax: ACT_ANSWERS_MAX }));
    return Math.max(...answers.map((_, at) => byDeal.reduce((sum, ends) => sum + (ends[at]?.value ?? 0), 0) / deals.length));
  } catch (error) {
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
}
