/** The page of lessons: the path of each game, and the ready tables. */

import type { GameSummary } from '@crupier/protocol';
import { useCallback, type ReactNode } from 'react';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { useTitle } from '../parts/use-title.ts';
import { formatRoute } from '../route.ts';
import { useAsked } from '../wire/use-asked.ts';
import '../styles/mats.css';
import '../styles/home.css';
import '../styles/learn.css';
import { fetchCourses, offeredCourse, type Courses } from './courses.ts';
import { GameSign } from './game-sign.tsx';
import { House } from './house.tsx';
import { LearnPath } from './learn-path.tsx';
import { LearnOffer } from './learn-slip.tsx';
import { useHomeTexts } from './use-home-texts.ts';
import { useLearnTexts } from './use-learn-texts.ts';

/** The page. */
export function LearnScreen(): ReactNode {
  const texts = useTexts();
  const said = useLearnTexts();
  const language = useLanguage();
  const { answer, again } = useAsked(useCallback(() => fetchCourses(language), [language]));
  useTitle(`${useHomeTexts().doors.learn} · Crupier`);
  const offered = answer?.ok === true ? offeredCourse(answer.value.courses) : undefined;
  return (
    <House at="learn" className="learn" side={offered && <LearnOffer course={offered} />}>
      <div className="home-hero">
        <h1>
          {said.titleFirst} <em>{said.titleSecond}</em>
        </h1>
        <p>{said.about}</p>
      </div>
      {answer === undefined && <output>{texts.loading}</output>}
      {answer?.ok === false && (
        <div className="problem">
          <p>{answer.problems[0]?.text ?? texts.failed}</p>
          <Button onPress={again}>{texts.retry}</Button>
        </div>
      )}
      {answer?.ok === true && <Paths {...answer.value} />}
    </House>
  );
}

function Paths({ games, courses }: Courses): ReactNode {
  const said = useLearnTexts();
  const ready = games.filter(({ readyTables = [] }) => readyTables.length > 0);
  return (
    <>
      <div className="learn-paths">
        {courses.map((course) => (
          <LearnPath key={course.game.id} course={course} />
        ))}
      </div>
      {ready.length > 0 && (
        <section className="home-shelf">
          <h2>{said.readyTables}</h2>
          <ul className="home-rows">
            {ready.map((game) => (
              <ReadyTables key={game.id} game={game} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** The tables that a game has ready: each is looked at before it is dealt. */
function ReadyTables({ game: { id, readyTables = [] } }: { readonly game: GameSummary }): ReactNode {
  const said = useLearnTexts();
  const language = useLanguage();
  return readyTables.map((table) => (
    <li key={table.id} className="home-lesson">
      <GameSign game={id} />
      <span>
        <b>{table.name[language]}</b>
        <small>{table.about[language]}</small>
      </span>
      <a
        className="button"
        href={formatRoute({ kind: 'new', game: id, choice: table.id })}
        aria-label={`${said.setUp}: ${table.name[language]}`}
      >
        {said.setUp}
      </a>
    </li>
  ));
}
