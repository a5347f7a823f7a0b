import { capitalized } from '@crupier/kernel/rules';
import type { Both } from '@crupier/kernel/cards';
import type { Faction } from '../cards/facts/vocabulary.ts';
import type { CardFacts, SchemeIcon } from '../cards/facts/card-facts.ts';
import type { endings, Phase, Status, Zone } from '../state/state.ts';
import { keywordNames } from './keywords.ts';
import { resourceLabels } from './resources.ts';
import { traitLabels } from './traits.ts';

const zoneNames: Readonly<Record<Zone, Both>> = {
  deck: { en: 'Deck', es: 'Mazo' },
  hand: { en: 'Hand', es: 'Mano' },
  discard: { en: 'Discard pile', es: 'Pila de descartes' },
  area: { en: 'Play area', es: 'Zona de juego' },
  engaged: { en: 'Engaged minions', es: 'Esbirros enfrentados' },
  dealt: { en: 'Encounter cards dealt', es: 'Cartas de Encuentro repartidas' },
  resolving: { en: 'Being resolved', es: 'En resolución' },
  encounterDeck: { en: 'Encounter deck', es: 'Mazo de Encuentros' },
  encounterDiscard: { en: 'Encounter discard pile', es: 'Pila de descartes de Encuentros' },
  villainArea: { en: 'Villain’s play area', es: 'Zona de juego del Villano' },
  villainDeck: { en: 'Villain deck', es: 'Mazo del Villano' },
  schemeDeck: { en: 'Main scheme deck', es: 'Mazo del Plan principal' },
  boost: { en: 'Boost cards', es: 'Cartas de aumento' },
  tucked: { en: 'Tucked cards', es: 'Cartas metidas debajo' },
  aside: { en: 'Set aside', es: 'Apartadas' },
  victory: { en: 'Victory display', es: 'Zona de victoria' },
  removed: { en: 'Removed from the game', es: 'Retiradas del juego' },
  facedown: { en: 'Facedown minions', es: 'Esbirros boca abajo' },
  effects: { en: 'Lasting effects', es: 'Efectos duraderos' },
  spent: { en: 'Ended effects', es: 'Efectos terminados' },
};

/** The phases of a round. *Rule:* MC-ROUND-1, MC-ROUND-4. */
export const phaseNames: Readonly<Record<Phase, Both>> = {
  setup: { en: 'set-up', es: 'preparación' },
  player: { en: 'player phase', es: 'fase de los jugadores' },
  villain: { en: 'villain phase', es: 'fase del Villano' },
};

/** The status cards. *Rule:* MC-STATUS-CARDS-1. */
export const statusNames: Readonly<Record<Status, Both>> = {
  stunned: { en: 'stunned', es: 'Aturdido' },
  confused: { en: 'confused', es: 'Confundido' },
  tough: { en: 'tough', es: 'Duro' },
};

/** How a match may end. *Rule:* MC-WIN-1, MC-WIN-2, MC-ENCOUNTER-DECK-5. */
export const endingNames: Readonly<Record<(typeof endings)[number], Both>> = {
  villainDefeated: { en: 'the villain is defeated', es: 'el Villano ha sido derrotado' },
  wonByText: { en: 'a card says that the players win', es: 'una carta dice que los jugadores ganan' },
  lostByText: { en: 'a card says that the players lose', es: 'una carta dice que los jugadores pierden' },
  schemeCompleted: { en: 'the main scheme is completed', es: 'se ha completado el Plan principal' },
  allEliminated: { en: 'all players are eliminated', es: 'todos los jugadores han sido eliminados' },
  encounterDeckEmpty: {
    en: 'the encounter deck and its discard pile are empty',
    es: 'el mazo de Encuentros y su pila de descartes están vacíos',
  },
  left: { en: 'all players have left the game', es: 'todos los jugadores han abandonado la partida' },
  endless: { en: 'effects go on without end', es: 'los efectos se suceden sin fin' },
};

const typeNames: Readonly<Record<CardFacts['type'], Both>> = {
  ally: { en: 'Ally', es: 'Aliado' },
  alterEgo: { en: 'Alter-ego', es: 'Alter ego' },
  attachment: { en: 'Attachment', es: 'Accesorio' },
  environment: { en: 'Environment', es: 'Entorno' },
  event: { en: 'Event', es: 'Evento' },
  evidenceMeans: { en: 'Evidence: means', es: 'Prueba: medios' },
  evidenceMotive: { en: 'Evidence: motive', es: 'Prueba: móvil' },
  evidenceOpportunity: { en: 'Evidence: opportunity', es: 'Prueba: oportunidad' },
  hero: { en: 'Hero', es: 'Héroe' },
  leader: { en: 'Leader', es: 'Líder' },
  mainScheme: { en: 'Main scheme', es: 'Plan principal' },
  minion: { en: 'Minion', es: 'Esbirro' },
  obligation: { en: 'Obligation', es: 'Obligación' },
  playerSideScheme: { en: 'Player side scheme', es: 'Plan secundario de jugador' },
  resource: { en: 'Resource', es: 'Recurso' },
  sideScheme: { en: 'Side scheme', es: 'Plan secundario' },
  support: { en: 'Support', es: 'Apoyo' },
  treachery: { en: 'Treachery', es: 'Perfidia' },
  upgrade: { en: 'Upgrade', es: 'Mejora' },
  villain: { en: 'Villain', es: 'Villano' },
};

