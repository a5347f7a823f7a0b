import {
  applies,
  call,
  cardOf,
  isBoundToBeReplaced,
  isCurrent,
  leave,
  mayLower,
  NO_CARD,
  pin,
  program,
  raiseAll,
  rulesOnCard,
  site,
  stateCheck,
  staticsAbout,
  topics,
  type CardId,
  type CardRef,
  type Frame,
  type GameEvent,
  type Program,
} from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { countsAsCreature } from '../state/base-power.ts';
import { printedOf } from '../state/printed.ts';
import { creatures, creaturesOf, hasKeyword, inPlay, isCreature, powerOf, recordOf, sideOf } from '../state/reading.ts';
import type { Doomed, KeyForge, KeyForgeMatch } from '../state/state.ts';
import { noteArmor } from './armor.ts';
import { orderPiles, pilePurposes } from './piles.ts';
import { isWarded } from './ward.ts';

const about = topics('stat power', 'fixedPower', 'isDestroyed');

/** Ruling KF-C-02. */
const warded = site('KF-WARD-1 KF-FAQ-GEN-29', 'a ward is lost instead of being destroyed');
const invulnerable = site('KF-INVULNERABLE-1 KF-INVULNERABLE-3', 'what is invulnerable cannot be destroyed');
const markedOnce = site('KF-DESTROYED-7', 'a marked card is not destroyed again');
const ownBatch = site('KF-THIS-WAY-1', 'what another text has destroyed meanwhile was not destroyed this way');
const overwhelmed = site('KF-DAMAGE-2 KF-CREATURE-2 KF-POWER-2 KF-FAQ-GEN-21 KF-FAQ-GEN-69', 'damage equal to or above power destroys');
const outOfPlace = site(
  'KF-FLIP-4',
  'what is no creature and cannot stay in a battleline is discarded, and not destroyed for want of power',
);

interface DestroyLocals {
  /** What is to be destroyed, and whom it was fighting. */
  doomed: readonly Doomed[];
  /** What it marks itself, while what others destroy meanwhile joins it. */
  own: readonly CardRef[];
  /** 1 once it puts cards into discard piles: what is destroyed from then on is a batch of its own. */
  leaving: number;
}

/** Destroying cards. What Destroyed abilities destroy joins the batch that they belong to. */
export const destroy: Program<KeyForge, DestroyLocals> = program<KeyForge, DestroyLocals>('destroy', [
  {
    name: 'wards save',
    rule: 'KF-WARD-1',
    do: (match, { locals }) => {
      const living = locals.doomed.filter(({ card }) => canBeDestroyed(match, cardOf(card)));
      const saved = living.filter(({ card }) => isWarded(match, cardOf(card)) && applies(match, warded));
      locals.doomed = living.filter((each) => !saved.includes(each));
      raiseAll(
        match,
        saved.map(({ card }) => fact('wardSpent', { card: cardOf(card) })),
      );
    },
  },
  // Those who hear `marked` are the Destroyed abilities.
  {
    name: 'mark',
    rule: 'KF-DESTROYED-1 KF-DESTROYED-8 KF-DESTROYED-10 KF-DESTROYED-11 KF-SACRIFICE-1 KF-ORDER-32 KF-FAQ-GEN-78 KF-FAQ-CARD-jargogle-1',
    do: (match, { locals }) => {
      locals.own = locals.doomed.map(({ card }) => pin(recordOf(match, cardOf(card))));
      raiseAll(
        match,
        locals.doomed.map(({ card, foe }) => fact('marked', { card: cardOf(card), other: foe })),
      );
    },
  },
  {
    name: 'leave the rest to the batch that it joins',
    rule: 'KF-DESTROYED-6',
    do: (match, frame) => (batches(match).find(({ locals }) => locals.leaving === 0) === frame ? undefined : leave),
  },
  orderPiles<DestroyLocals>({
    name: 'order the piles',
    rule: 'KF-DESTROYED-3 KF-DESTROYED-13',
    purpose: () => pilePurposes.discard,
    // A marked card that was moved elsewhere goes to no pile, nor does one to which something else happens. *Rule:* KF-DESTROYED-5, KF-REPLACEMENT-1.
    cards: (match) =>
      awaiting(match)
        .filter((each) => isCurrent(match.state, each.card) && !isBoundToBeReplaced(match, destroying(match, each)))
        .map(({ card }) => cardOf(card)),
    take: (match, locals, ordered) => {
      locals.doomed = ordered.flatMap((card) => awaiting(match).filter((each) => cardOf(each.card) === card));
    },
  }),
  {
    name: 'put into the discard pile',
    rule: 'KF-DESTROYED-3 KF-DESTROYED-4 KF-DESTROYED-5 KF-DESTROYED-12 KF-ORDER-34 KF-ORDER-35 KF-LEAVES-PLAY-5 KF-FAQ-GEN-33 KF-FAQ-GEN-34 KF-FAQ-GEN-48',
    do: (match, { locals }) => {
      const doomed = awaiting(match);
      const ordered = locals.doomed.filter((each) => doomed.some((other) => isSame(each, other)));
      locals.doomed = [...ordered, ...doomed.filter((each) => !ordered.some((other) => isSame(each, other)))];
      locals.leaving = 1;
      raiseAll(
        match,
        locals.doomed.map((each) => destroying(match, each)),
      );
    },
  },
  // A replacement comes last: ruling KF-C-11. What happened to the card instead need not have taken the mark off.
  {
    name: 'unmark the cards whose destruction was replaced',
    rule: 'KF-REPLACEMENT-2 KF-DESTROYED-4',
    do: (match, { locals }) => {
      const kept = match.state.doomed.filter((doomed) => locals.doomed.some((each) => isSame(each, doomed)));
      raiseAll(
        match,
        kept.map(({ card }) => fact('unmarked', { card })),
      );
    },
  },
]);

