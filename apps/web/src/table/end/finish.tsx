/** The end of a match in the slip's place: who has won and how, how it came about, and how to go on. */

import { resultOf, sayLabel, saySeat } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { sayOutcome } from '../../language/say-outcome.ts';
import { textsTogether } from '../../language/together.ts';
import { useTexts } from '../../language/use-texts.ts';
import { SeatSign } from '../../parts/seat-sign.tsx';
import { formatRoute } from '../../route.ts';
import type { MatchState } from '../../wire/match-state.ts';
import { CampaignLog } from '../campaign-log.tsx';
import { FairnessCheck } from '../fairness-check.tsx';
import { useTable } from '../scene/table-context.ts';
import { NextGame } from './next-game.tsx';
import { RaceChart } from './race-chart.tsx';
import { RematchButtons, RematchNews, useRematch } from './rematch.tsx';
import { useRace } from './use-race.ts';
import { WaysOn } from './ways-on.tsx';

/** The result panel. */
export function Finish({ match }: { readonly match: MatchState }): ReactNode {
  const { view, speech, near, look } = useTable();
  const { isCooperative } = look;
  const texts = textsTogether(useTexts(), isCooperative);
  const { outcome, series, campaign } = match.info;
  const isDecided = series === undefined || series.winners !== undefined;
  const rematch = useRematch(match, isDecided && match.info.tutorial !== true);
  if (outcome === undefined) return undefined;
  const [winner] = outcome.winners;
  const shown = isCooperative ? near : (winner ?? near);
  // Whoever plays several seats against each other has won with one of them, and lost with another.
  const mine = isCooperative || match.seats.length === 1 ? match.seats : [];
  const list = new Intl.ListFormat(speech.language);
  const roundWinners = list.format((series?.winners ?? []).map((seat) => saySeat(seat, speech)));
  const plays = match.seats.length > 0;
  const isDrawn = resultOf(outcome) === 'drawn';
  const canSwap = match.info.seats.length > 1;
  return (
    <section className="slip" aria-label={texts.decision} data-zone="" data-finish="">
      <div className="slip-stub">
        <SeatSign seat={shown} name={saySeat(shown, speech)} />
        <span>{saySeat(shown, speech)}</span>
      </div>
      <div className="slip-say">
        <h1 id="question" tabIndex={-1}>
          {sayOutcome(outcome, { names: speech.seats, mine, isCooperative }, texts, speech.language)}
        </h1>
        <p className="slip-why">
          {outcome.reason !== '' && <span>{sayLabel(outcome.reason, speech)}</span>}
          {series !== undefined && <span>{texts.seriesGame(series.game, series.wins.join('–'))}</span>}
          {campaign !== undefined && <span>{campaign.news.text}</span>}
          {roundWinners !== '' && <span>{texts.seriesWon(roundWinners)}</span>}
        </p>
        {look.end === undefined && <SlipRace match={match} />}
        {plays && campaign === undefined && look.end?.waysOn !== undefined && !isDrawn && (
          <WaysOn game={match.info.game} ways={look.end.waysOn(view, speech, outcome.winners.length > 0)} />
        )}
        {isDecided && plays && canSwap && match.info.tutorial !== true && <p className="finish-note">{texts.rematchMeans}</p>}
        <RematchNews rematch={rematch} mine={match.seats} />
      </div>
      <div className="slip-acts finish-acts">
        {campaign !== undefined && <CampaignLog campaign={campaign} />}
        {match.info.fairness.secret !== undefined && <FairnessCheck match={match.info.match} />}
        <a className="button" href={formatRoute({ kind: 'home' })} data-stop="" data-choice="">
          {texts.toStart}
        </a>
        <a
          className="button"
          href={formatRoute({ kind: 'replay', match: match.info.match, at: undefined, seat: undefined })}
          data-stop=""
          data-choice=""
        >
          {texts.toReplay}
        </a>
        {!isDecided && plays && <NextGame match={match.info.match} />}
        {isDecided && plays && match.info.tutorial !== true && <RematchButtons rematch={rematch} canSwap={canSwap} />}
      </div>
    </section>
  );
}

/** The race in the slip, of games whose board stays as it was. */
function SlipRace({ match }: { readonly match: MatchState }): ReactNode {
  const { speech } = useTable();
  const texts = useTexts();
  const race = useRace(match, speech);
  const turns = race.turns.at(-1)?.turn ?? 0;
  return (
    <>
      {race.isComplete && turns > 0 && <p className="slip-why">{texts.turnsPlayed(turns)}</p>}
      <RaceChart race={race} />
    </>
  );
}
