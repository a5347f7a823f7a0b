/** The glass face: a spine with pattern, glyph and bonus icons, an ogive window, power in a hexagon, armor in a shield. */

import type { ReactNode } from 'react';
import type { MarkName } from '../drawings.ts';
import { emblemsOf } from '../emblems.ts';
import type { Face, FaceBox } from '../face.ts';
import { fitText } from '../fit-text.ts';
import { GlassFoot } from './glass-foot.tsx';
import { layOut, type GlassPartProps } from './glass-layout.ts';
import { signsOf } from '../factions.ts';
import { badgeInk, inksOf, type Inks } from '../ink.ts';
import { Emblem, Fitted, Glyph, Mark, PatternFill, PintaFrame, tenth } from '../pieces.tsx';
import { RulesLines } from '../rules-lines.tsx';
import { drawScene } from '../scenes.tsx';
import { seededBy } from '../seed.ts';

interface GlassFaceProps {
  readonly face: Face;
  readonly box: FaceBox;
  /** Unique in the page: patterns and clips are named by it. */
  readonly id: string;
}

/** A face of leaded glass. */
export function GlassFace({ face, box, id }: GlassFaceProps): ReactNode {
  const inks = inksOf(face.key, face.faction);
  const layout = layOut(face, box);
  const { width, height, at } = layout;
  return (
    <>
      <rect width={width} height={height} rx={at.radius + 3} fill={inks.tone0} />
      <Spine face={face} layout={layout} inks={inks} id={id} />
      <Window face={face} layout={layout} inks={inks} id={id} />
      <Words face={face} layout={layout} inks={inks} />
      <GlassFoot face={face} layout={layout} inks={inks} />
      <PintaFrame width={width} height={height} inset={at.inset} radius={at.radius} line={at.frame} inks={inks} />
    </>
  );
}

function Spine({ face, layout: { size, width, height, at }, inks, id }: GlassPartProps & { readonly id: string }): ReactNode {
  const band = at.spine - at.spineGap;
  const middle = at.inset + band / 2;
  const inner = { width: width - at.inset * 2, height: height - at.inset * 2 };
  const bonusTop = at.inset + at.glyph * 1.5 + (size === 'zoom' ? 34 : 20);
  return (
    <>
      <defs>
        <clipPath id={`${id}f`}>
          <rect x={at.inset} y={at.inset} width={inner.width} height={inner.height} rx={at.radius} />
        </clipPath>
        <PatternFill id={`${id}p`} name={inks.signs.pattern} ink={inks.tone5} opacity={0.8} scale={size === 'zoom' ? 1.5 : 1} />
      </defs>
      <g clipPath={`url(#${id}f)`}>
        <rect width={width} height={height} fill={inks.tone1} />
        <rect x={at.inset} width={band} height={height} fill={inks.tone2} />
        <rect className="face-pattern" x={at.inset} width={band} height={height} fill={`url(#${id}p)`} opacity={0.75} />
      </g>
      <circle cx={tenth(middle)} cy={tenth(at.inset + at.glyph * 0.5 + at.glyphTop)} r={tenth(at.glyph * 0.78)} fill={inks.tone0} />
      <Glyph name={inks.signs.glyph} x={middle - at.glyph / 2} y={at.inset + at.glyphTop} size={at.glyph} fill={inks.tone5} />
      {face.icons.map((icon, place) => (
        <Bonus key={`${icon}${place}`} icon={icon} x={middle} y={bonusTop + place * (at.bonus + 3)} size={at.bonus} inks={inks} />
      ))}
    </>
  );
}

const bonusMarks: Readonly<Record<string, MarkName>> = {
  amber: 'aember',
  aember: 'aember',
  damage: 'drop',
  capture: 'hold',
  draw: 'cards',
  discard: 'away',
  power: 'plus',
};

