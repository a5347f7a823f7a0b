import * as z from 'zod';

/** Characters of a name. */
const LENGTH_MAX = 40;

/**
 * Signs that nobody sees and that change what others read: controls, line ends, overrides of the direction, fillers, halves of signs.
 * Those that join letters and signs are none of them: names of some languages need them.
 */
const unseen = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A player's name. *Errors:* `name.unseenSign`, `name.nothingSeen`, beside those of its length. */
export const playerName = z
  .string()
  .trim()
  .min(1)
  .max(LENGTH_MAX)
  .superRefine((name, context) => {
    const sign = unseen.exec(name)?.[0];
    if (sign !== undefined) context.addIssue({ code: 'custom', params: { problem: 'name.unseenSign', sign: signName(sign) } });
    else if (name !== '' && !visible.test(name)) context.addIssue({ code: 'custom', params: { problem: 'name.nothingSeen' } });
  });

/** A sign by its number, as standards write it: `U+202E`. */
function signName(sign: string): string {
  return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
