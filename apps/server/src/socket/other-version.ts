import { type Language, type Problem, languages } from '@crupier/kernel';
import { limits } from '@crupier/protocol';
import * as z from 'zod';

/** What is read of a greeting in whatever version: the language in which to answer it. */
const greeting = z.looseObject({ kind: z.literal('hello'), language: z.enum(languages).optional() });

/** Answers whoever speaks another version of the protocol: each greeting with what is wrong, in its language, and nothing else. */
export function answerOtherVersion(
  wrong: Problem,
  usual: Language,
  tell: (problem: Problem, language: Language) => void,
): (raw: Buffer) => void {
  return (raw) => {
    if (raw.length > limits.messageBytesMax) return;
    const read = greeting.safeParse(parseJson(raw.toString('utf8')));
    if (read.success) tell(wrong, read.data.language ?? usual);
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
