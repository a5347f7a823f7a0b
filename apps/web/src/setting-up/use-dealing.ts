import type { CreatedMatch, SpokenProblem } from '@crupier/protocol';
import { useState } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { goTo } from '../go-to.ts';
import type { Answer } from '../wire/api.ts';

/** A table that is being dealt, or could not be. */
export interface Dealing {
  readonly dealing: boolean;
  /** What was wrong with the last deal; undefined where nothing was. */
  readonly problems: readonly SpokenProblem[] | undefined;
  readonly dealBy: (open: () => Promise<Answer<CreatedMatch>>) => void;
}

/** Deals a table and goes there. */
export function useDealing(): Dealing {
  const { failed } = useTexts();
  const [problems, setProblems] = useState<readonly SpokenProblem[] | undefined>(undefined);
  const [dealing, setDealing] = useState(false);
  const dealBy = async (open: () => Promise<Answer<CreatedMatch>>): Promise<void> => {
    setDealing(true);
    setProblems(undefined);
    const answer = await open();
    setDealing(false);
    if (answer.ok) goTo({ kind: 'match', match: answer.value.id });
    else setProblems(answer.problems.length > 0 ? answer.problems : [{ code: 'page.unreached', at: '', values: {}, text: failed }]);
  };
  return { dealing, problems, dealBy: (open) => void dealBy(open) };
}
