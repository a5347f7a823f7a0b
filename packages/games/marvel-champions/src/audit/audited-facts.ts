import type { CardFacts, PrintedNumber } from '../cards/facts/card-facts.ts';
import { factsOf } from '../cards/facts.ts';

/** The facts of a card that the auditor asks for. */
export type AuditedFacts = Pick<
  CardFacts,
  'name' | 'type' | 'icons' | 'boost' | 'traits' | 'keywords' | 'isUnique' | 'defense' | 'scheme' | 'threatPerRound'
> & { readonly attack: PrintedNumber | undefined };

const ONE: PrintedNumber = { amount: 1, kind: 'digits', per: 'game', hasStar: false };
const blank: Omit<AuditedFacts, 'name' | 'type'> = {
  icons: [],
  boost: 0,
  traits: [],
  keywords: [],
  isUnique: false,
  attack: undefined,
  defense: undefined,
  scheme: undefined,
  threatPerRound: undefined,
};

/** The encounter cards of our own campaigns, which no product has. Written from the cards, apart from what the game makes of them. */
const ofCampaigns: Readonly<Record<string, AuditedFacts>> = {
  'stolen_reactor.smuggled-reactor': { ...blank, name: 'Smuggled Reactor', type: 'sideScheme', icons: ['acceleration'] },
  'stolen_reactor.reactor-guard': { ...blank, name: 'Reactor Guard', type: 'minion', attack: ONE, scheme: ONE, boost: 1 },
};

/** The facts of a card by its key; undefined for what is no printed card, such as one that lies facedown. */
export function auditedFacts(key: string): AuditedFacts | undefined {
  return factsOf(key) ?? ofCampaigns[key];
}
