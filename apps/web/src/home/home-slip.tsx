/** The slip of home: the tables that go on, the most urgent first, or lessons for whoever has none. */

import type { GameSummary, MatchSummary } from '@crupier/protocol';
import { Clock, Hand } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from '../language/use-texts.ts';
import { formatRoute } from '../route.ts';
import { addressOf, MatchRow, MatchRows } from './match-row.tsx';
import { useHomeTexts } from './use-home-texts.ts';
import { useHouseFrame } from './use-house-frame.ts';

/** The most tables on the slip. */
export const slipRowsMax = 3;

interface WaitingSlipProps {
  /** Matches that go on, the most urgent first: at least one. */
  readonly running: readonly MatchSummary[];
  readonly games: readonly GameSummary[];
}

/** The tables that go on; on phones the most urgent one, in a line. */
export function WaitingSlip({ running, games }: WaitingSlipProps): ReactNode {
  const said = useHomeTexts();
  const isPhone = useHouseFrame().mode === 'phone';
  const [urgent] = running;
  const turns = running.filter(({ yourTurn }) => yourTurn === true).length;
  if (urgent === undefined) return undefined;
  const [one, several] = turns > 0 ? [said.decide, said.decideFirst] : [said.resume, said.resumeFirst];
  const primary = (
    <a className="button" data-primary href={addressOf(urgent)}>
      {isPhone || running.length === 1 ? one : several}
    </a>
  );
  if (isPhone)
    return (
      <section className="slip home-strip" aria-label={said.goOn}>
        <MatchRow match={urgent} games={games} />
        {primary}
      </section>
    );
  return (
    <section className="slip" aria-labelledby="home-slip">
      <div className="slip-stub">
        <Clock aria-hidden="true" size={20} />
        {turns > 0 ? said.turns(turns) : said.underWay(running.length)}
      </div>
      <div className="slip-say">
        <h2 id="home-slip">{said.goOn}</h2>
        <MatchRows matches={running.slice(0, slipRowsMax)} games={games} />
      </div>
      <div className="slip-acts">{primary}</div>
    </section>
  );
}

interface LearnSlipProps {
  readonly game: GameSummary;
  /** Whether the reader has played nothing yet. */
  readonly isFirst: boolean;
}

/** The offer of a first match with lessons. */
export function LearnSlip({ game, isFirst }: LearnSlipProps): ReactNode {
  const said = useHomeTexts();
  const name = game.name[useLanguage()];
  const isPhone = useHouseFrame().mode === 'phone';
  const who = isFirst ? said.firstTime : said.another;
  const start = (
    <a className="button" data-primary href={formatRoute({ kind: 'learn', game: game.id })} aria-label={`${said.start}: ${name}`}>
      {said.start}
    </a>
  );
  if (isPhone)
    return (
      <section className="slip home-strip" aria-labelledby="home-slip">
        <div className="home-strip-words">
          <h2 id="home-slip">{who}</h2>
          <p>{said.teachShort(name)}</p>
        </div>
        {start}
      </section>
    );
  return (
    <section className="slip" aria-labelledby="home-slip">
      <div className="slip-stub">
        <Hand aria-hidden="true" size={20} />
        {who}
      </div>
      <div className="slip-say">
        <h2 id="home-slip">{said.teach}</h2>
        <p>{said.teachAbout(name)}</p>
      </div>
      <div className="slip-acts">{start}</div>
    </section>
  );
}
