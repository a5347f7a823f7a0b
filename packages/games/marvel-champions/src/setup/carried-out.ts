import type { Problem } from '@crupier/kernel/rules';
import type { Ability, Act } from '@crupier/kernel/cards';
import { workingKeywords } from '../meanings/rules.ts';
import type { OwnInput } from './described-cards.ts';

type Activated = Ability & { readonly kind: 'activated' };

const ofAllies = ['attack', 'attackDamage', 'thwart', 'thwartDamage', 'hitPoints'] as const;

/**
 * Finds what the rules would not carry out of a user's card that is well formed: numbers that only allies have, abilities that work nowhere
 * or where they should not, resource abilities that do more than generate, and keywords that have no rules yet.
 *
 * *Errors:* `card.onlyOfAllies`, `card.missing`, `card.neverBegins`, `card.inHand`, `card.neverInPlay`, `card.onlyEnters`, `card.onlyGenerates`, `card.onlyItsOwn`,
 * `card.keywordNotYet`, `card.noDoer`, each with its path.
 */
export function checkCarriedOut(input: OwnInput, at: string): readonly Problem[] {
  const spoken = (input.abilities ?? []).flatMap((ability, index) => {
    const place = `${at}.abilities[${index}]`;
    return [
      ...checkPlace(input, ability, place),
      ...checkAttaching(ability, place),
      ...checkResource(ability, place),
      ...checkWords(ability, place),
    ];
  });
  return [...checkNumbers(input, at), ...checkBeginning(input, at), ...spoken];
}

/** What begins in play is of a type that is ever in play. *Rule:* MC-SETUP-KEYWORD-2. */
function checkBeginning({ type, keywords = [] }: OwnInput, at: string): readonly Problem[] {
  const place = keywords.indexOf('setup');
  if (place < 0 || (type !== 'event' && type !== 'resource')) return [];
  return [{ code: 'card.neverBegins', at: `${at}.keywords[${place}]`, values: {} }];
}

function checkNumbers(input: OwnInput, at: string): readonly Problem[] {
  if (input.type === 'ally') return input.hitPoints === undefined ? [{ code: 'card.missing', at, values: { field: 'hitPoints' } }] : [];
  return ofAllies.flatMap((field) =>
    input[field] === undefined ? [] : [{ code: 'card.onlyOfAllies', at: `${at}.${field}`, values: { field } }],
  );
}

/** Whether an ability works where its card is used: an event in hand, a resource card nowhere. *Rule:* MC-EVENT-1, MC-RESOURCE-CARD-1. */
function checkPlace({ type }: OwnInput, ability: Ability, at: string): readonly Problem[] {
  if (ability.kind === 'keyword') return [];
  if (type === 'resource') return [{ code: 'card.neverInPlay', at, values: {} }];
  if (type !== 'event') return [];
  const isPlayed =
    (ability.kind === 'activated' && ability.headers.every((header) => header === 'action' || header === 'special')) ||
    (ability.kind === 'triggered' && !ability.forced);
  return isPlayed ? [] : [{ code: 'card.inHand', at, values: {} }];
}

/** What says how a card enters play does nothing else: it attaches the card, or says whose it is. *Rule:* MC-ATTACH-1. */
function checkAttaching(ability: Ability, at: string): readonly Problem[] {
  if (ability.kind !== 'activated' || !ability.headers.includes('attach')) return [];
  const { headers, price, resources, limit, clause } = ability;
  const { targets: _targets, players: _players, ...rest } = clause;
  const [first, ...others] = clause.do;
  const enters = (first?.verb === 'attach' || first?.verb === 'enterUnderControl') && first.on?.kind === 'self' && others.length === 0;
  const isAll = headers.length === 1 && price === undefined && resources === undefined && limit === undefined;
  return enters && isAll && isBare(rest) ? [] : [{ code: 'card.onlyEnters', at, values: {} }];
}

/** A resource ability generates fixed resources, and takes nothing but its own card and its counters. *Rule:* MC-RESOURCE-ABILITY-1. */
function checkResource(ability: Ability, at: string): readonly Problem[] {
  if (ability.kind !== 'activated' || !ability.headers.includes('resource')) return [];
  const generates = isBare(ability.clause) && ability.clause.do.length > 0 && ability.clause.do.every(isGenerating) && isAlone(ability);
  const isOwnPrice = ability.price === undefined || (isBare(ability.price) && ability.price.do.every(isOfItself));
  return [
    ...(generates ? [] : [{ code: 'card.onlyGenerates', at: `${at}.clause`, values: {} }]),
    ...(isOwnPrice ? [] : [{ code: 'card.onlyItsOwn', at: `${at}.price`, values: {} }]),
  ];
}

function isAlone({ headers, resources, labels = [] }: Activated): boolean {
  return headers.length === 1 && resources === undefined && labels.every((label) => label === 'hero' || label === 'alterEgo');
}

/** Whether a clause is nothing but acts. */
function isBare(clause: Activated['clause']): boolean {
  return Object.entries(clause).every(([field, part]) => field === 'do' || part === undefined);
}

function isGenerating({ verb, amount = 1, on, who }: Act): boolean {
  const isFixed = verb === 'generateLikeTopDiscard' || (verb === 'generate' && typeof amount === 'number' && amount > 0);
  return isFixed && on === undefined && who === undefined;
}

function isOfItself({ verb, on, amount = 1, who }: Act): boolean {
  const isPayable = verb === 'exhaust' || (verb === 'removeCounters' && typeof amount === 'number');
  return isPayable && on?.kind === 'self' && who === undefined;
}

/** Keywords that a text gives or takes and that the rules do not know yet, and deeds of the player of another card, which may be nobody’s. */
function checkWords(tree: unknown, at: string): readonly Problem[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const { kind, list, word, verb, of } = tree as Readonly<Record<string, unknown>>;
  const own =
    kind === 'list' && list === 'keyword' && !workingKeywords.some((each) => each === word)
      ? [{ code: 'card.keywordNotYet', at: `${at}.word`, values: { given: String(word), known: workingKeywords.join(', ') } }]
      : [];
  const inner = Object.entries(tree).flatMap(([field, part]) =>
    checkWords(part, Array.isArray(tree) ? `${at}[${field}]` : `${at}.${field}`),
  );
  const doer = verb !== undefined && of !== undefined ? [{ code: 'card.noDoer', at: `${at}.of`, values: {} }] : [];
  return [...own, ...doer, ...inner];
}
