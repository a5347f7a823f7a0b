import type { About, Aim, Filter, Quality } from '../language/effects.ts';
import type { Lexicon, Manners, Match } from '../match/match.ts';
import { countWork, looks } from '../match/text-work.ts';
import { isEnemy } from '../derived/players.ts';
import type { CardId, CardRef, CoreState, Seat } from '../state/state.ts';
import { cardOf, isOrJustWas } from '../state/state.ts';
import type { Asker } from '../language/asker.ts';
import { word } from '../language/look-up.ts';
import { chosenWords } from '../derived/chosen-word.ts';
import { textRule } from '../language/text-rules.ts';
import { applies } from '../state/site.ts';

/** Whether a card has a quality, as somebody says it: words may have been changed. */
type HasQuality<S extends CoreState> = (match: Match<S>, card: CardRef, asker: Asker) => boolean;

/** A test of one card against a quality. */
export function compileQuality<S extends CoreState>(lexicon: Lexicon<S>, quality: Quality): HasQuality<S> {
  if (typeof quality === 'string') {
    const { test } = word(lexicon.words.qualities, quality, 'quality');
    return (match, card, asker) => test(match, card, '', asker);
  }
  if ('not' in quality) {
    if (typeof quality.not === 'object' && 'chosen' in quality.not) return compileChosen(lexicon, quality.not, false);
    const holds = compileQuality(lexicon, quality.not);
    return (match, card, asker) => !holds(match, card, asker);
  }
  if ('targets' in quality) return compileAim(lexicon, quality);
  if ('chosen' in quality) return compileChosen(lexicon, quality, true);
  const { test } = word(lexicon.words.qualities, quality.is, 'quality');
  const { value } = quality;
  const { reads } = lexicon.manners;
  if (reads === undefined) return (match, card, asker) => test(match, card, value, asker);
  return (match, card, asker) => test(match, card, reads(match, asker.reader, value), asker);
}

/** A test of some cards against a quality: of each of them, or of all together. */
export function compileQualityOfAll<S extends CoreState>(
  lexicon: Lexicon<S>,
  quality: Quality,
): (match: Match<S>, cards: readonly CardRef[], asker: Asker) => boolean {
  const together = typeof quality === 'string' ? word(lexicon.words.qualities, quality, 'quality').together : undefined;
  if (together !== undefined) return together;
  const has = compileQuality(lexicon, quality);
  return (match, cards, asker) => cards.every((card) => has(match, card, asker));
}

/** Whether a card has, or has not, the word that was chosen. Before it is chosen either may be. */
function compileChosen<S extends CoreState>(
  lexicon: Lexicon<S>,
  { is, chosen: name }: { readonly is: string; readonly chosen: string },
  has: boolean,
): HasQuality<S> {
  const { test } = word(lexicon.words.qualities, is, 'quality');
  return (match, card, asker) => {
    const chosen = chosenWords(match, asker, name);
    return chosen.length === 0 || chosen.some((each) => test(match, card, each, asker)) === has;
  };
}

/** Whether something that waits to be resolved targets such a card. The game says which of its targets are looked at. */
function compileAim<S extends CoreState>(lexicon: Lexicon<S>, { targets, only }: Aim): HasQuality<S> {
  const fits = compileAbout(lexicon, targets);
  const asks = only === true ? 'only' : 'any';
  const { manners } = lexicon;
  return (match, card, asker) => manners.targetsOf?.(match, card, asks).some((target) => fits(match, asker, target)) === true;
}

/** A test of one card, as somebody asks it, and from a player's point of view: the asker's, unless another is named. */
export type Fits<S extends CoreState> = (match: Match<S>, card: CardRef, asker: Asker, seat?: Seat) => boolean;

/** Whether one card fits a filter. */
export function compileFit<S extends CoreState>(lexicon: Lexicon<S>, filter: Filter): Fits<S> {
  const { is } = word(lexicon.words.nouns, filter.noun, 'noun');
  const isAmong = compileAmong(lexicon, filter);
  const has = compileQualities(lexicon, filter.are);
  const work = workOf(lexicon, filter);
  return (match, card, asker, seat = asker.seat) => {
    countWork(match, work);
    return (
      is(match, card, asker) &&
      (isAmong === undefined || isAmong(match, card, asker, seat)) &&
      (has === undefined || has(match, card, asker))
    );
  };
}

/** What holding one card against a filter counts as: see `countWork`. */
function workOf<S extends CoreState>(lexicon: Lexicon<S>, { are }: Filter): number {
  return are.reduce((sum, quality) => sum + workOfQuality(lexicon, quality), 1);
}

