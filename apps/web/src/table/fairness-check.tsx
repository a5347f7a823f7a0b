import { useState, type ReactNode } from 'react';
import { checkFairness, fairnessMessages, speak, type Language } from '@crupier/protocol';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import type { Texts } from '../language/texts-en.ts';
import { Button } from '../parts/button.tsx';
import { fetchJournal } from '../wire/api.ts';
import { keptShare } from '../wire/shares.ts';

/** Checks on demand that nobody chose the shuffles of a match that is over. */
export function FairnessCheck({ match }: { readonly match: string }): ReactNode {
  const texts = useTexts();
  const language = useLanguage();
  const [found, setFound] = useState<string | undefined>(undefined);
  return (
    <>
      {found !== undefined && <output data-fairness="">{found}</output>}
      <Button stop choice onPress={() => void verify(match, texts, language).then(setFound)}>
        {texts.checkShuffles}
      </Button>
    </>
  );
}

/** What comes of the check, as a sentence. The browser has its digest only on pages of this machine or over HTTPS. */
async function verify(match: string, texts: Texts, language: Language): Promise<string> {
  if (!window.isSecureContext) return texts.shufflesElsewhere;
  const file = await fetchJournal(match, language);
  if (!file.ok) return file.problems[0]?.text ?? texts.failed;
  const { fairness, journal } = file.value;
  const share = keptShare(match);
  const problems = await checkFairness({ fairness, seed: journal.start.seed }, share);
  if (problems.length === 0) return share === undefined ? texts.shufflesFair : texts.shufflesFairToYou;
  return problems.map((problem) => speak(problem, fairnessMessages, language).text).join(' ');
}
