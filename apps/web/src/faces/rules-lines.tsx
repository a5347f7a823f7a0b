import type { ReactNode } from 'react';
import { badgeInk, type Inks } from './ink.ts';
import { Lettering, Mark } from './pieces.tsx';
import type { RulesText } from './rules-text.ts';

/** A card's text, as it was set. */
export function RulesLines({
  set,
  x,
  y,
  inks,
}: {
  readonly set: RulesText;
  readonly x: number;
  readonly y: number;
  readonly inks: Inks;
}): ReactNode {
  return set.lines.flatMap((line) =>
    line.pieces.map((piece) =>
      piece.kind === 'aember' ? (
        <Mark
          key={`${line.y}.${piece.x}`}
          name="aember"
          x={x + piece.x + 1}
          y={y + line.y - set.size * 0.72}
          size={set.size * 0.8}
          fill={badgeInk.aember}
        />
      ) : (
        <Lettering
          key={`${line.y}.${piece.x}`}
          x={x + piece.x}
          y={y + line.y}
          size={set.size}
          family="rules"
          weight={piece.bold ? 800 : 500}
          fill={piece.bold ? inks.tone5 : badgeInk.paper}
        >
          {piece.text}
        </Lettering>
      ),
    ),
  );
}
