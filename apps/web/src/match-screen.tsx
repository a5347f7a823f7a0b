/** A match by its id: asks for what it needs, and shows the table, the waiting room, or why there is none. */

import type { MatchCards, MatchSummary, Speech } from '@crupier/protocol';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { NoticeSheet } from './home/notice-sheet.tsx';
import { useLanguage, useTexts } from './language/use-texts.ts';
import { Button } from './parts/button.tsx';
import { LazyFrame, lazyPart } from './parts/lazy-part.tsx';
import { useStore } from './parts/use-store.ts';
import { readBeatPace } from './preferences/beat-pace.ts';
import { readPace } from './preferences/read-pace.ts';
import { preferences } from './preferences/preferences.ts';
import { goTo } from './go-to.ts';
import type { Route } from './route.ts';
import { beginLook, lookOf } from './table/game-looks.ts';
import { useGameOnRoot } from './table/use-game-on-root.ts';
import { fetchMatch, fetchMatchCards, type Answer } from './wire/api.ts';
import { callSeats } from './wire/call-seats.ts';
import { makeMatchChannel } from './wire/match-channel.ts';
import type { MatchState } from './wire/match-state.ts';
import type { BeatTimes } from './wire/shown-beat.ts';
import type { ShowRules } from './wire/shown-card.ts';
import { socketUrl } from './wire/socket-url.ts';
import { useAsked } from './wire/use-asked.ts';
import { useTableSpeech, type TableSpeech } from './wire/use-table-speech.ts';

type MatchRoute = Extract<Route, { readonly kind: 'match' | 'replay' | 'join' }>;

const BeforeMatch = lazyPart(async () => (await import('./waiting/before-match.tsx')).BeforeMatch);
const ReplayScreen = lazyPart(async () => (await import('./replay/replay-screen.tsx')).ReplayScreen);
const TableScreen = lazyPart(async () => (await import('./table/table-screen.tsx')).TableScreen);

const pollMs = 2000;

/** The screen of a match. */
export function MatchScreen({ route }: { readonly route: MatchRoute }): ReactNode {
  const language = useLanguage();
  const { match } = route;
  // The language decides in which words a refusal is said; what is told of the match is the same in each.
  const { answer, again } = useAsked(useCallback(() => fetchMatch(match, language), [match, language]));
  const called = useMemo(() => (answer?.ok === true ? callSeats(answer.value, language) : undefined), [answer, language]);
  const waiting = answer?.ok === true && answer.value.status === 'waiting';
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(again, pollMs);
    return () => clearInterval(timer);
  }, [waiting, again]);
  if (answer === undefined) return <Message />;
  if (!answer.ok || called === undefined) return <Message problem={answer.ok ? undefined : answer.problems[0]?.text} again={again} />;
  const mine = called.seats.some((seat) => seat.mine);
  if (waiting && route.kind === 'join' && !mine) return <BeforeMatch page="join" match={called} invitation={route.invitation} />;
  if (waiting) return <BeforeMatch page="room" match={called} again={again} />;
  return <DealtMatch route={route} summary={called} />;
}

/** Words and cards of a match, asked for once. */
function useSpeech({ id, game, seats }: MatchSummary): TableSpeech {
  const cards = useAsked(useCallback((): Promise<Answer<MatchCards>> => fetchMatchCards(id, 'en'), [id]));
  const names = seats.map((seat) => seat.name);
  return useTableSpeech(game, cards, names);
}

function DealtMatch({ route, summary }: { readonly route: MatchRoute; readonly summary: MatchSummary }): ReactNode {
  const { speech, failed, again } = useSpeech(summary);
  useGameOnRoot(summary.game);
  useBegun(route, summary.game);
  if (failed?.ok === false) return <Message problem={failed.problems[0]?.text} again={again} />;
  if (speech === undefined) return <Message />;
  return (
    <LazyFrame waiting={<Message />}>
      {route.kind === 'replay' ? (
        <Replay key={route.match} route={route} summary={summary} speech={speech} />
      ) : (
        <Live key={route.match} id={route.match} speech={speech} game={summary.game} />
      )}
    </LazyFrame>
  );
}

/** Has the table and the look of its game fetched while words and cards are asked for. */
function useBegun({ kind }: MatchRoute, game: string): void {
  useEffect(() => {
    beginLook(game);
    (kind === 'replay' ? ReplayScreen : TableScreen).begin();
  }, [kind, game]);
}

/** The match with how its game shows what others play. */
function Live({ id, speech, game }: { readonly id: string; readonly speech: Speech; readonly game: string }): ReactNode {
  const { motion, beats } = lookOf(game);
  return <LiveMatch id={id} speech={speech} showing={motion.shown} beatTimes={beats?.times} />;
}

interface ReplayProps {
  readonly route: MatchRoute & { readonly kind: 'replay' };
  readonly summary: MatchSummary;
  readonly speech: Speech;
}

function Replay({ route: { match, at, seat }, summary, speech }: ReplayProps): ReactNode {
  return <ReplayScreen match={match} speech={speech} look={lookOf(summary.game)} seats={summary.seats} from={at} as={seat} />;
}

interface LiveMatchProps {
  readonly id: string;
  readonly speech: Speech;
  /** The events by which others show cards. */
  readonly showing: ShowRules;
  readonly beatTimes: BeatTimes | undefined;
}

function LiveMatch({ id, speech, showing, beatTimes }: LiveMatchProps): ReactNode {
  const { language } = speech;
  const [channel] = useState(() => {
    const name = preferences.read().name.trim();
    const beats = { beatPace: ({ clock }: MatchState) => readBeatPace({ match: id, isTimed: clock !== undefined }), beatTimes };
    return makeMatchChannel({ match: id, url: socketUrl(), language, name, pace: readPace, showing, ...beats });
  });
  useEffect(() => {
    channel.open();
    return channel.close;
  }, [channel]);
  useEffect(() => {
    channel.speak(language);
  }, [channel, language]);
  const { match, problem } = useStore(channel.store);
  const next = match?.seats.length === 0 ? match.info.next : undefined;
  // Who watches goes on to the next game with those who play it.
  useEffect(() => {
    if (next !== undefined) goTo({ kind: 'match', match: next });
  }, [next]);
  if (match === undefined) return problem === undefined ? <Message /> : <Message problem={problem.text} />;
  return <TableScreen channel={channel} match={match} speech={speech} />;
}

function Message({ problem, again }: { readonly problem?: string | undefined; readonly again?: () => void }): ReactNode {
  const texts = useTexts();
  const failed = again !== undefined || problem !== undefined;
  return (
    <NoticeSheet words={failed ? (problem ?? texts.failed) : texts.loading} waits={!failed}>
      {again !== undefined && <Button onPress={again}>{texts.retry}</Button>}
    </NoticeSheet>
  );
}
