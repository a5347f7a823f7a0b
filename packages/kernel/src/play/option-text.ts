import type { Match } from '../match/match.ts';
import { abilityNamed } from '../match/numbers.ts';
import type { OptionText } from '../state/decision.ts';
import type { Language } from '../state/result.ts';
import type { CardId, CoreState } from '../state/state.ts';
import { writePart } from '../text/part-of-ability.ts';
import type { TextContext } from '../text/text-context.ts';

/** What a game says of cards that speak. */
export interface SpeakingCards<S extends CoreState> {
  /** What a card is to its own text; absent for a game that does not put options into words. */
  readonly textContext?: (match: Match<S>, card: CardId) => TextContext;
}

/** What the ability says that an option about a card uses or chooses a part of; undefined in a game without wordings. */
export function sayOptionText<S extends CoreState>(
  { textContext }: SpeakingCards<S>,
  match: Match<S>,
  card: CardId,
  { ability: name, clause }: OptionText,
): Readonly<Record<Language, string>> | undefined {
  const ability = abilityNamed(match.game, name);
  const { wordings } = match.game;
  if (ability === undefined || textContext === undefined || wordings === undefined) return undefined;
  const context = textContext(match, card);
  const part = { ability: ability.data, clause };
  return { en: writePart(wordings, part, context, 'en'), es: writePart(wordings, part, context, 'es') };
}
