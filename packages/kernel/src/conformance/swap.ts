import type { Answer, Ask } from '../state/decision.ts';
import type { Match } from '../match/match.ts';
import { pending, writable } from '../match/match.ts';
import type { Dice } from '../state/dice.ts';
import { randomAnswer } from '../answers/random-play.ts';
import { startStream } from '../state/random.ts';
import { handleOf, mayKnow } from '../views/handles.ts';
import { seeDecision } from '../views/see-decision.ts';
import { includesViewer } from '../state/viewers.ts';
import type { Identities } from '../views/redeal.ts';
import { isSameQuestion, redeal } from '../views/redeal.ts';
import { assert } from '../state/result.ts';
import type { CardId, CoreState, DeepReadonly } from '../state/state.ts';
import type { Handle } from '../views/view.ts';
import type { Viewer } from '../state/viewers.ts';
import { isSame } from './same.ts';
import type { Difference, Subject, Watched } from './subject.ts';
import { describe, indexes, tell, viewersOf, watch } from './subject.ts';
import { answer } from '../events/machine.ts';

/** How a walk of two matches that look the same to a viewer came to its end. */
export type SwapEnd =
  | 'same' // They looked the same to the last.
  | 'nothing hidden' // There was nothing to deal anew.
  | 'parted' // Somebody could not answer the same in both.
  | 'revealed' // A card that was dealt anew became known, and more than its face was different.
  | 'excused'; // The game says that its rules make the difference visible.

/** What a walk of two matches came to. */
export interface SwapWalk {
  readonly end: SwapEnd;
  readonly answers: number;
  /** Cards that were others in the second match. */
  readonly swapped: number;
}

/** Two matches that differ in cards that a viewer may not know. */
export interface Pair<S extends CoreState> {
  readonly subject: Subject<S>;
  readonly viewer: Viewer;
  readonly one: Watched<S>;
  readonly other: Watched<S>;
  /** Cards that are not the same in both. */
  readonly swapped: ReadonlySet<CardId>;
  /** Those of them that the viewer has come to know. */
  readonly known: Set<CardId>;
}

/** How long two matches are compared, and whose dice choose. */
export interface SwapOptions {
  readonly roll: Dice;
  /** The most answers. */
  readonly steps: number;
}

/**
 * Deals everything anew that a viewer cannot know (or exchanges just two hidden cards), gives both matches the same answers, and
 * compares every byte that is meant for the viewer. *Throws* with the first difference that no rule makes visible: one that comes
 * before any card that was dealt anew became known to the viewer.
 */
export function swapWalk<S extends CoreState>(
  subject: Subject<S>,
  match: Match<S>,
  viewer: Viewer,
  { roll, steps }: SwapOptions,
): SwapWalk {
  const identities = roll(2) === 0 ? subject.identities : twoOnly(subject, match, viewer, roll);
  const pair = makePair({ ...subject, identities }, match, viewer, roll);
  if (pair === undefined) return { end: 'nothing hidden', answers: 0, swapped: 0 };
  let answers = 0;
  const finish = (end: SwapEnd): SwapWalk => ({ end, answers, swapped: pair.swapped.size });
  const first = compare(pair, match.state.decisions);
  if (first !== undefined) {
    checkExcused(pair, first);
    return finish('excused');
  }
  for (; answers < steps && pending(pair.one.match) !== undefined; answers++) {
    const decision = pair.one.match.state.decisions;
    const given = commonAnswer(pair, roll);
    if (given === undefined) return finish('parted');
    for (const { match: each, log } of [pair.one, pair.other]) {
      log.happened = [];
      log.rewinds = 0;
      answer(each, ...given(each));
    }
    learn(pair);
    const difference = compare(pair, decision);
    if (difference === undefined) continue;
    if (pair.known.size > 0) return finish('revealed');
    checkExcused(pair, difference);
    return finish('excused');
  }
  return finish('same');
}

