import { applies, site, tableOf, type Meanings } from '@crupier/kernel/rules';
import { isAfter, isBefore, isBeforeCombats } from '../rules/combat.ts';
import { isBeingReplicated } from '../rules/recover.ts';
import { isActive, isThereDepth } from '../rules/environments.ts';
import { cardsIn, demonOf, isEarthly, pathOf, recordOf, zoneOfCard } from '../state/reading.ts';
import { paths } from '../state/printed.ts';
import { itemOf } from '../state/chain.ts';
import { wordAsRead } from '../state/defined.ts';
import { environments, placeOfZone, type Environment, type Inferno, type Zone } from '../state/state.ts';

type State = Meanings<Inferno>['states'][string];

const affinity = site('INF-703.2a INF-107.4b', 'a card with path affinity does more for a demon of that path');

const asksEnvironment = site('INF-122.3e', 'what depends on an environment asks for it as the text comes to it');

/** Where the card that has the ability lies. A triggered ability that asks for it works there. *Rule:* INF-113.5i. */
const lyingStates = {
  inYourHand: lying('hand'),
  inYourInfierno: lying('infierno'),
  inYourExile: lying('exile'),
};

function lying(zone: Zone): State {
  return { holds: (match, { self }) => zoneOfCard(match, self) === zone };
}

/** States of the table. */
export const states = {
  ...tableOf(
    environments.map(
      (environment) =>
        [
          environment,
          {
            holds: (match, { reader }) =>
              isActive(match, wordAsRead(match, reader, environment) as Environment) || !applies(match, asksEnvironment),
          } satisfies State,
        ] as const,
    ),
  ),
  /** *Rule:* INF-703.1c. */
  anyDepth: { holds: (match) => isThereDepth(match) },
  /** *Rule:* INF-703.2. */
  ...tableOf(
    paths.map(
      (path) =>
        [
          `${path}Affinity`,
          {
            holds: (match, { seat, reader }) =>
              pathOf(match, demonOf(match, seat)) === wordAsRead(match, reader, path) && applies(match, affinity),
          } satisfies State,
        ] as const,
    ),
  ),
  infernal: { holds: (match, { self }) => !isEarthly(match, self) },
  earthly: { holds: (match, { self }) => isEarthly(match, self) },
  /** *Rule:* INF-506.5a. */
  beforeAttack: { holds: (match) => isBefore(match, 'attack') },
  beforeDamage: { holds: (match) => isBefore(match, 'damage') },
  /** *Rule:* INF-506.5b. */
  afterAttack: { holds: (match) => isAfter(match, 'attack') },
  afterDamage: { holds: (match) => isAfter(match, 'damage') },
  /** *Rule:* INF-506.5c. */
  beforeCombats: { holds: isBeforeCombats },
  /** *Rule:* INF-606.2e. */
  paidEntering: { holds: (match, { self }) => recordOf(match, self).chosen > 0, setBy: ['mayPayEntering'] },
  yourTurn: { holds: ({ state }, { seat }) => state.active === seat },
  drawStep: { holds: ({ state }, { seat }) => state.step === 'draw' && state.active === seat },
  /** A card cannot be paid with itself. *Rule:* INF-117.3. */
  twoOthersInHand: { holds: (match, { seat, self }) => cardsIn(match, 'hand', seat).filter((card) => card !== self).length >= 2 },
  inDrawStep: { holds: ({ state }) => state.step === 'draw' },
  /** For Réplica: it is being played by it. *Rule:* INF-702.16a. */
  replicated: { holds: (match, { self }) => isBeingReplicated(match, self) },
  ...lyingStates,
  /** For Recobrar: the card lies where it may be played from, or was played from there. *Rule:* INF-702.7a. */
  fromInfierno: {
    holds: (match, { self }) => zoneOfCard(match, self) === 'infierno' || itemOf(match, self)?.from === placeOfZone('infierno'),
  },
} satisfies Meanings<Inferno>['states'];
