import { capitalized } from '@crupier/kernel/rules';
import type { Both } from '@crupier/kernel/cards';
import { houseNames } from '../cards/facts/houses.ts';
import type { CardType, PlainIcon, Rarity } from '../cards/facts/vocabulary.ts';
import type { TurnStep, Zone } from '../state/state.ts';
import { counterWords } from './counters.ts';
import { keywordNames } from './keywords.ts';
import { traitNames } from './traits.ts';

const zoneNames: Readonly<Record<Zone, Both>> = {
  deck: { en: 'Deck', es: 'Mazo' },
  hand: { en: 'Hand', es: 'Mano' },
  archives: { en: 'Archives', es: 'Archivos' },
  discard: { en: 'Discard', es: 'Descartes' },
  purged: { en: 'Purged', es: 'Purgadas' },
  line: { en: 'Battleline', es: 'Línea de batalla' },
  artifacts: { en: 'Artifacts', es: 'Artefactos' },
  upgrades: { en: 'Upgrades', es: 'Mejoras' },
  under: { en: 'Under cards', es: 'Debajo de cartas' },
  parts: { en: 'Parts of creatures', es: 'Partes de criaturas' },
  resolving: { en: 'Being played', es: 'En resolución' },
  effects: { en: 'Lasting effects', es: 'Efectos duraderos' },
  spent: { en: 'Ended effects', es: 'Efectos terminados' },
};

const stepNames: Readonly<Record<TurnStep, Both>> = {
  start: { en: 'Start of turn', es: 'Principio del turno' },
  forge: { en: 'Forge a key', es: 'Forjar una llave' },
  house: { en: 'House', es: 'Casa' },
  main: { en: 'Play, discard and use', es: 'Jugar, descartar y usar' },
  ready: { en: 'Ready', es: 'Preparar' },
  draw: { en: 'Draw', es: 'Robar' },
  end: { en: 'End of turn', es: 'Final del turno' },
};

const typeNames: Readonly<Record<CardType, Both>> = {
  action: { en: 'Action', es: 'Acción' },
  archonPower: { en: 'Archon power', es: 'Poder de Arconte' },
  artifact: { en: 'Artifact', es: 'Artefacto' },
  creature: { en: 'Creature', es: 'Criatura' },
  prophecy: { en: 'Prophecy', es: 'Profecía' },
  tide: { en: 'Tide', es: 'Marea' },
  tokenCreature: { en: 'Token creature', es: 'Criatura ficha' },
  upgrade: { en: 'Upgrade', es: 'Mejora' },
};

const rarityNames: Readonly<Record<Rarity, Both>> = {
  common: { en: 'Common', es: 'Común' },
  evilTwin: { en: 'Evil twin', es: 'Gemelo malvado' },
  fixed: { en: 'Fixed', es: 'Fija' },
  rare: { en: 'Rare', es: 'Rara' },
  special: { en: 'Special', es: 'Especial' },
  tide: { en: 'Tide', es: 'Marea' },
  token: { en: 'Token', es: 'Ficha' },
  uncommon: { en: 'Uncommon', es: 'Infrecuente' },
  variant: { en: 'Variant', es: 'Variante' },
};

/** Bonus icons. One that is named as a zone or a value has its label there. */
const iconNames: Readonly<Record<Exclude<PlainIcon, 'draw' | 'discard' | 'damage' | 'power'>, Both>> = {
  amber: { en: 'Æ', es: 'Æ' },
  capture: { en: 'Capture', es: 'Captura' },
};