function Bonus({
  icon,
  x,
  y,
  size,
  inks,
}: {
  readonly icon: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly inks: Inks;
}): ReactNode {
  const mark = bonusMarks[icon];
  return (
    <>
      <circle cx={x} cy={y} r={size * 0.66} fill={inks.tone0} />
      {mark === undefined ? (
        <Glyph name={signsOf(icon).glyph} x={x - size / 2} y={y - size / 2} size={size} fill={inks.tone5} />
      ) : (
        <Mark name={mark} x={x - size / 2} y={y - size / 2} size={size} fill={bonusInk(icon)} />
      )}
    </>
  );
}

function bonusInk(icon: string): string {
  if (icon === 'amber' || icon === 'aember') return badgeInk.aember;
  return icon === 'damage' ? badgeInk.lowered : badgeInk.paper;
}

function Window({ face, layout: { window }, inks, id }: GlassPartProps & { readonly id: string }): ReactNode {
  const { width, height } = window;
  const half = width / 2;
  const rise = Math.min(half, height * 0.5);
  const ogive = `M0 ${tenth(height)}V${tenth(rise)}Q0 ${tenth(rise * 0.18)} ${tenth(half)} 0Q${tenth(width)} ${tenth(rise * 0.18)} ${tenth(width)} ${tenth(rise)}V${tenth(height)}z`;
  return (
    <g transform={`translate(${window.x} ${window.y})`}>
      <defs>
        <clipPath id={`${id}w`}>
          <path d={ogive} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}w)`}>
        <Picture face={face} width={width} height={height} inks={inks} />
      </g>
      <path d={ogive} fill="none" stroke={inks.tone0} strokeWidth={width > 200 ? 5 : 3} />
      <path d={ogive} fill="none" stroke={inks.line} strokeWidth={width > 200 ? 1.5 : 1} />
    </g>
  );
}

function Picture({
  face,
  width,
  height,
  inks,
}: {
  readonly face: Face;
  readonly width: number;
  readonly height: number;
  readonly inks: Inks;
}): ReactNode {
  const random = seededBy(face.key);
  const [emblem, behind] = emblemsOf(face);
  const scene = drawScene({ random, width, height, inks });
  const side = Math.min(width, height);
  const [x, y] = [width / 2, height * 0.48];
  const ghost = { x: width * random.pick([0.18, 0.84]), y: height * random.pick([0.22, 0.8]), turn: random.whole(-18, 18) };
  return (
    <>
      {scene}
      <g className="face-ghost">
        <Emblem name={behind} x={ghost.x} y={ghost.y} size={side * 0.78} fill={inks.tone0} turn={ghost.turn} opacity={0.34} />
      </g>
      <Emblem name={emblem} x={x} y={y} size={side * 0.66} fill={inks.tone0} outline={42} />
      <Emblem name={emblem} x={x} y={y} size={side * 0.66} fill={inks.tone6} />
      <path d={`M0 0H${tenth(width)}L0 ${tenth(height * 0.8)}z`} fill="#fff" opacity={0.055} />
    </>
  );
}

function Words({ face, layout, inks }: GlassPartProps): ReactNode {
  const { at, name, leading, nameTop, typeHeight, size, width, rules } = layout;
  const zoom = size === 'zoom';
  const x = layout.window.x + (zoom ? 4 : 1);
  const last = nameTop + name.size + (name.lines.length - 1) * leading;
  const typeY = last + typeHeight * 0.85;
  const shown = zoom ? face.traitWords : face.traitWords.slice(0, 1);
  const type = fitText([face.typeWord, ...shown].join(' · '), { size: zoom ? 15.5 : 14, sizeMin: 14, width: width - x - at.inset - 4 });
  return (
    <>
      <Fitted x={x} y={nameTop + name.size} text={name} leading={leading} fill={badgeInk.paper} weight={800} />
      {typeHeight > 0 && <Fitted x={x} y={typeY} text={type} leading={0} fill={inks.tone5} weight={500} />}
      {rules !== undefined && <RulesLines set={rules} x={x} y={typeY + 10} inks={inks} />}
    </>
  );
}
