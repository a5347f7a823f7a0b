import type { ReactNode } from 'react';
import type { EmblemName } from '../faces/emblem-pools.ts';
import { Emblem } from '../faces/pieces.tsx';

/** The sign of each game, in the order in which games lie on home. */
const signs: Readonly<Record<string, EmblemName>> = {
  'marvel-champions': 'long-legged-spider',
  keyforge: 'gears',
  inferno: 'flame',
};

const order = Object.keys(signs);

/** Games in the order of home; those that have no sign come last. */
export function inHomeOrder<Game extends { readonly id: string }>(games: readonly Game[]): readonly Game[] {
  const placeOf = ({ id }: Game): number => (order.includes(id) ? order.indexOf(id) : order.length);
  return games.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** A game's sign on its hue. It is decorative: the game is named beside it. */
export function GameSign({ game }: { readonly game: string }): ReactNode {
  const sign = signs[game];
  return (
    <span className="game-sign" data-game={game} aria-hidden="true">
      {sign !== undefined && (
        <svg viewBox="0 0 24 24">
          <Emblem name={sign} x={12} y={12} size={24} fill="currentColor" />
        </svg>
      )}
    </span>
  );
}
