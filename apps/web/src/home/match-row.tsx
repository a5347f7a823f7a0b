import type { GameSummary, Language, MatchSummary } from '@crupier/protocol';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { sayOutcome } from '../language/say-outcome.ts';
import type { Texts } from '../language/texts-en.ts';
import { textsTogether } from '../language/together.ts';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { usePart } from '../parts/use-store.ts';
import { leftTurns } from '../preferences/left-turns.ts';
import { formatRoute } from '../route.ts';
import { isCooperative } from '../table/game-looks.ts';
import { callSeats } from '../wire/call-seats.ts';
import { GameSign } from './game-sign.tsx';
import { sayAgo } from './say-ago.ts';
import { useHomeTexts } from './use-home-texts.ts';

interface MatchRowProps {
  readonly match: MatchSummary;
  readonly games: readonly GameSummary[];
}

/** Where a match of the reader is gone on with, or stepped through. */
export function addressOf({ id, status }: MatchSummary): string {
  return formatRoute(status === 'finished' ? { kind: 'replay', match: id, at: undefined, seat: undefined } : { kind: 'match', match: id });
}

/** A match of the reader: who else sits there, its game, how far it has come, and whether the reader is asked. */
export function MatchRow({ match, games }: MatchRowProps): ReactNode {
  const said = useHomeTexts();
  const { who, line } = useMatchWords(match, games);
  return (
    <a className="home-match" href={addressOf(match)}>
      <GameSign game={match.game} />
      <span>
        <b>{who}</b>
        <small>{line}</small>
      </span>
      {match.yourTurn === true ? <em>{said.yourTurn}</em> : <ChevronRight aria-hidden="true" size={20} />}
    </a>
  );
}

/** Rows of matches. */
export function MatchRows({
  matches,
  games,
}: {
  readonly matches: readonly MatchSummary[];
  readonly games: readonly GameSummary[];
}): ReactNode {
  return (
    <ul className="home-rows">
      {matches.map((match) => (
        <li key={match.id}>
          <MatchRow match={match} games={games} />
        </li>
      ))}
    </ul>
  );
}

/** What is said of a match: who sits there beside the reader, and its game, how far it has come and when it was seen. */
function useMatchWords(told: MatchSummary, games: readonly GameSummary[]): { readonly who: string; readonly line: string } {
  const language = useLanguage();
  const game = games.find(({ id }) => id === told.game);
  const match = callSeats(told, language, game?.deckNames);
  const isTogether = isCooperative(match.game);
  const texts = textsTogether(useTexts(), isTogether);
  const seen = usePart(leftTurns, (turns) => turns[match.id]);
  const left = isTogether ? texts.leftAtRound : texts.leftAtTurn;
  const missing = match.seats.filter(({ open }) => open === true).length;
  const still = missing > 0 ? texts.playersMissing(missing) : texts.status[match.status];
  const running = seen === undefined || seen.turn === 0 || match.status !== 'running' ? still : left(seen.turn);
  const state = match.status === 'finished' ? outcomeOf(match, { isCooperative: isTogether, texts, language }) : running;
  return {
    who: match.seats.length === 1 ? texts.solo : texts.against(othersOf(match)),
    line: [game?.name[language] ?? match.game, state, sayAgo(seen?.at ?? match.createdAt, language)].join(' · '),
  };
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
