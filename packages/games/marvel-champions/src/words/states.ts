import type { StateWording, Wordings } from '@crupier/kernel/rules';
import type { CardWords } from '../meanings/builders.ts';

/** That the card was paid for with a resource. *Rule:* MC-COST-7. */
function paidWith(en: string, es: string): StateWording {
  return {
    en: `this card was paid for with ${en}`,
    es: `esta carta se [haber] pagado con ${es}`,
    not: { en: `this card was not paid for with ${en}`, es: `esta carta no se [haber] pagado con ${es}` },
  };
}

/** That the card of which a sequence speaks has a resource. */
function shows(en: string, es: string): StateWording {
  return { en: `the discarded card [have] ${en}`, es: `la carta descartada [tener] ${es}` };
}

/** How states of the table are said. */
export const states: Wordings<CardWords>['states'] = {
  heroForm: { en: 'you [be] in hero form', es: '[tener] adoptada tu identidad de Héroe', ofYou: true },
  alterEgoForm: { en: 'you [be] in alter-ego form', es: '[tener] adoptada la identidad de tu Alter ego', ofYou: true },
  undefended: {
    en: 'nobody [defend] against the attack of the villain',
    es: 'nadie [defender] contra el ataque del Villano',
  },
  attackDealtDamage: {
    en: 'the attack has dealt damage',
    es: 'el ataque [haber] infligido Daño',
    not: { en: 'the attack has dealt no damage', es: 'el ataque no [haber] infligido Daño' },
  },
  attackDealtYouDamage: {
    en: 'the attack has dealt you damage',
    es: 'el ataque te [haber] infligido Daño',
    not: { en: 'the attack has dealt you no damage', es: 'el ataque no te [haber] infligido Daño' },
  },
  attackUnderWay: { en: 'this activation [be] an attack', es: 'esta activación [ser] un ataque' },
  solidForm: { en: 'you [be] in Solid mass form', es: '[tener] adoptada la identidad de masa Sólida', ofYou: true },
  phasedForm: { en: 'you [be] in Phased mass form', es: '[tener] adoptada la identidad de masa En fase', ofYou: true },
  youDefend: { en: 'you [be] defending', es: '[estar] defendiendo', ofYou: true },
  finalStep: { en: 'this [be] the final step of the sequence', es: 'este [ser] el último paso de la secuencia' },
  showsPhysical: shows('a physical resource', 'un recurso físico'),
  showsMental: shows('a mental resource', 'un recurso mental'),
  showsEnergy: shows('an energy resource', 'un recurso de energía'),
  paidWithPhysical: paidWith('a physical resource', 'un recurso físico'),
  paidWithMental: paidWith('a mental resource', 'un recurso mental'),
  paidWithEnergy: paidWith('an energy resource', 'un recurso de energía'),
  paidWithPhysicalAlone: {
    en: 'this card was paid for with physical resources alone',
    es: 'esta carta se [haber] pagado solo con recursos físicos',
  },
  revealedFromDeck: {
    en: 'this card was revealed from the encounter deck',
    es: 'esta carta se [haber] mostrado del mazo de Encuentros',
  },
  attackDefeatedEnemy: { en: 'this attack has defeated an enemy', es: 'este ataque [haber] derrotado a un enemigo' },
};
