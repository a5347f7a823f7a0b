import type { RuleText } from '@crupier/protocol';
import type { ReactNode } from 'react';

/** Our rulings on a rule, below it. */
export function Rulings({ rule }: { readonly rule: RuleText }): ReactNode {
  return rule.rulings?.map((ruling) => (
    <section key={ruling.id} className="ruling" lang={ruling.language}>
      <h4>{ruling.title}</h4>
      <p>{ruling.summary}</p>
      <small>{ruling.id}</small>
    </section>
  ));
}