/** *Throws* with a difference that no rule of the game makes visible: a leak. */
export function checkExcused<S extends CoreState>({ subject }: Pair<S>, difference: Difference): void {
  if (subject.excuse?.(difference) !== true) throw new Error(sayDifference(difference));
}

/**
 * A match, and a second one in which the subject's identities were dealt anew. Undefined where nothing is hidden, or where the open
 * question tells so much of hidden cards that no deal has led to it.
 */
export function makePair<S extends CoreState>(subject: Subject<S>, match: Match<S>, viewer: Viewer, roll: Dice): Pair<S> | undefined {
  const { game } = match;
  for (let tries = 0; tries < 4; tries++) {
    const random = startStream(Array.from({ length: 8 }, () => roll(0x1_0000_0000)));
    const twin = writable(redeal(match, viewer, subject.identities, random));
    shareChance(match.state, twin);
    const swapped = new Set(twin.cards.flatMap((card, id) => (isSame(card, match.state.cards[id]) ? [] : [id])));
    if (swapped.size === 0 || !isSameQuestion(match.state, twin)) continue;
    return { subject, viewer, one: watch(game, game.clone(match.state)), other: watch(game, twin), swapped, known: new Set() };
  }
  return undefined;
}

/** The same chance in both, also after a rewind: what differs from now on comes from the cards alone. */
function shareChance(state: DeepReadonly<CoreState>, twin: CoreState): void {
  twin.random = state.random.slice();
  if (state.checkpoint !== undefined && twin.checkpoint !== undefined) shareChance(state.checkpoint, twin.checkpoint);
}

/** Lets only two hidden cards of one group change places, so that the two matches look the same for long. */
function twoOnly<S extends CoreState>({ identities }: Subject<S>, match: Match<S>, viewer: Viewer, roll: Dice): Identities<S> {
  const state = writable(match);
  const hidden = state.zones.flat().filter((card) => !mayKnow(match, viewer, card));
  const one = hidden[roll(Math.max(1, hidden.length))] ?? 0;
  const others = hidden.filter(
    (card) =>
      identities.group(state, card) === identities.group(state, one) && state.cards[card]?.definition !== state.cards[one]?.definition,
  );
  const other = others[roll(Math.max(1, others.length))] ?? one;
  return { ...identities, group: (_state, card) => (card === one || card === other ? -1 : card) };
}

/** An answer that is legal in both matches, as a function from each match to the seat and its indexes. */
function commonAnswer<S extends CoreState>(
  { one, other }: Pair<S>,
  roll: Dice,
): ((match: Match<S>) => readonly [number, Answer]) | undefined {
  const open = pending(one.match);
  if (open === undefined || pending(other.match) === undefined) return undefined;
  for (let tries = 0; tries < 8; tries++) {
    const [seat, chosen] = randomAnswer(open, roll);
    const given = describe(one.match, seat, chosen);
    const ask = pending(other.match)?.asks.find((each) => each.seat === seat);
    if (ask !== undefined && ask.answered === undefined && fits(ask, indexes(other.match, given), chosen))
      return (match) => [seat, indexes(match, given)];
  }
  return undefined;
}

/** Whether an answer that was found in one match is legal for the seat that is asked in the other. */
export function fits(ask: Ask, there: Answer, here: Answer): boolean {
  return !there.includes(-1) && here.length >= ask.min && here.length <= ask.max;
}

/** Which of the cards that were dealt anew the viewer knows by now, or saw in passing. */
export function learn<S extends CoreState>({ viewer, one, other, swapped, known }: Pair<S>): void {
  const seats = one.match.state.viewerKeys.length - 1;
  for (const card of swapped) if (mayKnow(one.match, viewer, card) || mayKnow(other.match, viewer, card)) known.add(card);
  for (const { before, after } of [...one.log.happened, ...other.log.happened]) {
    for (const { card, knownBy } of [...before, ...after]) if (swapped.has(card) && includesViewer(knownBy, viewer, seats)) known.add(card);
  }
}

