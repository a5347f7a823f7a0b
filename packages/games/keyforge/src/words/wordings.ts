import { capitalized, tableOf, type Wordings } from '@crupier/kernel/rules';
import type { Both } from '@crupier/kernel/cards';
import { keywords, numberedKeywords, type KeywordName } from '../meanings/keywords.ts';
import type { CardWords } from '../meanings/builders.ts';
import { keywordNames } from './keywords.ts';
import { choosables, history } from './history.ts';
import { nouns } from './nouns.ts';
import { measures, stats, tallies, units } from './numbers.ts';
import { occasions } from './occasions.ts';
import { qualities } from './qualities.ts';
import { lists, relations } from './relations.ts';
import { rules } from './rules.ts';
import { states } from './states.ts';
import { counted, thisWay } from './this-way.ts';
import { verbs } from './verbs.ts';

/** How the words of card texts are said. */
export const wordings: Wordings<CardWords> = {
  nouns,
  qualities,
  stats,
  tallies,
  verbs,
  occasions,
  relations,
  measures,
  states,
  rules,
  units,
  whose: {
    friendly: { en: 'friendly', es: ['aliado', 'aliada', 'aliados', 'aliadas'] },
    enemy: { en: 'enemy', es: ['enemigo', 'enemiga', 'enemigos', 'enemigas'] },
  },
  lists,
  counted,
  thisWay,
  choosables,
  history,
  numbersApart: true,
  places: { discard: { en: 'from the discard pile', es: 'desde la pila de descartes' } },
  durations: {
    turn: { en: 'for the remainder of the turn', es: 'durante el resto del turno' },
    match: { en: 'for the remainder of the game', es: 'durante el resto de la partida' },
    opponentsNextTurn: { en: 'during your opponent’s next turn', es: 'durante el próximo turno de tu oponente' },
    whileInPlay: { en: 'until {card} leaves play', es: 'hasta que {card} abandone el juego' },
    nextTurn: { en: 'during the next turn', es: 'durante el próximo turno' },
    yourNextTurn: { en: 'until the start of your next turn', es: 'hasta el principio de tu próximo turno' },
  },
  headers: {
    action: { en: 'Action', es: 'Acción' },
    omni: { en: 'Omni', es: 'Omni' },
    scrap: { en: 'Scrap', es: 'Desguazar' },
    ...keywordHeaders(),
  },
};

/** Keywords as they stand in a line of their own: "Elusive", "Assault {value}". */
function keywordHeaders(): Readonly<Record<KeywordName, Both>> {
  const headed = (name: string, keyword: string): string => capitalized(name) + (numberedKeywords.has(keyword) ? ' {value}' : '');
  return tableOf(
    keywords.map((keyword) => {
      const { en, es } = keywordNames[keyword];
      return [keyword, { en: headed(en, keyword), es: headed(es, keyword) }] as const;
    }),
  );
}
