import {
  abilityOf,
  applies,
  bearerOf,
  call,
  site,
  staticsAbout,
  topics,
  type EventPolicy,
  type GameEvent,
  type Heard,
} from '@crupier/kernel/rules';
import { discardedFrom, facts, kind } from '../state/facts.ts';
import { inPlay, isBlank, zoneOfCard } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';
import { isAnyArmorChanged } from './armor.ts';
import { isAnyOverwhelmed, settleDamage } from './destroy.ts';
import { isAnyTrue, oneByOne, windowOf } from './window.ts';

const gainedText = site('KF-SELF-REF-2 KF-FAQ-GEN-91 KF-FAQ-GEN-92', 'gained text speaks of the card that has it');
const fromHand = site('KF-DISCARD-3', 'to discard is to discard from hand where nothing else is said');
const fromActiveHand = site('KF-SCRAP-3', 'Scrap abilities resolve when their card is discarded from the active player’s hand alone');
const mustBeInPlay = site(
  'KF-DESTROYED-9 KF-FAQ-GEN-32 KF-FAQ-GEN-68 KF-FAQ-GEN-77',
  'what leaves play with a destroyed card does not resolve "after … is destroyed"',
);

const onlyActive = site('KF-TURN-SEQ-3 KF-ACTIVE-PLAYER-1 KF-MOST-POWERFUL-2', 'only the active player decides');

const about = topics('stat power', 'fixedPower', 'stat armor', 'fixedArmor', 'list keyword', 'isBlank');

/** Facts after which a creature's numbers may be others whatever is in play, so that they must be looked at again. *Rule:* KF-DAMAGE-2, KF-ARMOR-5. */
const unsettling = marksOf([
  kind.creatureEntered,
  kind.artifactEntered,
  kind.upgradeAttached,
  kind.controlChanged,
  kind.creatureMoved,
  kind.creaturesSwapped,
  kind.upgradeMoved,
  kind.effectBegan,
  kind.effectEnded,
  kind.damageMoved,
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

/** Facts of a procedure that itself sees to the creature: damage that is being dealt, a mark, and what takes one off. */
const seenTo = marksOf([kind.damageDealt, kind.marked, kind.unmarked]);

/** A list with `true` at the place of each kind: every fact asks for its own. */
function marksOf(kinds: readonly number[]): readonly (true | undefined)[] {
  const marks = new Array<true | undefined>(facts.names.length).fill(undefined);
  for (const each of kinds) marks[each] = true;
  return marks;
}

/** How KeyForge asks those who listen: everything is resolved at once, in the order that the active player chooses. */
export const policy: EventPolicy<KeyForge> = {
  chooser: ({ state }) => state.active,
  settle: (match, events) => {
    const isUnsettling = isAnyOf(events, unsettling);
    if ((isUnsettling || mayDoom(match, events)) && isAnyOverwhelmed(match)) settleDamage(match);
    else if ((isUnsettling || mayChangeArmor(match)) && isAnyArmorChanged(match)) settleDamage(match);
  },
  react: (match, heard, events) => {
    const waiting = heard.filter((each) => mayResolve(match, each)).map((each) => asGained(match, each));
    if (isAnyTrue(match, waiting)) call(match, oneByOne, windowOf(match, waiting, events));
  },
  // Only the active player decides, for the cards of either side. *Rule:* KF-TURN-SEQ-3, KF-ACTIVE-PLAYER-1.
  decider: (match, seat) => (applies(match, onlyActive) ? match.state.active : seat),
  isBlank,
};

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
  const words = staticsAbout(match, about['list keyword']).length + staticsAbout(match, about.isBlank).length;
  if (numbers + words === 0) return false;
  for (const { kind: happened } of events) if (seenTo[happened] !== true) return true;
  return false;
}

/** The same of armor. *Rule:* KF-ARMOR-5. */
function mayChangeArmor(match: KeyForgeMatch): boolean {
  return staticsAbout(match, about['stat armor']).length + staticsAbout(match, about.fixedArmor).length > 0;
}

/** Text that a card has gained speaks of the card that has it now, not of the one that gave it. *Rule:* KF-SELF-REF-2. */
function asGained(match: KeyForgeMatch, heard: Heard): Heard {
  const giver = bearerOf(heard.ref);
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

function mayResolve(match: KeyForgeMatch, heard: Heard): boolean {
  const { self, event } = heard;
  if (event.kind === kind.cardDiscarded) return hearsDiscard(match, heard);
  if (event.kind !== kind.destroyed || inPlay(match, self) || zoneOfCard(match, self) === 'effects') return true;
  return !applies(match, mustBeInPlay);
}
