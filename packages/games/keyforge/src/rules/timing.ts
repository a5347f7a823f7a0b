import { applies, call, cardOf, oneByOneProgram, site, type EventPolicy, type Heard } from '@crupier/kernel';
import { kind } from '../state/facts.ts';
import { creatures, inPlay, isBlank } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';
import { overwhelmedAmong, settleDamage } from './destroy.ts';

const mustBeInPlay = site('KF-DESTROYED-9 KF-FAQ-GEN-68', 'what leaves play with a destroyed card does not resolve "after … is destroyed"');

const onlyActive = site('KF-TURN-SEQ-3 KF-ACTIVE-PLAYER-1', 'only the active player decides');

/** Simultaneous effects: the active player says which resolves next. */
export const oneByOne = oneByOneProgram<KeyForge>('KF-ORDER-21 KF-ACTIVE-PLAYER-1 KF-DESTROYED-2');

/** Facts after which a creature's power may be another, so that damage must be looked at again. *Rule:* KF-DAMAGE-2. */
const unsettling = new Set<number>([
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
  kind.destroyed,
  kind.cardReturned,
  kind.cardArchived,
  kind.cardPurged,
  kind.cardPutInArchives,
  kind.cardPutOnDeck,
  kind.cardShuffledIn,
]);

/** How KeyForge asks those who listen: everything is resolved at once, in the order that the active player chooses. */
export const policy: EventPolicy<KeyForge> = {
  chooser: ({ state }) => state.active,
  settle: (match, events) => {
    if (!events.some((event) => unsettling.has(event.kind))) return;
    if (overwhelmedAmong(match, creatures(match)).length > 0) settleDamage(match);
  },
  react: (match, heard) => {
    const waiting = heard.filter((each) => mayResolve(match, each));
    if (waiting.length > 0) call(match, oneByOne, { waiting, orderer: match.state.active });
  },
  // Only the active player decides, for the cards of either side. *Rule:* KF-TURN-SEQ-3, KF-ACTIVE-PLAYER-1.
  decider: (match, seat) => (applies(match, onlyActive) ? match.state.active : seat),
  isBlank,
};

function mayResolve(match: KeyForgeMatch, { self, event }: Heard): boolean {
  if (event.kind !== kind.destroyed || cardOf(event.card) === self || inPlay(match, self)) return true;
  return !applies(match, mustBeInPlay);
}
