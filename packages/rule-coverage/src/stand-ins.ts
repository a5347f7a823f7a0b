import type { ScenarioEntry } from './scenario-files.ts';

/** The English name of a game's own card by its key or name; undefined where the game has no such card. */
export type NameOfCard = (keyOrName: string) => string | undefined;

/** The row of a ruling or an erratum of one card: the card's key. */
const rowOfCard = /-(?:FAQ-CARD|ERRATA)-(.+?)(?:-\d+)?$/;
/** The most words that are tried as one name. */
const WORDS_MAX = 6;

/**
 * The real card that a scenario is about and does not use, having test cards in its place: that of the row, or one that its name speaks
 * of, or one whose name a test card has taken. Undefined where there is none.
 */
export function standInFor({ name, input }: ScenarioEntry, rule: string, nameOf: NameOfCard): string | undefined {
  const {
    cards = [],
    position = [],
    steps = [],
  } = input as Readonly<Record<'cards' | 'position' | 'steps', readonly unknown[] | undefined>>;
  if (cards.length === 0) return undefined;
  const taken = cards.map((card) => String((card as { readonly name?: unknown }).name));
  const laid = [...position, ...steps.flatMap((step) => (step as { readonly edit?: readonly string[] }).edit ?? [])]
    .join('\n')
    .toLowerCase();
  const ofRow = rowOfCard.exec(rule)?.[1];
  const about = [...(ofRow === undefined ? [] : [ofRow]), ...namesIn(name)].flatMap((each) => nameOf(each) ?? []);
  return taken.find((each) => nameOf(each) !== undefined) ?? about.find((each) => !laid.includes(each.toLowerCase()));
}

/** The runs of words in a sentence that begin with a capital, without the word that begins the sentence alone. */
function namesIn(sentence: string): readonly string[] {
  const words = sentence.replaceAll(/[,.:;?!“”]/g, '').split(/\s+/);
  return words.flatMap((word, at) => {
    if (!/^\p{Lu}/u.test(word)) return [];
    const most = Math.min(WORDS_MAX, words.length - at);
    const runs = Array.from({ length: most }, (_, count) => words.slice(at, at + count + 1).join(' '));
    return runs.filter((run) => at > 0 || run.includes(' ')).map((run) => run.replace(/[’']s$/, ''));
  });
}
