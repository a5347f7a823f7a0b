import type { SpokenProblem } from '@crupier/protocol';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface ProblemListProps {
  readonly title: string;
  readonly problems: readonly SpokenProblem[];
}

/** What is wrong, each with its place. */
export function ProblemList({ title, problems }: ProblemListProps): ReactNode {
  return (
    <div className="problem">
      <TriangleAlert aria-hidden="true" size={20} />
      <div>
        <b>{title}</b>
        <ul>
          {problems.map((problem) => (
            <li key={`${problem.at} ${problem.text}`}>{problem.text}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
