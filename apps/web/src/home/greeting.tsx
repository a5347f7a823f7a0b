import type { MatchSummary } from '@crupier/protocol';
import { useState, type ReactNode } from 'react';
import { usePart } from '../parts/use-store.ts';
import { preferences } from '../preferences/preferences.ts';
import type { HomeTexts } from './home-texts-en.ts';
import { useHomeTexts } from './use-home-texts.ts';
import { useHouseFrame } from './use-house-frame.ts';

interface GreetingProps {
  /** Whether the reader has no matches yet. */
  readonly isFirst: boolean;
  /** Matches that go on. */
  readonly running: readonly MatchSummary[];
}

/** What home says first: what this is, or what waits for the reader. */
export function Greeting({ isFirst, running }: GreetingProps): ReactNode {
  const said = useHomeTexts();
  const isPhone = useHouseFrame().mode === 'phone';
  if (!isFirst) return <WelcomeBack running={running} />;
  return (
    <div className="home-hero">
      <h1>
        {said.titleFirst} <em>{said.titleSecond}</em>
      </h1>
      <p>{isPhone ? said.aboutShort : <Stressed words={said.about} />}</p>
    </div>
  );
}

function WelcomeBack({ running }: { readonly running: readonly MatchSummary[] }): ReactNode {
  const said = useHomeTexts();
  const name = usePart(preferences, (kept) => kept.name).trim();
  const [time] = useState(() => timeOfDay(new Date().getHours()));
  const [first = '', second = ''] = said.greetings[time];
  const turns = running.filter(({ yourTurn }) => yourTurn === true).length;
  const started = running.length > 0 ? said.started(running.length) : said.nothing;
  return (
    <div className="home-hero">
      <h1>
        {name === '' ? first : `${first}${second}, `}
        <em>{name === '' ? second : name}.</em>
      </h1>
      <p>
        <Stressed words={turns > 0 ? said.waiting(turns) : started} />
      </p>
    </div>
  );
}

/** Words of which the middle ones are stressed. */
function Stressed({ words: [before = '', stressed = '', after = ''] }: { readonly words: readonly string[] }): ReactNode {
  return (
    <>
      {before}
      <b>{stressed}</b>
      {after}
    </>
  );
}

/** From these hours on it is another time of the day. */
const noon = 12;
const dusk = 20;
const dawn = 6;

function timeOfDay(hour: number): keyof HomeTexts['greetings'] {
  if (hour < dawn || hour >= dusk) return 'evening';
  return hour < noon ? 'morning' : 'afternoon';
}
