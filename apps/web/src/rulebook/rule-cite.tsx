import type { ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { rulebook } from './rulebook-store.ts';

/** Whether a code names a rule of a ledger, which the rulebook can open. */
export function isLedgerRule(rule: string): boolean {
  return /^(KF|INF|MC)-/.test(rule);
}

/** A citation: opens the rulebook at the rule. What is no rule of a ledger is not cited. */
export function RuleCite({ rule }: { readonly rule: string }): ReactNode {
  const texts = useTexts();
  if (!isLedgerRule(rule)) return undefined;
  return (
    <button type="button" className="cite" data-stop="" onClick={() => rulebook.write({ rule })}>
      <span className="unseen">{texts.rule}</span> {rule}
    </button>
  );
}
