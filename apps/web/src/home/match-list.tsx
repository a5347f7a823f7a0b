import { resultOf, type GameSummary, type MatchSummary } from '@crupier/protocol';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Texts } from '../language/texts-en.ts';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { usePart } from '../parts/use-store.ts';
import { leftTurns } from '../preferences/left-turns.ts';
import { formatRoute } from '../route.ts';

/** The most rows: to go on with, and to step through. */
const openMax = 3;
const finishedMax = 4;

interface MatchListProps {
  readonly matches: readonly MatchSummary[];
  readonly games: readonly GameSummary[];
}

/** The reader's tables: those to go on with, and, folded, those to step through. */
export function MatchList({ matches, games }: MatchListProps): ReactNode {
  const texts = useTexts();
  const latest = [...matches].sort((a, b) => b.createdAt - a.createdAt);
  const open = latest.filter((match) => match.status !== 'finished').slice(0, openMax);
  const finished = latest.filter((match) => match.status === 'finished').slice(0, finishedMax);
  return (
    <div className="home-matches">
      {open.length > 0 && (
        <>
          <h2>{texts.continueWhere}</h2>
          <MatchRows matches={open} games={games} />
        </>
      )}
      {finished.length > 0 && (
        <details>
          <summary>{texts.replays}</summary>
          <MatchRows matches={finished} games={games} />
        </details>
      )}
    </div>
  );
}

function MatchRows({ matches, games }: MatchListProps): ReactNode {
  return (
    <ul>
      {matches.map((match) => (
        <li key={match.id}>
          <MatchRow match={match} game={games.find(({ id }) => id === match.game)} />
        </li>
      ))}
    </ul>
  );
}

/** A table: its game, its opponent, and how far it has come. */
function MatchRow({ match, game }: { readonly match: MatchSummary; readonly game: GameSummary | undefined }): ReactNode {
  const texts = useTexts();
  const language = useLanguage();
  const turn = usePart(leftTurns, (turns) => turns[match.id]);
  const { id, status } = match;
  const isFinished = status === 'finished';
  const running = turn === undefined || turn === 0 || status !== 'running' ? texts.status[status] : texts.leftAtTurn(turn);
  const state = isFinished ? outcomeOf(match, texts) : running;
  return (
    <a
      className="home-match"
      href={formatRoute(isFinished ? { kind: 'replay', match: id, at: undefined, seat: undefined } : { kind: 'match', match: id })}
    >
      <span>
        <b>{texts.against(opponentsOf(match))}</b>
        <small>{[game?.name[language] ?? match.game, state].join(' · ')}</small>
      </span>
      <ChevronRight aria-hidden="true" />
    </a>
  );
}

function opponentsOf(match: MatchSummary): string {
  const others = match.seats.filter((seat) => !seat.mine);
  return (others.length > 0 ? others : match.seats.slice(1)).map((seat) => seat.name).join(', ');
}

function outcomeOf(match: MatchSummary, { won, allLost, draw, lost }: Texts): string {
  if (match.outcome === undefined) return '';
  const result = resultOf(match.outcome);
  if (result !== 'won') return result === 'lost' ? allLost : draw;
  const winners = match.outcome.winners.flatMap((seat) => match.seats[seat] ?? []);
  return winners.some((seat) => seat.mine) ? won : lost(winners.map((seat) => seat.name).join(', '), winners.length);
}
