import type { Both } from '@crupier/kernel/cards';
import { campaignCardOf } from '../campaign/campaign-cards.ts';
import { factsOf, findByName } from '../cards/facts.ts';

/** The name of the card with a code. *Rule:* MC-SELF-REFERENTIAL-1. */
export function nameText(code: string | number): Both {
  const facts = factsOf(String(code));
  const ofCampaign = campaignCardOf(String(code));
  if (ofCampaign !== undefined) return ofCampaign.name;
  return facts === undefined ? { en: String(code), es: String(code) } : { en: facts.name, es: facts.nameEs };
}

/** The same before a noun, where English has an article already: "the Psyche-Magnitron side scheme". */
export function nameBeforeNoun(code: string | number): Both {
  const { en, es } = nameText(code);
  return { en: en.replace(/^The /, ''), es };
}

/** A card that another one names in English. */
export function namedText(name: string): Both {
  return { en: name, es: findByName(name)[0]?.nameEs ?? name };
}
