import type { ReactNode } from 'react';
import { useDeckTexts } from './use-deck-texts.ts';

/** The shelf before there is a deck on it: empty boxes, and what can lie in them. Without a game it lies in the room. */
export function EmptyShelf({ game }: { readonly game?: string }): ReactNode {
  const said = useDeckTexts();
  return (
    <div className="empty-shelf mat" data-game={game}>
      <span aria-hidden="true" />
      <span aria-hidden="true" />
      <span aria-hidden="true" />
      <p>{said.noDecksYet}</p>
    </div>
  );
}
