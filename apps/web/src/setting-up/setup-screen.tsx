/** The page that sets a match up: what matters first, everything else folded, and at the side what comes of it. */

import type { GameChoices, GameSummary, SpokenProblem } from '@crupier/protocol';
import { useCallback, type ReactNode } from 'react';
import { HouseBar } from '../home/house-bar.tsx';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { useTitle } from '../parts/use-title.ts';
import type { Route } from '../route.ts';
import { useGameOnRoot } from '../table/use-game-on-root.ts';
import { fetchGames } from '../wire/api.ts';
import { openTable } from '../wire/shares.ts';
import { useAsked } from '../wire/use-asked.ts';
import { parseChoice } from './choice-of-settings.ts';
import { DeckSection } from './deck-section.tsx';
import { DifficultySection } from './difficulty-section.tsx';
import { FaceSections } from './face-sections.tsx';
import { GameTabs } from './game-tabs.tsx';
import { keepWish } from './kept-wish.ts';
import { isAbout, settingsOf } from './match-settings.ts';
import { MoreChoices } from './more-choices.tsx';
import { SetupSlip } from './setup-slip.tsx';
import { seatNamesOf, withWay } from './ways.ts';
import { useChoices } from './use-choices.ts';
import { useDealing } from './use-dealing.ts';
import { useSetupTexts } from './use-setup-texts.ts';
import { useTableSetup } from './use-table-setup.ts';
import { WithWhom } from './with-whom.tsx';

type SetupRoute = Route & { readonly kind: 'new' };

/** The page: the games, and the choices of one of them. */
export function SetupScreen({ route }: { readonly route: SetupRoute }): ReactNode {
  const texts = useTexts();
  const said = useSetupTexts();
  const language = useLanguage();
  const games = useAsked(useCallback(() => fetchGames(language), [language]));
  const all = games.answer?.ok === true ? games.answer.value : [];
  const game = all.find(({ id }) => id === route.game) ?? all[0];
  useTitle(said.newTable);
  return (
    <div className="setup">
      <HouseBar at="play" />
      {game === undefined ? (
        <main className="setup-main">
          <h1 className="unseen">{said.newTable}</h1>
          {games.answer?.ok === false ? (
            <div className="problem">
              <p>{games.answer.problems[0]?.text ?? texts.failed}</p>
              <Button onPress={games.again}>{texts.retry}</Button>
            </div>
          ) : (
            <output>{texts.loading}</output>
          )}
        </main>
      ) : (
        <SetupOfGame key={`${game.id} ${route.choice}`} game={game} games={all} choice={route.choice} />
      )}
    </div>
  );
}

interface SetupOfGameProps {
  readonly game: GameSummary;
  readonly games: readonly GameSummary[];
  readonly choice: string;
}

function SetupOfGame({ game, games, choice }: SetupOfGameProps): ReactNode {
  const choices = useChoices(game.id);
  const texts = useTexts();
  useGameOnRoot(game.id);
  // All comes together, so that nothing moves.
  return choices === undefined ? (
    <main className="setup-main">
      <GameTabs games={games} game={game.id} />
      <output>{texts.loading}</output>
    </main>
  ) : (
    <SetupForm game={game} games={games} choice={choice} choices={choices} />
  );
}

function SetupForm({ game, games, choice, choices }: SetupOfGameProps & { readonly choices: GameChoices }): ReactNode {
  const said = useSetupTexts();
  const language = useLanguage();
  const first = game.readyTables?.find(({ id }) => id === choice);
  const setup = useTableSetup(game, {
    needs: choices.needs,
    first,
    asked: parseChoice(choice, game),
    ...(choice === 'friend' && { begin: (wish) => withWay(game, wish, 'friend') }),
  });
  const { dealing, problems = [], dealBy } = useDealing();
  const parts = { setup, choices };
  const deal = (): void => {
    if (setup.readyTable === undefined) keepWish(game.id, setup.wish);
    dealBy(() => openTable(setup.request(seatNamesOf(setup, choices, language)), language));
  };
  return (
    <>
      <main className="setup-main">
        <h1 className="unseen">{said.newTable}</h1>
        <GameTabs games={games} game={game.id} />
        <WithWhom setup={setup} />
        <DeckSection {...parts} />
        <div className="setup-pair">
          <FaceSections {...parts} />
          <DifficultySection {...parts} />
        </div>
        <MoreChoices {...parts} problems={problems} />
      </main>
      <SetupSlip {...parts} dealing={dealing} problems={elsewhere(game, problems)} onDeal={deal} dealBy={dealBy} />
    </>
  );
}

/** The problems that do not stand beside a field of the form. */
function elsewhere(game: GameSummary, problems: readonly SpokenProblem[]): readonly SpokenProblem[] {
  const settings = settingsOf(game);
  return problems.filter(({ at }) => !settings.some(({ name }) => isAbout(at, name)));
}
