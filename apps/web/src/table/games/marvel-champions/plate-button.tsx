/** Cards of Marvel Champions that are no faces: plates and open cards, which can be pressed as every card. */

import { sayLabel, type Handle, type Speech } from '@crupier/protocol';
import type { ReactNode } from 'react';
import type { MarkName } from '../../../faces/drawings.ts';
import type { Face } from '../../../faces/face.ts';
import { OpenPoster, PosterPlate, type PlateBox } from '../../../faces/poster/poster-plate.tsx';
import { CardButton } from '../../cards/card-button.tsx';
import { useTable } from '../../scene/table-context.ts';

interface PlateButtonProps {
  readonly handle: Handle;
  readonly box: PlateBox;
  /** Whether what the card is for stands under its name where it has room. */
  readonly noted?: boolean;
}

/** A card as a plate. */
export function PlateButton({ handle, box, noted = false }: PlateButtonProps): ReactNode {
  const { speech } = useTable();
  return (
    <CardButton handle={handle} draw={(drawn) => <PosterPlate {...drawn} box={box} {...(noted ? noteOf(drawn.face, speech) : {})} />} />
  );
}

/** A card that lies open, with its whole text. */
export function OpenButton({ handle, box }: Pick<PlateButtonProps, 'handle' | 'box'>): ReactNode {
  return <CardButton handle={handle} draw={(drawn) => <OpenPoster {...drawn} box={box} />} />;
}

/** The mark of each icon of a scheme. */
const iconMarks: Readonly<Record<string, MarkName>> = { hazard: 'cards', acceleration: 'plot', crisis: 'hold', amplify: 'bolt' };

/** What a card is for, in a few words: the icons of a scheme, what an attachment adds, or when a permanent can be used. */
function noteOf(face: Face, speech: Speech): { readonly note: string; readonly noteMark?: MarkName } {
  const [icon] = face.icons;
  if (icon !== undefined) {
    const noteMark = iconMarks[icon];
    return { note: face.icons.map((each) => sayLabel(each, speech)).join(', '), ...(noteMark !== undefined && { noteMark }) };
  }
  const added = (face.poster?.besides ?? []).filter(([name]) => name !== 'boostIcons' && name !== 'handSize');
  if (added.length > 0) return { note: added.map(([name, value]) => `${value} ${sayLabel(name, speech)}`).join(', ') };
  return { note: headerOf(face.text) };
}

/** The header of a text's first ability: when it can be used. Empty where it has none. */
function headerOf(text: readonly string[]): string {
  const headers = text.flatMap((line) => /^([^:.“«]{1,32}):\s/u.exec(line.replaceAll('**', ''))?.[1] ?? []);
  return headers[0] ?? '';
}
