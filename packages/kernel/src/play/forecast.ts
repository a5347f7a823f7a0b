/** What an answer would change for certain, as far as a seat can know. */

import { answer } from '../events/machine.ts';
import { pending, type Match } from '../match/match.ts';
import { withMoot } from '../match/moot.ts';
import type { Answer, Ask, Decision, Option } from '../state/decision.ts';
import { isChoice, obviousAnswer, refuseAnswer } from '../state/decision.ts';
import { seedRandom, wordsDrawn } from '../state/random.ts';
import type { Resumable } from '../state/resumable.ts';
import { NO_CARD, type CoreState, type DeepReadonly, type Seat } from '../state/state.ts';
import type { Viewer } from '../state/viewers.ts';
import { handleNow } from '../views/handles.ts';
import { eventLog } from '../views/event-log.ts';
import { makeView, type Showing } from '../views/make-view.ts';
import { redeal, type Identities } from '../views/redeal.ts';
import type { Handle, SeenEvent, View } from '../views/view.ts';
import type { LookaheadParts } from './branch.ts';
import type { QuestionParts } from './question-speech.ts';
import { changesIn, commonEvents, factsIn, type Facts, type ForeseenChange, type ForeseenParts } from './foreseen.ts';

/** Where a line that is foreseen ends: it is over, somebody chooses, the match ends, or that rests on what is hidden. */
export type ForeseenEnd = 'rest' | 'yours' | 'theirs' | 'over' | 'unknown';

/** What an answer would change. */
export interface Forecast {
  /** What changes in every deal, and what may: first the cards that leave play or enter it. */
  readonly changes: readonly ForeseenChange[];
  readonly end: ForeseenEnd;
  /** What happens in every deal, in its order, of the events that the game has told one by one; absent where there is none. */
  readonly events?: readonly SeenEvent[];
  /** Whether somebody could respond on the way: it is foreseen that nobody does. */
  readonly unanswered?: true;
}

/** An answer of a seat to the open question. */
export interface Supposed {
  readonly seat: Seat;
  readonly chosen: Answer;
}

/** What a game hands over so that an answer can be followed. */
export interface ForecastParts<S extends CoreState> extends Pick<QuestionParts<S>, 'consequenceOf'> {
  readonly foreseen: ForeseenParts;
  readonly identities: Identities<S>;
  readonly show: (match: Match<S>, viewer: Viewer) => Showing;
  readonly lookahead: Pick<LookaheadParts<S>, 'turn'>;
}

/** What an answer is followed with. */
interface Foreseeing<S extends CoreState> {
  readonly foreseen: ForeseenParts;
  /** A copy of the match in which what the seat cannot know was dealt anew, another one each time. */
  readonly deal: () => Match<S>;
  readonly viewOf: (match: Match<S>) => View;
  /** Whether an option ends the own turn or phase, or lets go on what others do. */
  readonly isPass: (match: Match<S>, ask: Ask, option: Option) => boolean;
  /** The number of the turn, beyond which nothing is foreseen. */
  readonly turnOf: (state: DeepReadonly<S>) => number;
}

/** Deals that are looked at where nothing on the way is drawn or shown, and where something is. */
const DEALS = { plain: 3, chance: 8 } as const;
/** The most answers that a line is followed for. */
const ANSWERS_MAX = 200;

/**
 * What an answer would change until somebody has to choose, or the turn is over: what is so in all of some deals of what the seat cannot
 * know, and `unknown` where they differ. Nobody is supposed to respond with anything. `seed` decides the deals. Undefined where the answer
 * is not legal, or a deal cannot be followed. It pauses between two deals.
 */
export function* forecastIn<S extends CoreState>(
  { foreseen, identities, show, consequenceOf, lookahead }: ForecastParts<S>,
  match: Match<S>,
  supposed: Supposed,
  seed: string,
): Resumable<Forecast | undefined> {
  const random = seedRandom(seed);
  const { seat } = supposed;
  const parts: Foreseeing<S> = {
    foreseen,
    deal: () => redeal(match, seat, identities, random),
    viewOf: (copy) => makeView(copy, seat, show(copy, seat)),
    isPass: (copy, ask, option) => consequenceOf?.(copy, ask, option) !== undefined,
    turnOf: (state) => lookahead.turn(state).number,
  };
  const lines: Line[] = [];
  for (let deals: number = DEALS.plain; lines.length < deals;) {
    const line = followLine(parts, supposed);
    if (line === undefined) return undefined;
    if (line.isChance) deals = DEALS.chance;
    lines.push(line);
    yield undefined;
  }
  return sumUp(lines, foreseen, seat);
}

/** What is so in all deals. */
function sumUp(lines: readonly Line[], foreseen: ForeseenParts, seat: Seat): Forecast | undefined {
  const [first] = lines;
  if (first === undefined) return undefined;
  const paid = new Set(lines.flatMap((line) => [...line.paid]));
  const afters = lines.map(({ after }) => after);
  // Other cards would have paid as well.
  const isTold = (change: ForeseenChange): boolean =>
    (change.card === undefined || !paid.has(change.card)) && !(paid.size > 0 && change.of === 'count' && change.seat === seat);
  const changes = changesIn(first.before, afters, foreseen).filter(isTold);
  const end = lines.every((each) => each.end === first.end) ? first.end : 'unknown';
  const events = commonEvents(lines.map((line) => line.events));
  return {
    changes,
    end,
    ...(events.length > 0 && { events }),
    ...(lines.some(({ isUnanswered }) => isUnanswered) && { unanswered: true as const }),
  };
}

