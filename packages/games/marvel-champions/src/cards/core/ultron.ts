import { each, exactly, exists, forEach, gives, givesWhile, host, self, type Clause } from '@crupier/kernel/cards';
import { act, any, becomes, forEachDone, grant, inState, is, plus, rule, when, whenHost, whenSelf } from '../../meanings/builders.ts';
import { action, attachTo, boost, forced, mainScheme, me, setup, villain, whenRevealed, type CardTexts } from '../headers.ts';

const drone = is('trait', 'Drone');
const drones = any('minion', drone);
const facedownDrones = each(any('minion', drone, 'facedown'));
const yourDrones = any('minion', drone, 'engagedWithYou');

/** You put the top card of your deck into play facedown, engaged with you as a Drone. */
const putDrone: Clause = { do: [act('engageFacedown')] };
const eachPutsDrone: Clause = { each: 'player', ...putDrone };

/** While the main scheme is this stage: a stage that comes after it is another card. */
const assaultOnNorad = each(any('mainScheme', is('named', '01138b')));

/** Android Efficiency differs from copy to copy in the resource that keeps a Drone away. */
function androidEfficiency(type: 'energy' | 'mental' | 'physical'): CardTexts[string] {
  return [whenRevealed(eachPutsDrone), boost({ do: [], modes: [{ do: [act('spend', undefined, undefined, { value: type })] }, putDrone] })];
}

/** Ultron. */
export const ultron: CardTexts = {
  // Ultron I. Who was eliminated by the attack chooses nothing.
  '01134': [
    forced(when('attackedYou', { card: 'self', by: 'you' }), { do: [], modes: [{ do: [act('placeThreat', mainScheme, 1)] }, putDrone] }),
  ],
  // Ultron II
  '01135': [
    forced(when('attacks', { card: 'self', by: 'you' }), {
      do: [act('engageFacedown'), grant(gives(host, plus('attack', forEach(1, yourDrones))), 'activation', self)],
    }),
  ],
  // Ultron III
  '01136': [
    gives(each(drones), plus('attack', 1), plus('hitPoints', 1)),
    givesWhile(exists(drones), self, rule('cannotTakeDamage')),
    whenRevealed({
      do: [act('searchEncounterDeck', each(any('sideSchemeInEncounterDeck', is('named', '01150'))), undefined, { value: 'revealed' })],
    }),
  ],
  // The Crimson Cowl
  '01137a': [setup({ do: [act('enterPlay', each(any('encounterCard', is('named', '01140')))), act('shuffleEncounterDeck')] })],
  '01137b': [whenRevealed(eachPutsDrone)],
  // Assault on NORAD
  '01138a': [whenRevealed(eachPutsDrone)],
  '01138b': [
    forced(whenSelf('phaseThreat'), { each: 'player', do: [], modes: [{ do: [act('placeThreat', assaultOnNorad, 2)] }, putDrone] }),
  ],
  // Countdown to Oblivion. That its completion loses the game is a rule of the last stage.
  '01139a': [whenRevealed(eachPutsDrone)],
  '01139b': [gives(self, rule('cannotLoseThreat'))],
  // Ultron Drones. A defeated card goes to its owner's discard pile by the rules.
  '01140': [gives(facedownDrones, becomes('baseScheme', 1), becomes('baseAttack', 1), becomes('baseHitPoints', 1))],
  // Program Transmitter
  '01141': [
    attachTo({ do: [act('attach', self, undefined, { to: villain })] }),
    forced(whenHost('schemed'), { do: [act('placeThreat', each(any('sideScheme')), 1)] }),
    action(['hero'], { do: [act('discard', self)] }, { resources: [{ type: 'mental', count: 2 }], price: { do: [act('exhaust', me)] } }),
  ],
  // Upgraded Drones
  '01142': [
    attachTo({ do: [act('attach', self, undefined, { to: each(any('environment', is('named', '01140'))) })] }),
    gives(facedownDrones, plus('attack', 1), plus('hitPoints', 1)),
    action(
      ['hero'],
      { do: [act('discard', self)] },
      {
        resources: [
          { type: 'energy', count: 1 },
          { type: 'mental', count: 1 },
          { type: 'physical', count: 1 },
        ],
      },
    ),
  ],
  // Advanced Ultron Drone
  '01143': [forced(whenSelf('isDefeated'), putDrone)],
  // Android Efficiency
  '01144a': androidEfficiency('energy'),
  '01144b': androidEfficiency('mental'),
  '01144c': androidEfficiency('physical'),
  // Rage of Ultron
  '01145': [
    whenRevealed(
      { do: [act('enemySchemes', villain)], next: { do: [act('discardFromDeck', undefined, forEachDone(1, 'threatPlaced', 'amount'))] } },
      'alterEgo',
    ),
    whenRevealed(
      { do: [act('enemyAttacks', villain)], next: { do: [act('discardFromDeck', undefined, forEachDone(1, 'attackDealt', 'amount'))] } },
      'hero',
    ),
  ],
  // Repair Sequence
  '01146': [
    whenRevealed({
      do: [act('heal', villain, forEach(2, yourDrones))],
      next: { if: exactly(forEachDone(1, 'damageHealed'), 0), do: [act('surge')] },
    }),
    boost({ do: [act('heal', villain, forEach(1, yourDrones))] }),
  ],
  // Swarm Attack
  '01147': [
    whenRevealed({
      if: inState('heroForm'),
      do: [act('enemyAttacks', each(yourDrones))],
      next: { if: exactly(forEachDone(1, 'attackBegan'), 0), ...putDrone },
    }),
  ],
  // Drone Factory
  '01148': [whenRevealed({ ...eachPutsDrone, next: { do: [act('placeThreat', self, forEach(1, drones))] } })],
  // Invasive AI
  '01149': [whenRevealed({ each: 'player', do: [act('discardFromDeck', undefined, 3)] })],
  // Ultron's Imperative
  '01150': [whenRevealed({ do: [act('firstEngagesFacedown', undefined, 2)] })],
};
