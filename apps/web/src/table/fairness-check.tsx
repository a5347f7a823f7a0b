import { useState, type ReactNode } from 'react';
import { checkFairness, fairnessMessages, speak, type Language } from '@crupier/protocol';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import type { Texts } from '../language/texts-en.ts';
import { Button } from '../parts/button.tsx';
import { Digits } from '../parts/digits.tsx';
import { fetchJournal } from '../wire/api.ts';
import { keptShare } from '../wire/shares.ts';

interface Found {
  /** What comes of the check, as a sentence. */
  readonly said: string;
  /** The seed that everything was shuffled from; undefined where it could not be asked for. */
  readonly seed: string | undefined;
}

/** Shows on demand the seed of a match that is over, and checks that nobody chose its shuffles. */
export function FairnessCheck({ match }: { readonly match: string }): ReactNode {
  const texts = useTexts();
  const language = useLanguage();
  const [found, setFound] = useState<Found | undefined>(undefined);
  return (
    <>
      {found !== undefined && <output data-fairness="">{found.said}</output>}
      {found?.seed !== undefined && <Digits title={texts.seed} digits={found.seed} copy={texts.copySeed} />}
      <Button stop choice onPress={() => void verify(match, texts, language).then(setFound)}>
        {texts.checkShuffles}
      </Button>
    </>
  );
}

/** The seed, and what comes of the check. The browser has its digest only on pages of this machine or over HTTPS. */
async function verify(match: string, texts: Texts, language: Language): Promise<Found> {
  const file = await fetchJournal(match, language);
  if (!file.ok) return { said: file.problems[0]?.text ?? texts.failed, seed: undefined };
  const { fairness, journal } = file.value;
  const { seed } = journal.start;
  if (!window.isSecureContext) return { said: texts.shufflesElsewhere, seed };
  const share = keptShare(match);
  const problems = await checkFairness({ fairness, seed }, share);
  if (problems.length === 0) return { said: share === undefined ? texts.shufflesFair : texts.shufflesFairToYou, seed };
  return { said: problems.map((problem) => speak(problem, fairnessMessages, language).text).join(' '), seed };
}
