/** The start: open a table, or go back to one. */

import type { GameSummary } from '@crupier/protocol';
import { SlidersHorizontal } from 'lucide-react';
import { useCallback, type ReactNode } from 'react';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { Brand } from '../parts/brand.tsx';
import { Button } from '../parts/button.tsx';
import { openPanel } from '../parts/open-panel.ts';
import { preferences } from '../preferences/preferences.ts';
import { rulebook } from '../rulebook/rulebook-store.ts';
import { fetchGames } from '../wire/api.ts';
import { useAsked } from '../wire/use-asked.ts';
import { MatchList } from './match-list.tsx';
import { NewTable } from './new-table.tsx';

/** The first screen. */
export function HomeScreen(): ReactNode {
  const texts = useTexts();
  const language = useLanguage();
  const { answer, again } = useAsked(useCallback(() => fetchGames(language), [language]));
  return (
    <div className="home">
      <HomeBar />
      <main className="home-main">
        <section className="home-words">
          <h1>
            {texts.titleFirst} <span>{texts.titleSecond}</span>
          </h1>
          <p>{texts.titleText}</p>
          <MatchList />
        </section>
        <section className="home-tables" aria-label={texts.tables}>
          {answer === undefined && <output>{texts.loading}</output>}
          {answer?.ok === false && (
            <div className="problem">
              <p>{answer.problems[0]?.text ?? texts.failed}</p>
              <Button onPress={again}>{texts.retry}</Button>
            </div>
          )}
          {answer?.ok === true && answer.value.map((game: GameSummary) => <NewTable key={game.id} game={game} />)}
        </section>
        <footer className="home-foot">
          <span>{texts.footer}</span>
          <button type="button" className="link" onClick={() => openPanel.write('credits')}>
            {texts.credits}
          </button>
        </footer>
      </main>
    </div>
  );
}

/** The bar of every screen that is no table. */
export function HomeBar(): ReactNode {
  const texts = useTexts();
  const language = useLanguage();
  const other = language === 'es' ? 'en' : 'es';
  return (
    <header className="bar home-bar">
      <Brand />
      <span className="bar-space" />
      <Button onPress={() => preferences.change((kept) => ({ ...kept, language: other }))}>
        <span lang={other}>{texts.languageNames[other]}</span>
      </Button>
      <Button onPress={() => rulebook.write({ rule: undefined })} className="wide">
        {texts.openRules}
      </Button>
      <Button icon label={texts.openSettings} onPress={() => openPanel.write('settings')}>
        <SlidersHorizontal aria-hidden="true" />
      </Button>
    </header>
  );
}
