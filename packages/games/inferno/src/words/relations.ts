import type { RelationWording, Wordings } from '@crupier/kernel/rules';
import type { CardWords } from '../meanings/builders.ts';

/** What is in play and has a characteristic in common with a card. */
function sharing(en: RelationWording['en'], es: string): RelationWording {
  return { noun: 'card', en, es: [`carta que comparte ${es}`, `cartas que comparten ${es}`], gender: 'f', to: 'con' };
}

const sharedCharacteristics = {
  sharesName: sharing(['namesake', 'namesakes'], 'su nombre'),
  sharesPath: sharing(['fellow by path', 'fellows by path'], 'su senda'),
  sharesType: sharing(['fellow by card type', 'fellows by card type'], 'un tipo de carta'),
  sharesSubtype: sharing(['kin by subtype', 'kin by subtype'], 'un subtipo'),
  sharesCost: sharing(['equal by converted cost', 'equals by converted cost'], 'su coste convertido'),
  sharesStrength: sharing(['equal by strength', 'equals by strength'], 'su FUE'),
};

/** How cards are called that stand to others. */
export const relations: Wordings<CardWords>['relations'] = {
  linked: { noun: 'ally', en: ['chosen ally', 'chosen allies'], es: ['aliado escogido', 'aliados escogidos'], gender: 'm', to: 'por' },
  ...sharedCharacteristics,
  demonOfController: {
    noun: 'demon',
    en: ['controller’s demon', 'controllers’ demons'],
    es: ['demonio', 'demonios'],
    gender: 'm',
    to: 'del controlador de',
  },
};
