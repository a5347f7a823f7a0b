import * as z from 'zod';
import { chatPhrases } from './chat.ts';
import { limits } from './limits.ts';
import { oneLine } from './one-line.ts';

/** What is said: a phrase, or one line of the speaker's own. *Errors:* `chat.unseenSign`, `chat.nothingSeen`, beside those of its length. */
export const chatWords = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('phrase'), phrase: z.enum(chatPhrases) }),
  z.strictObject({ kind: z.literal('text'), text: oneLine('chat', limits.chatLengthMax) }),
]);
