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

/** How states of the table are said. */
export const states: Wordings<CardWords>['states'] = {
  heroForm: { en: 'you [be] in hero form', es: '[tener] adoptada tu identidad de Héroe', ofYou: true },
  alterEgoForm: { en: 'you [be] in alter-ego form', es: '[tener] adoptada la identidad de tu Alter ego', ofYou: true },
  undefended: {
    en: 'nobody [defend] against the attack',
    es: 'nadie [defender] contra el ataque',
    not: { en: 'somebody [defend] against the attack', es: 'alguien [defender] contra el ataque' },
  },
  paidWithPhysical: paidWith('a physical resource', 'un recurso físico'),
  paidWithMental: paidWith('a mental resource', 'un recurso mental'),
  paidWithEnergy: paidWith('an energy resource', 'un recurso de energía'),
};
