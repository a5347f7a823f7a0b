import { useEffect, type ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { useStore } from '../parts/use-store.ts';
import { removedDeck } from './removed-deck.ts';
import { useDeckTexts } from './use-deck-texts.ts';

/** A deck that was taken away, of a game or of any: it can be put back until the page is left. */
export function RemovedDeck({ game }: { readonly game?: string }): ReactNode {
  const texts = useTexts();
  const said = useDeckTexts();
  const removed = useStore(removedDeck);
  useEffect(() => () => removedDeck.write(undefined), []);
  if (removed === undefined || (game !== undefined && removed.deck.game !== game)) return undefined;
  return (
    <div className="removed">
      <output>{said.deleted(removed.deck.name || texts.unnamedDeck)}</output>
      <Button onPress={removed.undo}>{said.undo}</Button>
    </div>
  );
}
