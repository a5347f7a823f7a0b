import type { CSSProperties, ReactNode } from 'react';
import { glyphs } from '../../faces/drawings.ts';
import type { Face, FaceMarks } from '../../faces/face.ts';
import { signsOf } from '../../faces/factions.ts';

interface MiniCardProps {
  /** Absent where the card lies face down. */
  readonly face: Face | undefined;
  readonly tapped: boolean;
  readonly mark: FaceMarks;
}

/** A card as small as can be: its back, or its path's glyph; tapped ones lie down. */
export function MiniCard({ face, tapped, mark }: MiniCardProps): ReactNode {
  const signs = face === undefined ? undefined : signsOf(face.faction);
  const style: CSSProperties & Record<'--mini', string> = { '--mini': String(signs?.hue ?? 25) };
  return (
    <span
      className="mini"
      style={style}
      data-tapped={tapped || undefined}
      data-legal={mark.legal === undefined ? undefined : ''}
      data-chosen={mark.chosen === undefined ? undefined : ''}
      aria-hidden="true"
    >
      {signs !== undefined && (
        <svg viewBox="0 0 24 24" width="14" height="14">
          <path d={glyphs[signs.glyph]} fill="currentColor" fillRule="evenodd" />
        </svg>
      )}
    </span>
  );
}
