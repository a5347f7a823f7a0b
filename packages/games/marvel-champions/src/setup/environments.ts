import type { Problem } from '@crupier/kernel/rules';
import { factsOf, knownFacts, packOf, packs, printingsOf } from '../cards/facts.ts';
import type { CardCode } from '../cards/facts/card-facts.ts';
import type { PackCode } from '../cards/facts/vocabulary.ts';
import { isPrintedIn } from '../cards/identities.ts';
import type { PlaceOf } from './checked-deck.ts';
import type { DeckList } from './deck-list.ts';
import { cardValues, illegal } from './deck-problems.ts';

/** The environments of the game. *Rule:* MC-ENVIRONMENTS-1. */
export const environments = ['current', 'limited', 'legacy'] as const;
/** An environment: which products a deck may take its cards from. */
export type Environment = (typeof environments)[number];

/** The products of the current environment that the rules name. *Rule:* MC-ENVIRONMENTS-3, MC-ENVIRONMENTS-4. */
const currentPacks: readonly PackCode[] = [
  ...(['core', 'aoa', 'aos', 'cw'] as const),
  ...(['iceman', 'jubilee', 'ncrawler', 'magneto', 'bp', 'silk', 'falcon', 'winter', 'wonder_man', 'hercules'] as const),
];

/** The month of the rules reference: whatever appeared after it belongs to the current environment too. *Rule:* MC-ENVIRONMENTS-3. */
const rulesDated = '2025-12-31';

/** How many expansions and hero packs a limited deck may take cards from beside the core set. *Rule:* MC-ENVIRONMENTS-6. */
const limited = { boxesMax: 3, packsMax: 10 } as const;

/** The products of the current environment. *Rule:* MC-ENVIRONMENTS-3. */
export function currentEnvironment(): readonly PackCode[] {
  return packs.filter(({ code, released }) => currentPacks.includes(code) || released > rulesDated).map(({ code }) => code);
}

/**
 * Finds what keeps a deck out of an environment. A card counts as of every product that prints it; scenarios are free,
 * and so are cards of one's own.
 *
 * *Errors:* `deck.environment` for each card, `deck.tooManyProducts`.
 * *Rule:* MC-ENVIRONMENTS-1 to MC-ENVIRONMENTS-6.
 */
export function checkEnvironment(deck: DeckList, environment: Environment, placeOf: PlaceOf = (card) => card): readonly Problem[] {
  const cards = [deck.identity, ...deck.cards.map(({ card }) => card)].filter((card) => factsOf(card) !== undefined);
  if (environment === 'current') {
    const allowed = currentEnvironment();
    return cards
      .filter((card) => !isPrintedIn(card, (pack) => allowed.includes(pack)))
      .map((card) => illegal('deck.environment', 'MC-ENVIRONMENTS-3', placeOf(card), cardValues(knownFacts(card))));
  }
  if (environment === 'legacy' || canBeLimited(cards)) return [];
  return [illegal('deck.tooManyProducts', 'MC-ENVIRONMENTS-6', '', limited)];
}

/** Whether three expansions and ten hero packs have all these cards that the core set has not. */
function canBeLimited(cards: readonly CardCode[]): boolean {
  const wanted = cards
    .filter((card) => !isPrintedIn(card, (pack) => pack === 'core'))
    .map((card) => [...new Set(printingsOf(card).map((code) => knownFacts(code).pack))])
    .toSorted((one, other) => one.length - other.length);
  return canCover(wanted, [], { left: triesMax });
}

/** How many choices of products are tried at most; a real deck needs some hundred. What needs more counts as not covered. */
const triesMax = 20_000;

/** Tries each product for the first card that none has yet: cards of one product come first, so that little is left to try. */
function canCover(wanted: readonly (readonly PackCode[])[], taken: readonly PackCode[], tries: { left: number }): boolean {
  tries.left -= 1;
  if (tries.left < 0) return false;
  const open = wanted.find((choices) => !choices.some((pack) => taken.includes(pack)));
  if (open === undefined) return true;
  return open.some((pack) => {
    const more = [...taken, pack];
    const heroPacks = more.filter((each) => packOf(each).type === 'hero').length;
    const isAllowed = heroPacks <= limited.packsMax && more.length - heroPacks <= limited.boxesMax;
    return isAllowed && canCover(wanted, more, tries);
  });
}
