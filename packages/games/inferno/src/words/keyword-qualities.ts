import { applies, cardOf, site, type Agreeing, type QualityWord, type Site } from '@crupier/kernel';
import { isIndestructible } from '../rules/immunity.ts';
import { printedOf } from '../state/printed.ts';
import { hasKeyword } from '../state/reading.ts';
import type { Inferno } from '../state/state.ts';
import type { Keyword } from './keywords.ts';

const protector = site('INF-702.6a', 'an untapped Protector may take the place of the defender');
const aquatic = site('INF-702.17a', 'what is aquatic suffers where there is no Acqua');
/** Cards of a deck alone: an ally dies of its toughness, not of the damage. Ruling C-38. */
const abyssal = site('INF-702.13a', 'what the damage of an abyssal source would put into an Infierno is exiled');
/** Ruling C-07: Vínculo has rules. */
const bond = site('INF-702.9a INF-702.9b', 'a card with a bond may be exiled on its way from the deck to the Infierno');

const attachesOnEntering = site('INF-302.4 INF-302.3b', 'a weapon that enters play may be attached to any ally');
const attachesForItsCost = site('INF-302.5 INF-302.3b', 'a weapon is attached to an ally for its printed cost');

const same = (text: string): Agreeing => [text, text, text, text];

function having(keyword: Keyword, en: string, es: string, rule: Site): QualityWord<Inferno> {
  return { test: (match, card) => hasKeyword(match, card, keyword) && applies(match, rule), en, es: same(es) };
}

/** By which the abilities that the rules lend find the cards with a keyword. No card's text speaks so. */
export const keywordQualities = {
  protecting: having('protector', 'protecting', 'protector', protector),
  waterBound: having('aquatic', 'aquatic', 'acuático', aquatic),
  abysmal: having('abyssal', 'abyssal', 'abismal', abyssal),
  bound: having('bond', 'bonded', 'con vínculo', bond),
  /** *Rule:* INF-302.4. */
  arming: { test: (match) => applies(match, attachesOnEntering), en: 'arming', es: same('que arma') },
  /** What has no printed cost has no such ability. *Rule:* INF-302.5. */
  equipping: {
    test: (match, card) => printedOf(match, cardOf(card)).cost !== undefined && applies(match, attachesForItsCost),
    en: 'equipping',
    es: same('que equipa'),
  },
  /** *Rule:* INF-702.12a. */
  undying: { test: (match, card) => isIndestructible(match, card), en: 'indestructible', es: same('indestructible') },
} as const satisfies Readonly<Record<string, QualityWord<Inferno>>>;
