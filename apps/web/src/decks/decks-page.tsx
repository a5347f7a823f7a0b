/** The frame of each page of cards and decks: the games to choose from, the page, and its slip. */

import type { GameSummary } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { GameSign, inHomeOrder } from '../home/game-sign.tsx';
import { House } from '../home/house.tsx';
import { useHouseFrame } from '../home/use-house-frame.ts';
import { useLanguage } from '../language/use-texts.ts';
import { formatRoute, type DecksView } from '../route.ts';
import type { DecksScene } from './decks-scene.ts';
import { useDeckTexts } from './use-deck-texts.ts';

interface DecksPageProps {
  readonly scene: DecksScene;
  readonly at: 'cards' | 'decks';
  /** What lies beside the page: what is offered or shown large. */
  readonly side?: ReactNode;
  readonly className: string;
  readonly children: ReactNode;
}

/** The frame. */
export function DecksPage({ scene: { game }, at, side, className, children }: DecksPageProps): ReactNode {
  return (
    <House at={at} game={game.id} side={side} className={`decks-page ${className}`}>
      {children}
    </House>
  );
}

interface GameLinksProps {
  readonly games: readonly GameSummary[];
  /** The game that is shown; undefined where all are. */
  readonly game?: GameSummary;
  /** The part of the page that each leads to. */
  readonly view: DecksView;
  /** The word that leads to the same part of all games together, where there is one. */
  readonly all?: string;
}

/** Links to the same part of each game: the one that is shown has its name, the others their signs. */
export function GameLinks({ games, game, view, all }: GameLinksProps): ReactNode {
  const said = useDeckTexts();
  const language = useLanguage();
  const isPhone = useHouseFrame().mode === 'phone';
  return (
    <nav className="game-links" aria-label={said.game}>
      {all !== undefined && (
        <a
          className="button game-link"
          href={formatRoute({ kind: 'decks', game: '', view, arg: '' })}
          aria-current={game === undefined ? 'page' : undefined}
        >
          <b>{all}</b>
        </a>
      )}
      {inHomeOrder(games).map((each: GameSummary) => (
        <a
          key={each.id}
          className="button game-link"
          data-game={each.id}
          href={formatRoute({ kind: 'decks', game: each.id, view, arg: '' })}
          aria-current={each.id === game?.id ? 'page' : undefined}
          aria-label={each.name[language]}
          title={each.name[language]}
        >
          <GameSign game={each.id} />
          {(each.id === game?.id || game === undefined) && !isPhone && <b aria-hidden="true">{each.name[language]}</b>}
        </a>
      ))}
    </nav>
  );
}
