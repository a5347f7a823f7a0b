import { lookAlike, staticsAbout, topics, type EventPolicy, type GameEvent } from '@crupier/kernel/rules';
import { facts, kind } from '../state/facts.ts';
import { isBlank, isCreature } from '../state/reading.ts';
import { isYetToBegin } from '../state/yet-to-begin.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';
import { additionsToReplace, callReplaceAdded } from './added-aember.ts';
import { isAnyArmorChanged } from './armor.ts';
import { maySettleCards, settleCards } from './changed-cards.ts';
import { maySettleControl, settleControl } from './control-effects.ts';
import { destroy, isAnyOverwhelmed, isOfOwnBatch, settle, settleDamage } from './destroy.ts';

const about = topics('stat power', 'fixedPower', 'stat armor', 'fixedArmor', 'list keyword', 'isBlank', 'isDestroyed');

/** Facts after which a creature's numbers may be others whatever is in play, so that they must be looked at again. *Rule:* KF-DAMAGE-2, KF-ARMOR-5. */
const unsettling = marksOf([
  kind.creatureEntered,
  kind.artifactEntered,
  kind.upgradeAttached,
  kind.controlChanged,
  kind.controlSettled,
  kind.creatureMoved,
  kind.lineJoined,
  kind.lineLeft,
  kind.copyBegan,
  kind.cardReshaped,
  kind.reshapingEnded,
  kind.creaturesSwapped,
  kind.cardFlipped,
  kind.upgradeMoved,
  kind.effectBegan,
  kind.effectEnded,
  kind.countersRemoved,
  kind.wardSpent,
  kind.tideRaised,
  kind.destroyed,
  kind.cardReturned,
  kind.cardArchived,
  kind.cardPurged,
  kind.cardPutInArchives,
  kind.cardPutOnDeck,
  kind.cardShuffledIn,
  kind.cardDiscarded,
  kind.cardPutInDiscard,
  kind.cardGrafted,
  kind.cardPutUnder,
]);

/** Facts of a procedure that itself sees to the creature: damage that is being dealt or moved, a mark, and what takes one off. */
const seenTo = marksOf([kind.damageDealt, kind.damageMoved, kind.marked, kind.unmarked]);
/** What takes off a mark has seen to damage and power, but not to a text that destroys the creature as long as something is so. */
const stillDoomed = marksOf([kind.unmarked]);

/** Facts that change nothing: after them no creature is otherwise than before. */
const timingPoints: readonly (true | undefined)[] = facts.shapes.map(({ idle }) => idle);

/** A list with `true` at the place of each kind: every fact asks for its own. */
function marksOf(kinds: readonly number[]): readonly (true | undefined)[] {
  const marks = new Array<true | undefined>(facts.names.length).fill(undefined);
  for (const each of kinds) marks[each] = true;
  return marks;
}

/** How KeyForge asks those who listen: everything is resolved at once, in the order that the active player chooses. */
export const policy: EventPolicy<KeyForge> = {
  // Where a creature stands in its battleline matters. *Rule:* KF-BATTLELINE-1.
  areAlike: (match, one, other) => !isCreature(match, one) && lookAlike(match, one, other),
  chooser: ({ state }) => state.active,
  settle: (match, events) => {
    if (areAllOf(events, timingPoints)) return;
    const additions = additionsToReplace(match, events);
    if (additions.length > 0) {
      callReplaceAdded(match, additions);
      return;
    }
    const isUnsettling = isAnyOf(events, unsettling);
    if (isUnsettling && (maySettleCards(match) || maySettleControl(match))) return;
    if ((isUnsettling || mayDoom(match, events)) && isAnyOverwhelmed(match)) {
      if (!isPuttingInOrder(match)) settleDamage(match);
    } else if ((isUnsettling || mayChangeArmor(match)) && isAnyArmorChanged(match)) settleDamage(match);
  },
  isDoneByText: (match, event) => event.kind !== kind.destroyed || isOfOwnBatch(match, event),
  isBlank: (match, card, by) => isYetToBegin(match, card) || isBlank(match, card, by),
};

/** Whether every event is of a marked kind. */
function areAllOf(events: readonly GameEvent[], marks: readonly (true | undefined)[]): boolean {
  for (const { kind: happened } of events) if (marks[happened] !== true) return false;
  return true;
}

/** Whether any event is of a marked kind. */
function isAnyOf(events: readonly GameEvent[], marks: readonly (true | undefined)[]): boolean {
  for (const { kind: happened } of events) if (marks[happened] === true) return true;
  return false;
}

/**
 * Whether a creature may have too little power now, or be invulnerable no longer: where a text says so, anything may change it.
 * *Rule:* KF-DAMAGE-2, KF-POWER-1, KF-INVULNERABLE-3.
 */
function mayDoom(match: KeyForgeMatch, events: readonly GameEvent[]): boolean {
  const numbers = staticsAbout(match, about['stat power']).length + staticsAbout(match, about.fixedPower).length;
  const dooming = staticsAbout(match, about.isDestroyed).length;
  if (dooming > 0 && isAnyOf(events, stillDoomed)) return true;
  const words = staticsAbout(match, about['list keyword']).length + staticsAbout(match, about.isBlank).length;
  if (numbers + words + dooming === 0) return false;
  return !areAllOf(events, seenTo);
}

/**
 * Whether cards are just becoming what effects say, or going to whom effects give them: only when all of that is done is it asked which
 * creatures cannot live. *Rule:* KF-CONTROL-4, KF-DAMAGE-2.
 */
function isPuttingInOrder({ state, game }: KeyForgeMatch): boolean {
  for (let at = state.frames.length - 1; at >= 0; at--) {
    const running = state.frames[at]?.program ?? -1;
    if (running === settleControl.id || running === settleCards.id) return true;
    if (running === settle.id || running === destroy.id || game.programs[running]?.isAbility === true) return false;
  }
  return false;
}

/** The same of armor. *Rule:* KF-ARMOR-5. */
function mayChangeArmor(match: KeyForgeMatch): boolean {
  return staticsAbout(match, about['stat armor']).length + staticsAbout(match, about.fixedArmor).length > 0;
}
