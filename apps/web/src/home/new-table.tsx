/** A game on the start: it is dealt as it was last, or set up on a page of its own. */

import type { GameSummary } from '@crupier/protocol';
import { SlidersHorizontal, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from '../language/use-texts.ts';
import type { Texts } from '../language/texts-en.ts';
import { Button } from '../parts/button.tsx';
import { ProblemList } from '../parts/problem-list.tsx';
import { useStore } from '../parts/use-store.ts';
import { preferences } from '../preferences/preferences.ts';
import { formatRoute } from '../route.ts';
import { findKept, keptDecks } from '../setting-up/kept-decks.ts';
import { keepWish } from '../setting-up/kept-wish.ts';
import type { TableWish } from '../setting-up/table-wish.ts';
import { useDealing } from '../setting-up/use-dealing.ts';
import { useTableSetup } from '../setting-up/use-table-setup.ts';
import { useTextsOf } from '../setting-up/use-texts-of.ts';
import { openTable } from '../wire/shares.ts';
import { openTutorial } from '../wire/tutorials.ts';
import { Fan } from './fan.tsx';
import { TableOffers } from './table-offers.tsx';

/** A game's card on the start: everything chosen well enough to deal at once. */
export function NewTable({ game }: { readonly game: GameSummary }): ReactNode {
  const texts = useTextsOf(game);
  const language = useLanguage();
  const { name } = useStore(preferences);
  const { wish, isWhole, request } = useTableSetup(game);
  const { dealing, problems, dealBy } = useDealing();
  const learner = name.trim();
  const learn = (): void => dealBy(() => openTutorial({ game: game.id, ...(learner !== '' && { name: learner }) }, language));
  const deal = (): void => {
    keepWish(game.id, wish);
    dealBy(() => openTable(request(), language));
  };
  const dealWord = wish.others.some(({ kind }) => kind === 'friend') ? texts.openTable : texts.deal;
  return (
    <article className="new-table" data-game={game.id}>
      <Fan game={game.id} />
      <h2>{game.name[language]}</h2>
      <p className="new-table-line">{texts.pitches[game.id] ?? texts.tagline}</p>
      <div className="new-table-wish">
        <p>{sayWish(wish, texts, (deck) => game.deckNames?.[deck]?.[language] ?? deck)}</p>
        <a className="button" href={formatRoute({ kind: 'new', game: game.id, choice: '' })}>
          <SlidersHorizontal aria-hidden="true" size={18} /> {texts.chooseFirst}
        </a>
      </div>
      {problems !== undefined && <ProblemList title={texts.dealFailed} problems={problems} />}
      <div className="new-table-acts">
        <Button primary className="new-table-deal" inert={!isWhole || dealing} onPress={deal}>
          {dealing ? texts.dealing : dealWord}
        </Button>
        <a className="button" href={formatRoute({ kind: 'new', game: game.id, choice: 'friend' })}>
          <UserPlus aria-hidden="true" size={18} /> {texts.withFriend}
        </a>
      </div>
      <TableOffers game={game} busy={dealing} onLearn={learn} />
    </article>
  );
}

/** What will be dealt, in a line: the own deck, and who else plays. */
function sayWish({ mine, others }: TableWish, texts: Texts, nameOf: (deck: string) => string): string {
  const words = { bot: texts.opponentBot, friend: texts.opponentFriend, here: texts.opponentHere };
  const kept = mine.kind === 'kept' ? findKept(keptDecks.read(), mine.id) : undefined;
  const decks = {
    ready: mine.kind === 'ready' ? nameOf(mine.name) : '',
    kept: kept?.name || texts.unnamedDeck,
    list: texts.ownList,
    sealed: texts.sealedPool,
    dealt: texts.dealtDecks,
  };
  const [only, ...more] = others;
  const several = more.length > 0 ? `${texts.players}: ${others.length + 1}` : undefined;
  const opposite = several ?? (only === undefined ? texts.solo : words[only.kind]);
  return [decks[mine.kind], opposite].join(' · ');
}