/** Compares what the viewer is given by both matches; the faces of swapped cards that it has come to know are not compared. */
export function compare<S extends CoreState>(pair: Pair<S>, decision: number): Difference | undefined {
  const masked = handlesOf(pair);
  const { viewer, one, other } = pair;
  const first = bytesFor(pair, one, masked);
  const second = bytesFor(pair, other, masked);
  const what = (['decision', 'view', 'events', 'outcome'] as const).find((each) => first[each] !== second[each]);
  if (what === undefined) return undefined;
  const events = [one, other].flatMap(({ match, log }) => log.happened.map(({ event }) => match.game.facts.names[event.kind] ?? ''));
  return { viewer, decision, what, one: first[what], other: second[what], events, least: [leastOf(one), leastOf(other)] };
}

function leastOf<S extends CoreState>({ match }: Watched<S>): number {
  return pending(match)?.asks[0]?.min ?? 0;
}

function handlesOf<S extends CoreState>({ viewer, one: { match }, known }: Pair<S>): ReadonlySet<Handle> {
  const handles = new Set<Handle>();
  for (const card of known) {
    for (let hidings = match.state.cards[card]?.hidings ?? 0; hidings >= 0; hidings--) handles.add(handleOf(match, viewer, card, hidings));
  }
  return handles;
}

function bytesFor<S extends CoreState>(
  { subject, viewer }: Pair<S>,
  { match, log }: Watched<S>,
  masked: ReadonlySet<Handle>,
): Record<Difference['what'], string> {
  const view = subject.view(match, viewer);
  const cards: Record<string, unknown> = { ...view.cards };
  for (const handle of masked) if (handle in cards) cards[handle] = '?';
  const events = log.happened.map((each) => tell(subject, match, viewer, each));
  const unfaced = (_key: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && 'handle' in value && masked.has(String(value.handle)) ? '?' : value;
  return {
    view: JSON.stringify({ ...view, cards }),
    decision: JSON.stringify(seeDecision(match, viewer)) ?? '',
    events: JSON.stringify({ events, rewinds: log.rewinds }, masked.size === 0 ? undefined : unfaced),
    outcome: JSON.stringify([match.state.winners, match.state.lost, match.state.ending]),
  };
}

/** A difference as a sentence. */
function sayDifference({ viewer, decision, what, one, other, events }: Difference): string {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  const around = (text: string): string => text.slice(Math.max(0, at - 80), at + 160);
  return (
    `The viewer ${viewer} sees what it cannot know: after decision ${decision} its ${what} depends on hidden cards` +
    ` (events: ${[...new Set(events)].join(', ') || 'none'}).\n  one:   …${around(one)}\n  other: …${around(other)}`
  );
}

/**
 * Where several answer in secret, what one has answered changes nothing that the others are given. *Throws* where it does.
 */
export function checkSecrecy<S extends CoreState>(subject: Subject<S>, match: Match<S>): void {
  const open = pending(match);
  const silent = open?.asks.filter(({ answered }) => answered === undefined) ?? [];
  if (open?.until !== 'all' || silent.length < 2) return;
  for (const ask of silent) {
    const told = [ask.options.length - 1, 0].map((first) => {
      const { match: each } = watch(match.game, match.game.clone(match.state));
      const chosen = Array.from({ length: Math.max(1, ask.min) }, (_, at) => (first + at) % ask.options.length);
      answer(each, ask.seat, chosen);
      const others = viewersOf(each).filter((viewer) => viewer !== ask.seat);
      return JSON.stringify(others.map((viewer) => [subject.view(each, viewer), seeDecision(each, viewer)]));
    });
    assert(told[0] === told[1], `What seat ${ask.seat} answered to ${open.purpose} in secret can be seen.`);
  }
}
