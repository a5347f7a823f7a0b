import {
  abilityOf,
  again,
  applies,
  bearerOf,
  bearersOf,
  call,
  callHeard,
  cardOf,
  contextOf,
  definitionIn,
  lenderOf,
  isCurrent,
  leave,
  NO_CARD,
  option,
  pin,
  program,
  raise,
  rulesOnSeat,
  running,
  site,
  topics,
  type CardId,
  type CompiledAbility,
  type Heard,
  type Waiting,
  type WindowPolicy,
} from '@crupier/kernel/rules';
import { discardedFrom, fact, kind } from '../state/facts.ts';
import { fingerprintOf } from '../state/table-fingerprint.ts';
import { inPlay, recordOf, sideOf, zoneOfCard } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';
import { countRounds, firstRound, mayBegin, noteBeginning, ROUNDS_MAX, type Round } from './loops.ts';

const about = topics('playsAgain');

const gainedText = site('KF-SELF-REF-2 KF-FAQ-GEN-91 KF-FAQ-GEN-92', 'gained text speaks of the card that has it');
const fromHand = site('KF-DISCARD-3', 'to discard is to discard from hand where nothing else is said');
const fromActiveHand = site('KF-SCRAP-3', 'Scrap abilities resolve when their card is discarded from the active player’s hand alone');
const mustBeInPlay = site(
  'KF-DESTROYED-9 KF-FAQ-GEN-32 KF-FAQ-GEN-68 KF-FAQ-GEN-77',
  'what leaves play with a destroyed card does not resolve "after … is destroyed"',
);
const arrivedSince = site(
  'KF-DESTROYED-9 KF-FAQ-CARD-gebuk-1',
  'what enters play after a card was destroyed does not resolve “after … is destroyed” for it',
);
const goodForOnce = site('KF-ERRATA-magda-the-rat', 'a lasting effect that is good for one time resolves though it has ended by then');
const otherCards = site('KF-ERRATA-library-access', 'what a card says for the rest of the turn is about cards played after it');
const mustStay = site('KF-ABILITY-2', 'an ability that has not begun resolves only while its card is in play');
const mustHave = site('KF-ABILITY-2 KF-UPGRADE-3', 'an ability that has not begun resolves only while its card has it');
const ofWhoControls = site(
  'KF-FRIENDLY-1 KF-CONTROL-3 KF-AS-IF-YOURS-1',
  'an ability that has not begun is that of the player who controls its card, or counts as doing so',
);

/**
 * Windows that an ability gained while they are open still joins, but for that of a destruction: see `hasArrivedSince`. Destroyed abilities
 * must be there at the mark. *Rule:* KF-FAQ-GEN-70, KF-DESTROYED-8.
 */
const staysOpen = new Set<number>([
  kind.cardPlayed,
  kind.cardEntered,
  kind.upgradeEntered,
  kind.reaped,
  kind.fought,
  kind.creatureFought,
  kind.cardUsed,
  kind.houseChosen,
  kind.forgedKey,
  kind.turnBegan,
  kind.turnEnding,
  kind.destroyed,
]);

/** Abilities answer what has happened, all of them, in the order that the active player says. *Rule:* KF-ORDER-21, KF-ACTIVE-PLAYER-1. */
export const windows: WindowPolicy<KeyForge> = {
  interrupts: [],
  responses: [
    {
      name: 'resolve one by one',
      rule: 'KF-ACTIVE-PLAYER-1 KF-ORDER-21 KF-FAQ-CARD-scowly-caper-1 KF-DESTROYED-2 KF-ORDER-33 KF-FAQ-GEN-6 KF-FAQ-GEN-37 KF-FAQ-GEN-73 KF-ABILITY-3 KF-FAQ-GEN-71 KF-FAQ-CARD-library-access-1 KF-FAQ-CARD-auto-encoder-1 KF-FAQ-CARD-sci-officer-qincan-1',
      manner: 'all',
      includes: () => true,
      players: ({ state }) => [state.active],
    },
  ],
  begins: (match, heard) => (mayResolve(match, heard) ? standing(match, asGained(match, heard)) : undefined),
  opens: isAnyTrue,
  stillWaiting,
  joining: {
    hears: (event) => staysOpen.has(event.kind),
    joins: (match, heard) => !speaksOfOthers(match, heard) && !hasArrivedSince(match, heard),
  },
  resolve: (match, next) => call(match, resolveOne, { next, fingerprint: undefined, loop: undefined, repeated: 0 }),
};

