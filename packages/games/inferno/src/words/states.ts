import { applies, site, tableOf, type Vocabulary } from '@crupier/kernel/rules';
import { isAfter, isBefore, isBeforeCombats } from '../rules/combat.ts';
import { isBeingReplicated } from '../rules/recover.ts';
import { isActive, isThereDepth } from '../rules/environments.ts';
import { cardsIn, demonOf, isEarthly, pathOf, recordOf, zoneOfCard } from '../state/reading.ts';
import { paths } from '../state/printed.ts';
import { itemOf } from '../state/chain.ts';
import { wordAsRead } from '../state/defined.ts';
import { environments, placeOfZone, type Environment, type Inferno, type Zone } from '../state/state.ts';
import { keywordWords } from './keywords.ts';
import { pathNames } from './paths.ts';

type State = Vocabulary<Inferno>['states'][string];

const affinity = site('INF-703.2a INF-107.4b', 'a card with path affinity does more for a demon of that path');

const asksEnvironment = site('INF-122.3e', 'what depends on an environment asks for it as the text comes to it');

/** Where the card that has the ability lies. A triggered ability that asks for it works there. *Rule:* INF-113.5i. */
const lyingStates = {
  inYourHand: lying('hand', 'this card [be] in your hand', 'esta carta [estar] en tu mano'),
  inYourInfierno: lying('infierno', 'this card [be] in your Infierno', 'esta carta [estar] en tu Infierno'),
  inYourExile: lying('exile', 'this card [be] in exile', 'esta carta [estar] en el exilio'),
} as const;

function lying(zone: Zone, en: string, es: string): State {
  return { holds: (match, { self }) => zoneOfCard(match, self) === zone, en, es };
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
            en: `there [be] ${keywordWords[environment].en}`,
            es: `[hay] ${keywordWords[environment].es}`,
            not: { en: `there [be] no ${keywordWords[environment].en}`, es: `no [hay] ${keywordWords[environment].es}` },
          } satisfies State,
        ] as const,
    ),
  ),
  /** *Rule:* INF-703.1c. */
  anyDepth: {
    holds: (match) => isThereDepth(match),
    en: 'there [be] Depth',
    es: '[hay] Profundidad',
    not: { en: 'there [be] no Depth', es: 'no [hay] Profundidad' },
  },
  /** *Rule:* INF-703.2. */
  ...tableOf(
    paths.map(
      (path) =>
        [
          `${path}Affinity`,
          {
            holds: (match, { seat, reader }) =>
              pathOf(match, demonOf(match, seat)) === wordAsRead(match, reader, path) && applies(match, affinity),
            en: `your demon [be] of ${pathNames[path].en}`,
            es: `tu demonio [ser] de ${pathNames[path].es}`,
          } satisfies State,
        ] as const,
    ),
  ),
  infernal: {
    holds: (match, { self }) => !isEarthly(match, self),
    en: 'this demon [be] infernal',
    es: 'este demonio [ser] infernal',
  },
  earthly: {
    holds: (match, { self }) => isEarthly(match, self),
    en: 'this demon [be] earthly',
    es: 'este demonio [ser] terrenal',
  },
  /** *Rule:* INF-506.5a. */
  beforeAttack: {
    holds: (match) => isBefore(match, 'attack'),
    en: 'the Attack stage [have] not begun',
    es: 'no [haber] comenzado la etapa de Ataque',
  },
  beforeDamage: {
    holds: (match) => isBefore(match, 'damage'),
    en: 'the Combat Damage stage [have] not begun',
    es: 'no [haber] comenzado la etapa de Daño de Combate',
  },
  /** *Rule:* INF-506.5b. */
  afterAttack: { holds: (match) => isAfter(match, 'attack'), en: 'the Attack stage [be] over', es: '[haber] terminado la etapa de Ataque' },
  afterDamage: {
    holds: (match) => isAfter(match, 'damage'),
    en: 'the Combat Damage stage [be] over',
    es: '[haber] terminado la etapa de Daño de Combate',
  },
  /** *Rule:* INF-506.5c. */
  beforeCombats: {
    holds: isBeforeCombats,
    en: 'no combat [have] been proposed this turn',
    es: 'no se [haber] propuesto un combate este turno',
  },
  /** *Rule:* INF-606.2e. */
  paidEntering: {
    holds: (match, { self }) => recordOf(match, self).chosen > 0,
    en: 'it [be] paid as this card entered play',
    es: '[haber] sido pagado en cuanto esta carta entró en juego',
    setBy: ['mayPayEntering'],
  },
  yourTurn: { holds: ({ state }, { seat }) => state.active === seat, en: 'it [be] your turn', es: '[ser] tu turno' },
  drawStep: {
    holds: ({ state }, { seat }) => state.step === 'draw' && state.active === seat,
    en: 'it [be] your Draw step',
    es: '[ser] tu paso de Tomar',
  },
  /** A card cannot be paid with itself. *Rule:* INF-117.3. */
  twoOthersInHand: {
    holds: (match, { seat, self }) => cardsIn(match, 'hand', seat).filter((card) => card !== self).length >= 2,
    en: 'you [have] 2 other cards in hand',
    es: '[tener] otras 2 cartas en la mano',
    ofYou: true,
  },
  inDrawStep: { holds: ({ state }) => state.step === 'draw', en: 'it [be] the Draw step', es: '[ser] el paso de Tomar' },
  /** For Réplica: it is being played by it. *Rule:* INF-702.16a. */
  replicated: {
    holds: (match, { self }) => isBeingReplicated(match, self),
    en: 'it [be] played by its replica',
    es: '[ser] jugada por su réplica',
  },
  ...lyingStates,
  /** For Recobrar: the card lies where it may be played from, or was played from there. *Rule:* INF-702.7a. */
  fromInfierno: {
    holds: (match, { self }) => zoneOfCard(match, self) === 'infierno' || itemOf(match, self)?.from === placeOfZone('infierno'),
    en: 'it [be] in your Infierno',
    es: '[estar] en tu Infierno',
  },
} satisfies Vocabulary<Inferno>['states'];
