import { perDefinition, type CardId, type Game } from '@crupier/kernel/rules';
import type { Ability, Filter } from '@crupier/kernel/cards';
import type { Marvel, MarvelMatch } from './state.ts';

/** What a card's text says that matters where the text does not work yet: in hand, or as it is revealed. */
interface Written {
  /** Words that its text says of itself, with the number of each. */
  readonly words: Readonly<Record<string, number>>;
  readonly needed: readonly NeededTrait[];
  readonly saysAny: boolean;
  /** The headers of its abilities. */
  readonly headers: readonly string[];
}

/** A trait of which a card asks that its player control a card with it: any card, or the identity alone. */
interface NeededTrait {
  readonly trait: string;
  readonly ofIdentity: boolean;
}

/** A match, or what a commit has of it. */
type Reader = Pick<MarvelMatch, 'game' | 'state'>;

const writtenOn = perDefinition<Marvel, Written>(read);

function read({ definitions }: Game<Marvel>, definition: number): Written {
  const said: readonly Ability[] = definitions[definition]?.written ?? [];
  const words = said.flatMap((each) => (each.kind === 'keyword' ? [[each.keyword, Math.max(1, each.value)] as const] : []));
  return {
    words: Object.fromEntries(words),
    saysAny: words.length > 0,
    needed: said.flatMap((each) =>
      each.kind === 'keyword' && each.keyword === 'playOnlyWith' && each.of !== undefined ? neededBy(each.of) : [],
    ),
    headers: said.flatMap((each) => (each.kind === 'activated' ? each.headers : [])),
  };
}

function writtenOf(match: Reader, card: CardId): Written {
  return writtenOn(match, match.state.cards[card]?.definition ?? 0);
}

/** The number of a word that a card's text says of itself; 0 where it does not say it. */
export function wordOf(match: Reader, card: CardId, word: string): number {
  const { words, saysAny } = writtenOf(match, card);
  return saysAny ? (words[word] ?? 0) : 0;
}

/** Whether a card's text says any word of itself: most do not. */
export function saysAnyWord(match: Reader, card: CardId): boolean {
  return writtenOf(match, card).saysAny;
}

/** Whether a card has an ability under a header. */
export function hasHeader(match: Reader, card: CardId, header: string): boolean {
  return writtenOf(match, card).headers.includes(header);
}

/** The traits of which a card asks that its player control a card with one. */
export function traitsNeeded(match: Reader, card: CardId): readonly NeededTrait[] {
  return writtenOf(match, card).needed;
}

function neededBy({ noun, are }: Filter): readonly NeededTrait[] {
  return are.flatMap((each) =>
    typeof each === 'object' && 'value' in each && each.is === 'trait'
      ? [{ trait: String(each.value), ofIdentity: noun === 'identity' }]
      : [],
  );
}
