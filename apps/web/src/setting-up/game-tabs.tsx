import type { GameSummary } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { GameSign, inHomeOrder } from '../home/game-sign.tsx';
import { useLanguage } from '../language/use-texts.ts';
import { formatRoute } from '../route.ts';
import '../styles/mats.css';
import '../styles/home.css';
import { useSetupTexts } from './use-setup-texts.ts';

/** The games, each a page of its own. */
export function GameTabs({ games, game }: { readonly games: readonly GameSummary[]; readonly game: string }): ReactNode {
  const said = useSetupTexts();
  const language = useLanguage();
  return (
    <nav className="game-tabs" aria-label={said.games}>
      {inHomeOrder(games).map(({ id, name }) => (
        <a
          key={id}
          className="game-tab"
          data-game={id}
          href={formatRoute({ kind: 'new', game: id, choice: '' })}
          aria-current={id === game ? 'page' : undefined}
        >
          <GameSign game={id} />
          {name[language]}
        </a>
      ))}
    </nav>
  );
}
