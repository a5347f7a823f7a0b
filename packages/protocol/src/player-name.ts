import { unseenSignIn } from '@crupier/kernel';
import * as z from 'zod';

/** Characters of a name. */
const LENGTH_MAX = 40;

const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A player's name. *Errors:* `name.unseenSign`, `name.nothingSeen`, beside those of its length. */
export const playerName = z
  .string()
  .trim()
  .min(1)
  .max(LENGTH_MAX)
  .superRefine((name, context) => {
    const sign = unseenSignIn(name);
    if (sign !== undefined) context.addIssue({ code: 'custom', params: { problem: 'name.unseenSign', sign } });
    else if (name !== '' && !visible.test(name)) context.addIssue({ code: 'custom', params: { problem: 'name.nothingSeen' } });
  });
