/** A table that waits: who sits there, how others come, and for whoever opened it what dealing now would mean. */

import type { DealNowRequest, GameSummary, MatchSummary, ServerAddress, SpokenProblem } from '@crupier/protocol';
import { useCallback, useState, type ReactNode } from 'react';
import { HouseBar } from '../home/house-bar.tsx';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { ProblemList } from '../parts/problem-list.tsx';
import { useTitle } from '../parts/use-title.ts';
import { formatRoute } from '../route.ts';
import { useChoices } from '../setting-up/use-choices.ts';
import { useSetupTexts } from '../setting-up/use-setup-texts.ts';
import { useStakes } from '../setting-up/use-stakes.ts';
import { useGameOnRoot } from '../table/use-game-on-root.ts';
import { dealNow, fetchAddress, fetchGames } from '../wire/api.ts';
import { useAsked } from '../wire/use-asked.ts';
import { MatchBrief } from './match-brief.tsx';
import { SeatRows } from './seat-rows.tsx';
import { SharePanel } from './share-panel.tsx';

interface RoomScreenProps {
  readonly match: MatchSummary;
  /** Looks at the table again. */
  readonly again: () => void;
}

/** What everybody sees who waits at a table, or watches it wait. */
export function RoomScreen({ match, again }: RoomScreenProps): ReactNode {
  const texts = useTexts();
  const said = useSetupTexts();
  const language = useLanguage();
  const games = useAsked(useCallback(() => fetchGames(language), [language]));
  const game = games.answer?.ok === true ? games.answer.value.find(({ id }) => id === match.game) : undefined;
  const choices = useChoices(match.game);
  const { link, address } = useLink(match);
  const { problems, deal } = useDealNow(match.id, again);
  const isDealer = match.isDealer === true;
  const name = game?.name[language] ?? match.game;
  useGameOnRoot(match.game);
  useTitle(said.room);
  return (
    <div className="setup">
      <HouseBar at="play" />
      <main className="setup-main room">
        <MatchBrief match={match} choices={choices} game={game}>
          <h1>
            {said.room} · {name}
          </h1>
        </MatchBrief>
        <div className="setup-pair">
          <SeatRows match={match} title={said.seats} onBot={isDealer ? (seat) => deal({ seat, free: { level: 'planner' } }) : undefined} />
          {link !== undefined && (
            <SharePanel link={link} words={texts.invitesYou(inviterOf(match), name)} onlyHere={isDealer && address?.reachable === false} />
          )}
        </div>
      </main>
      <div className="setup-side">
        <RoomSlip match={match} game={game} problems={problems} onDeal={() => deal({ free: 'leave' })} />
      </div>
    </div>
  );
}

/** Who has opened a table, as far as that is seen: the first person who sits there. */
export function inviterOf({ seats }: MatchSummary): string {
  return seats.find(({ kind, open }) => kind === 'person' && open !== true)?.name ?? '';
}

interface RoomSlipProps {
  readonly match: MatchSummary;
  readonly game: GameSummary | undefined;
  readonly problems: readonly SpokenProblem[];
  readonly onDeal: () => void;
}

/** Who is missing, and what can be done about it. */
function RoomSlip({ match, game, problems, onDeal }: RoomSlipProps): ReactNode {
  const texts = useTexts();
  const said = useSetupTexts();
  const { seats, settings = {} } = match;
  const missing = seats.filter(({ open }) => open === true).length;
  const taken = seats.length - missing;
  const isDealer = match.isDealer === true;
  const stakes = useStakes(match.game, settings, taken);
  const mayDeal = isDealer && game !== undefined && taken >= game.seats.min;
  const waits = seats.some(({ mine }) => mine) ? said.dealtByTable : said.watchFrom;
  const stub = seats.some(({ mine }) => mine) ? said.youWait : said.youWatch;
  return (
    <aside className="slip" aria-label={said.room}>
      <div className="slip-stub">{isDealer ? said.youDeal : stub}</div>
      <div className="slip-say">
        <h2 className="slip-head">
          <output>{said.missing(missing)}</output>
        </h2>
        <p className="slip-next">{waits}</p>
        {mayDeal && (
          <p className="slip-next">
            <b>{said.ifDealtNow}</b>: {said.playSoMany(taken)} {stakes}
          </p>
        )}
        {problems.length > 0 && <ProblemList title={texts.dealFailed} problems={problems} />}
      </div>
      {mayDeal && (
        <div className="slip-acts">
          <Button primary className="setup-deal" onPress={onDeal}>
            {said.dealForSoMany(taken)}
          </Button>
        </div>
      )}
    </aside>
  );
}

/** Has the table dealt, or bots sit down, and looks at it again. */
function useDealNow(
  match: string,
  again: () => void,
): { readonly problems: readonly SpokenProblem[]; readonly deal: (request: DealNowRequest) => void } {
  const texts = useTexts();
  const language = useLanguage();
  const [problems, setProblems] = useState<readonly SpokenProblem[]>([]);
  const deal = async (request: DealNowRequest): Promise<void> => {
    const dealt = await dealNow(match, request, language);
    const unreached = { code: 'page.unreached', at: '', values: {}, text: texts.failed };
    if (dealt.ok) setProblems([]);
    else setProblems(dealt.problems.length > 0 ? dealt.problems : [unreached]);
    again();
  };
  return { problems, deal: (request) => void deal(request) };
}

/** The link to a table's free seats, told to those who sit there, and how the server is reached. */
function useLink({ id, invitation }: MatchSummary): { readonly link: string | undefined; readonly address: ServerAddress | undefined } {
  const language = useLanguage();
  const { answer } = useAsked(useCallback(() => fetchAddress(language), [language]));
  const address = answer?.ok === true ? answer.value : undefined;
  const link = invitation === undefined ? undefined : linkFor(formatRoute({ kind: 'join', match: id, invitation }), address);
  return { link, address };
}

/** A link that a friend can open: from a page on the server's own machine, by an address that the machine has in its network. */
function linkFor(route: string, address: ServerAddress | undefined): string {
  const here = new URL(route, window.location.href);
  const [outer] = address?.urls ?? [];
  return outer === undefined || !['localhost', '127.0.0.1', '[::1]'].includes(here.hostname) ? here.href : new URL(route, outer).href;
}
