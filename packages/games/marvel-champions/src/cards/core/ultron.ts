import { each, forEach, gives, self, type Clause } from '@crupier/kernel/cards';
import { act, any, becomes, is } from '../../meanings/builders.ts';
import { whenRevealed, type CardTexts } from '../headers.ts';

const drone = is('trait', 'Drone');
const drones = any('minion', drone);
const facedownDrones = each(any('minion', drone, 'facedown'));

/** You put the top card of your deck into play facedown, engaged with you as a Drone. */
const putDrone: Clause = { do: [act('engageFacedown')] };
const eachPutsDrone: Clause = { each: 'player', ...putDrone };

/** Ultron. */
export const ultron: CardTexts = {
  // Ultron Drones. A defeated card goes to its owner's discard pile by the rules.
  '01140': [gives(facedownDrones, becomes('baseScheme', 1), becomes('baseAttack', 1), becomes('baseHitPoints', 1))],
  // Drone Factory
  '01148': [whenRevealed({ ...eachPutsDrone, next: { do: [act('placeThreat', self, forEach(1, drones))] } })],
  // Ultron's Imperative
  '01150': [whenRevealed({ do: [act('firstEngagesFacedown', undefined, 2)] })],
};