interface OneLocals extends Round {
  readonly next: Waiting;
  /** How often a Play ability has resolved once more. */
  repeated: number;
}

/** One ability resolves, which may lead round: how often it does is said as soon as that shows. */
export const resolveOne = program<KeyForge, OneLocals>('resolve an ability', [
  {
    name: 'say how often a loop goes round',
    rule: 'KF-INFINITE-LOOP-1',
    ask: (match, { locals: { next } }) => {
      if (firstRoundOf(match, next) === undefined) return undefined;
      const options = Array.from({ length: ROUNDS_MAX }, (_, at) => option('number', NO_CARD, at + 1));
      return { kind: 'number', seat: match.state.active, purpose: 'howManyRounds', source: next.self, options };
    },
    take: (match, { locals: { next } }, [times]) => {
      const first = firstRoundOf(match, next);
      if (first === undefined) return;
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
      const rounds = roundsOf(match);
      if (!mayBegin(rounds, next)) return leave;
      noteBeginning(rounds, next);
      if (!isBounded(next)) locals.fingerprint = fingerprintOf(match);
      callHeard(match, next);
      return isPlayAbility(match, next) ? undefined : leave;
    },
  },
  {
    name: 'a Play ability once more',
    rule: 'KF-FAQ-CARD-sci-officer-morpheus-1',
    do: (match, { locals }) => {
      const { next } = locals;
      const repeats = rulesOnSeat(match, next.event.seat, about.playsAgain).filter(({ speaksOf }) => speaksOf(next.self));
      const repeated = locals.repeated < repeats.length && isThere(match, next) ? ofItsPlayer(match, next) : undefined;
      if (repeated === undefined) return leave;
      locals.repeated++;
      callHeard(match, repeated);
      return again;
    },
  },
]);

/** What the rule of six bounds: it happens only where a card is played or used. *Rule:* KF-RULE-OF-SIX-1. */
const bounded = new Set<number>([kind.cardPlayed, kind.reaped, kind.fought, kind.creatureFought, kind.cardUsed]);

function isBounded({ event }: Heard): boolean {
  return bounded.has(event.kind);
}

/** The abilities that are under way or about to begin, the outermost first. */
function roundsOf(match: KeyForgeMatch): readonly Round[] {
  return running(match, resolveOne).map(({ locals }) => locals);
}

/** A window in which no ability is under way. */
const IDLE: Round = { next: undefined, fingerprint: undefined, loop: undefined };

/** The first round of the loop that an ability leads round; see `firstRound`. */
function firstRoundOf(match: KeyForgeMatch, next: Heard): Round | undefined {
  return firstRound(roundsOf(match), next, () => fingerprintOf(match));
}

/** Whether an ability is a "Play:" ability of the card that was played, printed on it or gained. */
function isPlayAbility(match: KeyForgeMatch, { ref, self, event }: Heard): boolean {
  const { data } = abilityOf(match, ref);
  return event.kind === kind.cardPlayed && cardOf(event.card) === self && data.kind === 'triggered' && data.when.card === 'self';
}

/**
 * Whether the condition of any ability that waits is true now: what the others wait for may come true by what it does. That of a card
 * which is used as if it were another player's is asked when it resolves.
 */
function isAnyTrue(match: KeyForgeMatch, waiting: readonly Heard[]): boolean {
  return waiting.some(
    ({ ref, self, event }) =>
      recordOf(match, self).borrowedBy >= 0 || abilityOf(match, ref).trigger.conditionHolds(match, contextOf(match, self, { event })),
  );
}

/** Those of the abilities that wait which may still begin, each as that of the player whose its card is now. */
function stillWaiting(match: KeyForgeMatch, waiting: readonly Waiting[]): readonly Waiting[] {
  // None is under way in the window that asks.
  const rounds = [...roundsOf(match), IDLE];
  const theirs: Waiting[] = [];
  for (const each of waiting) {
    const now = isThere(match, each) && mayBegin(rounds, each) ? ofItsPlayer(match, each) : undefined;
    if (now !== undefined) theirs.push(now);
  }
  return isAnyTrue(match, theirs) ? theirs : NONE_WAITS;
}

