import type { Wordings } from '@crupier/kernel/rules';
import type { CardWords } from '../meanings/builders.ts';
import { keywordHeaders } from './keywords.ts';

const bare = { en: '', es: '' } as const;

/** Headers of abilities that are used or that the rules resolve; what a card says as it enters play has none. */
export const headers: Wordings<CardWords>['headers'] = {
  ...keywordHeaders(),
  action: { en: 'Action', es: 'Acción' },
  resource: { en: 'Resource', es: 'Recurso' },
  special: { en: 'Special', es: 'Especial' },
  setup: { en: 'Setup', es: 'Preparación' },
  whenRevealed: { en: 'When Revealed', es: 'Cuando se muestre esta carta' },
  whenDefeated: { en: 'When Defeated', es: 'Cuando se derrote esta carta' },
  whenCompleted: { en: 'When Completed', es: 'Cuando se complete esta etapa' },
  boost: { en: 'Boost', es: 'Aumento' },
  attach: bare,
  obligation: bare,
  heroFormOnly: { en: 'Hero form only', es: 'Solo identidad de Héroe' },
  nemesisMinion: { en: 'Nemesis minion', es: 'Esbirro Archienemigo' },
  alterEgoFormOnly: { en: 'Alter-ego form only', es: 'Solo identidad de Alter ego' },
  additionalMulligan: {
    en: 'In the mulligan step of setup, each player may mulligan one additional time',
    es: 'Durante el paso de renovación de la mano de la preparación, cada jugador puede renovar su mano una vez adicional',
  },
  entersWithCounters: { en: 'Enters play with {value} counters on it', es: 'Entra en juego con {value} contadores' },
  playOnlyWith: { en: 'Play only if you control {one}', es: 'Juega esta carta solo si controlas {one}' },
  onlyPhysical: {
    en: 'You can spend only physical resources to pay for this card',
    es: 'Solo puedes gastar recursos físicos para pagar esta carta',
  },
  aggressionDoubled: doubled('an Aggression', 'Agresividad'),
  justiceDoubled: doubled('a Justice', 'Justicia'),
  leadershipDoubled: doubled('a Leadership', 'Liderazgo'),
  protectionDoubled: doubled('a Protection', 'Protección'),
};

/** Twice the resources for cards of an aspect. */
function doubled(en: string, es: string): { readonly en: string; readonly es: string } {
  return {
    en: `This card generates twice as many resources while it pays for ${en} card`,
    es: `Esta carta genera el doble de recursos al pagar una carta de ${es}`,
  };
}

/** Headers of abilities that are set off. *Rule:* MC-INTERRUPT-1, MC-RESPONSE-1, MC-FORCED-1. */
export const triggers = {
  interrupt: { forced: { en: 'Forced Interrupt', es: 'Interrupción obligada' }, optional: { en: 'Interrupt', es: 'Interrupción' } },
  response: { forced: { en: 'Forced Response', es: 'Respuesta obligada' }, optional: { en: 'Response', es: 'Respuesta' } },
} as const satisfies Wordings['triggers'];

const inBrackets = {
  hero: { en: '{header} (Hero)', es: '{header} (Héroe)' },
  alterEgo: { en: '{header} (Alter-Ego)', es: '{header} (Alter ego)' },
};

/** What labels make of headers. *Rule:* MC-LABELED-ABILITY-1. */
export const labels = {
  hero: { en: 'Hero {header}', es: '{header} de Héroe', under: { whenRevealed: inBrackets.hero } },
  alterEgo: { en: 'Alter-Ego {header}', es: '{header} de Alter ego', under: { whenRevealed: inBrackets.alterEgo } },
  attack: { en: '{header} (attack)', es: '{header} (ataque)' },
  defense: { en: '{header} (defense)', es: '{header} (defensa)' },
  thwart: { en: '{header} (thwart)', es: '{header} (intervención)' },
  forced: { en: 'Forced {header}', es: '{header} obligada' },
  anyPlayer: { en: '{header} (any player)', es: '{header} (cualquier jugador)' },
} as const satisfies Wordings['labels'];
