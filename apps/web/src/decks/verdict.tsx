import type { Speech, SpokenProblem } from '@crupier/protocol';
import { Check, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { isLedgerRule, RuleCite } from '../rulebook/rule-cite.tsx';
import { useDeckTexts } from './use-deck-texts.ts';

/** Whether a deck can be played, or why not: each reason with the rule that it breaks. `problems` is undefined while nobody knows. */
export function Verdict({
  problems,
  isCurrent,
  speech,
}: {
  readonly problems: readonly SpokenProblem[] | undefined;
  readonly isCurrent: boolean;
  readonly speech: Speech;
}): ReactNode {
  const said = useDeckTexts();
  return (
    <div className="verdict" aria-live="polite" aria-busy={!isCurrent}>
      {problems === undefined && <p>{said.checking}</p>}
      {problems?.length === 0 && (
        <p className="deck-good">
          <Check aria-hidden="true" size={18} /> {said.legal}
        </p>
      )}
      {problems !== undefined && problems.length > 0 && (
        <div className="problem">
          <TriangleAlert aria-hidden="true" size={20} />
          <div>
            <b>{said.problems(problems.length)}</b>
            <ul>
              {problems.map((problem) => (
                <li key={`${problem.at} ${problem.text}`}>
                  {withoutRule(problem)} <Rule problem={problem} speech={speech} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}

function ruleOf({ values }: SpokenProblem): string {
  const { rule } = values;
  return typeof rule === 'string' && isLedgerRule(rule) ? rule : '';
}

/** The rule stands behind the sentence and can be opened: it is not said twice. */
function withoutRule(problem: SpokenProblem): string {
  const rule = ruleOf(problem);
  return rule === '' ? problem.text : problem.text.replace(` (${rule})`, '');
}

function Rule({ problem, speech }: { readonly problem: SpokenProblem; readonly speech: Speech }): ReactNode {
  const rule = ruleOf(problem);
  return rule === '' ? undefined : <RuleCite rule={rule} speech={speech} />;
}
