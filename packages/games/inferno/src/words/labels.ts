import { capitalized } from '@crupier/kernel/rules';
import type { Both } from '@crupier/kernel/cards';
import type { CounterName } from '../state/counters.ts';
import type { CardType, Supertype } from '../state/printed.ts';
import type { Environment, Stage, Step, Zone } from '../state/state.ts';
import { keywordNames } from './keywords.ts';
import { pathNames } from './paths.ts';
import { subtypeNames } from './subtypes.ts';

const zoneNames: Readonly<Record<Zone, Both>> = {
  deck: { en: 'Deck', es: 'Mazo' },
  hand: { en: 'Hand', es: 'Mano' },
  infierno: { en: 'Infierno', es: 'Infierno' },
  play: { en: 'In play', es: 'En juego' },
  resources: { en: 'Resources', es: 'Recursos' },
  exile: { en: 'Exile', es: 'Exilio' },
  chain: { en: 'Chain', es: 'Cadena' },
  resolving: { en: 'Resolving', es: 'En resolución' },
  effects: { en: 'Lasting effects', es: 'Efectos continuos' },
  gone: { en: 'out of the game', es: 'fuera de la partida' },
  spent: { en: 'Ended effects', es: 'Efectos terminados' },
};

/** The steps of a turn. *Rule:* INF-500.1. */
export const stepNames: Readonly<Record<Step, Both>> = {
  setup: { en: 'Set-up', es: 'Preparación' },
  restore: { en: 'Restore', es: 'Restauración' },
  draw: { en: 'Draw', es: 'Tomar' },
  addResource: { en: 'Add Resource', es: 'Agregar un Recurso' },
  main: { en: 'Main Phase', es: 'Fase Principal' },
  end: { en: 'End', es: 'Fin' },
  cleanup: { en: 'Cleanup', es: 'Limpieza' },
};

/** The stages of a combat; the last word of each keeps them apart from the steps. *Rule:* INF-506.2, ruling C-02. */
const stageNames: Readonly<Record<Exclude<Stage, 'damage' | 'end'>, Both>> = {
  propose: { en: 'Propose Combat', es: 'Proponer un Combate' },
  attack: { en: 'Attack', es: 'Ataque' },
};

const typeNames: Readonly<Record<CardType, Both>> = {
  ally: { en: 'Ally', es: 'Aliado' },
  weapon: { en: 'Weapon', es: 'Arma' },
  scenario: { en: 'Scenario', es: 'Escenario' },
  object: { en: 'Object-card', es: 'Objeto' },
  resource: { en: 'Resource', es: 'Recurso' },
  ritual: { en: 'Ritual', es: 'Ritual' },
  demon: { en: 'Demon', es: 'Demonio' },
};

const supertypeNames: Readonly<Record<Exclude<Supertype, 'demon'>, Both>> = {
  unlimited: { en: 'Unlimited', es: 'Ilimitado' },
  instant: { en: 'Instant', es: 'Instantáneo' },
  unique: { en: 'Unique', es: 'Único' },
};

const rarityNames: Readonly<Record<string, Both>> = {
  common: { en: 'Common', es: 'Común' },
  uncommon: { en: 'Uncommon', es: 'Infrecuente' },
  rare: { en: 'Rare', es: 'Rara' },
  epic: { en: 'Epic', es: 'Épica' },
};

/** The environments are called as their keywords. *Rule:* INF-122.1. */
export const environmentNames: Readonly<Record<Environment, Both>> = keywordNames;

/** Counters by name. *Rule:* INF-121.1. */
export const counterWords: Readonly<Record<CounterName, Both>> = {
  strength: { en: 'strength', es: 'fuerza' },
  soul: { en: 'soul', es: 'alma' },
  spore: { en: 'spore', es: 'espora' },
  charge: { en: 'charge', es: 'carga' },
  fury: { en: 'fury', es: 'furia' },
  oath: { en: 'oath', es: 'juramento' },
  rot: { en: 'rot', es: 'podredumbre' },
};

/** A counter by its name, damage counters among them. */
export function counterText(name: string): Both {
  return counterWords[name as CounterName] ?? { en: 'damage', es: 'daño' };
}

