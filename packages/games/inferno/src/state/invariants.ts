import { assert, checkPlaces, type DeepReadonly } from '@crupier/kernel/rules';
import { isPlayZone, zoneKind, type Inferno } from './state.ts';

/** What must hold whenever somebody is asked. */
export function checkInvariants(state: DeepReadonly<Inferno>): void {
  checkPlaces(state);
  for (const { demon, energy, lost } of state.players) {
    assert(energy >= 0, 'Nobody owes energy.');
    assert(lost || zoneKind(state.cards[demon]?.zone ?? 0) === 'play', 'A demon never leaves play.');
  }
  for (const card of state.cards) {
    const zone = zoneKind(card.zone);
    assert(card.damage >= 0, 'Damage is never negative.');
    assert(isPlayZone(zone) || (card.damage === 0 && !card.tapped), 'What left play kept nothing.');
  }
  const onChain = state.zones.find((_, at) => zoneKind(at) === 'chain') ?? [];
  assert(onChain.length === state.chain.length, 'Everything on the chain has its place there.');
}
