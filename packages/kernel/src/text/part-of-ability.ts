import type { Ability, Clause } from '../language/effects.ts';
import type { Language } from '../state/result.ts';
import { innerClauses } from '../language/inner-clauses.ts';
import { grantSentences, writeAbility } from './abilities.ts';
import { clauseSentences } from './clauses.ts';
import { asSentence } from './sentences.ts';
import type { Wordings } from '../language/wordings.ts';
import type { TextContext } from './text-context.ts';
import { writerFor, writerOf } from './writer.ts';

/** An ability, or one clause of it. */
export interface AbilityPart {
  readonly ability: Ability;
  /** The path of the clause, as programs name it: `mode 1 `, `then mode 0 `. Empty for the whole ability. */
  readonly clause: string;
}

/** Writes a part of an ability as if the card said nothing else; empty where the ability has no such clause. */
export function writePart(words: Wordings, { ability, clause: path }: AbilityPart, context: TextContext, language: Language): string {
  if (path === '') return writeAbility(words, ability, context, language);
  const whole = 'clause' in ability ? ability.clause : undefined;
  const part = whole && clauseAt(whole, path);
  if (part === undefined) return '';
  const writer = writerOf(writerFor(words, context, language, grantSentences), ability);
  return writer.grammar.polish(clauseSentences(writer, part, '').map(asSentence).join(' '));
}

/** The clause at a path within another. */
function clauseAt(clause: Clause, path: string): Clause | undefined {
  if (path === '') return clause;
  const [within, place] = innerClauses(clause).find(([, each]) => path.startsWith(`${each} `)) ?? [];
  return within && place !== undefined ? clauseAt(within, path.slice(place.length + 1)) : undefined;
}