/** Classifications; that of a hero is labelled as the type. *Rule:* MC-CLASSIFICATIONS-1. */
const factionNames: Readonly<Record<Exclude<Faction, 'hero'>, Both>> = {
  aggression: { en: 'Aggression', es: 'Agresividad' },
  basic: { en: 'Basic', es: 'Básica' },
  campaign: { en: 'Campaign', es: 'Campaña' },
  encounter: { en: 'Encounter', es: 'Encuentro' },
  justice: { en: 'Justice', es: 'Justicia' },
  leadership: { en: 'Leadership', es: 'Liderazgo' },
  pool: { en: '’Pool', es: '’Pool' },
  protection: { en: 'Protection', es: 'Protección' },
};

/** The icons of schemes. *Rule:* MC-ACCELERATION-ICON-1, MC-AMPLIFY-ICON-1, MC-CRISIS-ICON-1, MC-HAZARD-ICON-1. */
const iconNames: Readonly<Record<SchemeIcon, Both>> = {
  acceleration: { en: 'Acceleration', es: 'Aceleración' },
  amplify: { en: 'Amplify', es: 'Amplificación' },
  crisis: { en: 'Crisis', es: 'Crisis' },
  hazard: { en: 'Hazard', es: 'Riesgo' },
};

const valueNames: Readonly<Record<string, Both>> = {
  // Of the table
  round: { en: 'Round', es: 'Ronda' },
  phase: { en: 'Phase', es: 'Fase' },
  active: { en: 'Active player', es: 'Jugador activo' },
  first: { en: 'First player', es: 'Jugador inicial' },
  heroic: { en: 'Heroic mode', es: 'Modo heroico' },
  // Of seats
  form: { en: 'Form', es: 'Identidad' },
  hitPoints: { en: 'Hit points', es: 'Vida' },
  handSize: { en: 'Hand size', es: 'Tamaño de mano' },
  hasChangedForm: { en: 'Has changed form', es: 'Ha cambiado de identidad' },
  isEliminated: { en: 'Eliminated', es: 'Eliminado' },
  calledAfter: { en: 'Called after', es: 'Se llama como' },
  coming: { en: 'Coming', es: 'Viene' },
  comingPower: { en: 'Villain’s power', es: 'Poder del villano' },
  comingLeast: { en: 'With a boost at least', es: 'Con el aumento, al menos' },
  comingMost: { en: 'At most', es: 'Como mucho' },
  mayFall: { en: 'May fall', es: 'Puede caer' },
  // Of cards
  targetThreat: { en: 'Target threat', es: 'Umbral de Amenaza' },
  exhausted: { en: 'Exhausted', es: 'Carta agotada' },
  damage: { en: 'Damage', es: 'Daño' },
  threat: { en: 'Threat', es: 'Amenaza' },
  counters: { en: 'Counters', es: 'Contadores' },
  attacks: { en: 'Attacks', es: 'Ataca' },
  schemes: { en: 'Schemes', es: 'Planea' },
  attacked: { en: 'Attacked', es: 'Atacado' },
  defends: { en: 'Defends', es: 'Defiende' },
  boosts: { en: 'Boost cards', es: 'Cartas de Aumento' },
  boostCard: { en: 'Boost card', es: 'Carta de Aumento' },
  boost: { en: 'Boost', es: 'Aumento' },
  boostLeast: { en: 'Boost to come, at least', es: 'Aumento por venir, al menos' },
  boostMost: { en: 'Boost to come, at most', es: 'Aumento por venir, como mucho' },
  reduced: { en: 'Damage that is defended', es: 'Daño que se defiende' },
  dealStep: { en: 'Deal', es: 'Repartir' },
  revealStep: { en: 'Encounters', es: 'Encuentros' },
  threatPerRound: { en: 'Threat per round', es: 'Amenaza por ronda' },
  // As printed
  subname: { en: 'Subtitle', es: 'Subtítulo' },
  startingThreat: { en: 'Starting threat', es: 'Amenaza inicial' },
  perPlayer: { en: 'per player', es: 'por jugador' },
  boostIcons: { en: 'Boost icons', es: 'Iconos de Aumento' },
  attack: { en: 'ATK', es: 'ATQ' },
  thwart: { en: 'THW', es: 'INT' },
  defense: { en: 'DEF', es: 'DEF' },
  recover: { en: 'REC', es: 'REC' },
  attackDamage: { en: 'Consequential damage (ATK)', es: 'Daño derivado (ATQ)' },
  thwartDamage: { en: 'Consequential damage (THW)', es: 'Daño derivado (INT)' },
  scheme: { en: 'SCH', es: 'PLA' },
  cost: { en: 'Cost', es: 'Coste' },
  type: { en: 'Type', es: 'Tipo' },
  traits: { en: 'Traits', es: 'Rasgos' },
  keywords: { en: 'Keywords', es: 'Palabras clave' },
  resources: { en: 'Resources', es: 'Recursos' },
  faction: { en: 'Classification', es: 'Clasificación' },
  stage: { en: 'Stage', es: 'Etapa' },
  set: { en: 'Set', es: 'Conjunto' },
  cardSet: { en: 'Card set', es: 'Grupo de cartas' },
  code: { en: 'Code', es: 'Código' },
  unique: { en: 'Unique', es: 'Única' },
  icons: { en: 'Icons', es: 'Iconos' },
};

