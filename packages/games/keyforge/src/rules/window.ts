import {
  abilityOf,
  applies,
  bearerOf,
  bearersOf,
  callHeard,
  cardOf,
  heardBy,
  isCurrent,
  leave,
  listenersFor,
  NO_CARD,
  option,
  pin,
  program,
  raise,
  rulesOnSeat,
  running,
  site,
  topics,
  type CardRef,
  type GameEvent,
  type Heard,
  type Seat,
  contextOf,
} from '@crupier/kernel/rules';
import { fact, kind } from '../state/facts.ts';
import { fingerprintOf } from '../state/table-fingerprint.ts';
import { inPlay, recordOf, sideOf, zoneOfCard } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';
import { countRounds, endRound, firstRound, mayBegin, nameOf, noteBeginning, ROUNDS_MAX, type Round } from './loops.ts';

const about = topics('playsAgain');

const wasThere = site('KF-FAQ-CARD-dexus-1', 'what was there when a window opened has heard its events then or not at all');
const otherCards = site('KF-ERRATA-library-access', 'what a card says for the rest of the turn is about cards played after it');

const mustStay = site('KF-ABILITY-2', 'an ability that has not begun resolves only while its card is in play');
const mustHave = site('KF-ABILITY-2 KF-UPGRADE-3', 'an ability that has not begun resolves only while its card has it');

const ofWhoControls = site(
  'KF-FRIENDLY-1 KF-CONTROL-3 KF-AS-IF-YOURS-1',
  'an ability that has not begun is that of the player who controls its card, or counts as doing so',
);

/** An ability that waits for its turn. */
interface Waiting extends Heard {
  /** Its card in play, pinned; `NO_CARD` for one that speaks from elsewhere. */
  readonly speaker: CardRef;
}

interface WindowLocals extends Round {
  waiting: readonly Waiting[];
  readonly orderer: Seat;
  /** The events of the window that abilities gained meanwhile still hear. */
  readonly open: readonly GameEvent[];
  /** The abilities that were there when the window opened or have joined since: each resolves once. */
  known: readonly string[];
  /** 1 once one of them has resolved. */
  begun: number;
  /** The ability that was chosen to resolve. */
  next: Waiting | undefined;
}

/** Windows that an ability gained while they are open still joins. Destroyed abilities must be there at the mark. *Rule:* KF-FAQ-GEN-70, KF-DESTROYED-8. */
const staysOpen = new Set<number>([
  kind.cardPlayed,
  kind.cardEntered,
  kind.reaped,
  kind.fought,
  kind.creatureFought,
  kind.cardUsed,
  kind.houseChosen,
  kind.forgedKey,
  kind.turnBegan,
  kind.turnEnding,
]);

const ONCE_MORE = 'a Play ability once more';
const NEXT = 'what has been gained meanwhile';

