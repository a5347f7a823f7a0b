import type { GameSummary, Language, MatchSummary } from '@crupier/protocol';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { sayOutcome } from '../language/say-outcome.ts';
import type { Texts } from '../language/texts-en.ts';
import { textsTogether } from '../language/together.ts';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { usePart } from '../parts/use-store.ts';
import { leftTurns } from '../preferences/left-turns.ts';
import { sayAgo } from './say-ago.ts';
import { formatRoute } from '../route.ts';
import { OpenReplay } from '../replay/open-replay.tsx';
import { isCooperative } from '../table/game-looks.ts';
import { callSeats } from '../wire/call-seats.ts';

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
      <details>
        <summary>{texts.replays}</summary>
        {finished.length > 0 && <MatchRows matches={finished} games={games} />}
        <OpenReplay />
      </details>
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

/** A table: its game, who else sits there, and how far it has come. */
function MatchRow({ match: told, game }: { readonly match: MatchSummary; readonly game: GameSummary | undefined }): ReactNode {
  const language = useLanguage();
  const match = callSeats(told, language, game?.deckNames);
  const isTogether = isCooperative(match.game);
  const texts = textsTogether(useTexts(), isTogether);
  const seen = usePart(leftTurns, (turns) => turns[match.id]);
  const turn = seen?.turn;
  const { id, status } = match;
  const isFinished = status === 'finished';
  const left = isTogether ? texts.leftAtRound : texts.leftAtTurn;
  const missing = match.seats.filter(({ open }) => open === true).length;
  const still = missing > 0 ? texts.playersMissing(missing) : texts.status[status];
  const running = turn === undefined || turn === 0 || status !== 'running' ? still : left(turn);
  const state = isFinished ? outcomeOf(match, { isCooperative: isTogether, texts, language }) : running;
  return (
    <a
      className="home-match"
      href={formatRoute(isFinished ? { kind: 'replay', match: id, at: undefined, seat: undefined } : { kind: 'match', match: id })}
    >
      <span>
        <b>{match.seats.length === 1 ? texts.solo : texts.against(othersOf(match))}</b>
        <small>{[game?.name[language] ?? match.game, state, sayAgo(seen?.at ?? match.createdAt, language)].join(' · ')}</small>
      </span>
      <ChevronRight aria-hidden="true" />
    </a>
  );
}

function othersOf(match: MatchSummary): string {
  const others = match.seats.filter((seat) => !seat.mine);
  return (others.length > 0 ? others : match.seats.slice(1)).map((seat) => seat.name).join(', ');
}

interface OutcomeSpeech {
  readonly isCooperative: boolean;
  readonly texts: Texts;
  readonly language: Language;
}

function outcomeOf({ outcome, seats }: MatchSummary, { isCooperative, texts, language }: OutcomeSpeech): string {
  if (outcome === undefined) return '';
  const mine = seats.flatMap((seat, at) => (seat.mine ? [at] : []));
  return sayOutcome(outcome, { names: seats.map(({ name }) => name), mine, isCooperative }, texts, language);
}
