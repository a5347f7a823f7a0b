import {
  applies,
  leave,
  NO_CARD,
  option,
  pin,
  program,
  raise,
  raiseAll,
  rulesOnCard,
  rulesOnSeat,
  site,
  topic,
  type CardId,
  type CardRef,
  type GameEvent,
  type Option,
  type Seat,
  type WorkingRule,
  soleOption,
} from '@crupier/kernel/rules';
import { entering, fact } from '../state/facts.ts';
import { printedOf, type CardType } from '../state/printed.ts';
import { creatures, creaturesOf, hasKeyword, inPlay, isAnyCreature, recordOf, sideOf, timesThisTurn } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';
import { becomeCopy, typeEntering } from './copies.ts';
import { areEndsAlike } from './moot-choices.ts';
import { ownRule } from './own-rules.ts';

const treachery = site('KF-TREACHERY-1 KF-FAQ-GEN-2 KF-FAQ-CARD-spangler-box-2', 'a card with treachery enters play under the opponent');
const deploy = site('KF-DEPLOY-1 KF-ENTERS-PLAY-2 KF-FAQ-CARD-mimic-gel-2', 'a creature with deploy enters anywhere in the battleline');
const entersAs = site(
  'KF-ENTERS-PLAY-1 KF-ENTERS-PLAY-3 KF-ORDER-9 KF-GOLDEN-RULE-1 KF-FAQ-CARD-fandangle-1 KF-FAQ-CARD-shadow-of-dis-1 KF-FAQ-CARD-duskwitch-1 KF-ERRATA-duskwitch',
  'what says how a card enters play counts while it enters',
);
const exhausted = site('KF-PLAY-CARD-2 KF-ARTIFACT-1 KF-CREATURE-1 KF-FAQ-GEN-52', 'a card enters play exhausted');

/** What is decided of a card that enters play. */
export interface Entry {
  readonly card: CardId;
  readonly type: CardType;
  /** Under whose control. */
  readonly seat: Seat;
  /** What an upgrade is attached to, or `NO_CARD`. */
  readonly host: CardId;
  /** A creature's place in the battleline, from the left. */
  readonly place: number;
  /** Whether the player's next such card enters play ready. */
  readonly isReady?: boolean;
}

/** Under whose control a card enters play. *Rule:* KF-CONTROL-2, KF-TREACHERY-1. */
export function sideFor(match: KeyForgeMatch, card: CardId, seat: Seat): Seat {
  return hasKeyword(match, card, 'treachery') && applies(match, treachery) ? 1 - seat : seat;
}

/** Where a creature may enter a battleline: either flank, or anywhere with deploy. `value` is the place from the left. */
export function placesFor(match: KeyForgeMatch, card: CardId, side: Seat): Option[] {
  const { length } = creaturesOf(match, side);
  if (length === 0) return [option('leftFlank', card, 0)];
  const between =
    hasKeyword(match, card, 'deploy') && applies(match, deploy)
      ? Array.from({ length: length - 1 }, (_, at) => option('deploy', card, at + 1))
      : [];
  return [option('leftFlank', card, 0), ...between, option('rightFlank', card, length)];
}

/** Puts a permanent into play. The last act of a step. */
export function enterPlay(match: KeyForgeMatch, { card, type, seat, host, place, isReady }: Entry): void {
  const amount = howItEnters(match, card) | (isReady === true ? entering.ready : 0);
  if (type === 'creature') raise(match, fact('creatureEntered', { card, seat, value: place, amount }));
  else if (type === 'artifact') raise(match, fact('artifactEntered', { card, seat, amount }));
  else if (type === 'upgrade' && host !== NO_CARD) raise(match, fact('upgradeAttached', { card, other: host, seat }));
}

/** The facts that a permanent has entered play, an upgrade on its host. *Rule:* KF-PLAY-CARD-5. */
export function enteredPlay(match: KeyForgeMatch, card: CardRef, host: CardId): GameEvent[] {
  const seat = sideOf(match, card);
  const entered = fact('cardEntered', { card, seat });
  return host === NO_CARD ? [entered] : [entered, fact('upgradeEntered', { card, other: host, seat })];
}

/** The rules that say how a card enters play, each with its bit. */
const modifiers = [
  { rule: 'enters ready', about: topic('enters ready'), bit: entering.ready },
  { rule: 'enters stunned', about: topic('enters stunned'), bit: entering.stunned },
  { rule: 'enters enraged', about: topic('enters enraged'), bit: entering.enraged },
  { rule: 'enters warded', about: topic('enters warded'), bit: entering.warded },
] as const;

/** Modifiers of entering play: the card's own, and those that others give it. *Rule:* KF-ENTERS-PLAY-1. */
export function howItEnters(match: KeyForgeMatch, card: CardId): number {
  let bits = applies(match, exhausted) ? 0 : entering.ready;
  for (const { rule, about, bit } of modifiers) {
    const says = ownRule(match, card, rule) !== undefined || rulesOnCard(match, card, about).length > 0;
    if (says && applies(match, entersAs)) bits |= bit;
  }
  return bits;
}

const nextReady = topic('nextEntersReady');

