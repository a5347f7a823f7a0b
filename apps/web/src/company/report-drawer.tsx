import { useId, useState, type ReactNode } from 'react';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { Drawer } from '../parts/drawer.tsx';
import { Digits } from '../parts/digits.tsx';
import { FairnessCheck } from '../table/fairness-check.tsx';
import { saveJson } from '../parts/save-file.ts';
import { fetchJournal } from '../wire/api.ts';
import type { MatchState } from '../wire/match-state.ts';
import { reportName, reportOf } from './report.ts';

/** Characters of what somebody says about a problem. */
const wordsMax = 4000;

interface ReportDrawerProps {
  readonly match: MatchState;
  readonly onClose: () => void;
}

/** What went wrong, in the reader's words: saved as a file with the match, as far as the reader may know it. */
export function ReportDrawer({ match, onClose }: ReportDrawerProps): ReactNode {
  const texts = useTexts();
  const language = useLanguage();
  const field = useId();
  const [words, setWords] = useState('');
  // The server shows the secret when it shows the whole match.
  const isOpen = match.info.fairness.secret !== undefined;
  const save = async (): Promise<void> => {
    const journal = isOpen ? await fetchJournal(match.info.match, language) : undefined;
    const size = `${window.innerWidth} × ${window.innerHeight}`;
    const told = journal?.ok === true ? journal.value : undefined;
    const report = reportOf({ match, words, language, browser: navigator.userAgent, window: size, journal: told });
    saveJson(JSON.stringify(report, undefined, 1), reportName(match));
    onClose();
  };
  return (
    <Drawer title={texts.report} onClose={onClose}>
      <div className="report">
        <label htmlFor={field}>{texts.reportWords}</label>
        <textarea
          id={field}
          className="input"
          rows={6}
          maxLength={wordsMax}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <p>{isOpen ? texts.reportWhole : texts.reportSeat}</p>
        <Button primary onPress={() => void save()}>
          {texts.reportSave}
        </Button>
        <details>
          <summary>{texts.seedAndShuffles}</summary>
          <p>{isOpen ? texts.seedAfter : texts.seedBefore}</p>
          <Digits title={texts.commitment} digits={match.info.fairness.commitment} copy={texts.copyCommitment} />
          {isOpen && <FairnessCheck match={match.info.match} />}
        </details>
      </div>
    </Drawer>
  );
}
