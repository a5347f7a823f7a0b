import { assert, checkPlaces, type DeepReadonly } from '@crupier/kernel/rules';
import { isPlayZone } from './reading.ts';
import { zoneKind, type KeyForge } from './state.ts';

/** What must hold whenever somebody is asked. */
export function checkInvariants(state: DeepReadonly<KeyForge>): void {
  checkPlaces(state);
  for (const { aember, chains, keys } of state.players) {
    assert(aember >= 0, 'Nobody owes æmber.');
    assert(chains >= 0 && chains <= 24, 'Chains are 0 to 24.');
    assert(keys >= 0 && keys < 8, 'There are three keys.');
  }
  const settled = state.pending?.purpose === 'mainStep';
  for (const card of state.cards) {
    assert(!settled || !card.marked, 'Nothing stays marked for destruction.');
    assert(card.damage >= 0 && card.aember >= 0, 'Damage and æmber are never negative.');
    if (zoneKind(card.zone) === 'parts') assert(holdsParts(state.cards[card.host]), 'A part lies with its creature.');
    assert(isPlayZone(zoneKind(card.zone)) || (card.damage === 0 && !card.stunned && card.aember === 0), 'What left play kept nothing.');
  }
}

/** In play, or about to enter it. */
function holdsParts(creature: DeepReadonly<KeyForge>['cards'][number] | undefined): boolean {
  const zone = creature && zoneKind(creature.zone);
  return zone === 'line' || zone === 'resolving';
}