/** The decks that come with the game: a hero and an aspect. */
const deckNames: Readonly<Record<string, Both>> = {
  'Black Panther: Protection': { en: 'Black Panther: Protection', es: 'Pantera Negra: Protección' },
  'Captain Marvel: Aggression': { en: 'Captain Marvel: Aggression', es: 'Capitana Marvel: Agresividad' },
  'Iron Man: Leadership': { en: 'Iron Man: Leadership', es: 'Iron Man: Liderazgo' },
  'She-Hulk: Aggression': { en: 'She-Hulk: Aggression', es: 'Hulka: Agresividad' },
  'Spider-Man: Justice': { en: 'Spider-Man: Justice', es: 'Spiderman: Justicia' },
};

/** What is set for a match, and the words of it. *Rule:* MC-SETUP-8, MC-GAME-MODES-1 to MC-GAME-MODES-7. */
const settingNames: Readonly<Record<string, Both>> = {
  scenario: { en: 'Scenario', es: 'Aventura' },
  modular: { en: 'Modular sets', es: 'Conjuntos modulares' },
  campaignLevel: { en: 'Campaign level', es: 'Nivel de la campaña' },
  campaignLog: { en: 'Campaign log', es: 'Hoja de campaña' },
  none: { en: 'None', es: 'Ninguna' },
  stolen_reactor: { en: 'The Stolen Reactor', es: 'El reactor robado' },
  difficulty: { en: 'Difficulty', es: 'Dificultad' },
  firstPlayer: { en: 'First player', es: 'Jugador inicial' },
  asked: { en: 'Asked at the beginning', es: 'Se pregunta al empezar' },
  skirmish: { en: 'Skirmish against stage', es: 'Escaramuza contra la etapa' },
  rhino: { en: 'Rhino', es: 'Rino' },
  klaw: { en: 'Klaw', es: 'Klaw' },
  ultron: { en: 'Ultron', es: 'Ultrón' },
  bomb_scare: { en: 'Bomb Scare', es: 'Amenaza de bomba' },
  masters_of_evil: { en: 'The Masters of Evil', es: 'Los Señores del Mal' },
  under_attack: { en: 'Under Attack', es: 'Civiles en peligro' },
  legions_of_hydra: { en: 'Legions of Hydra', es: 'Legiones de Hydra' },
  the_doomsday_chair: { en: 'The Doomsday Chair', es: 'La Silla del Juicio Final' },
  standard: { en: 'Standard', es: 'Normal' },
  expert: { en: 'Expert', es: 'Experto' },
  random: { en: 'At random', es: 'Al azar' },
  current: { en: 'Current', es: 'Actual' },
  limited: { en: 'Limited', es: 'Limitado' },
  legacy: { en: 'Legacy', es: 'Integral' },
};

/** What lies in a place for no card at all. */
const blank: Both = { en: 'an effect', es: 'un efecto' };

/** Zones, values, types, traits, keywords, phases and endings by their codes. What several sorts share has one label. */
export const labels: Readonly<Record<string, Both>> = {
  ...traitLabels,
  ...asLabels(keywordNames),
  ...asSentences(endingNames),
  // A phase of the villain is no villain.
  ...Object.fromEntries(Object.entries(asLabels(phaseNames)).map(([phase, name]) => [`${phase}Phase`, name])),
  ...asLabels(statusNames),
  ...resourceLabels,
  ...factionNames,
  ...iconNames,
  ...typeNames,
  ...zoneNames,
  ...valueNames,
  ...settingNames,
  ...deckNames,
  blank,
};

function asSentences(names: Readonly<Record<string, Both>>): Record<string, Both> {
  return Object.fromEntries(Object.entries(asLabels(names)).map(([key, { en, es }]) => [key, { en: `${en}.`, es: `${es}.` }]));
}

function asLabels(names: Readonly<Record<string, Both>>): Record<string, Both> {
  return Object.fromEntries(Object.entries(names).map(([key, { en, es }]) => [key, { en: capitalized(en), es: capitalized(es) }]));
}
