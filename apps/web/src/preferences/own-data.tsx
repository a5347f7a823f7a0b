import type { SpokenProblem } from '@crupier/protocol';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { ChoiceDialog } from '../parts/choice-dialog.tsx';
import { ProblemList } from '../parts/problem-list.tsx';
import { useStore } from '../parts/use-store.ts';
import { deleteOwnData } from '../wire/api.ts';
import { preferences } from './preferences.ts';

/** What the server and this browser keep of the reader: to take away, and to delete. */
export function OwnDataField(): ReactNode {
  const texts = useTexts();
  const { language } = useStore(preferences);
  const [isAsking, setAsking] = useState(false);
  const [problems, setProblems] = useState<readonly SpokenProblem[]>();
  const forget = async (): Promise<void> => {
    setAsking(false);
    const deleted = await deleteOwnData(language);
    if (!deleted.ok) return setProblems(deleted.problems);
    localStorage.clear();
    sessionStorage.clear();
    location.assign('/');
  };
  return (
    <section className="own-data" aria-labelledby="own-data">
      <h3 id="own-data" className="field-label">
        {texts.ownData}
      </h3>
      <a className="button" href="/api/me" download="crupier.json">
        {texts.downloadOwnData}
      </a>
      <Button onPress={() => setAsking(true)}>{texts.deleteOwnData}</Button>
      {problems !== undefined && <ProblemList title={texts.ownDataKept} problems={problems} />}
      {isAsking && (
        <ChoiceDialog
          title={texts.deleteOwnDataTitle}
          text={texts.deleteOwnDataText}
          yes={texts.deleteOwnData}
          onYes={() => void forget()}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
