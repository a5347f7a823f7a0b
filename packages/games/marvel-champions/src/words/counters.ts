import type { Both } from '@crupier/kernel/cards';

/** The counters that cards with a number of uses name, in Spanish after "contadores". */
const counters: Readonly<Record<string, string>> = {
  alert: 'de Alerta',
  ammo: 'de Munición',
  attack: 'de Ataque',
  backup: 'de Refuerzos',
  bird: 'de Pájaro',
  bomb: 'de Bomba',
  bystander: 'de Transeúnte',
  charge: 'de Carga',
  command: 'de Mando',
  deploy: 'de Despliegue',
  doubt: 'de Duda',
  emergency: 'de Emergencia',
  energy: 'de Energía',
  fuel: 'de Combustible',
  fury: 'de Furia',
  judo: 'de Judo',
  labor: 'de Trabajo',
  leadership: 'de Liderazgo',
  leap: 'de Salto',
  medical: 'de Medicina',
  mental: 'Mentales',
  missile: 'de Misil',
  mission: 'de Misión',
  notoriety: 'de Mala fama',
  operation: 'de Operación',
  operative: 'de Intrusión',
  physical: 'Físicos',
  psi: 'Psíquicos',
  rage: 'de Ira',
  reflection: 'de Reflejo',
  research: 'de Investigación',
  snoop: 'de Escucha',
  staff: 'de Personal',
  steel: 'de Acero',
  stronghold: 'de Fortaleza',
  supply: 'de Suministros',
  sword: 'de Espada',
  target: 'de Objetivo',
  training: 'de Entrenamiento',
  warrior: 'de Guerrero',
  web: 'de Telaraña',
};

/** The sorts of counters that cards name. */
export const counterNames: readonly string[] = Object.keys(counters);

/** A sort of counter as it stands beside the word: "web", "de Telaraña". */
export function counterText(name: string): Both {
  return { en: name, es: counters[name] ?? `«${name}»` };
}
