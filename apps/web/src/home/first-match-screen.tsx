/** What is said before a beginner's first match of a game: who plays whom, how one wins, and that nothing counts. */

import type { GameSummary, Lessons } from '@crupier/protocol';
import { Crown, Heart, RotateCw, TriangleAlert } from 'lucide-react';
import { useCallback, type ReactNode } from 'react';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { useTitle } from '../parts/use-title.ts';
import { formatRoute } from '../route.ts';
import { fetchGames, type Answer } from '../wire/api.ts';
import { fetchLessons } from '../wire/tutorials.ts';
import { useAsked } from '../wire/use-asked.ts';
import '../styles/mats.css';
import '../styles/home.css';
import '../styles/learn.css';
import { FirstMatchSlip } from './first-match-slip.tsx';
import { House } from './house.tsx';
import { Nothing } from './nothing.tsx';
import { SidesThatMeet } from './sides-that-meet.tsx';
import { useLearnTexts } from './use-learn-texts.ts';

interface FirstMatch {
  readonly game: GameSummary;
  readonly lessons: Lessons;
}

/** The page. */
export function FirstMatchScreen({ game }: { readonly game: string }): ReactNode {
  const texts = useTexts();
  const said = useLearnTexts();
  const language = useLanguage();
  const { answer, again } = useAsked(useCallback(() => fetchFirstMatch(game, language), [game, language]));
  useTitle(`${said.firstMatch} · Crupier`);
  if (answer?.ok === true)
    return (
      <House at="learn" className="learn first" side={<FirstMatchSlip {...answer.value} />}>
        <h1 className="unseen">
          {said.firstMatch}: {answer.value.game.name[language]}
        </h1>
        <SidesThatMeet game={answer.value.game.id} brief={answer.value.lessons.brief} />
        <Points {...answer.value} />
      </House>
    );
  return (
    <House at="learn" className="learn first">
      {answer === undefined ? (
        <>
          <h1 className="unseen">{said.firstMatch}</h1>
          <output>{texts.loading}</output>
        </>
      ) : (
        <Nothing words={said.noLessons} about={answer.problems[0]?.text ?? texts.failed}>
          <a className="button" href={formatRoute({ kind: 'learn', game: '' })}>
            {said.allLessons}
          </a>
          {answer.problems.length === 0 && <Button onPress={again}>{texts.retry}</Button>}
        </Nothing>
      )}
    </House>
  );
}

async function fetchFirstMatch(id: string, language: 'en' | 'es'): Promise<Answer<FirstMatch>> {
  const [games, lessons] = await Promise.all([fetchGames(language), fetchLessons(id, language)]);
  if (!games.ok) return games;
  if (!lessons.ok) return lessons;
  const game = games.value.find((each) => each.id === id);
  return game === undefined ? { ok: false, problems: [] } : { ok: true, value: { game, lessons: lessons.value } };
}

const signs = { win: Heart, lose: TriangleAlert, turn: RotateCw, start: Crown } as const;

/** How one wins and loses, what a turn is, and who begins. */
function Points({ lessons: { brief } }: FirstMatch): ReactNode {
  const language = useLanguage();
  return (
    <ul className="first-points">
      {(['win', 'lose', 'turn', 'start'] as const).map((about) => {
        const Sign = signs[about];
        const { head, rest } = brief.points[about];
        return (
          <li key={about} data-about={about}>
            <Sign aria-hidden="true" size={26} />
            <p>
              <b>{head[language]}</b> {rest[language]}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
