import type { RuleText } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { formatRoute } from '../route.ts';
import { useRulesTexts } from './use-rules-texts.ts';

/** The address of a rule, a chapter or a game of the rulebook. */
export function ruleAddress(at: string): string {
  return formatRoute({ kind: 'rules', at, query: '' });
}

/** What an id says beyond its game: `STUN-1`, `702.4b`. */
export function shortId(id: string): string {
  return id.replace(/^[A-Z]+-/, '');
}

/** A rule of another chapter: its heading, its id, and what it says. */
export function RuleRow({ rule }: { readonly rule: RuleText }): ReactNode {
  return (
    <li>
      <a className="rules-row" href={ruleAddress(rule.id)} lang={rule.language}>
        <b>{rule.title}</b> <small>{rule.id}</small>
        <span>{rule.summary}</span>
      </a>
    </li>
  );
}

interface RuleSentencesProps {
  readonly rules: readonly RuleText[];
  /** The rule that is read, which is marked. */
  readonly at?: string | undefined;
}

/** The text of a chapter: a numbered sentence a rule, whose id is its link. */
export function RuleSentences({ rules, at }: RuleSentencesProps): ReactNode {
  const said = useRulesTexts();
  return (
    <ol className="rules-text">
      {rules.map(({ id, summary, language, cards }) => (
        <li key={id} id={id} data-read={id === at || undefined}>
          <a className="rules-id" href={ruleAddress(id)} title={said.linkTo(id)} aria-current={id === at ? 'page' : undefined}>
            {shortId(id)}
          </a>
          <p lang={language}>
            {summary}
            {cards.length > 0 && <small> {cards.join(' · ')}</small>}
          </p>
        </li>
      ))}
    </ol>
  );
}
