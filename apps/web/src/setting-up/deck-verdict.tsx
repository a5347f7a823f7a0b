import type { SpokenProblem } from '@crupier/protocol';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { ProblemList } from '../parts/problem-list.tsx';

/** Whether a deck can be played, or why it cannot; nothing while nobody knows. */
export function DeckVerdict({ problems }: { readonly problems: readonly SpokenProblem[] | undefined }): ReactNode {
  const texts = useTexts();
  return (
    <div aria-live="polite">
      {problems !== undefined && problems.length === 0 && (
        <p className="deck-good">
          <Check aria-hidden="true" size={18} /> {texts.deckGood}
        </p>
      )}
      {problems !== undefined && problems.length > 0 && <ProblemList title={texts.deckProblems(problems.length)} problems={problems} />}
    </div>
  );
}
