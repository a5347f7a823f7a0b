import { usualTimeUp, type TableTerms } from '@crupier/protocol';
import type { Texts } from '../language/texts-en.ts';

/** What is agreed for a table, a line for each thing that is not as usual. */
export function sayTerms({ clock, timeUp = usualTimeUp, away, delay, guestSeats }: TableTerms, texts: Texts): readonly string[] {
  return [
    ...(clock === undefined ? [] : [`${texts.clock}: ${sayClockTerms(clock, texts)} · ${texts.timeUp}: ${texts.timeUps[timeUp]}`]),
    ...(away === undefined ? [] : [`${texts.away} (${texts.minutes(away.minutes)}): ${texts.awayCourses[away.course]}`]),
    ...(delay === undefined
      ? []
      : [`${texts.delay}: ${delay.kind === 'entries' ? texts.stepsLater(delay.count) : texts.minutesLater(delay.count)}`]),
    ...(guestSeats === undefined ? [] : [`${texts.guestSeats}: ${texts.guestSeatCounts[guestSeats]}`]),
  ];
}

function sayClockTerms(clock: NonNullable<TableTerms['clock']>, texts: Texts): string {
  if (clock.kind === 'move') return texts.secondsEach(clock.seconds);
  return `${texts.minutes(Math.round(clock.seconds / 60))} + ${clock.increment} s`;
}