function workOfQuality<S extends CoreState>(lexicon: Lexicon<S>, quality: Quality): number {
  if (typeof quality === 'string') return lexicon.words.qualities[quality]?.looksAround === true ? looks.around : 1;
  if ('targets' in quality) return looks.around;
  if ('is' in quality) return workOfQuality(lexicon, quality.is);
  return typeof quality.not === 'object' && 'chosen' in quality.not ? 1 : workOfQuality(lexicon, quality.not);
}

/** Whether one of the cards that the noun names may be another than the ability's own, and whose it must be; undefined where any may be. */
export function compileAmong<S extends CoreState>(
  { manners }: Lexicon<S>,
  { whose, other }: Filter,
): ((match: Match<S>, card: CardRef, asker: Asker, seat: Seat) => boolean) | undefined {
  if (whose === undefined && other !== true) return undefined;
  const another = other === true ? textRule(manners, 'TEXT-ANOTHER') : undefined;
  return (match, card, { self }, seat) => {
    if (another !== undefined && (cardOf(card) === self || isGiver(manners, match, self, card)) && applies(match, another)) return false;
    if (whose === 'friendly' && manners.ownerOf(match, card) !== seat) return false;
    return whose !== 'enemy' || isEnemy(match, seat, manners.ownerOf(match, card));
  };
}

/** Whether a card is the one that gave what a lasting effect says, as it was then or as it left. */
function isGiver<S extends CoreState>(manners: Manners<S>, match: Match<S>, self: CardId, card: CardRef): boolean {
  const giver = manners.thisCardMeansGiver === true ? manners.giverOf?.(match, self) : undefined;
  return giver !== undefined && cardOf(giver) === cardOf(card) && isOrJustWas(match.state, giver);
}

export function compileQualities<S extends CoreState>(lexicon: Lexicon<S>, are: readonly Quality[]): HasQuality<S> | undefined {
  const tests = are.map((quality) => compileQuality(lexicon, quality));
  const [only] = tests;
  if (only === undefined || tests.length === 1) return only;
  return (match, card, asker) => {
    for (const test of tests) if (!test(match, card, asker)) return false;
    return true;
  };
}

/**
 * The cards that a filter describes, from a player's point of view: the asker's, unless another is named. With `allowed` only those of them:
 * "the most powerful of those creatures".
 */
export function compileFilter<S extends CoreState>(
  lexicon: Lexicon<S>,
  filter: Filter,
): (match: Match<S>, asker: Asker, seat?: Seat, allowed?: readonly CardId[]) => CardId[] {
  const noun = word(lexicon.words.nouns, filter.noun, 'noun');
  // "The most powerful enemy creature" is the most powerful of the enemy creatures.
  const superlative = filter.are.find((quality) => typeof quality === 'string' && lexicon.words.qualities[quality]?.rank !== undefined);
  const rank = typeof superlative === 'string' ? lexicon.words.qualities[superlative]?.rank : undefined;
  const isAmong = compileAmong(lexicon, filter);
  const has = compileQualities(lexicon, rank === undefined ? filter.are : filter.are.filter((quality) => quality !== superlative));
  const work = workOf(lexicon, filter);
  return (match, asker, seat = asker.seat, allowed = undefined) => {
    const all = noun.cards(match, seat, asker);
    countWork(match, 1 + all.length * work);
    const open = allowed === undefined ? all : all.filter((card) => allowed.includes(card));
    const cards = open.filter(
      (card) => (isAmong === undefined || isAmong(match, card, asker, seat)) && (has === undefined || has(match, card, asker)),
    );
    if (rank === undefined) return cards;
    const most = Math.max(...cards.map((card) => rank(match, card)));
    return cards.filter((card) => rank(match, card) === most);
  };
}

/** Whether what an event is about is the card that listens, and not what that card was before it left and came back. */
function isStillSelf<S extends CoreState>(match: Match<S>, { self }: Asker, ref: CardRef): boolean {
  return cardOf(ref) === self && isOrJustWas(match.state, ref);
}

export function compileAbout<S extends CoreState>(
  lexicon: Lexicon<S>,
  about: About | undefined,
): (match: Match<S>, asker: Asker, card: CardRef) => boolean {
  if (about === undefined) return () => true;
  if (about === 'self') return isStillSelf;
  if (about === 'host') return (match, { self }, card) => cardOf(card) === match.state.cards[self]?.host;
  if (about === 'giver') {
    const { manners } = lexicon;
    return (match, { self }, card) => isGiver(manners, match, self, card);
  }
  const fits = compileFit(lexicon, about);
  return (match, asker, card) => fits(match, card, asker);
}
