import type { Match } from '../match/match.ts';
import type { Failing } from '../match/failing.ts';
import { abilityNamed } from '../match/numbers.ts';
import type { AskedChoice } from '../match/text-choice.ts';
import type { Language } from '../state/result.ts';
import type { CardId, CoreState } from '../state/state.ts';
import { writeMarked } from '../text/abilities.ts';
import { writePart } from '../text/part-of-ability.ts';
import { writeLack } from '../text/lack.ts';
import type { TextContext } from '../text/text-context.ts';
import { targetAsked, writeChoice, type ChoiceText } from '../text/text-choice.ts';
import type { AskedText, SaidChoice } from '../views/see-decision.ts';

/** What a game says of cards that speak. */
export interface SpeakingCards<S extends CoreState> {
  /** What a card is to its own text; absent for a game that does not put options into words. */
  readonly textContext?: (match: Match<S>, card: CardId) => TextContext;
}

/** Texts written before, by game: a question is looked at by every viewer, again and again. */
const written = new WeakMap<object, Map<string, Readonly<Record<Language, string>>>>();

/** What the ability says that an option about a card uses or chooses a part of, with a mark around what is `asked` for; undefined in a game without wordings. */
export function sayOptionText<S extends CoreState>(
  { textContext }: SpeakingCards<S>,
  match: Match<S>,
  card: CardId,
  { ability: name, clause, asked }: AskedText,
): Readonly<Record<Language, string>> | undefined {
  const ability = abilityNamed(match.game, name);
  const { wordings } = match.game;
  if (ability === undefined || textContext === undefined || wordings === undefined) return undefined;
  const context = textContext(match, card);
  const key = JSON.stringify([name, clause, context, asked]);
  const texts = written.get(match.game) ?? new Map<string, Readonly<Record<Language, string>>>();
  written.set(match.game, texts);
  const part = { ability: ability.data, clause };
  const target = asked && targetAsked(ability.data, asked);
  const write = (language: Language): string =>
    target === undefined
      ? writePart(wordings, part, context, language)
      : writeMarked(wordings, { ability: ability.data, target }, context, language);
  const text = texts.get(key) ?? { en: write('en'), es: write('es') };
  texts.set(key, text);
  return text;
}

/** Choices written before, by game. */
const writtenChoices = new WeakMap<object, Map<string, SaidChoice | undefined>>();

/** What a text asks for, in its own words; undefined in a game without wordings. */
export function sayTextChoice<S extends CoreState>(
  { textContext }: SpeakingCards<S>,
  match: Match<S>,
  card: CardId,
  { ability: name, asked }: { readonly ability: string; readonly asked: AskedChoice },
): SaidChoice | undefined {
  const ability = abilityNamed(match.game, name);
  const { wordings } = match.game;
  if (ability === undefined || textContext === undefined || wordings === undefined) return undefined;
  const context = textContext(match, card);
  const key = JSON.stringify([name, asked, context]);
  const choices = writtenChoices.get(match.game) ?? new Map<string, SaidChoice | undefined>();
  writtenChoices.set(match.game, choices);
  if (choices.has(key)) return choices.get(key);
  const part = { ability: ability.data, asked };
  const [en, es] = [writeChoice(wordings, part, context, 'en'), writeChoice(wordings, part, context, 'es')];
  const said = en && es && { question: pair(en, es, 'question'), taken: pair(en, es, 'taken'), declined: pair(en, es, 'declined') };
  choices.set(key, said);
  return said;
}

function pair(en: ChoiceText, es: ChoiceText, part: keyof ChoiceText): Readonly<Record<Language, string>> {
  return { en: en[part], es: es[part] };
}

/** What a card is not that a text asks for, as it is said after the name of the card; undefined in a game without wordings. */
export function sayLack<S extends CoreState>(
  { textContext }: SpeakingCards<S>,
  match: Match<S>,
  { source, ...failing }: Failing,
): Readonly<Record<Language, string>> | undefined {
  const { wordings } = match.game;
  if (textContext === undefined || wordings === undefined) return undefined;
  const context = textContext(match, source);
  const [en, es] = [writeLack(wordings, failing, context, 'en'), writeLack(wordings, failing, context, 'es')];
  return en === undefined || es === undefined ? undefined : { en, es };
}
