import { resultOf, type MatchSummary } from '@crupier/protocol';
import { ChevronRight } from 'lucide-react';
import { useCallback, type ReactNode } from 'react';
import type { Texts } from '../language/texts-en.ts';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { fetchMatches } from '../wire/api.ts';
import { useAsked } from '../wire/use-asked.ts';
import { formatRoute } from '../route.ts';

const shownMax = 4;

/** The reader's tables: those to go on with, and those to step through. */
export function MatchList(): ReactNode {
  const texts = useTexts();
  const language = useLanguage();
  const { answer } = useAsked(useCallback(() => fetchMatches(language), [language]));
  if (answer?.ok !== true) return undefined;
  const latest = [...answer.value].sort((a, b) => b.createdAt - a.createdAt);
  const open = latest.filter((match) => match.status !== 'finished').slice(0, shownMax);
  const finished = latest.filter((match) => match.status === 'finished').slice(0, shownMax);
  return (
    <div className="home-matches">
      {open.length > 0 && <MatchRows title={texts.continueWhere} matches={open} />}
      {finished.length > 0 && <MatchRows title={texts.replays} matches={finished} />}
    </div>
  );
}

function MatchRows({ title, matches }: { readonly title: string; readonly matches: readonly MatchSummary[] }): ReactNode {
  const texts = useTexts();
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {matches.map((match) => (
          <li key={match.id}>
            <a
              className="home-match"
              href={formatRoute(
                match.status === 'finished'
                  ? { kind: 'replay', match: match.id, at: undefined, seat: undefined }
                  : { kind: 'match', match: match.id },
              )}
            >
              <span>
                <b>{texts.against(opponentsOf(match))}</b>
                <small>{match.status === 'finished' ? outcomeOf(match, texts) : texts.status[match.status]}</small>
              </span>
              <ChevronRight aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </>
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
