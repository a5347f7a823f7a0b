import {
  checkSchema,
  listOf,
  ok,
  oneWord,
  record,
  whole,
  type CardBehaviour,
  type Problem,
  type Result,
  type Schema,
} from '@crupier/kernel/rules';
import type { Ability } from '@crupier/kernel/cards';
import { withAddedPowers } from '../cards/behaviours.ts';
import { factsOf } from '../cards/facts.ts';
import {
  blankPrint,
  cardTypes,
  maximaOf,
  resourceTypes,
  type CardType,
  type MaximumOf,
  type PrintedCard,
  type ResourceType,
} from '../state/printed.ts';

const perPlayerNumbers = ['hitPoints', 'startingThreat', 'targetThreat', 'eachRound'] as const;
const plainNumbers = [
  'cost',
  'attack',
  'thwart',
  'defense',
  'recover',
  'scheme',
  'attackDamage',
  'thwartDamage',
  'handSize',
  'acceleration',
  'hazard',
  'crisis',
  'amplify',
  'boost',
] as const;

/** A card as a scenario describes it: what is printed on it, and its abilities in effect data. */
interface TestCard extends Readonly<Partial<Record<(typeof perPlayerNumbers)[number] | (typeof plainNumbers)[number], number>>> {
  readonly name: string;
  readonly type: CardType;
  readonly subtitle?: string;
  readonly isUnique?: boolean;
  readonly traits?: readonly string[];
  /** With its number where it has one: `retaliate:2`. */
  readonly keywords?: readonly string[];
  readonly faction?: string;
  readonly resources?: readonly ResourceType[];
  /** Which of its numbers have the icon “per player”. */
  readonly perPlayer?: readonly (typeof perPlayerNumbers)[number][];
  readonly max?: number;
  readonly maxEach?: MaximumOf;
  /** Those of its powers whose value is a star. */
  readonly stars?: readonly string[];
  readonly addsAttack?: number;
  readonly addsScheme?: number;
  readonly addsThwart?: number;
  /** The name of its other side: of another test card, or the code of a real one. */
  readonly otherSide?: string;
  readonly set?: string;
  readonly abilities?: readonly Ability[];
}

const NUMBER_MAX = 99;
const text: Schema = { type: 'string', minLength: 1, maxLength: 80 };
const number = whole(0, NUMBER_MAX);

const schema: Schema = record({
  name: text,
  type: oneWord('type', cardTypes),
  'subtitle?': text,
  'isUnique?': { type: 'boolean' },
  'traits?': listOf(text),
  'keywords?': listOf({ title: 'keyword', type: 'string', pattern: '^[a-zA-Z]+(:[0-9]{1,2})?$' }),
  'faction?': text,
  'resources?': listOf(oneWord('resource', resourceTypes)),
  'perPlayer?': listOf(oneWord('value', perPlayerNumbers)),
  'max?': number,
  'maxEach?': oneWord('value', maximaOf),
  'stars?': listOf(text),
  'addsAttack?': number,
  'addsScheme?': number,
  'addsThwart?': number,
  'otherSide?': text,
  'set?': text,
  'abilities?': { type: 'array' },
  ...Object.fromEntries([...perPlayerNumbers, ...plainNumbers].map((name) => [`${name}?`, number])),
});

/** Reads cards that a scenario describes. *Errors:* `card.…` of what is wrong in the form of one, with its path. */
export function readTestCards(inputs: readonly unknown[]): Result<readonly CardBehaviour[]> {
  const problems = inputs.flatMap((input, at): readonly Problem[] => checkSchema(schema, input, `cards[${at}]`));
  return problems.length > 0 ? { ok: false, problems } : ok(inputs.map((input) => toCard(input as TestCard)));
}

function toCard(input: TestCard): CardBehaviour {
  const { name, abilities = [] } = input;
  const printed = printedOf(input);
  const key = input.subtitle === undefined ? `test/${name}` : `test/${name}: ${input.subtitle}`;
  return { key, printed, abilities: withAddedPowers(printed, abilities) };
}

function printedOf(input: TestCard): PrintedCard {
  const { type, name, perPlayer = [], max, maxEach = 'player', addsAttack, addsScheme, addsThwart, otherSide, keywords = [] } = input;
  const plain = plainNumbers.flatMap((each) => (input[each] === undefined ? [] : [[each, input[each]] as const]));
  const scaled = perPlayerNumbers.flatMap((each) =>
    input[each] === undefined ? [] : [[each, { each: input[each], perPlayer: perPlayer.includes(each) }] as const],
  );
  const adds = {
    ...(addsAttack !== undefined && { attack: addsAttack }),
    ...(addsScheme !== undefined && { scheme: addsScheme }),
    ...(addsThwart !== undefined && { thwart: addsThwart }),
  };
  return {
    ...blankPrint,
    type,
    name,
    subtitle: input.subtitle ?? '',
    isUnique: input.isUnique ?? false,
    traits: input.traits ?? [],
    keywords: Object.fromEntries(keywords.map((each) => [each.split(':')[0] ?? '', Number(each.split(':')[1] ?? 1)])),
    faction: input.faction ?? '',
    resources: input.resources ?? [],
    set: input.set ?? '',
    ...(input.stars !== undefined && { stars: input.stars }),
    ...(max !== undefined && { max: { count: max, each: maxEach } }),
    ...(Object.keys(adds).length > 0 && { adds }),
    ...(otherSide !== undefined && { otherSide: factsOf(otherSide) === undefined ? `test/${otherSide}` : otherSide }),
    ...Object.fromEntries([...plain, ...scaled]),
  };
}