/** The effects by which the next such card that a player plays enters play ready. */
export function nextEntersReady(match: KeyForgeMatch, seat: Seat, card: CardId): readonly WorkingRule[] {
  // A creature that is played as an upgrade is an upgrade to it. *Rule:* KF-FAQ-GEN-23.
  const as = recordOf(match, card).asUpgrade ? 'upgradeCard' : undefined;
  return rulesOnSeat(match, seat, nextReady).filter(({ speaksOf }) => speaksOf(card, as) && applies(match, entersAs));
}

const firstReady = topic('firstCreatureEntersReady');

/** Whether a creature that is being played is the first one of the turn, and a text says that this one enters play ready. */
export function firstEntersReady(match: KeyForgeMatch, seat: Seat, card: CardId): boolean {
  if (typeEntering(match, card) !== 'creature' || recordOf(match, card).asUpgrade) return false;
  if (rulesOnSeat(match, seat, firstReady).length === 0 || !applies(match, entersAs)) return false;
  return timesThisTurn(match, 'creaturesPlayed', 0) + timesThisTurn(match, 'creaturesPlayed', 1) === 1;
}

/** A card that is put into play is, as it enters, a card of the player who puts it there. The last act of a step. *Rule:* KF-ENTERS-PLAY-1. */
export function putBy(match: KeyForgeMatch, card: CardId, seat: Seat): void {
  if (recordOf(match, card).controller !== seat) raise(match, fact('putBegan', { card, other: NO_CARD, seat }));
}

/** Whether a card can be in play at all: an upgrade needs a creature. *Rule:* KF-UPGRADE-2. */
function canStand(match: KeyForgeMatch, card: CardId): boolean {
  const { type } = printedOf(match, card);
  return !inPlay(match, card) && type !== 'action' && (type !== 'upgrade' || isAnyCreature(match));
}

interface PutLocals {
  readonly card: CardId;
  /** The top half that enters play with it, or `NO_CARD`. *Rule:* KF-GIGANTIC-4. */
  readonly half: CardId;
  host: CardId;
  place: number;
  /** The place from the left that a text says; left out where it is chosen. */
  readonly told?: number;
  /** The card as it is in play, pinned. */
  put: CardRef;
}

/** Putting a card into play, which is not playing it and heeds no restriction on playing. *Rule:* KF-PUT-ZONE-1, KF-PLAY-ABILITY-2. */
export const putIntoPlay = program<KeyForge, PutLocals>('put into play', [
  {
    name: 'only what can stand in play',
    rule: 'KF-PUT-ZONE-1',
    do: (match, { locals: { card } }) => (canStand(match, card) ? undefined : leave),
  },
  {
    name: 'it counts as theirs who put it there',
    rule: 'KF-ENTERS-PLAY-1',
    do: (match, { locals: { card }, seat }) => putBy(match, card, seat),
  },
  {
    name: 'it may become a copy',
    rule: 'KF-ENTERS-PLAY-1',
    do: (match, { locals: { card }, seat }) => becomeCopy(match, card, seat),
  },
  {
    name: 'choose what to attach it to',
    rule: 'KF-UPGRADE-1',
    ask: (match, { locals: { card } }) => {
      const options = printedOf(match, card).type === 'upgrade' ? creatures(match).map((host) => option('attach', host)) : [];
      return options.length === 0 ? undefined : { kind: 'target', seat: match.state.active, purpose: 'chooseHost', source: card, options };
    },
    take: (_match, { locals }, [host]) => {
      locals.host = host?.card ?? NO_CARD;
    },
  },
  {
    name: 'choose a place in the battleline',
    rule: 'KF-FLANK-2 KF-BATTLELINE-1',
    ask: (match, { locals, seat }) => {
      const { card, told } = locals;
      if (typeEntering(match, card) !== 'creature') return undefined;
      const isTold = told !== undefined && sideFor(match, card, seat) === seat;
      if (isTold) locals.place = told;
      if (isTold) return undefined;
      const options = placesFor(match, card, sideFor(match, card, seat));
      return options.length < 2 ? undefined : { kind: 'mode', seat: match.state.active, purpose: 'choosePlace', source: card, options };
    },
    take: (_match, { locals }, chosen) => {
      locals.place = soleOption(chosen).value;
    },
    moot: (match, _frame, { options }) => areEndsAlike(match, options),
  },
  {
    name: 'its other half joins it',
    rule: 'KF-GIGANTIC-4',
    do: (match, { locals: { card, half }, seat }) => {
      if (half !== NO_CARD) raise(match, fact('putBegan', { card, other: half, seat }));
    },
  },
  {
    name: 'enter play',
    rule: 'KF-PUT-ZONE-1 KF-PLAY-ABILITY-2 KF-FAQ-GEN-1 KF-FAQ-CARD-spangler-box-1',
    do: (match, { locals: { card, host, place }, seat }) =>
      enterPlay(match, { card, type: typeEntering(match, card), seat: sideFor(match, card, seat), host, place }),
  },
  {
    name: 'it has entered play',
    rule: 'KF-PUT-ZONE-1',
    do: (match, { locals }) => {
      locals.put = pin(recordOf(match, locals.card));
      if (inPlay(match, locals.put)) raiseAll(match, enteredPlay(match, locals.put, locals.host));
    },
  },
]);