/** What came of an answer in one deal. */
interface Line {
  readonly before: Facts;
  readonly after: Facts;
  readonly end: ForeseenEnd;
  /** Those that are told one by one. */
  readonly events: readonly SeenEvent[];
  readonly isUnanswered: boolean;
  /** Whether chance was drawn on, or a face was shown that the seat did not know. */
  readonly isChance: boolean;
  /** The cards of which some were chosen to pay: others would have done as well. */
  readonly paid: ReadonlySet<Handle>;
}

/** Follows an answer in one deal; undefined where it is not legal there. */
function followLine<S extends CoreState>(parts: Foreseeing<S>, { seat, chosen }: Supposed): Line | undefined {
  const { deal, viewOf, isPass, turnOf, foreseen } = parts;
  const match = deal();
  const before = viewOf(match);
  const drawn = wordsDrawn(match.state.random);
  const open = pending(match);
  const ask = open?.asks.find((each) => each.seat === seat);
  const [first] = chosen;
  const picked = first === undefined ? undefined : ask?.options[first];
  if (open === undefined || ask === undefined || refuseAnswer(open, seat, chosen) !== undefined) return undefined;
  const passesNow = open.kind === 'respond' && (picked === undefined || isPass(match, ask, picked));
  const turn = turnOf(match.state);
  const log = eventLog<S>();
  if (foreseen.events !== undefined) match.observer = log.observer(match);
  match.stopsAt = (state) => turnOf(state) !== turn;
  if (answer(match, seat, chosen) !== undefined) return undefined;
  const way: Way = { paid: new Set(), isUnanswered: false };
  const end = goOn(match, { seat, isPass, stopsAtWindow: passesNow }, way);
  const after = viewOf(match);
  const isNews = Object.keys(after.cards).some((handle) => before.cards[handle] === undefined);
  return {
    before: factsIn(before, foreseen),
    after: factsIn(after, foreseen),
    end,
    events: log.seen(match, seat, 0).filter(({ name }) => foreseen.events?.includes(name) === true),
    isChance: isNews || wordsDrawn(match.state.random) !== drawn,
    ...way,
  };
}

interface Way {
  readonly paid: Set<Handle>;
  isUnanswered: boolean;
}

interface Following<S extends CoreState> extends Pick<Foreseeing<S>, 'isPass'> {
  readonly seat: Seat;
  /** Whether the line ends where the seat could respond again. */
  readonly stopsAtWindow: boolean;
}

/** Gives the answers that need no choice, lets all pass, and pays with what suffices, until somebody has to choose. */
function goOn<S extends CoreState>(match: Match<S>, following: Following<S>, way: Way): ForeseenEnd {
  for (let given = 0; given < ANSWERS_MAX; given++) {
    const asked = pending(match);
    if (asked === undefined) return match.state.winners === undefined ? 'rest' : 'over';
    const open = withMoot(match, asked);
    const ask = open.asks.find((each) => each.answered === undefined);
    if (ask === undefined) return 'unknown';
    const found = nextAnswer(match, open, { ask, ...following });
    if (typeof found === 'string') return found;
    if (found.isDeclined) way.isUnanswered = true;
    if (open.kind === 'pay') for (const { card } of ask.options) if (card !== NO_CARD) way.paid.add(handleNow(match, following.seat, card));
    if (answer(match, ask.seat, found.chosen) !== undefined) return 'unknown';
  }
  return 'unknown';
}

interface GivenAnswer {
  readonly chosen: Answer;
  /** Whether somebody could have responded. */
  readonly isDeclined?: true;
}

/** The answer that the line is followed by, or how it ends. */
function nextAnswer<S extends CoreState>(
  match: Match<S>,
  open: Decision,
  { ask, seat, isPass, stopsAtWindow }: Following<S> & { readonly ask: Ask },
): GivenAnswer | ForeseenEnd {
  const { kind } = open;
  if (kind === 'act') return 'rest';
  const obvious = obviousAnswer(kind, ask);
  if (obvious !== undefined) return { chosen: obvious };
  const isOwn = ask.seat === seat;
  if (kind === 'respond') {
    if (isOwn && stopsAtWindow) return 'rest';
    const pass = ask.min === 0 ? [] : [ask.options.findIndex((option) => isPass(match, ask, option))];
    if (pass[0] === -1) return isOwn ? 'yours' : 'theirs';
    return { chosen: pass, isDeclined: true };
  }
  const payment = kind === 'pay' && isOwn ? payingAnswer(open, ask) : undefined;
  if (payment !== undefined) return { chosen: payment };
  return isOwn ? 'yours' : 'theirs';
}

/** Some options that pay, none of which is needless; undefined where all together do not. */
function payingAnswer(open: Decision, ask: Ask): Answer | undefined {
  let chosen = ask.options.flatMap((option, index) => (isChoice(option) ? new Array<number>(option.count ?? 1).fill(index) : []));
  const pays = (some: Answer): boolean => {
    const refusal = refuseAnswer(open, ask.seat, some);
    return refusal === undefined || refusal === 'needlessOption' || (refusal === 'wrongCount' && some.length > ask.max);
  };
  if (!pays(chosen)) return undefined;
  for (let at = chosen.length - 1; at >= 0; at--) {
    const without = chosen.toSpliced(at, 1);
    if (pays(without)) chosen = without;
  }
  return refuseAnswer(open, ask.seat, chosen) === undefined ? chosen : undefined;
}
