/** What lies beside or below the mats: further tables, matches to step through, lessons. */

import type { GameSummary, MatchSummary } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { ProblemList } from '../parts/problem-list.tsx';
import { useDealing } from '../setting-up/use-dealing.ts';
import { GameSign } from './game-sign.tsx';
import { MatchRows } from './match-row.tsx';
import { useHomeTexts } from './use-home-texts.ts';
import { useTutorial } from './use-tutorial.ts';

/** The most rows of matches to step through. */
const finishedMax = 4;

interface MatchShelfProps {
  /** Matches that go on and have no row on the slip. */
  readonly others: readonly MatchSummary[];
  readonly finished: readonly MatchSummary[];
  readonly games: readonly GameSummary[];
}

/** The reader's further tables, and their matches to step through. */
export function MatchShelf({ others, finished, games }: MatchShelfProps): ReactNode {
  const texts = useTexts();
  const said = useHomeTexts();
  return (
    <div className="home-shelf">
      {others.length > 0 && (
        <section>
          <h2>{said.others}</h2>
          <MatchRows matches={others} games={games} />
        </section>
      )}
      {finished.length > 0 && (
        <section>
          <h2>{texts.replays}</h2>
          <MatchRows matches={finished.slice(0, finishedMax)} games={games} />
        </section>
      )}
    </div>
  );
}

/** The lessons of each game, in a row with what they are about. */
export function LessonRows({ games }: { readonly games: readonly GameSummary[] }): ReactNode {
  const said = useHomeTexts();
  return (
    <div className="home-shelf">
      <section>
        <h2>{said.lessons}</h2>
        <ul className="home-rows">
          {games.map((game) => (
            <LessonRow key={game.id} game={game} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function LessonRow({ game }: { readonly game: GameSummary }): ReactNode {
  const texts = useTexts();
  const said = useHomeTexts();
  const language = useLanguage();
  const { dealing, problems, dealBy } = useDealing();
  const learn = useTutorial(game, dealBy);
  const name = game.name[language];
  if (learn === undefined) return undefined;
  return (
    <li className="home-lesson">
      <GameSign game={game.id} />
      <span>
        <b>{name}</b>
        <small>{game.tutorial?.[language]}</small>
        {problems !== undefined && <ProblemList title={texts.dealFailed} problems={problems} />}
      </span>
      <Button label={`${said.start}: ${name}`} inert={dealing} onPress={learn}>
        {said.start}
      </Button>
    </li>
  );
}
