import { awayCourses, guestSeatCounts, timeUps, usualAway, usualGuestSeats, usualTimeUp, type TableTerms } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { Segments } from '../parts/segments.tsx';
import { useStore } from '../parts/use-store.ts';
import { clocks, delays, keptTerms, minutesAway } from './kept-terms.ts';

type ClockKey = keyof typeof clocks;
type DelayKey = keyof typeof delays;

const clockKeys: readonly ClockKey[] = ['none', 'move-60', 'move-180', 'bank-1500', 'bank-3600'];
const delayKeys: readonly DelayKey[] = ['none', 'entries-20', 'minutes-5', 'minutes-15'];

/** The terms without what is as usual. */
function withTerm<Key extends keyof TableTerms>(terms: TableTerms, key: Key, value: TableTerms[Key]): TableTerms {
  const { [key]: _before, ...others } = terms;
  return value === undefined ? others : { ...others, [key]: value };
}

function keyOf<Key extends string>(keys: readonly Key[], values: Readonly<Record<Key, unknown>>, value: unknown): Key {
  return keys.find((key) => JSON.stringify(values[key]) === JSON.stringify(value)) ?? (keys[0] as Key);
}

/** What is agreed for a table at which others play too, some of them friends who come with its link: kept for the next one. */
export function TermsForm({ game, friends }: { readonly game: string; readonly friends: number }): ReactNode {
  const texts = useTexts();
  const terms = useStore(keptTerms(game));
  const away = terms.away ?? usualAway;
  const change = <Key extends keyof TableTerms>(key: Key, value: TableTerms[Key]): void =>
    keptTerms(game).change((kept) => withTerm(kept, key, value));
  return (
    <details className="terms">
      <summary>{texts.terms}</summary>
      <Segments
        label={texts.clock}
        values={clockKeys}
        words={texts.clocks}
        value={keyOf(clockKeys, clocks, terms.clock)}
        onValue={(key) => change('clock', clocks[key])}
      />
      {terms.clock !== undefined && (
        <Segments
          label={texts.timeUp}
          values={timeUps}
          words={texts.timeUps}
          value={terms.timeUp ?? usualTimeUp}
          onValue={(timeUp) => change('timeUp', timeUp)}
        />
      )}
      <Segments
        label={texts.away}
        values={awayCourses}
        words={texts.awayCourses}
        value={away.course}
        onValue={(course) => change('away', { minutes: away.minutes, course })}
      />
      <Segments
        label={texts.awayAfter}
        values={minutesAway.map(String)}
        words={Object.fromEntries(minutesAway.map((minutes) => [String(minutes), texts.minutes(minutes)]))}
        value={String(away.minutes)}
        onValue={(minutes) => change('away', { course: away.course, minutes: Number(minutes) })}
      />
      <Segments
        label={texts.delay}
        values={delayKeys}
        words={texts.delays}
        value={keyOf(delayKeys, delays, terms.delay)}
        onValue={(key) => change('delay', delays[key])}
      />
      {friends > 1 && (
        <Segments
          label={texts.guestSeats}
          values={guestSeatCounts}
          words={texts.guestSeatCounts}
          value={terms.guestSeats ?? usualGuestSeats}
          onValue={(count) => change('guestSeats', count === usualGuestSeats ? undefined : count)}
        />
      )}
    </details>
  );
}
