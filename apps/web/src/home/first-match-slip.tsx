import type { GameSummary, Lessons } from '@crupier/protocol';
import { Hand } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { ProblemList } from '../parts/problem-list.tsx';
import { formatRoute } from '../route.ts';
import { useDealing } from '../setting-up/use-dealing.ts';
import { useHouseFrame } from './use-house-frame.ts';
import { useLearnTexts } from './use-learn-texts.ts';
import { useTutorial } from './use-tutorial.ts';

interface FirstMatchSlipProps {
  readonly game: GameSummary;
  readonly lessons: Lessons;
}

/** Deals a first match with its lessons, or leads to one without. */
export function FirstMatchSlip({ game, lessons }: FirstMatchSlipProps): ReactNode {
  const texts = useTexts();
  const said = useLearnTexts();
  const language = useLanguage();
  const { dealing, problems, dealBy } = useDealing();
  const learn = useTutorial(game, dealBy);
  const isPhone = useHouseFrame().mode === 'phone';
  const name = game.name[language];
  const [ready] = game.readyTables ?? [];
  return (
    <section className="slip" aria-labelledby="first-slip">
      <div className="slip-stub">
        <Hand aria-hidden="true" size={20} />
        {said.beforeDeal}
      </div>
      <div className="slip-say">
        <h2 id="first-slip">{said.teachIn(name)}</h2>
        {!isPhone && <p>{said.comesWith(lessons.topics.length)}</p>}
        <p>
          <b>{said.nothingCounts}</b>
          {said.canUndo}
        </p>
        {problems !== undefined && <ProblemList title={texts.dealFailed} problems={problems} />}
      </div>
      <div className="slip-acts">
        <a className="button" href={formatRoute({ kind: 'new', game: game.id, choice: ready?.id ?? '' })}>
          {said.alone}
        </a>
        {learn !== undefined && (
          <Button primary label={`${said.deal}: ${name}`} inert={dealing} onPress={learn}>
            {dealing ? texts.dealing : said.deal}
          </Button>
        )}
      </div>
    </section>
  );
}
