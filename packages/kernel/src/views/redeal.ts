import type { Answer, Ask, Decision } from '../state/decision.ts';
import { refuseAnswer } from '../state/decision.ts';
import type { Match } from '../match/match.ts';
import { advance, matchOn } from '../events/machine.ts';
import { randomChoice } from '../state/random-choice.ts';
import { drawKey, randomBelow, startStream } from '../state/random.ts';
import { includesViewer } from '../state/viewers.ts';
import type { CardId, CoreState, DeepReadonly } from '../state/state.ts';
import type { Viewer } from '../state/viewers.ts';
import { redefine } from '../events/zones.ts';

/** What makes a physical card that card, for dealing hidden ones anew. */
export interface Identities<S extends CoreState> {
  /** Exchanges everything printed on two cards but their definitions, which the kernel exchanges. */
  readonly swap: (state: S, one: CardId, other: CardId) => void;
  /** Everything printed on a card but its definition, as text: what cannot be told apart is equal. */
  readonly printed: (state: S, card: CardId) => string;
  /** Cards of one group may have been dealt in each other's place: usually those of one deck. */
  readonly group: (state: S, card: CardId) => number;
  /**
   * For a game in which lists are secret: what the hidden cards of a group may be for a viewer, as one definition for each. It may depend on
   * what the viewer knows, and on `random`. Undefined where the viewer knows the list: its cards are dealt in each other's place then, as they
   * are in every group of a game that has no such lists.
   */
  readonly imagine?: (imagining: Imagining<S>) => readonly number[] | undefined;
  /** Prints a card anew, all but its definition, which the kernel changes: for games that imagine lists. */
  readonly print?: (state: S, card: CardId, definition: number) => void;
}

/** What is known of hidden cards that are to be imagined. */
export interface Imagining<S extends CoreState> {
  readonly game: Match<S>['game'];
  readonly state: S;
  readonly group: number;
  readonly hidden: readonly CardId[];
  readonly viewer: Viewer;
  /** Whether the viewer knows a card. */
  readonly knows: (card: CardId) => boolean;
  readonly random: number[];
}

/** So often cards are dealt until the open question can be asked of them. */
const DEALS_MAX = 50;

/**
 * An independent copy in which everything that a viewer cannot know was dealt anew and the random stream has a key of its own.
 * The viewer's view, options and handles are byte-equal; `random` decides the rest. That somebody is asked tells something of hidden cards,
 * such as that a hand has one that fits: cards are dealt until the same is asked. Where that is so rare that it never comes, the copy goes on
 * to another question.
 */
export function redeal<S extends CoreState>(match: Match<S>, viewer: Viewer, identities: Identities<S>, random: number[]): Match<S> {
  for (let deals = 1; ; deals++) {
    const copy = dealAnew(match, viewer, identities, random);
    if (deals === DEALS_MAX || isSameQuestion(match.state, copy.state)) return copy;
  }
}

/** Whether two states ask the same at the same place of the game, as far as it can be seen by those who are not asked. */
export function isSameQuestion(one: DeepReadonly<CoreState>, other: DeepReadonly<CoreState>): boolean {
  const [asked, asks] = [one.pending, other.pending];
  if (asked === undefined || asks === undefined) return asked === asks;
  const isAlike = asked.kind === asks.kind && asked.purpose === asks.purpose && asked.source === asks.source && asked.rule === asks.rule;
  if (!isAlike || one.frames.length !== other.frames.length || asked.asks.length !== asks.asks.length) return false;
  const isThere = one.frames.every(({ program, step }, at) => program === other.frames[at]?.program && step === other.frames[at]?.step);
  return isThere && asked.asks.every(({ seat }, at) => seat === asks.asks[at]?.seat);
}

function dealAnew<S extends CoreState>(match: Match<S>, viewer: Viewer, identities: Identities<S>, random: number[]): Match<S> {
  const { game } = match;
  const state = game.clone(match.state);
  const moments = withCheckpoints(match, state);
  const knows = knownIn(match, viewer, moments);
  for (const [group, hidden] of hiddenGroups(moments, knows, identities)) {
    const imagined = identities.imagine?.({ game, state, group, hidden, viewer, knows, random });
    if (imagined === undefined) permute(match, hidden, moments, { identities, random });
    else reprint(match, hidden, moments, { identities, imagined });
  }
  const stream = drawKey(random);
  for (const moment of moments) {
    moment.random = startStream(stream);
    moment.revision++;
  }
  const asked = state.pending;
  if (asked === undefined || asked.asks.every((ask) => ask.seat === viewer)) return matchOn(game, state);
  // A question to somebody else was about cards that are others now: it is asked again, under the same number.
  state.pending = undefined;
  state.decisions--;
  const copy = matchOn(game, state);
  advance(copy);
  if (state.pending !== undefined) state.pending = withAnswers(state.pending, asked, random);
  return copy;
}

