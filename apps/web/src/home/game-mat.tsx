/** A game on home: it is dealt as it was last, or set up on a page of its own. */

import type { GameSummary } from '@crupier/protocol';
import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useLanguage } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { ProblemList } from '../parts/problem-list.tsx';
import { formatRoute } from '../route.ts';
import { keepWish, keptWish } from '../setting-up/kept-wish.ts';
import { useChoices } from '../setting-up/use-choices.ts';
import { useDealing } from '../setting-up/use-dealing.ts';
import { useTableSetup } from '../setting-up/use-table-setup.ts';
import { useTextsOf } from '../setting-up/use-texts-of.ts';
import { openTable } from '../wire/shares.ts';
import { MatFaces } from './mat-faces.tsx';
import { sayDeal } from './say-deal.ts';
import { useHomeTexts } from './use-home-texts.ts';
import { useHouseFrame } from './use-house-frame.ts';
import { useTutorial } from './use-tutorial.ts';

/** A game’s mat: everything chosen well enough to deal at once. */
export function GameMat({ game }: { readonly game: GameSummary }): ReactNode {
  const texts = useTextsOf(game);
  const said = useHomeTexts();
  const language = useLanguage();
  const { mode, narrow } = useHouseFrame();
  const setup = useTableSetup(game);
  const choices = useChoices(game.id);
  const { dealing, problems, dealBy } = useDealing();
  const learn = useTutorial(game, dealBy);
  const { wish } = setup;
  const name = game.name[language];
  const isPhone = mode === 'phone';
  const deal = (): void => {
    keepWish(game.id, wish);
    dealBy(() => openTable(setup.request(), language));
  };
  const dealWord = wish.others.some(({ kind }) => kind === 'friend') ? texts.openTable : texts.deal;
  const pitch = (isPhone || narrow ? said.shortPitches : said.pitches)[game.id] ?? texts.tagline;
  const friend = isPhone ? said.withFriendShort : said.withFriend;
  return (
    <article className="new-table" data-game={game.id} aria-label={name}>
      <MatFaces setup={setup} choices={choices} />
      <div className="new-table-words">
        <h2>{name}</h2>
        <p className="new-table-line">{pitch}</p>
        <div className="new-table-wish">
          <p>
            <b>{sayDeal(setup, choices, { texts, said, language })}</b>
            <Length game={game} minutes={choices?.minutes[wish.others.length + 1 - game.seats.min]} />
          </p>
          <a
            className="button"
            data-icon
            href={formatRoute({ kind: 'new', game: game.id, choice: '' })}
            aria-label={`${said.change}: ${name}`}
            title={said.change}
          >
            <SlidersHorizontal aria-hidden="true" size={20} />
          </a>
        </div>
      </div>
      <div className="new-table-acts">
        {problems !== undefined && <ProblemList title={texts.dealFailed} problems={problems} />}
        <Button primary className="new-table-deal" label={`${dealWord}: ${name}`} inert={!setup.isWhole || dealing} onPress={deal}>
          {dealing ? texts.dealing : dealWord}
        </Button>
        <a className="button" href={formatRoute({ kind: 'new', game: game.id, choice: 'friend' })} aria-label={`${friend}: ${name}`}>
          {friend}
        </a>
        {learn !== undefined && (
          <Button label={`${said.learn}: ${name}`} inert={dealing} onPress={learn}>
            {said.learn}
          </Button>
        )}
      </div>
    </article>
  );
}

/** How long the match lasts, and whether it is what was played last. */
function Length({ game, minutes }: { readonly game: GameSummary; readonly minutes: number | undefined }): ReactNode {
  const said = useHomeTexts();
  const [isKept] = useState(() => Object.keys(keptWish(game.id, game.decks)).length > 0);
  const words = [...(isKept ? [said.asLastTime] : []), ...(minutes === undefined ? [] : [said.minutes(minutes)])];
  return <small>{words.join(' · ')}</small>;
}
