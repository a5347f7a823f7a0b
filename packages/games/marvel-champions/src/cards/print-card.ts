import { cardTypes, type CardType, type MaximumOf, type PerPlayer, type PrintedCard } from '../state/printed.ts';
import { otherSideOf } from './facts.ts';
import type { CardFacts, PrintedNumber, SchemeIcon } from './facts/card-facts.ts';

/** What a match reads of a printed card; undefined for types that the rules do not know. */
export function printCard(facts: CardFacts): PrintedCard | undefined {
  const { name, subname, isUnique, traits, keywords, resources, attack, thwart, handSize, boost, set = '' } = facts;
  const type = cardTypes.find((each) => each === facts.type);
  if (type === undefined) return undefined;
  const iconsOf = (icon: SchemeIcon): number => facts.icons.filter((each) => each === icon).length;
  const back = otherSideOf(facts.code);
  return {
    type,
    name,
    subtitle: subname,
    isUnique,
    traits,
    keywords: Object.fromEntries(keywords.map(({ keyword, value }) => [keyword, Math.max(1, value)])),
    ...keywordsPerPlayer(facts),
    ...keywordWords(facts),
    ...maxOf(facts),
    ...addsOf(facts, type),
    ...starsOf(facts, type),
    faction: facts.faction,
    resources,
    attackDamage: attack?.consequential ?? 0,
    thwartDamage: thwart?.consequential ?? 0,
    handSize: handSize ?? 0,
    acceleration: iconsOf('acceleration'),
    hazard: iconsOf('hazard'),
    crisis: iconsOf('crisis'),
    amplify: iconsOf('amplify'),
    boost,
    set,
    ...(back !== undefined && { otherSide: back.code }),
    ...amounts({ cost: facts.cost, attack, thwart, defense: facts.defense, recover: facts.recover, scheme: facts.scheme }, type),
    ...perPlayer({
      hitPoints: facts.hitPoints,
      startingThreat: facts.startingThreat,
      targetThreat: facts.targetThreat,
      eachRound: facts.threatPerRound,
    }),
  };
}

/** *Rule:* MC-PER-PLAYER-ICON-1. */
function keywordsPerPlayer({ keywords }: CardFacts): Pick<PrintedCard, 'keywordsPerPlayer'> {
  const scaled = keywords.filter(({ isPerPlayer }) => isPerPlayer).map(({ keyword }) => keyword);
  return scaled.length === 0 ? {} : { keywordsPerPlayer: scaled };
}

const worded = ['form', 'requirement', 'teamUp', 'teamwork'];

/** *Rule:* MC-FORM-7, MC-REQUIREMENT-1, MC-TEAM-UP-2, MC-TEAMWORK-1. */
function keywordWords({ keywords }: CardFacts): Pick<PrintedCard, 'keywordWords'> {
  const words = keywords.filter(({ keyword }) => worded.includes(keyword)).map(({ keyword, of }) => [keyword, of]);
  return words.length === 0 ? {} : { keywordWords: Object.fromEntries(words) as Readonly<Record<string, string>> };
}

/** What a maximum is of where its word is none of a card that copies are attached to. */
const ofNoHost: Readonly<Partial<Record<string, MaximumOf>>> = {
  player: 'player',
  phase: 'phase',
  round: 'round',
  'encounter card': 'circumstance',
};

/** How many copies there may be in play, or be played. *Rule:* MC-MAXIMUM-2, MC-MAXIMUM-5, MC-MAXIMUM-7, MC-MAXIMUM-8. */
function maxOf({ keywords }: CardFacts): Pick<PrintedCard, 'max'> {
  const max = keywords.find(({ keyword, of }) => keyword === 'max' && of !== 'deck');
  return max === undefined ? {} : { max: { count: max.value, each: ofNoHost[max.of] ?? 'host' } };
}

/** *Rule:* MC-ATTACHMENT-3. */
function addsOf({ attack, scheme, thwart }: CardFacts, type: CardType): Pick<PrintedCard, 'adds'> {
  if (type !== 'attachment' || (attack ?? scheme ?? thwart) === undefined) return {};
  const added = { ...(attack && { attack: attack.amount }), ...(scheme && { scheme: scheme.amount }) };
  return { adds: { ...added, ...(thwart && { thwart: thwart.amount }) } };
}

const powers = ['attack', 'thwart', 'defense', 'recover', 'scheme'] as const;

/** *Rule:* MC-STAR-ICON-6. */
function starsOf(facts: CardFacts, type: CardType): Pick<PrintedCard, 'stars'> {
  const stars = powers.filter((power) => type !== 'attachment' && facts[power]?.kind === 'star');
  return stars.length === 0 ? {} : { stars };
}

/** A dash is a power, or a cost, that the card lacks; an attachment has what it adds, and no power. *Rule:* MC-DASH-1, MC-DASH-2. */
function amounts<K extends string>(
  numbers: Readonly<Record<K, PrintedNumber | undefined>>,
  type: CardType,
): { readonly [N in K]?: number } {
  const printed = Object.entries<PrintedNumber | undefined>(numbers).flatMap(([name, number]) =>
    number === undefined || ['dash', 'star'].includes(number.kind) || type === 'attachment' ? [] : [[name, number.amount]],
  );
  return Object.fromEntries(printed) as { readonly [N in K]?: number };
}

function perPlayer<K extends string>(numbers: Readonly<Record<K, PrintedNumber | undefined>>): { readonly [N in K]?: PerPlayer } {
  const printed = Object.entries<PrintedNumber | undefined>(numbers).flatMap(([name, number]) =>
    number === undefined ? [] : [[name, { each: number.amount, perPlayer: number.per === 'player' }]],
  );
  return Object.fromEntries(printed) as { readonly [N in K]?: PerPlayer };
}