/** The state, and those to which an announcement may be taken back: a viewer must not see what was dealt through them. */
function withCheckpoints<S extends CoreState>({ game }: Match<S>, state: S): S[] {
  const moments = [state];
  for (let moment = state; moment.checkpoint !== undefined; moment = moments.at(-1) as S) {
    const kept = game.clone(moment.checkpoint as DeepReadonly<S>);
    moment.checkpoint = kept;
    moments.push(kept);
  }
  return moments;
}

/** Whether a viewer knows a card, at one of some moments at least. A card that was not there yet is known. */
function knownIn<S extends CoreState>({ game, state }: Match<S>, viewer: Viewer, moments: readonly S[]): (card: CardId) => boolean {
  const seats = state.viewerKeys.length - 1;
  return (card) =>
    moments.some(
      (moment) => moment.cards[card] === undefined || includesViewer(game.knownBy(moment as DeepReadonly<S>, card), viewer, seats),
    );
}

function hiddenGroups<S extends CoreState>(
  moments: readonly S[],
  knows: (card: CardId) => boolean,
  identities: Identities<S>,
): ReadonlyMap<number, readonly CardId[]> {
  const groups = new Map<number, CardId[]>();
  const [state] = moments as [S];
  for (const card of state.zones.flat()) {
    if (knows(card)) continue;
    const group = identities.group(state, card);
    groups.set(group, [...(groups.get(group) ?? []), card]);
  }
  return groups;
}

/** Makes hidden cards those that were imagined, at every moment. */
function reprint<S extends CoreState>(
  { game }: Match<S>,
  hidden: readonly CardId[],
  moments: readonly S[],
  { identities, imagined }: { readonly identities: Identities<S>; readonly imagined: readonly number[] },
): void {
  for (const moment of moments) {
    for (const [at, card] of hidden.entries()) {
      const definition = imagined[at] as number;
      redefine(moment, game, card, definition);
      identities.print?.(moment, card, definition);
    }
  }
}

interface Permuting<S extends CoreState> {
  readonly identities: Identities<S>;
  readonly random: number[];
}

function permute<S extends CoreState>(
  { game }: Match<S>,
  group: readonly CardId[],
  moments: readonly S[],
  { identities, random }: Permuting<S>,
): void {
  const exchange = (one: CardId, other: CardId): void => {
    for (const moment of moments) exchangeCards(game, moment, [one, other], identities);
  };
  sortGroup(group, moments[0] as S, identities, exchange);
  for (let last = group.length - 1; last > 0; last--) {
    const one = group[last] as CardId;
    const other = group[randomBelow(random, last + 1)] as CardId;
    if (one !== other) exchange(one, other);
  }
}

/** Puts the hidden cards in an order that says nothing of where they lay, so that what is dealt depends on `random` alone. */
function sortGroup<S extends CoreState>(
  group: readonly CardId[],
  state: S,
  identities: Identities<S>,
  exchange: (one: CardId, other: CardId) => void,
): void {
  const names = group.map((card) => `${String(state.cards[card]?.definition).padStart(6, '0')} ${identities.printed(state, card)}`);
  for (let at = 0; at < group.length - 1; at++) {
    let least = at;
    for (let other = at + 1; other < group.length; other++) if ((names[other] as string) < (names[least] as string)) least = other;
    if (least === at) continue;
    exchange(group[at] as CardId, group[least] as CardId);
    names[least] = names[at] as string;
  }
}

function exchangeCards<S extends CoreState>(
  game: Match<S>['game'],
  state: S,
  [one, other]: readonly [CardId, CardId],
  identities: Identities<S>,
): void {
  const { definition } = state.cards[one] as S['cards'][number];
  redefine(state, game, one, state.cards[other]?.definition ?? 0);
  redefine(state, game, other, definition);
  identities.swap(state, one, other);
}

/** What others have committed to in secret: the same if they could still have chosen it, otherwise something that they could. */
function withAnswers(open: Decision, before: Decision, random: number[]): Decision {
  const asks = open.asks.map((ask): Ask => {
    const known = before.asks.find((each) => each.seat === ask.seat);
    if (known?.answered === undefined) return ask;
    const kept = sameOptions(known, ask);
    const stands = refuseAnswer(open, ask.seat, kept) === undefined;
    return { ...ask, answered: stands ? kept : randomChoice(open.kind, ask, (bound) => randomBelow(random, bound)) };
  });
  return { ...open, asks };
}

function sameOptions({ options, answered = [] }: Ask, now: Ask): Answer {
  return answered.map((index) => {
    const was = options[index];
    return now.options.findIndex((each) => each.verb === was?.verb && each.card === was.card && each.value === was.value);
  });
}
