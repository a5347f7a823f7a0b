import type { ReactNode } from 'react';
import type { Face, FaceSize, FaceValue } from '../face.ts';
import { fitText } from '../fit-text.ts';
import type { GlassPartProps } from './glass-layout.ts';
import { badgeInk } from '../ink.ts';
import { Fitted, Lettering, Mark, tenth } from '../pieces.tsx';

/** The foot of a glass face: power and armor as they are now, and the first keyword; or the type. */
export function GlassFoot({ face, layout: { at, size, width, height, letters: least }, inks }: GlassPartProps): ReactNode {
  const zoom = size === 'zoom';
  const { power, armor } = face;
  if (power === undefined) {
    return size === 'board' ? (
      <Lettering x={at.inset + at.spine + 1} y={height - at.inset - 9} size={14} fill={inks.tone5} weight={500}>
        {face.typeWord}
      </Lettering>
    ) : undefined;
  }
  const half = at.power;
  const x = at.inset + half + (zoom ? 6 : 2);
  const y = height - at.inset - half - (zoom ? 4 : 1);
  const shield = { x: width - at.inset - at.shield - 3, y: height - at.inset - at.shield - (zoom ? 3 : 1) };
  const armored = armor !== undefined && (armor.now > 0 || armor.printed > 0);
  const room = width - x - half - 8 - (armored ? at.shield + 2 : 0);
  return (
    <>
      <path
        d={`M${x - half} ${y}l${half * 0.5}-${tenth(half * 0.88)}h${half}l${half * 0.5} ${tenth(half * 0.88)}-${half * 0.5} ${tenth(half * 0.88)}h-${half}z`}
        fill={inks.tone4}
        stroke={inks.tone0}
        strokeWidth={2.5}
      />
      <Figure value={power} x={x} y={y} size={half * 1.18} least={least} />
      {armored && <Mark name="armor" x={shield.x} y={shield.y} size={at.shield} fill={badgeInk.steel} />}
      {armored && (
        <Figure value={armor} x={shield.x + at.shield / 2} y={shield.y + at.shield * 0.46} size={at.shield * 0.58} least={least} />
      )}
      <Keyword face={face} x={x + half + 4} y={height - at.inset - (size === 'hand' ? 10 : 8)} room={room} size={size} ink={inks.tone5} />
    </>
  );
}

/** A value as it is now: a small arrow says whether it is above or below the printed one. */
function Figure({
  value,
  x,
  y,
  size,
  least,
}: {
  readonly value: FaceValue;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly least: number;
}): ReactNode {
  const digits = String(value.now).length;
  const set = Math.max(least, digits > 1 ? size * 0.88 : size);
  const changed = value.now !== value.printed;
  const up = value.now > value.printed;
  const tip = size * 0.24;
  const tipY = up ? y - size * 0.46 : y + size * 0.5;
  return (
    <>
      <Lettering x={x} y={y + set * 0.36} size={set} fill={badgeInk.ink} anchor="middle" weight={800}>
        {value.now}
      </Lettering>
      {changed && (
        <path
          d={`M${tenth(x - tip)} ${tenth(tipY)}h${tenth(tip * 2)}l-${tenth(tip)} ${up ? '-' : ''}${tenth(tip * 1.1)}z`}
          fill={up ? badgeInk.raised : badgeInk.lowered}
          stroke={badgeInk.ink}
          strokeWidth={1}
        />
      )}
    </>
  );
}

function Keyword({
  face,
  x,
  y,
  room,
  size,
  ink,
}: {
  readonly face: Face;
  readonly x: number;
  readonly y: number;
  readonly room: number;
  readonly size: FaceSize;
  readonly ink: string;
}): ReactNode {
  const first = face.keywordWords[0];
  if (first === undefined || size === 'tile' || size === 'zoom' || room < 20) return undefined;
  const text = fitText(first, { size: 14, width: room });
  return text.cut ? undefined : <Fitted x={x} y={y} text={text} leading={0} fill={ink} weight={600} />;
}