const NONE_WAITS: readonly Waiting[] = [];

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
  if (definitionIn(ref) !== undefined) return isOfDefinition(match, self, abilityOf(match, ref));
  const lender = bearerOf(ref);
  const isLost = lender !== self && !inPlay(match, lender) && zoneOfCard(match, lender) !== 'effects';
  return !isLost && bearersOf(match, abilityOf(match, ref), ref).includes(self);
}

/** Whether what a card has become since an ability of its own was set off has that ability, too. */
function isOfDefinition({ game, state }: KeyForgeMatch, card: CardId, ability: CompiledAbility<KeyForge>): boolean {
  return game.definitions[state.cards[card]?.definition ?? 0]?.abilities.includes(ability) === true;
}

/**
 * An ability that waits, as that of the player whose its card is now; undefined where what it waits for is not so for that player, as
 * "after you play a creature". *Rule:* KF-FRIENDLY-1, KF-CONTROL-3, KF-AS-IF-YOURS-1.
 */
function ofItsPlayer(match: KeyForgeMatch, waiting: Waiting): Waiting | undefined {
  const { speaker, self, ref, event } = waiting;
  const seat = speaker === NO_CARD ? waiting.seat : sideOf(match, self);
  if (seat === waiting.seat || !applies(match, ofWhoControls)) return waiting;
  return abilityOf(match, ref).trigger.matchesEvent(match, contextOf(match, self, { event })) ? { ...waiting, seat } : undefined;
}

/** Whether an ability was not in play yet when the card was destroyed that it speaks of. *Rule:* KF-DESTROYED-9, KF-FAQ-CARD-gebuk-1. */
function hasArrivedSince(match: KeyForgeMatch, { event }: Heard): boolean {
  return event.kind === kind.destroyed && applies(match, arrivedSince);
}

/** What a card says for the rest of the turn is about other cards than itself. *Rule:* KF-ERRATA-library-access. */
function speaksOfOthers(match: KeyForgeMatch, { ref, event }: Heard): boolean {
  const bearer = bearerOf(ref);
  return zoneOfCard(match, bearer) === 'effects' && recordOf(match, bearer).madeBy === cardOf(event.card) && applies(match, otherCards);
}

/** Text that a card has gained speaks of the card that has it now, not of the one that gave it. *Rule:* KF-SELF-REF-2. */
function asGained(match: KeyForgeMatch, heard: Heard): Heard {
  const giver = lenderOf(heard.ref, heard.self);
  return giver === heard.self || applies(match, gainedText) ? heard : { ...heard, self: giver };
}

/** Whether what was discarded is what an ability speaks of. *Rule:* KF-DISCARD-3, KF-SCRAP-3. */
function hearsDiscard(match: KeyForgeMatch, { ref, event }: Heard): boolean {
  const { data } = abilityOf(match, ref);
  const occasion = data.kind === 'triggered' ? data.when.occasion : '';
  const isFromHand = event.value === discardedFrom.hand;
  if (occasion === 'discarded') return isFromHand || !applies(match, fromHand);
  if (occasion === 'scrapped') return (isFromHand && event.seat === match.state.active) || !applies(match, fromActiveHand);
  return true;
}

/** Whether an ability is that of a card which says what follows when it leaves play itself. *Rule:* KF-LEAVES-PLAY-1. */
function isItsLeaving(match: KeyForgeMatch, { ref, self, event }: Heard): boolean {
  const { data } = abilityOf(match, ref);
  return cardOf(event.card) === self && data.kind === 'triggered' && data.when.occasion === 'leftPlay' && data.when.card === 'self';
}

function mayResolve(match: KeyForgeMatch, heard: Heard): boolean {
  const { self, event } = heard;
  if (event.kind === kind.cardDiscarded) return hearsDiscard(match, heard);
  const zone = zoneOfCard(match, self);
  const isEffect = zone === 'effects' || (zone === 'spent' && applies(match, goodForOnce));
  if (event.kind !== kind.destroyed || inPlay(match, self) || isEffect || isItsLeaving(match, heard)) return true;
  return !applies(match, mustBeInPlay);
}
