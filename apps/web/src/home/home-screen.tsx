/** The start: go back to a table, or open one. */

import type { GameSummary } from '@crupier/protocol';
import { useCallback, type ReactNode } from 'react';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { NewVersionNotice } from '../parts/new-version-notice.tsx';
import { openPanel } from '../parts/open-panel.ts';
import { useStore } from '../parts/use-store.ts';
import { fetchGames, fetchMatches, type Answer } from '../wire/api.ts';
import { reach } from '../wire/reach.ts';
import { useAsked } from '../wire/use-asked.ts';
import { HomeBar } from './home-bar.tsx';
import { MatchList } from './match-list.tsx';
import { NewTable } from './new-table.tsx';

/** The first screen. Tables and games appear together, so that nothing moves when the slower of the two has come. */
export function HomeScreen(): ReactNode {
  const texts = useTexts();
  const language = useLanguage();
  const games = useAsked(useCallback(() => fetchGames(language), [language]));
  const matches = useAsked(useCallback(() => fetchMatches(language), [language]));
  const isKnown = games.answer !== undefined && matches.answer !== undefined;
  return (
    <div className="home">
      <HomeBar />
      <main className="home-main">
        <section className="home-words">
          <h1>
            {texts.titleFirst} <span>{texts.titleSecond}</span>
          </h1>
          <p>{texts.titleText}</p>
          {isKnown && <HomeNotices />}
          {isKnown && <MatchList matches={matches.answer?.ok === true ? matches.answer.value : []} games={gamesOf(games.answer)} />}
        </section>
        {/* Another element than the one that waited: this one comes where it stays. */}
        <section key={String(isKnown)} className="home-tables" aria-label={texts.tables} aria-busy={!isKnown}>
          {!isKnown && <output>{texts.loading}</output>}
          {games.answer?.ok === false && (
            <div className="problem">
              <p>{games.answer.problems[0]?.text ?? texts.failed}</p>
              <Button onPress={games.again}>{texts.retry}</Button>
            </div>
          )}
          {isKnown && gamesOf(games.answer).map((game) => <NewTable key={game.id} game={game} />)}
        </section>
        {/* It comes with the games, below which it stays. */}
        {isKnown && (
          <footer className="home-foot">
            <span>{texts.footer}</span>
            <button type="button" className="link" onClick={() => openPanel.write('credits')}>
              {texts.credits}
            </button>
          </footer>
        )}
      </main>
    </div>
  );
}

/** What is to be said before anything is chosen: that no server can be reached, or that the page has a new version. */
function HomeNotices(): ReactNode {
  const texts = useTexts();
  const isAlone = useStore(reach) === 'device';
  return (
    <>
      {isAlone && <output className="home-alone">{texts.onDeviceOnly}</output>}
      <NewVersionNotice />
    </>
  );
}

function gamesOf(answer: Answer<readonly GameSummary[]> | undefined): readonly GameSummary[] {
  return answer?.ok === true ? answer.value : [];
}