/** Simultaneous effects: the active player says which resolves next, until none is left. */
export const oneByOne = program<KeyForge, WindowLocals>('resolve one by one', [
  {
    name: NEXT,
    rule: 'KF-ABILITY-2 KF-FAQ-GEN-70 KF-FAQ-CARD-wild-wormhole-2',
    do: (match, { locals }) => {
      if (locals.begun === 1 && locals.open.length > 0) join(match, locals);
      locals.begun = 1;
      locals.next = undefined;
      endRound(locals);
      if (locals.waiting.length > 0) locals.waiting = stillWaiting(match, locals.waiting);
    },
  },
  {
    name: 'say which is next',
    rule: 'KF-FAQ-CARD-scowly-caper-1 KF-ORDER-21 KF-ACTIVE-PLAYER-1 KF-DESTROYED-2 KF-ORDER-33 KF-FAQ-GEN-6 KF-FAQ-GEN-37 KF-FAQ-GEN-73 KF-ABILITY-3 KF-FAQ-GEN-71 KF-FAQ-CARD-library-access-1 KF-FAQ-CARD-auto-encoder-1 KF-FAQ-CARD-sci-officer-qincan-1',
    ask: (_match, { locals: { waiting, orderer } }) => {
      if (waiting.length === 0) return undefined;
      const options = waiting.map(({ self }, at) => option('resolve', self, at));
      return { kind: 'next', seat: orderer, purpose: 'whichAbilityNext', source: NO_CARD, options };
    },
    take: (match, { locals }, [chosen]) => {
      locals.next = locals.waiting[chosen?.value ?? 0];
      locals.waiting = locals.waiting.filter((each) => each !== locals.next);
    },
  },
  {
    name: 'say how often a loop goes round',
    rule: 'KF-INFINITE-LOOP-1',
    ask: (match, { locals: { next } }) => {
      if (next === undefined || firstRoundOf(match, next) === undefined) return undefined;
      const options = Array.from({ length: ROUNDS_MAX }, (_, at) => option('number', NO_CARD, at + 1));
      return { kind: 'number', seat: match.state.active, purpose: 'howManyRounds', source: next.self, options };
    },
    take: (match, { locals: { next } }, [times]) => {
      const first = next && firstRoundOf(match, next);
      if (next === undefined || first === undefined) return;
      const amount = times?.value ?? 1;
      countRounds(roundsOf(match), first, amount);
      raise(match, fact('roundsCounted', { card: next.self, seat: match.state.active, amount }));
    },
  },
  {
    name: 'resolve it',
    rule: 'KF-ORDER-21',
    do: (match, { locals }) => {
      const { next } = locals;
      if (next === undefined) return leave;
      const [rounds, name] = [roundsOf(match), nameOf(next)];
      if (!mayBegin(rounds, name)) return NEXT;
      noteBeginning(rounds, name);
      if (!isBounded(next)) locals.fingerprint = fingerprintOf(match);
      callHeard(match, next);
      return isPlayAbility(match, next) ? ONCE_MORE : NEXT;
    },
  },
  {
    name: ONCE_MORE,
    rule: 'KF-FAQ-CARD-sci-officer-morpheus-1',
    do: (match, { locals: { next } }) => {
      const repeats = next !== undefined && rulesOnSeat(match, next.event.seat, about.playsAgain).length > 0 && isThere(match, next);
      const [again] = repeats ? ofItsPlayer(match, next) : [];
      if (again !== undefined) callHeard(match, again);
      return NEXT;
    },
  },
]);

/** What the rule of six bounds: it happens only where a card is played or used. *Rule:* KF-RULE-OF-SIX-1. */
const bounded = new Set<number>([kind.cardPlayed, kind.reaped, kind.fought, kind.creatureFought, kind.cardUsed]);

function isBounded({ event }: Heard): boolean {
  return bounded.has(event.kind);
}

/** The windows that are open, the outermost first. */
function roundsOf(match: KeyForgeMatch): readonly Round[] {
  return running(match, oneByOne).map(({ locals }) => locals);
}

/** The first round of the loop that an ability leads round; see `firstRound`. */
function firstRoundOf(match: KeyForgeMatch, next: Heard): Round | undefined {
  return firstRound(roundsOf(match), nameOf(next), () => fingerprintOf(match));
}

/** Whether an ability is a "Play:" ability of the card that was played, printed on it or gained. */
function isPlayAbility(match: KeyForgeMatch, { ref, self, event }: Heard): boolean {
  const { data } = abilityOf(match, ref);
  return event.kind === kind.cardPlayed && cardOf(event.card) === self && data.kind === 'triggered' && data.when.card === 'self';
}

/** The locals of a window that opens: what waits in it, and what could hear its events now. */
export function windowOf(match: KeyForgeMatch, waiting: readonly Heard[], events: readonly GameEvent[]): WindowLocals {
  const open = events.filter((event) => staysOpen.has(event.kind));
  return {
    waiting: waiting.map((each) => standing(match, each)),
    orderer: match.state.active,
    open,
    known: applies(match, wasThere) ? namesOf(match, open) : waiting.map(nameOf),
    begun: 0,
    next: undefined,
    fingerprint: undefined,
    loop: undefined,
  };
}

/**
 * Whether the condition of any ability that waits is true now: what the others wait for may come true by what it does. That of a card
 * which is used as if it were another player's is asked when it resolves.
 */
