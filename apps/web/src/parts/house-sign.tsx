import type { CSSProperties, ReactNode } from 'react';
import { glyphs } from '../faces/drawings.ts';
import { houseKey, signsOf } from '../faces/factions.ts';

/** A house's glyph in the colour of the text around it. */
export function HouseGlyph({ house, size }: { readonly house: string; readonly size: number }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={glyphs[signsOf(house).glyph]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}

interface HouseSignProps {
  /** The game's name of the house. */
  readonly house: string;
  /** What the reader calls it. */
  readonly word: string;
  readonly active?: boolean;
  /** Shows the glyph alone; the word is still told to screen readers. */
  readonly bare?: boolean;
}

/** A house: colour, glyph and word. */
export function HouseSign({ house, word, active = false, bare = false }: HouseSignProps): ReactNode {
  const style: CSSProperties & Record<'--hc', string> = { '--hc': `var(--house-${houseKey(house)}, var(--ink-2))` };
  return (
    <span className="house" style={style} data-active={active || undefined} data-bare={bare || undefined} title={bare ? word : undefined}>
      <HouseGlyph house={house} size={17} />
      <span className={bare ? 'unseen' : undefined}>{word}</span>
    </span>
  );
}