const valueNames: Readonly<Record<string, Both>> = {
  turn: { en: 'Turn', es: 'Turno' },
  active: { en: 'Active player', es: 'Jugador activo' },
  first: { en: 'First player', es: 'Jugador inicial' },
  step: { en: 'Step', es: 'Paso' },
  aember: { en: 'Æ', es: 'Æ' },
  keys: { en: 'Keys', es: 'Llaves' },
  keyCost: { en: 'Key cost', es: 'Coste de las llaves' },
  handSize: { en: 'Hand size', es: 'Tamaño de la mano' },
  chains: { en: 'Chains', es: 'Cadenas' },
  houses: { en: 'Houses', es: 'Casas' },
  icons: { en: 'Bonus icons', es: 'Iconos de bonificación' },
  type: { en: 'Type', es: 'Tipo' },
  traits: { en: 'Traits', es: 'Rasgos' },
  keywords: { en: 'Keywords', es: 'Palabras clave' },
  rarity: { en: 'Rarity', es: 'Rareza' },
  set: { en: 'Set', es: 'Colección' },
  number: { en: 'Number', es: 'Número' },
  format: { en: 'Format', es: 'Formato' },
  archon: { en: 'Own decks', es: 'Mazos propios' },
  reversal: { en: 'Reversal: each plays the other’s deck', es: 'Inversión: cada uno juega el mazo del otro' },
  adaptive: {
    en: 'Adaptive: decks change hands, then chains are bid',
    es: 'Adaptativo: los mazos cambian de manos y luego se pujan cadenas',
  },
  sealed: { en: 'Sealed: each is dealt a new deck', es: 'Sellado: a cada uno se le reparte un mazo nuevo' },
  sealedSet: { en: 'Set of sealed decks', es: 'Colección de los mazos sellados' },
  CotA: { en: 'Call of the Archons', es: 'La Llamada de los Arcontes' },
  AoA: { en: 'Age of Ascension', es: 'La Edad de la Ascensión' },
  chainBidding: { en: 'Bid chains for the decks', es: 'Pujar cadenas por los mazos' },
  firstChains: { en: 'Chains of the first seat', es: 'Cadenas del primer asiento' },
  secondChains: { en: 'Chains of the second seat', es: 'Cadenas del segundo asiento' },
  power: { en: 'Power', es: 'Poder' },
  armor: { en: 'Armor', es: 'Armadura' },
  armorLeft: { en: 'Armor left', es: 'Armadura restante' },
  damage: { en: 'Damage', es: 'Daño' },
  ...Object.fromEntries(
    Object.entries(counterWords).map(([name, { en, es }]) => [`${name}Counters`, { en: `${en} counters`, es: `Contadores de ${es}` }]),
  ),
  powerCounters: { en: '+1 power counters', es: 'Contadores de Poder +1' },
  exhausted: { en: 'Exhausted', es: 'Agotada' },
  stunned: { en: 'Stunned', es: 'Aturdida' },
  warded: { en: 'Warded', es: 'Escudada' },
  enraged: { en: 'Enraged', es: 'Enfurecida' },
  marked: { en: 'Marked for destruction', es: 'Marcada para ser destruida' },
  red: { en: 'red', es: 'roja' },
  blue: { en: 'blue', es: 'azul' },
  yellow: { en: 'yellow', es: 'amarilla' },
};

const outcomeNames: Readonly<Record<string, Both>> = {
  threeKeys: { en: 'Three keys are forged.', es: 'Se han forjado tres llaves.' },
  left: { en: 'A player left the game.', es: 'Un jugador ha abandonado la partida.' },
};

/** Zones, values, houses, types, traits, keywords, steps and outcomes by their codes. What several sorts share has one label. */
export const labels: Readonly<Record<string, Both>> = {
  ...traitNames,
  ...asLabels(keywordNames),
  ...rarityNames,
  ...typeNames,
  ...houseNames,
  ...iconNames,
  ...stepNames,
  ...zoneNames,
  ...outcomeNames,
  ...valueNames,
};

function asLabels(names: Readonly<Record<string, Both>>): Record<string, Both> {
  return Object.fromEntries(Object.entries(names).map(([key, { en, es }]) => [key, { en: capitalized(en), es: capitalized(es) }]));
}