/** The batches of destruction that go on, outermost first. */
function batches({ state }: KeyForgeMatch): readonly Frame<DestroyLocals>[] {
  return state.frames.filter((frame) => frame.program === destroy.id) as unknown as readonly Frame<DestroyLocals>[];
}

/**
 * Whether a card that is destroyed was marked by the batch that puts it into the discard pile, and so by its text: what a Destroyed ability
 * has destroyed meanwhile leaves play together with it. *Rule:* KF-THIS-WAY-1, KF-DESTROYED-6.
 */
export function isOfOwnBatch(match: KeyForgeMatch, { card }: GameEvent): boolean {
  const batch = batches(match).findLast(({ locals }) => locals.leaving === 1);
  return batch === undefined || batch.locals.own.includes(card) || !applies(match, ownBatch);
}

/** The marked cards that no batch is putting into a discard pile yet. */
function awaiting(match: KeyForgeMatch): readonly Doomed[] {
  const taken = batches(match).flatMap(({ locals }) => (locals.leaving === 1 ? locals.doomed : []));
  return match.state.doomed.filter((doomed) => !taken.some((each) => isSame(each, doomed)));
}

/** Whether two entries are the same mark: a card that was saved may be marked again. */
function isSame(one: Doomed, other: Doomed): boolean {
  return one.card === other.card && one.at === other.at;
}

/** A marked card going to the discard pile. */
function destroying(match: KeyForgeMatch, { card, foe }: Doomed): GameEvent {
  return fact('destroyed', { card, other: foe, seat: sideOf(match, card) });
}

function canBeDestroyed(match: KeyForgeMatch, card: CardId): boolean {
  if (!inPlay(match, card)) return false;
  if (recordOf(match, card).marked && applies(match, markedOnce)) return false;
  return !hasKeyword(match, card, 'invulnerable') || !applies(match, invulnerable);
}

/** Destroys cards. The last act of a step. */
export function destroyCards(match: KeyForgeMatch, cards: readonly CardRef[], foeOf: (card: CardId) => CardRef = () => NO_CARD): void {
  if (cards.length > 0)
    call(match, destroy, { doomed: cards.map((card) => ({ card, foe: foeOf(cardOf(card)), at: 0 })), own: [], leaving: 0 });
}

/** Powers of creatures, noted before damage is put on them. */
export type Powers = readonly { readonly card: CardId; readonly power: number }[];

/** Notes the powers of creatures that damage is about to be put on. */
export function powersOf(match: KeyForgeMatch, cards: readonly CardId[]): Powers {
  return cards.map((card) => ({ card, power: powerOf(match, card) }));
}

/**
 * Creatures that have as much damage as power and are not marked yet. Power that a creature has only because of damage that has just
 * been put on it does not save it: `before` is its power until then. *Rule:* KF-DAMAGE-2, KF-INVULNERABLE-3.
 */
export function overwhelmedAmong(match: KeyForgeMatch, cards: readonly CardId[], before: Powers = []): readonly CardId[] {
  return cards.filter((card) => isOverwhelmed(match, card, before.find((each) => each.card === card)?.power));
}

/** Whether any creature in play has. Asked after most events: where no text lowers a power, no creature falls that has less damage than is printed. */
export function isAnyOverwhelmed(match: KeyForgeMatch): boolean {
  const isLowered = mayBeLowered(match);
  for (let seat = 0; seat < match.state.players.length; seat++) {
    for (const card of creaturesOf(match, seat)) {
      if (!isLowered && recordOf(match, card).damage < printedOf(match, card).power) continue;
      if (isOverwhelmed(match, card)) return true;
    }
  }
  return false;
}

/** Whether any text now could make a power less than is printed. A probe looks at every creature. */
function mayBeLowered(match: KeyForgeMatch): boolean {
  const said = staticsAbout(match, about.fixedPower).length + staticsAbout(match, about.isDestroyed).length;
  return match.probe !== undefined || said > 0 || mayLower(match, about['stat power']);
}

function isOverwhelmed(match: KeyForgeMatch, card: CardId, powerBefore = Infinity): boolean {
  if (!isCreature(match, card)) return false;
  const { damage, marked } = recordOf(match, card);
  const mustGo = damage >= Math.min(powerBefore, powerOf(match, card)) || rulesOnCard(match, card, about.isDestroyed).length > 0;
  if (!mustGo || (!countsAsCreature(match, card) && applies(match, outOfPlace))) return false;
  return !marked && applies(match, overwhelmed) && canBeDestroyed(match, card);
}

/** What follows from a change of numbers and is nobody's doing: used armor is lost, and what has too little power is destroyed. */
export const settle = stateCheck<KeyForge, object>('settle damage', [
  { name: 'lose used armor first', rule: 'KF-ARMOR-5', do: (match) => noteArmor(match) },
  {
    name: 'destroy what cannot live',
    rule: 'KF-DAMAGE-2 KF-FAQ-GEN-69 KF-FAQ-CARD-gezdrutyo-1',
    do: (match) => destroyCards(match, overwhelmedAmong(match, creatures(match))),
  },
]);

/** Takes note of changed armor, and destroys every creature whose damage reaches its power. The last act of a step. */
export function settleDamage(match: KeyForgeMatch): void {
  call(match, settle, {});
}
