import { tableOf, type StateWording, type Wordings } from '@crupier/kernel/rules';
import { paths } from '../state/printed.ts';
import { environments } from '../state/state.ts';
import type { CardWords } from '../meanings/builders.ts';
import { keywordNames } from './keywords.ts';
import { pathNames } from './paths.ts';

/** Where the card that has the ability lies. */
const lyingStates = {
  inYourHand: { en: 'this card [be] in your hand', es: 'esta carta [estar] en tu mano' },
  inYourInfierno: { en: 'this card [be] in your Infierno', es: 'esta carta [estar] en tu Infierno' },
  inYourExile: { en: 'this card [be] in exile', es: 'esta carta [estar] en el exilio' },
};

/** How states of the table are said. */
export const states: Wordings<CardWords>['states'] = {
  ...tableOf(
    environments.map(
      (environment) =>
        [
          environment,
          {
            en: `there [be] ${keywordNames[environment].en}`,
            es: `[hay] ${keywordNames[environment].es}`,
            not: { en: `there [be] no ${keywordNames[environment].en}`, es: `no [hay] ${keywordNames[environment].es}` },
          } satisfies StateWording,
        ] as const,
    ),
  ),
  anyDepth: { en: 'there [be] Depth', es: '[hay] Profundidad', not: { en: 'there [be] no Depth', es: 'no [hay] Profundidad' } },
  ...tableOf(
    paths.map(
      (path) =>
        [
          `${path}Affinity`,
          {
            en: `your demon [be] of ${pathNames[path].en}`,
            es: `tu demonio [ser] de ${pathNames[path].es}`,
          } satisfies StateWording,
        ] as const,
    ),
  ),
  infernal: { en: 'this demon [be] infernal', es: 'este demonio [ser] infernal' },
  earthly: { en: 'this demon [be] earthly', es: 'este demonio [ser] terrenal' },
  beforeAttack: { en: 'the Attack stage [have] not begun', es: 'no [haber] comenzado la etapa de Ataque' },
  beforeDamage: { en: 'the Combat Damage stage [have] not begun', es: 'no [haber] comenzado la etapa de Daño de Combate' },
  afterAttack: { en: 'the Attack stage [be] over', es: '[haber] terminado la etapa de Ataque' },
  afterDamage: { en: 'the Combat Damage stage [be] over', es: '[haber] terminado la etapa de Daño de Combate' },
  beforeCombats: { en: 'no combat [have] been proposed this turn', es: 'no se [haber] propuesto un combate este turno' },
  paidEntering: { en: 'it [be] paid as this card entered play', es: '[haber] sido pagado en cuanto esta carta entró en juego' },
  yourTurn: { en: 'it [be] your turn', es: '[ser] tu turno' },
  drawStep: { en: 'it [be] your Draw step', es: '[ser] tu paso de Tomar' },
  twoOthersInHand: { en: 'you [have] 2 other cards in hand', es: '[tener] otras 2 cartas en la mano', ofYou: true },
  inDrawStep: { en: 'it [be] the Draw step', es: '[ser] el paso de Tomar' },
  replicated: { en: 'it [be] played by its replica', es: '[ser] jugada por su réplica' },
  ...lyingStates,
  fromInfierno: { en: 'it [be] in your Infierno', es: '[estar] en tu Infierno' },
};
