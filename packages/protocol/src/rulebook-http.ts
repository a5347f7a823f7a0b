import type { AnsweredQuestion, RuleAnswer, RuleText } from './http.ts';

/** A chapter in the contents, or a rule beside the one that is read. */
export interface RuleLink {
  /** The id of the chapter, `KF-FIGHT`, or of the rule. */
  readonly id: string;
  readonly title: string;
}

/** A part of a document with its chapters, in the order in which a reader looks for them. */
export interface RulebookPart {
  readonly name: string;
  readonly chapters: readonly (RuleLink & { readonly rules: number })[];
}

/** A document of a game's rulebook. */
export interface RulebookDocument {
  readonly name: string;
  /** How many rules it has. */
  readonly rules: number;
  readonly parts: readonly RulebookPart[];
}

/** The answer of `GET /api/rulebook/games/:game`. */
export interface RulebookContents {
  readonly game: string;
  readonly documents: readonly RulebookDocument[];
  /** The questions that are answered by hand. */
  readonly questions: readonly AnsweredQuestion[];
}

/** The answer of `GET /api/rulebook/places/:id`: a chapter, or a rule in its chapter. */
export interface RulebookPlace {
  readonly game: string;
  readonly document: string;
  readonly part: string;
  readonly chapter: RuleLink & { readonly rules: number };
  /** The rule that is read; absent where the chapter is. */
  readonly rule?: RuleText;
  /** The rules of the chapter; around a rule of a long one, those beside it. */
  readonly rules: readonly RuleText[];
  readonly before?: RuleLink;
  readonly after?: RuleLink;
  /** Rules of other chapters that a reader may want next. */
  readonly related: readonly RuleText[];
  /** The project's rulings on it. */
  readonly rulings: readonly RuleText[];
  /** The answers that come from it. */
  readonly answers: readonly RuleAnswer[];
}
