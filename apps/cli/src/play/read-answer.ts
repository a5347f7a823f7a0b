import type { Answer, Result } from '@crupier/kernel';
import type { Speech } from '@crupier/protocol';
import { parseAnswer, type SeenAsk } from './answer-text.ts';
import type { Asked } from './face.ts';
import { optionTexts, verbTexts } from './say-question.ts';

/** The answer that was typed: options are called by what they say, or by their verbs: one that says what comes of it is still to pass. */
export function readAnswer({ open, view }: Asked, ask: SeenAsk, text: string, speech: Speech): Result<Answer> {
  const said = parseAnswer(text, open.kind, ask, optionTexts(ask, view, speech));
  const byVerb = said.ok ? said : parseAnswer(text, open.kind, ask, verbTexts(ask, view, speech));
  return byVerb.ok ? byVerb : said;
}
