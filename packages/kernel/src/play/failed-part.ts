import { compileAmong, compileFilter, compileQuality } from '../expressions/filters.ts';
import type { Target } from '../language/effects.ts';
import { word } from '../language/look-up.ts';
import { contextIn, type Context } from '../match/context.ts';
import type { Match } from '../match/match.ts';
import type { FailedPart, Failing } from '../match/failing.ts';
import { abilityNamed } from '../match/numbers.ts';
import { textAsking } from '../match/text-asking.ts';
import { cardOf, type CardId, type CoreState, type Seat } from '../state/state.ts';
import { targetAsked } from '../text/text-choice.ts';

/**
 * The parts of what the text asks for at the open question that a card is not, each with its text; none where somebody chooses for a text
 * that says "you" to another.
 */
export function failingsOf<S extends CoreState>(match: Match<S>, seat: Seat, card: CardId): readonly Failing[] {
  const { frame, choice } = textAsking(match) ?? {};
  if (frame === undefined || choice === undefined) return [];
  const asker = contextIn(frame);
  const ability = abilityNamed(match.game, match.game.programs[frame.program]?.name ?? '')?.data;
  const target = ability && targetAsked(ability, choice);
  // Whose cards those of a chosen player are, the run of the text alone knows.
  if (ability === undefined || target === undefined || target.of !== undefined || asker.seat !== seat) return [];
  return failedParts(match, asker, target, card).map((part) => ({ source: cardOf(frame.source), ability, target, part }));
}

/** Another sort of card is no more than that, whatever else it is not. */
function failedParts<S extends CoreState>(match: Match<S>, asker: Context, target: Target, card: CardId): readonly FailedPart[] {
  const { noun: name, whose, other, are } = target;
  const { words } = match.game;
  const noun = word(words.nouns, name, 'noun');
  if (!noun.cards(match, asker.seat, asker).includes(card)) return [{ kind: 'noun', isElsewhere: noun.is(match, card, asker) }];
  const isAmong = (kind: 'whose' | 'other'): boolean => {
    const part = kind === 'whose' ? { whose } : { whose: 'any' as const, ...(other && { other }) };
    return compileAmong(match.game, { noun: name, are: [], ...part })?.(match, card, asker, asker.seat) ?? true;
  };
  const lacking = are.filter((quality) => {
    // The most powerful is so among others: it is no quality of its own.
    const isRanked = typeof quality === 'string' && words.qualities[quality]?.rank !== undefined;
    return !isRanked && !compileQuality(match.game, quality)(match, card, asker);
  });
  const failed: readonly FailedPart[] = [
    ...(['whose', 'other'] as const).filter((kind) => !isAmong(kind)).map((kind) => ({ kind })),
    ...lacking.map((quality) => ({ kind: 'quality', quality }) as const),
  ];
  return failed.length === 0 && target.max === 1 ? lessThanOthers(match, asker, target, card) : failed;
}

/** That a card with all other qualities has less of the superlative than another one. */
function lessThanOthers<S extends CoreState>(match: Match<S>, asker: Context, target: Target, card: CardId): readonly FailedPart[] {
  const { noun, whose, other, are } = target;
  const most = compileFilter(match.game, { noun, whose, are, ...(other && { other }) })(match, asker);
  const [first] = most;
  return first === undefined || most.includes(card) ? [] : [{ kind: 'superlative', most: first }];
}
