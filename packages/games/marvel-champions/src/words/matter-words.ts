import type { MatterRule } from '@crupier/kernel/rules';
import type { FactName } from '../state/facts.ts';

const falls = { en: '{card} falls', es: 'Cae {card}' };
const damaged = { en: '{card} takes damage', es: '{card} sufre Daño' };
const damagedBriefly = { en: '{card}: −{amount}', es: '{card}: −{amount}' };

/** What mattered in a match: its end, stages of villain and scheme, characters and side schemes that fell, much damage or threat at once. */
export const matterRules: readonly (MatterRule & { readonly event: FactName })[] = [
  {
    event: 'ended',
    sum: 'each',
    line: { en: 'The end: {value}', es: 'El final: {value}' },
    brief: { en: 'The end', es: 'El final' },
    weight: 9,
  },
  {
    event: 'playerEliminated',
    sum: 'each',
    line: { en: '{seat} is eliminated', es: '{seat} queda fuera de la partida' },
    brief: { en: '{seat} is out', es: 'Queda fuera {seat}' },
    tone: 'bad',
    weight: 12,
  },
  { event: 'defeated', types: ['villain'], sum: 'each', line: falls, brief: falls, tone: 'good', weight: 11 },
  {
    event: 'schemeAdvanced',
    sum: 'each',
    line: { en: 'The main scheme advances to {other}', es: 'El Plan principal avanza a {other}' },
    brief: { en: 'The scheme advances', es: 'El Plan avanza' },
    tone: 'bad',
    weight: 10,
  },
  {
    event: 'schemeCompleted',
    sum: 'each',
    line: { en: '{card} is completed', es: 'Se completa {card}' },
    brief: { en: 'Scheme completed', es: 'Plan completado' },
    tone: 'bad',
    weight: 8,
  },
  { event: 'defeated', types: ['ally'], sum: 'each', line: falls, brief: falls, tone: 'bad', weight: 7 },
  { event: 'defeated', types: ['minion', 'sideScheme'], sum: 'each', line: falls, brief: falls, tone: 'good', weight: 6 },
  {
    event: 'damageTaken',
    types: ['hero', 'alterEgo'],
    sum: 'cardAmount',
    least: 4,
    line: damaged,
    brief: damagedBriefly,
    figure: '−{amount}',
    tone: 'bad',
    weight: 5,
  },
  {
    event: 'damageTaken',
    types: ['villain'],
    sum: 'cardAmount',
    least: 4,
    line: damaged,
    brief: damagedBriefly,
    figure: '−{amount}',
    tone: 'good',
    weight: 4,
  },
  {
    event: 'threatPlaced',
    types: ['mainScheme'],
    sum: 'cardAmount',
    least: 4,
    line: { en: 'Threat on {card}', es: 'Amenaza sobre {card}' },
    brief: { en: 'Threat: +{amount}', es: 'Amenaza: +{amount}' },
    figure: '+{amount}',
    tone: 'bad',
    weight: 4,
  },
  {
    event: 'threatRemoved',
    types: ['mainScheme', 'sideScheme'],
    sum: 'cardAmount',
    least: 3,
    line: { en: 'Less threat on {card}', es: 'Menos Amenaza sobre {card}' },
    brief: { en: 'Threat: −{amount}', es: 'Amenaza: −{amount}' },
    figure: '−{amount}',
    tone: 'good',
    weight: 4,
  },
];
