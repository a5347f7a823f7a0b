/** The page of lessons: each game with the match in which it is taught, and its ready tables. */

import type { GameSummary } from '@crupier/protocol';
import { useCallback, type ReactNode } from 'react';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { ProblemList } from '../parts/problem-list.tsx';
import { useTitle } from '../parts/use-title.ts';
import { formatRoute } from '../route.ts';
import { useDealing } from '../setting-up/use-dealing.ts';
import { fetchGames } from '../wire/api.ts';
import { useAsked } from '../wire/use-asked.ts';
import '../styles/mats.css';
import '../styles/home.css';
import { GameSign, inHomeOrder } from './game-sign.tsx';
import { House } from './house.tsx';
import { useHomeTexts } from './use-home-texts.ts';
import { useTutorial } from './use-tutorial.ts';

/** The page. */
export function LearnScreen(): ReactNode {
  const texts = useTexts();
  const said = useHomeTexts();
  const language = useLanguage();
  const { answer, again } = useAsked(useCallback(() => fetchGames(language), [language]));
  useTitle(`${said.doors.learn} · Crupier`);
  return (
    <House at="learn" className="learn">
      <div className="home-hero">
        <h1>
          {said.learnFirst} <em>{said.learnSecond}</em>
        </h1>
        <p>{said.learnAbout}</p>
      </div>
      {answer === undefined && <output>{texts.loading}</output>}
      {answer?.ok === false && (
        <div className="problem">
          <p>{answer.problems[0]?.text ?? texts.failed}</p>
          <Button onPress={again}>{texts.retry}</Button>
        </div>
      )}
      {answer?.ok === true && (
        <div className="learn-paths">
          {inHomeOrder(answer.value).map((game) => (
            <Path key={game.id} game={game} />
          ))}
        </div>
      )}
    </House>
  );
}

/** A game with its lessons and its ready tables. A ready table is looked at before it is dealt. */
function Path({ game }: { readonly game: GameSummary }): ReactNode {
  const { id, tutorial, readyTables = [] } = game;
  const texts = useTexts();
  const said = useHomeTexts();
  const language = useLanguage();
  const { dealing, problems, dealBy } = useDealing();
  const learn = useTutorial(game, dealBy);
  const name = game.name[language];
  if (learn === undefined && readyTables.length === 0) return undefined;
  return (
    <article className="new-table learn-path" data-game={id} aria-label={name}>
      <header>
        <GameSign game={id} />
        <h2>{name}</h2>
      </header>
      {tutorial !== undefined && <p>{tutorial[language]}</p>}
      {problems !== undefined && <ProblemList title={texts.dealFailed} problems={problems} />}
      {learn !== undefined && (
        <Button primary label={`${said.start}: ${name}`} inert={dealing} onPress={learn}>
          {dealing ? texts.dealing : said.start}
        </Button>
      )}
      {readyTables.map((table) => (
        <div key={table.id} className="learn-table">
          <p>{table.about[language]}</p>
          <a className="button" href={formatRoute({ kind: 'new', game: id, choice: table.id })}>
            {table.name[language]}
          </a>
        </div>
      ))}
    </article>
  );
}
