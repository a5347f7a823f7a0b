/** How a duel ended, on the board: a picture, figures counted from what happened, the best card, and the race. What is a game's own comes with it. */

import { saySeat, type Outcome, type Seat, type SeenEvent, type Speech } from '@crupier/protocol';
import { useMemo, type ReactNode } from 'react';
import { sayOutcome } from '../../language/say-outcome.ts';
import { useTexts } from '../../language/use-texts.ts';
import type { MatchState } from '../../wire/match-state.ts';
import { EndScene, type EndCard, type EndFigure, type EndPlayer } from '../end/end-scene.tsx';
import { useRace } from '../end/use-race.ts';
import { useRecord } from '../end/use-record.ts';
import { useTable } from '../scene/table-context.ts';

/** What a duel came to. */
export interface DuelAccount {
  readonly figures: readonly EndFigure[];
  readonly card: EndCard | undefined;
  readonly players: readonly EndPlayer[];
}

interface DuelEndProps {
  readonly match: MatchState;
  /** Counts a match from its events. It must stay the same. */
  readonly accountOf: (events: readonly SeenEvent[], seats: readonly Seat[], speech: Speech) => DuelAccount;
  /** What decided the match, to the reader: undefined where it was nothing on the table. */
  readonly title: (winner: string, isMine: boolean) => string | undefined;
  readonly picture: ReactNode;
}

/** Whether events begin with the first turn: from a part of a match no figures can be told. */
function isWhole(events: readonly SeenEvent[]): boolean {
  return events.some(({ name, amount }) => name === 'turnBegan' && amount === 1);
}

/** The scene, with what is known of the match so far. */
export function DuelEnd({ match, accountOf, title, picture }: DuelEndProps): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  const { outcome } = match.info;
  const race = useRace(match, speech);
  const record = useRecord(match, isWhole);
  const seats = useMemo(() => [...view.seats.keys()], [view.seats]);
  const account = useMemo(() => (record === undefined ? undefined : accountOf(record, seats, speech)), [record, seats, speech, accountOf]);
  if (outcome === undefined) return undefined;
  const isMine = isWonBy(outcome, match.seats);
  const said = sayOutcome(outcome, { names: speech.seats, mine: match.seats, isCooperative: false }, texts, speech.language);
  const [winner] = outcome.winners;
  const decided = winner === undefined ? undefined : title(saySeat(winner, speech), isMine && match.seats.length === 1);
  const turns = race.turns.at(-1)?.turn ?? 0;
  return (
    <EndScene
      isWon={isMine}
      title={decided ?? said}
      subtitle={[...(decided === undefined ? [] : [said]), ...(race.isComplete && turns > 0 ? [texts.turnsPlayed(turns)] : [])].join(' · ')}
      picture={picture}
      figures={account?.figures}
      card={account?.card}
      players={account?.players ?? []}
      race={race}
      named={[]}
    />
  );
}

/** Whether one of the reader's seats has won; whoever watches sees somebody win. */
function isWonBy({ winners }: Outcome, mine: readonly Seat[]): boolean {
  return mine.length === 0 ? winners.length > 0 : winners.some((seat) => mine.includes(seat));
}
