import {
  applies,
  site,
  staticsAbout,
  topic,
  type CardId,
  type LayerRule,
  type Match,
  type SaidChange,
  type Site,
  type StaticEntry,
  type WorkingChange,
} from '@crupier/kernel/rules';
import type { AppliesTo, Change } from '@crupier/kernel/cards';
import type { Inferno } from './state.ts';

/** Words of a card: types, subtypes, keywords. */
export type Words = readonly string[];

/** Strength and toughness. */
export interface Body {
  readonly strength: number;
  readonly toughness: number;
}

/** Paths and names change here too; what a card defines of itself comes first here and in 6A. Rulings C-20, C-49. */
const layerOfTypes = site('INF-612.1d INF-612.1', 'layer 4: types, supertypes and subtypes change');
const layerOfAbilities = site('INF-612.1e INF-612.1 INF-113.9 INF-101.2a', 'layer 5: abilities are gained and lost');
const layerOfStrength = site(
  'INF-612.1f INF-612.4 INF-603.6b INF-610.3a INF-610.3c INF-604.2 INF-110.3 INF-112.3 INF-113.3d INF-116.2b INF-111.3',
  'layer 6: strength and toughness change',
);
const dependency = site('INF-612.7 INF-612.7a INF-612.7b', 'what another effect would alter is applied after that one');
const setsBeforeSums = site('INF-612.3b INF-612.3', 'layer 6B: what sets strength or toughness comes before what adds to it');
const sumsBeforeSwaps = site('INF-612.3c INF-612.3d INF-612.3', 'layers 6C and 6D: what adds comes before what swaps');
const goesOn = site('INF-612.5', 'what began to work in one layer goes on working on the same cards in the next ones');
/** Layer 6E. */
export const countersLast = site('INF-612.3e INF-612.3', 'layer 6E: damage counters come after everything else');
/** Layer 6A. Two weapons add up, whichever came first: ruling C-48. */
export const weaponsDefine = site(
  'INF-612.3a INF-604.3b INF-604.3c INF-208.1',
  'layer 6A: the modifiers of weapons belong to what defines an ally',
);

type Earlier = NonNullable<LayerRule<Inferno, never>['earlier']>['applied'];

const WORD_TOPICS = ['list type', 'list subtype', 'list supertype', 'list path'].map(topic);
const ABILITY_TOPICS = ['list keyword', 'isBlank'].map(topic);
const BODY_TOPICS = ['stat strength', 'stat toughness'].map(topic);

/** A word that is gained twice is had once; what becomes is nothing else. *Rule:* INF-204.1a. */
export function changeWords(words: Words, change: SaidChange): Words {
  if (change.kind !== 'list') return words;
  if (change.change === 'become') return [change.word];
  if (change.change === 'lose') return words.filter((each) => each !== change.word);
  return words.includes(change.word) ? words : [...words, change.word];
}

/** Layer 4, of one list. *Rule:* INF-612.1d. */
export function wordsRule(slot: (card: CardId) => number, list: string): LayerRule<Inferno, Words> {
  return { slot, topics: [topic(`list ${list}`)], sublayer: () => 0, apply: changeWords };
}

/** Layer 5: keywords that are gained and lost, one by one or all at once, in the order of time. *Rule:* INF-612.1e, INF-702.1a. */
export function abilityWordsRule(slot: (card: CardId) => number, applied: Earlier): LayerRule<Inferno, Words> {
  return {
    slot,
    topics: ABILITY_TOPICS,
    earlier: { topics: WORD_TOPICS, applied },
    sublayer: () => 0,
    apply: (words, change) => (change.kind === 'rule' ? NO_WORDS : changeWords(words, change)),
  };
}

const NO_WORDS: Words = [];
const sublayers = { set: 0, add: 1, swap: 2 } as const;

function sublayerOf(change: Change): number {
  if (change.kind === 'swap') return sublayers.swap;
  return change.kind === 'stat' && change.change === 'set' ? sublayers.set : sublayers.add;
}

const steady = new WeakMap<object, boolean>();

/**
 * Whether no strength or toughness could alter what a change does: a plain number, or one for each of certain allies, for the card itself,
 * for what it is attached to, or for certain allies, while no effect makes or unmakes allies or changes what they are. *Rule:* INF-612.7a.
 */
function isSteadyInStrength(match: Match<Inferno>, { ability, change }: WorkingChange<Inferno>): boolean {
  let known = steady.get(change);
  if (known === undefined) {
    const { data } = ability;
    known =
      data.kind === 'static' && ability.lent === undefined && data.if === undefined && isPlain(data.applies) && hasPlainAmount(change);
    steady.set(change, known);
  }
  return known && unsteadying.every((each) => staticsAbout(match, each).length === 0);
}

