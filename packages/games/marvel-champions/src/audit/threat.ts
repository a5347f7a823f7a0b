import { complain, hasWorked, type Audit } from './audit.ts';
import { anyInPlay } from './picture.ts';
import { keepsOneThreat, keepsThreeThreat, takesAllThreat, THREAT_KEPT } from './texts.ts';

/** Threat that is to be placed, and how much of it texts keep away beside those that keep threat from any scheme. */
interface DueThreat {
  readonly rule: string;
  readonly what: string;
  readonly due: number;
  readonly less: number;
}

/** Compares threat that was placed with what is due, less what texts may have kept away. *Rule:* MC-PREVENT-1. */
export function checkThreat(audit: Audit, { rule, what, due, less }: DueThreat, placed: number): void {
  const { picture, announced } = audit;
  const isTaken = announced.some((key) => takesAllThreat.has(key));
  const discarded = announced.filter((key) => keepsThreeThreat.has(key)).length;
  const kept =
    less + THREAT_KEPT * discarded + (hasWorked(audit, keepsOneThreat) || anyInPlay(picture, ({ key }) => keepsOneThreat.has(key)) ? 1 : 0);
  const least = isTaken ? 0 : Math.max(0, due - kept);
  if (placed < least || placed > due)
    complain(audit, {
      rule,
      expected: `${what} places ${least === due ? due : `${least} to ${due}`}`,
      found: `${placed} is placed`,
    });
}
