import type { Ability, Filter, Quality, Target } from '../language/effects.ts';
import { word } from '../language/look-up.ts';
import type { Wordings } from '../language/wordings.ts';
import type { FailedPart } from '../match/failing.ts';
import { unreachable, type Language } from '../state/result.ts';
import { grantSentences } from './abilities.ts';
import { beingText } from './conditions.ts';
import { conjugated } from './template.ts';
import type { TextContext } from './text-context.ts';
import { describe, nounOf, writerFor, writerOf } from './writer.ts';

/** What a card is not, as it is said after its name: "is not damaged". Undefined where the game has no words for it. */
export function writeLack(
  words: Wordings,
  { ability, target, part }: { readonly ability: Ability; readonly target: Target; readonly part: FailedPart },
  context: TextContext,
  language: Language,
): string | undefined {
  const writer = writerOf(writerFor(words, context, language, grantSentences), ability);
  const { grammar } = writer;
  const subject = { ...grammar.demonstrative(nounOf(writer, target.noun), 'that'), text: '' };
  const isNo = (what: string): string =>
    grammar.polish(conjugated(grammar, `${grammar.frames.be} ${what}`, { mood: 'indicative', subject, negative: true }));
  const { place, tail } = nounOf(writer, target.noun);
  const filter: Filter = { noun: target.noun, whose: target.whose, are: [] };
  switch (part.kind) {
    case 'quality':
      if (!isPredicate(words, part.quality))
        return isNo(grammar.noun(describe(writer, { ...filter, whose: 'any', are: [part.quality] }), 'one').text);
      return grammar.polish(beingText({ writer, mood: 'indicative' }, subject, [part.quality], true));
    case 'superlative':
      return isNo(grammar.noun(describe(writer, { ...filter, are: target.are, ...(target.other && { other: true }) }), 'one').text);
    case 'whose':
      return isNo(grammar.noun(describe(writer, filter), 'one').text);
    case 'noun':
      // Such a card elsewhere is not said to be none: the noun has words for the place, or nothing is said.
      if (part.isElsewhere && place === undefined && tail === undefined) return undefined;
      return isNo(grammar.noun(describe(writer, { ...filter, whose: 'any' }, true), 'one').text);
    case 'other':
      return isNo(grammar.noun(describe(writer, { ...filter, whose: 'any', other: true }), 'one').text);
    default:
      return unreachable(part);
  }
}

/** Whether a quality can be said of a card by itself: "is damaged", but "is a creature with power 5 or higher". */
function isPredicate(words: Wordings, quality: Quality): boolean {
  if (typeof quality === 'object' && 'not' in quality) return isPredicate(words, quality.not);
  if (typeof quality === 'object' && 'targets' in quality) return false;
  const { is, after, near } = word(words.qualities, typeof quality === 'string' ? quality : quality.is, 'quality');
  return is !== undefined || (after === undefined && near === undefined);
}