/** What effects are about that could make a card another one to those that look for allies of some sort. */
const unsteadying = ['list type', 'list subtype', 'definesSubtype'].map(topic);

/** What may be asked of an ally that has nothing to do with strength or toughness. */
const plainQualities: ReadonlySet<string> = new Set(['subtype', 'named']);

function isPlain(selector: AppliesTo): boolean {
  if (selector.kind === 'self' || selector.kind === 'host') return true;
  if (selector.kind !== 'each' || selector.noun !== 'ally' || selector.of !== undefined) return false;
  return selector.are.every((quality) => typeof quality === 'object' && 'is' in quality && plainQualities.has(quality.is));
}

function hasPlainAmount(change: Change): boolean {
  if (change.kind !== 'stat') return false;
  const { amount } = change;
  if (typeof amount !== 'object') return true;
  return amount.kind === 'perEach' && amount.of.kind === 'cards' && isPlain(amount.of.of);
}

/** Layer 6: both numbers are worked out together, for effects may swap them. *Rule:* INF-612.3. */
export function strengthRule(slot: (card: CardId) => number, applied: Earlier): LayerRule<Inferno, Body> {
  return {
    slot,
    topics: BODY_TOPICS,
    earlier: { topics: [...WORD_TOPICS, ...ABILITY_TOPICS], applied },
    sublayer: sublayerOf,
    isSteady: isSteadyInStrength,
    apply: (body, change, amount) => {
      if (change.kind === 'swap') return { strength: body.toughness, toughness: body.strength };
      if (change.kind !== 'stat') return body;
      const stat = change.stat as keyof Body;
      return { ...body, [stat]: change.change === 'set' ? amount : body[stat] + amount };
    },
  };
}

/** A rule of the layers, with what a probe has switched off left out. Without a probe it is the rule itself. */
export function inLayer<V>(match: Match<Inferno>, rule: LayerRule<Inferno, V>): LayerRule<Inferno, V> {
  if (match.probe === undefined) return rule;
  const { earlier, topics, ...rest } = rule;
  const isInForce = applies(match, layerOf(topics));
  const ordered = applies(match, dependency);
  const goes = earlier !== undefined && applies(match, goesOn);
  return {
    ...rest,
    topics: isInForce ? topics : [],
    ...(goes && { earlier }),
    ...(ordered ? {} : { byAgeAlone: true }),
    sublayer: (change) => probedSublayer(match, change),
  };
}

function layerOf(topics: LayerRule<Inferno, unknown>['topics']): Site {
  if (topics === BODY_TOPICS) return layerOfStrength;
  return topics === ABILITY_TOPICS ? layerOfAbilities : layerOfTypes;
}

function probedSublayer(match: Match<Inferno>, change: Change): number {
  const own = sublayerOf(change);
  if (own === sublayers.set && change.kind === 'stat' && !applies(match, setsBeforeSums)) return sublayers.add;
  return own === sublayers.swap && !applies(match, sumsBeforeSwaps) ? sublayers.set : own;
}

const began = new WeakMap<object, 'before' | 'taking' | 'later'>();

/** Whether an ability begins to work before abilities are lost, as one of those that take them, or later. */
function beginningOf(changes: readonly Change[]): 'before' | 'taking' | 'later' {
  if (changes.some((change) => layerOfChange(change) < LAYER_OF_ABILITIES)) return 'before';
  return changes.some((change) => change.kind === 'rule' && change.rule === 'isBlank') ? 'taking' : 'later';
}

const LAYER_OF_ABILITIES = 5;
const EARLY_RULES: Readonly<Record<string, number>> = { isControlled: 2, changesWord: 3 };

/** The layer in which a change works; past all of them where it changes the rules. *Rule:* INF-612.1, INF-612.9. */
function layerOfChange(change: Change): number {
  if (change.kind === 'list') return change.list === 'keyword' ? LAYER_OF_ABILITIES : 4;
  if (change.kind === 'rule') return change.rule === 'isBlank' ? LAYER_OF_ABILITIES : (EARLY_RULES[change.rule] ?? Infinity);
  return change.kind === 'ability' ? LAYER_OF_ABILITIES : 6;
}

/** Whether a change is one of the characteristics or the control of cards, not of the rules. *Rule:* INF-610.2c. */
export function changesCards(change: Change): boolean {
  return layerOfChange(change) < Infinity;
}

/**
 * When what an ability changes of cards works though its own card has lost its abilities: `before` that, because it began to work in an
 * earlier layer, or `taking` abilities itself; else `later`. *Rule:* INF-612.1, INF-612.5.
 */
export function workBegan({ ability: { data }, change }: StaticEntry<Inferno>): 'before' | 'taking' | 'later' {
  if (data.kind !== 'static' || !changesCards(change)) return 'later';
  let known = began.get(data);
  if (known === undefined) began.set(data, (known = beginningOf(data.changes)));
  return known;
}
