import {
  applies,
  bearerOf,
  capitalized,
  everybody,
  pin,
  site,
  tableOf,
  type AbilityRef,
  type CardId,
  type CardRef,
  type Seat,
  type Vocabulary,
} from '@crupier/kernel/rules';
import type { Both } from '@crupier/kernel/cards';
import { mix } from '../rules/discard.ts';
import { fact } from '../state/facts.ts';
import { inPlay, recordOf, sideOf, zoneOfCard } from '../state/reading.ts';
import { EFFECT_NUMBERS, type KeyForge, type KeyForgeMatch } from '../state/state.ts';
import { knownBy } from '../state/visibility.ts';
import { cites } from './cites.ts';
import { keywordNames, keywords, numberedKeywords, type KeywordName } from './keywords.ts';
import { nouns } from './nouns.ts';
import { counted, measures, stats, tallies, units } from './numbers.ts';
import { occasions } from './occasions.ts';
import { qualities } from './qualities.ts';
import { lists, relations, rules, states } from './rules.ts';
import { verbs } from './verbs.ts';

const SEATS = 2;

const stopsRepeating = site('KF-REPEAT-1 KF-FAQ-CARD-neutron-shark-1', 'an effect that repeats stops when its card has left play');

const hiddenZones = site(
  'KF-FAQ-CARD-overlord-greking-1 KF-LEAVES-PLAY-2 KF-FAQ-GEN-31 KF-ABILITY-1',
  'what went to a hidden zone is not followed there',
);
const byArchives = site(
  'KF-FAQ-CARD-dysania-1 KF-FAQ-CARD-knowledge-is-power-1',
  'archived cards are those of the player in whose archives they lie',
);
const byControl = site('KF-FRIENDLY-1 KF-ENEMY-1 KF-CONTROL-7', 'friendly and enemy go by who controls it now');

/** The words of card texts: what they mean and how they are said. */
export const cardWords = {
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
  durations: {
    turn: { en: 'for the remainder of the turn', es: 'durante el resto del turno' },
    match: { en: 'for the remainder of the game', es: 'durante el resto de la partida' },
    yourNextTurn: { en: 'until the start of your next turn', es: 'hasta el principio de tu próximo turno' },
  },
  headers: {
    action: { en: 'Action', es: 'Acción' },
    omni: { en: 'Omni', es: 'Omni' },
    scrap: { en: 'Scrap', es: 'Desguazar' },
    ...keywordHeaders(),
  },
  ownerOf: whose,
  giverOf,
  // A card that left for a zone in which its face is public can still be found there. *Rule:* KF-LEAVES-PLAY-2.
  mayFollow: (match, card) => knownBy(match.state, recordOf(match, card).id) === everybody(SEATS) || !applies(match, hiddenZones),
  mayRepeat: (match, source) => inPlay(match, source) || zoneOfCard(match, source) === 'resolving' || !applies(match, stopsRepeating),
  // *Rule:* KF-FAQ-GEN-8, KF-FAQ-CARD-jargogle-2.
  mix: (match, card) => mix(match, zoneOfCard(match, card), recordOf(match, card).zone & 1),
  announces: false,
  triggersIgnoringCondition: true,
  ifDoneAsks: 'events',
  offersImpossible: true,
  // What the parts of a card's text carry out, whichever card it is.
  cites,
  grantFact: (_match, { granted, until, owner, source, amount }, host) => {
    const number = Math.min(Math.max(0, amount), EFFECT_NUMBERS - 1);
    return fact('effectBegan', { other: host, seat: owner, value: granted, amount: until * EFFECT_NUMBERS + number, source });
  },
} satisfies Vocabulary<KeyForge>;

/** Whose a card is, for "friendly" and "enemy". *Rule:* KF-FRIENDLY-1, KF-ENEMY-1. */
function whose(match: KeyForgeMatch, card: CardRef): Seat {
  const asOwned = !applies(match, byControl) || (zoneOfCard(match, card) === 'archives' && !applies(match, byArchives));
  return asOwned ? recordOf(match, card).owner : sideOf(match, card);
}

/** The card in play that lends a card one of its abilities: that very copy. *Rule:* KF-SELF-REF-3. */
function giverOf(match: KeyForgeMatch, card: CardId, ref?: AbilityRef): CardRef | undefined {
  const lender = ref === undefined ? card : bearerOf(ref);
  return lender !== card && inPlay(match, lender) ? pin(recordOf(match, lender)) : undefined;
}

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
