import { useEffect } from 'react';

/** Styles read the game off the page's root element: it sets the hue of the felt. */
export function useGameOnRoot(game: string): void {
  useEffect(() => {
    document.documentElement.dataset['game'] = game;
    return () => {
      delete document.documentElement.dataset['game'];
    };
  }, [game]);
}
