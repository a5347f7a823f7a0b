import { sayPerson, type Seat } from '@crupier/protocol';
import { Bot, UserRoundX } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { useTable } from '../table/scene/table-context.ts';
import type { MatchChannel } from '../wire/match-channel.ts';
import type { MatchState } from '../wire/match-state.ts';

/** Milliseconds after which it is said that somebody is away: whoever loads their page anew is back by then. */
const patienceMs = 4000;

interface AbsentNoticesProps {
  readonly channel: MatchChannel;
  readonly match: MatchState;
}

/** Who of the others is away, and what can be done about it. */
export function AbsentNotices({ channel, match }: AbsentNoticesProps): ReactNode {
  const { seats, outcome } = match.info;
  if (outcome !== undefined) return undefined;
  return seats.map((info, seat) => {
    const isOther = info.kind === 'person' && !match.seats.includes(seat);
    // Seats are told apart by their place and nothing else.
    // eslint-disable-next-line react/no-array-index-key
    return isOther && !info.present ? <AbsentNotice key={seat} channel={channel} match={match} seat={seat} /> : undefined;
  });
}

function AbsentNotice({ channel, match, seat }: AbsentNoticesProps & { readonly seat: Seat }): ReactNode {
  const texts = useTexts();
  const { speech } = useTable();
  const info = match.info.seats[seat];
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  if (info === undefined || (!isLong && info.gone !== true)) return undefined;
  const name = sayPerson(seat, speech);
  const decide = (course: 'bot' | 'concede'): void => channel.command({ kind: 'absent', of: seat, course });
  const isDecided = info.standIn === true;
  const mayDecide = info.decidable === true && match.seat >= 0;
  return (
    <div className="notice" data-absent="">
      {isDecided ? <Bot aria-hidden="true" size={20} /> : <UserRoundX aria-hidden="true" size={20} />}
      <span>{isDecided ? texts.standsIn(name) : texts.isAway(name)}</span>
      {mayDecide && <Button onPress={() => decide('concede')}>{texts.absentConcede}</Button>}
      {mayDecide && !isDecided && <Button onPress={() => decide('bot')}>{texts.absentBot}</Button>}
    </div>
  );
}