export function isAnyTrue(match: KeyForgeMatch, waiting: readonly Heard[]): boolean {
  return waiting.some(
    ({ ref, self, event }) =>
      recordOf(match, self).borrowedBy >= 0 || abilityOf(match, ref).trigger.conditionHolds(match, contextOf(match, self, { event })),
  );
}

/** Those of the abilities that wait which may still begin, each as that of the player whose its card is now. */
function stillWaiting(match: KeyForgeMatch, waiting: readonly Waiting[]): readonly Waiting[] {
  const rounds = roundsOf(match);
  const there = waiting.filter((each) => isThere(match, each) && mayBegin(rounds, nameOf(each)));
  const theirs = there.flatMap((each) => ofItsPlayer(match, each));
  return isAnyTrue(match, theirs) ? theirs : [];
}

function standing(match: KeyForgeMatch, heard: Heard): Waiting {
  return { ...heard, speaker: inPlay(match, heard.self) ? pin(recordOf(match, heard.self)) : NO_CARD };
}

/** Whether an ability may still begin: before a fight all do that were set off, whoever is destroyed. *Rule:* KF-ABILITY-2, KF-FAQ-GEN-6. */
function isThere(match: KeyForgeMatch, waiting: Waiting): boolean {
  const { speaker, event } = waiting;
  if (speaker === NO_CARD || event.kind === kind.fightBegan) return true;
  if (!isCurrent(match.state, speaker)) return !applies(match, mustStay);
  // Of the Destroyed abilities all resolve that a card had at the mark. *Rule:* KF-DESTROYED-8.
  return event.kind === kind.marked || hasStill(match, waiting) || !applies(match, mustHave);
}

/** Whether a card still has an ability: its text box may be blank now, and what lent the ability may be gone. *Rule:* KF-ABILITY-2, KF-UPGRADE-3. */
function hasStill(match: KeyForgeMatch, { ref, self }: Waiting): boolean {
  const lender = bearerOf(ref);
  const isLost = lender !== self && !inPlay(match, lender) && zoneOfCard(match, lender) !== 'effects';
  return !isLost && bearersOf(match, abilityOf(match, ref), ref).includes(self);
}

/**
 * An ability that waits, as that of the player whose its card is now; none where what it waits for is not so for that player, as
 * "after you play a creature". *Rule:* KF-FRIENDLY-1, KF-CONTROL-3, KF-AS-IF-YOURS-1.
 */
function ofItsPlayer(match: KeyForgeMatch, waiting: Waiting): readonly Waiting[] {
  const { speaker, self, ref, event } = waiting;
  const seat = speaker === NO_CARD ? waiting.seat : sideOf(match, self);
  if (seat === waiting.seat || !applies(match, ofWhoControls)) return [waiting];
  return abilityOf(match, ref).trigger.matchesEvent(match, contextOf(match, self, { event })) ? [{ ...waiting, seat }] : [];
}

/** Lets abilities that have been gained since the window opened join it. */
function join(match: KeyForgeMatch, locals: WindowLocals): void {
  const fresh = heardBy(match, 'after', locals.open).filter((each) => !locals.known.includes(nameOf(each)) && !speaksOfOthers(match, each));
  const names = namesOf(match, locals.open).filter((name) => !locals.known.includes(name));
  if (names.length > 0) locals.known = [...locals.known, ...names];
  if (fresh.length > 0) locals.waiting = [...locals.waiting, ...fresh.map((each) => standing(match, each))];
}

/** What a card says for the rest of the turn is about other cards than itself. *Rule:* KF-ERRATA-library-access. */
function speaksOfOthers(match: KeyForgeMatch, { ref, event }: Heard): boolean {
  const bearer = bearerOf(ref);
  return zoneOfCard(match, bearer) === 'effects' && recordOf(match, bearer).madeBy === cardOf(event.card) && applies(match, otherCards);
}

/** Every ability that listens for one of the events, whatever its conditions. */
function namesOf(match: KeyForgeMatch, events: readonly GameEvent[]): string[] {
  const names: string[] = [];
  for (const { kind: happened } of events) {
    for (const ref of listenersFor(match, happened, 'after')) {
      for (const self of bearersOf(match, abilityOf(match, ref), ref)) names.push(nameOf({ ref, self }));
    }
  }
  return names;
}
