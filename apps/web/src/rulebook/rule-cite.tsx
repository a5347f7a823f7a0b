import type { ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { rulebook } from './rulebook-store.ts';

/** A citation: opens the rulebook at the rule. */
export function RuleCite({ rule }: { readonly rule: string }): ReactNode {
  const texts = useTexts();
  return (
    <button type="button" className="cite" data-stop="" onClick={() => rulebook.write({ rule })}>
      <span className="unseen">{texts.rule}</span> {rule}
    </button>
  );
}
