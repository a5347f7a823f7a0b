import { useEffect, useState, type ReactNode } from 'react';
import { useLanguage, useTexts } from '../../language/use-texts.ts';
import { Button } from '../../parts/button.tsx';
import { goTo } from '../../go-to.ts';
import { readyForNext } from '../../wire/shares.ts';

/** Milliseconds between two looks whether the others are ready as well. */
const LOOK_MS = 2000;

/** Leads to the next game of the series, once everybody has given a share of its seed. */
export function NextGame({ match }: { readonly match: string }): ReactNode {
  const texts = useTexts();
  const language = useLanguage();
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (!isReady) return undefined;
    let isGone = false;
    const look = async (): Promise<void> => {
      const answer = await readyForNext(match, language);
      if (isGone) return;
      if (answer.ok && answer.value.status !== 'waiting') {
        goTo({ kind: 'match', match: answer.value.id });
        return;
      }
      setProblem(answer.ok ? undefined : (answer.problems[0]?.text ?? texts.failed));
      if (!answer.ok) setReady(false);
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [isReady, match, language, texts]);
  return (
    <>
      {problem !== undefined && <output>{problem}</output>}
      {isReady ? (
        <output>{texts.nextGameWaits}</output>
      ) : (
        <Button stop choice primary onPress={() => setReady(true)}>
          {texts.nextGame}
        </Button>
      )}
    </>
  );
}
