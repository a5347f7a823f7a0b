import { unseenSignIn } from '@crupier/kernel';
import * as z from 'zod';

const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * One line that somebody writes and others read, of at most so many characters. *Errors:* `<sort>.unseenSign`, `<sort>.nothingSeen`, beside
 * those of its length.
 */
export function oneLine(sort: 'name' | 'chat', lengthMax: number): z.ZodString {
  return z
    .string()
    .trim()
    .min(1)
    .max(lengthMax)
    .superRefine((text, context) => {
      const sign = unseenSignIn(text);
      if (sign !== undefined) context.addIssue({ code: 'custom', params: { problem: `${sort}.unseenSign`, sign } });
      else if (text !== '' && !visible.test(text)) context.addIssue({ code: 'custom', params: { problem: `${sort}.nothingSeen` } });
    });
}
