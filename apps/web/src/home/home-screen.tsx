/** Home: go back to a table, deal another, or learn. */

import type { GameSummary, MatchSummary } from '@crupier/protocol';
import { useCallback, type ReactNode } from 'react';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { NewVersionNotice } from '../parts/new-version-notice.tsx';
import { openPanel } from '../parts/open-panel.ts';
import { useStore } from '../parts/use-store.ts';
import { leftTurns } from '../preferences/left-turns.ts';
import { OpenReplay } from '../replay/open-replay.tsx';
import { fetchGames, fetchMatches, type Answer } from '../wire/api.ts';
import { reach } from '../wire/reach.ts';
import { useAsked } from '../wire/use-asked.ts';
import '../styles/mats.css';
import '../styles/home.css';
import { GameMat } from './game-mat.tsx';
import { inHomeOrder } from './game-sign.tsx';
import { Greeting } from './greeting.tsx';
import { LearnSlip, slipRowsMax, WaitingSlip } from './home-slip.tsx';
import { House } from './house.tsx';
import { LessonRows, MatchShelf } from './match-shelf.tsx';
import { byUrgency, finishedOf } from './urgency.ts';
import { useHomeTexts } from './use-home-texts.ts';
import { useHouseFrame } from './use-house-frame.ts';

/** The first screen. Tables and games appear together, so that nothing moves when the slower of the two has come. */
export function HomeScreen(): ReactNode {
  const texts = useTexts();
  const language = useLanguage();
  const games = useAsked(useCallback(() => fetchGames(language), [language]));
  const matches = useAsked(useCallback(() => fetchMatches(language), [language]));
  if (games.answer?.ok === true && matches.answer !== undefined)
    return <Home games={inHomeOrder(games.answer.value)} matches={valueOf(matches.answer)} />;
  return (
    <House at="play" className="home">
      <h1 className="unseen">Crupier</h1>
      {games.answer?.ok === false ? (
        <div className="problem">
          <p>{games.answer.problems[0]?.text ?? texts.failed}</p>
          <Button onPress={games.again}>{texts.retry}</Button>
        </div>
      ) : (
        <output>{texts.loading}</output>
      )}
    </House>
  );
}

interface HomeProps {
  readonly games: readonly GameSummary[];
  readonly matches: readonly MatchSummary[];
}

function Home({ games, matches }: HomeProps): ReactNode {
  const said = useHomeTexts();
  const { mode, flow } = useHouseFrame();
  const running = byUrgency(matches, useStore(leftTurns));
  const finished = finishedOf(matches);
  const isFirst = matches.length === 0;
  const turns = running.filter(({ yourTurn }) => yourTurn === true).length;
  const others = running.slice(mode === 'phone' ? 1 : slipRowsMax);
  const taught = games.find(({ tutorial }) => tutorial !== undefined);
  const isBeside = mode === 'wide' && !flow;
  const shelf = (others.length > 0 || finished.length > 0) && <MatchShelf others={others} finished={finished} games={games} />;
  const isOffered = running.length === 0 && taught !== undefined;
  const lessons = <LessonRows games={isOffered ? games.filter((game) => game !== taught) : games} />;
  return (
    <House
      at="play"
      turns={turns}
      className="home"
      side={
        <>
          {isBeside && (shelf || lessons)}
          {isOffered ? <LearnSlip game={taught} isFirst={isFirst} /> : <WaitingSlip running={running} games={games} />}
        </>
      }
    >
      <Greeting isFirst={isFirst} running={running} />
      <HomeNotices />
      <section className="home-tables" aria-label={said.games}>
        {games.map((game) => (
          <GameMat key={game.id} game={game} />
        ))}
      </section>
      {!isBeside && shelf}
      <Foot />
    </House>
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

function Foot(): ReactNode {
  const texts = useTexts();
  return (
    <footer className="home-foot">
      <span>{texts.footer}</span>
      <button type="button" className="link" onClick={() => openPanel.write('credits')}>
        {texts.credits}
      </button>
      <OpenReplay />
    </footer>
  );
}

function valueOf<T>(answer: Answer<readonly T[]>): readonly T[] {
  return answer.ok ? answer.value : [];
}
