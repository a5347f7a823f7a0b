import type { Match } from '../match/match.ts';
import type { Ask, Decision, DecisionKind, Option } from '../state/decision.ts';
import type { CoreState, Seat } from '../state/state.ts';
import type { Consequence, QuestionSpeech, SaidAnswers, TextMoment } from '../views/see-decision.ts';
import type { AnswerLosses } from '../views/see-losses.ts';
import { sayLack, sayOptionText, sayTextChoice, type SpeakingCards } from './option-text.ts';

/** What a game says of its questions beside its words. */
export interface QuestionParts<S extends CoreState> extends SpeakingCards<S> {
  /**
   * What an option ends or lets happen, such as the turn or the resolution of a card; undefined for one that does what its verb says. It
   * may depend on what all viewers know, and on the options of the seat that is asked.
   */
  readonly consequenceOf?: (match: Match<S>, ask: Ask, option: Option) => Consequence | undefined;
  /** What choosing the one option and choosing none do where a rule asks, per purpose, with `{figure}`; absent where the options say it. */
  readonly answers?: Readonly<Record<string, Partial<SaidAnswers>>>;
  /** The figure of those words, such as how many cards a mulligan draws: of what the seat may know. */
  readonly figureOf?: (match: Match<S>, seat: Seat, purpose: string) => number;
  /**
   * The purpose whose words ask a seat, where its own options decide that, such as which cards are left to be used; default the question's.
   * Others see only the question's own purpose.
   */
  readonly purposeOf?: (match: Match<S>, ask: Ask, purpose: string) => string;
  /** What the answers of a seat may cost, by what all viewers know; undefined where they cost nothing. Default nothing. */
  readonly lossesOf?: (match: Match<S>, ask: Ask, purpose: string) => AnswerLosses | undefined;
  /** The ledger row that governs a question, where that is not the first one that its step cites: see `QuestionSpeech.ruleOf`. */
  readonly ruleOf?: (match: Match<S>, decision: Decision, moment: TextMoment) => string | undefined;
  /** What an option is called before people, where it is not what the rules call it; default its verb. `GameWords.verbs` has words for it. */
  readonly verbOf?: (match: Match<S>, option: Option, kind: DecisionKind) => string;
  /** See `SeenOption.canWait`: of what the seat that is asked may know. Default never. */
  readonly canWait?: (match: Match<S>, ask: Ask, option: Option) => boolean;
  /** See `SeenOption.spots`: of what the seat that is asked may know. Default none. */
  readonly spotsOf?: (match: Match<S>, ask: Ask, option: Option) => readonly string[];
  /** What could be responded to now, which lies open to all: the name of an ability, or the definition of a card. Default nothing. */
  readonly respondsTo?: (match: Match<S>) => string | undefined;
}

/** What is told of the questions of a match. */
export function questionSpeech<S extends CoreState>(parts: QuestionParts<S>, match: Match<S>): QuestionSpeech {
  const { answers, canWait, consequenceOf, figureOf, lossesOf, purposeOf, respondsTo, ruleOf, spotsOf, verbOf } = parts;
  return {
    ruleOf: ruleOf && ((decision, moment) => ruleOf(match, decision, moment)),
    verbOf: verbOf && ((option, kind) => verbOf(match, option, kind)),
    sayText: (card, of) => sayOptionText(parts, match, card, of),
    sayChoice: (card, ability, asked) => sayTextChoice(parts, match, card, { ability, asked }),
    sayLack: (failing) => sayLack(parts, match, failing),
    answersTo: ({ seat }, purpose) => {
      const { taken, declined } = answers?.[purpose] ?? {};
      const filled = (said: SaidAnswers['taken']): SaidAnswers['taken'] => withFigure(said, figureOf?.(match, seat, purpose));
      return { ...(taken && { taken: filled(taken) }), ...(declined && { declined: filled(declined) }) };
    },
    purposeOf: purposeOf && ((ask, purpose) => purposeOf(match, ask, purpose)),
    lossesOf: lossesOf && ((ask, purpose) => lossesOf(match, ask, purpose)),
    respondsTo: respondsTo && (() => respondsTo(match)),
    canWait: canWait && ((ask, option) => canWait(match, ask, option)),
    spotsOf: spotsOf && ((ask, option) => spotsOf(match, ask, option)),
    consequenceOf: consequenceOf && ((ask, option) => consequenceOf(match, ask, option)),
  };
}

function withFigure(said: SaidAnswers['taken'], figure: number | undefined): SaidAnswers['taken'] {
  const fill = (text: string): string => text.replaceAll('{figure}', String(figure ?? ''));
  return { en: fill(said.en), es: fill(said.es) };
}
