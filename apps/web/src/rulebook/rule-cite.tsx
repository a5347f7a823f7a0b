import { sayRulePlace, type Speech } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { rulebook } from './rulebook-store.ts';

/** Whether a code names a rule of a ledger, which the rulebook can open. */
export function isLedgerRule(rule: string): boolean {
  return /^(KF|INF|MC)-/.test(rule);
}

interface RuleCiteProps {
  readonly rule: string;
  /** The words of the game that is played, by which the rule's chapter is called. */
  readonly speech: Speech;
}

/** A citation, by chapter and number with our id behind it: opens the rulebook at the rule. What is no rule of a ledger is not cited. */
export function RuleCite({ rule, speech }: RuleCiteProps): ReactNode {
  if (!isLedgerRule(rule)) return undefined;
  return (
    <button type="button" className="cite" data-stop="" title={rule} onClick={() => rulebook.write({ rule })}>
      {sayRulePlace(rule, speech)}
    </button>
  );
}

/** The most letters of a citation that stands beside the sign. */
const visibleMax = 20;

/** The same as the sign § alone, which says the citation to whoever reads or points at it; a short one stands beside it. */
export function RuleSign({ rule, speech }: RuleCiteProps): ReactNode {
  if (!isLedgerRule(rule)) return undefined;
  const place = sayRulePlace(rule, speech);
  return (
    <button
      type="button"
      className="cite rule-sign"
      data-stop=""
      aria-label={`§ ${place}`}
      title={place}
      onClick={() => rulebook.write({ rule })}
    >
      {place.length <= visibleMax && place}
    </button>
  );
}
