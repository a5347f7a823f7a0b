import { each, gives } from '@crupier/kernel/cards';
import { any, lists, plus } from '../../meanings/builders.ts';
import { villain, type CardTexts } from '../headers.ts';

const steady = lists('keyword', 'gain', 'steady');

/** Environments of several products. *Rule:* MC-ENVIRONMENT-1. */
export const environmentCards: CardTexts = {
  // Formidable Foe: its standard side, and its expert one
  '24049a': [gives(villain, steady)],
  '24049b': [gives(each(any('enemy')), steady)],
  // Prepared Defenses
  '40195b': [gives(each(any('hero')), plus('defense', 1), lists('keyword', 'gain', 'retaliate', 1))],
};