const valueNames: Readonly<Record<string, Both>> = {
  tappedResources: { en: 'Tapped resources', es: 'Recursos girados' },
  turn: { en: 'Turn', es: 'Turno' },
  active: { en: 'Active player', es: 'Jugador activo' },
  starter: { en: 'Starting player', es: 'Jugador inicial' },
  step: { en: 'Step', es: 'Paso' },
  stage: { en: 'Stage of combat', es: 'Etapa del combate' },
  combats: { en: 'Combats this turn', es: 'Combates este turno' },
  environments: { en: 'Environments', es: 'Entornos' },
  depth: { en: 'Depth', es: 'Profundidad' },
  energy: { en: 'Energy', es: 'Energía' },
  lost: { en: 'Out of the game', es: 'Fuera de la partida' },
  team: { en: 'Team', es: 'Equipo' },
  body: { en: 'Strength and toughness', es: 'FUE y RES' },
  strength: { en: 'Strength', es: 'Fuerza' },
  toughness: { en: 'Toughness', es: 'Resistencia' },
  modifiers: { en: 'Modifiers', es: 'Modificadores' },
  handLimit: { en: 'Hand limit', es: 'Límite de cartas en mano' },
  cost: { en: 'Energy cost', es: 'Coste de energía' },
  type: { en: 'Type', es: 'Tipo' },
  types: { en: 'Types', es: 'Tipos' },
  subtypes: { en: 'Subtypes', es: 'Subtipos' },
  supertypes: { en: 'Supertypes', es: 'Supertipos' },
  keywords: { en: 'Keywords', es: 'Palabras clave' },
  path: { en: 'Path', es: 'Senda' },
  neutral: { en: 'Neutral', es: 'Neutral' },
  rarity: { en: 'Rarity', es: 'Rareza' },
  set: { en: 'Edition', es: 'Edición' },
  number: { en: 'Number', es: 'Número' },
  fresh: { en: 'New this turn', es: 'Nueva este turno' },
  tapped: { en: 'Tapped', es: 'Girada' },
  infernal: { en: 'Infernal', es: 'Infernal' },
  earthly: { en: 'Earthly', es: 'Terrenal' },
  faceDown: { en: 'Face down', es: 'Boca abajo' },
  damage: { en: 'Damage', es: 'Daño' },
  source: { en: 'Ability of', es: 'Habilidad de' },
  gamesWon: { en: 'Games won', es: 'Partidas ganadas' },
  wonRound: { en: 'Has won the round', es: 'Ha ganado la ronda' },
  x: { en: 'X', es: 'X' },
  targets: { en: 'Targets', es: 'Objetivos' },
  attacks: { en: 'Attacks', es: 'Ataca' },
  defends: { en: 'Defends', es: 'Defiende' },
  ...Object.fromEntries(
    Object.entries(counterWords).map(([name, { en, es }]) => [`${name}Counters`, { en: `${en} counters`, es: `Contadores de ${es}` }]),
  ),
};

const outcomeNames: Readonly<Record<string, Both>> = {
  emptyDraw: { en: 'A player had no card left to draw.', es: 'Un jugador no tenía carta que tomar.' },
  emptyResource: { en: 'A player had no card left to add as a resource.', es: 'Un jugador no tenía carta que agregar como recurso.' },
  emptyMill: { en: 'A player had no card left for the damage to the demon.', es: 'Un jugador no tenía carta para el daño a su demonio.' },
  effect: { en: 'An effect decided the game.', es: 'Un efecto decidió la partida.' },
  conceded: { en: 'A player left the game.', es: 'Un jugador abandonó la partida.' },
  draw: { en: 'The game is a draw.', es: 'La partida es un empate.' },
  agreedDraw: { en: 'The players agreed to a draw.', es: 'Los jugadores acordaron un empate.' },
};

/** The moments at which a player may pass, where they are no steps. *Rule:* INF-116.1. */
const momentNames: Readonly<Record<string, Both>> = {
  combatDamage: { en: 'Combat damage', es: 'Daño del combate' },
  combatEnd: { en: 'End of combat', es: 'Fin del combate' },
  ownOnChain: { en: 'Own object on the chain', es: 'Lo propio en la cadena' },
  otherOnChain: { en: 'Another player’s object on the chain', es: 'Lo ajeno en la cadena' },
};

/** What lies on the chain for an ability is no card. *Rule:* INF-113.7. */
const ability: Both = { en: 'an ability', es: 'una habilidad' };

/** Zones, values, types, keywords, steps and outcomes by their codes. What several sorts share has one label. */
export const labels: Readonly<Record<string, Both>> = {
  ...asLabels(keywordNames),
  ...subtypeNames,
  ...rarityNames,
  ...supertypeNames,
  ...pathNames,
  ...typeNames,
  ...stageNames,
  ...zoneNames,
  ...outcomeNames,
  ...valueNames,
  ...momentNames,
  blank: ability,
  ...stepNames,
};

function asLabels(names: Readonly<Record<string, Both>>): Record<string, Both> {
  return Object.fromEntries(Object.entries(names).map(([key, { en, es }]) => [key, { en: capitalized(en), es: capitalized(es) }]));
}
