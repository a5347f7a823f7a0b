/** The engraved face: name on top, a window that ends in a point, cost in a flame, strength and toughness in a split lozenge. */

import type { ReactNode } from 'react';
import { emblemsOf } from '../emblems.ts';
import { layOutEngraving, type EngravingPartProps } from './engraving-layout.ts';
import { drawNight } from './engraving-scenes.tsx';
import type { EngravedFacts, Face, FaceBox, FaceValue } from '../face.ts';
import { fitText } from '../fit-text.ts';
import { badgeInk, inksOf, oklch } from '../ink.ts';
import { Emblem, Fitted, Glyph, Lettering, Mark, PatternFill, PintaFrame, tenth } from '../pieces.tsx';
import { RulesLines } from '../rules-lines.tsx';
import { seededBy } from '../seed.ts';

interface EngravingFaceProps {
  readonly face: Face;
  readonly engraved: EngravedFacts;
  readonly box: FaceBox;
  /** Unique in the page: patterns and clips are named by it. */
  readonly id: string;
  /** Whether the cost is shown at every size. */
  readonly priced: boolean;
}

/** An engraved face. */
export function EngravingFace({ face, engraved, box, id, priced }: EngravingFaceProps): ReactNode {
  const inks = inksOf(face.key, face.faction);
  const layout = layOutEngraving(face, engraved, { box, priced });
  const { width, height, at } = layout;
  const parts = { face, engraved, layout, inks };
  return (
    <>
      <rect width={width} height={height} rx={at.radius + 3} fill={badgeInk.soot} />
      <Ground {...parts} id={id} />
      <Plate {...parts} id={id} />
      <Words {...parts} />
      {engraved.demon !== undefined && (
        <Glyph name="crown" x={width / 2 - 12} y={-11} size={24} fill={engraved.demon === 'earthly' ? inks.tone6 : inks.line} />
      )}
      <PintaFrame width={width} height={height} inset={at.inset} radius={at.radius} line={at.frame} inks={inks} />
    </>
  );
}

type DrawnPart = EngravingPartProps & { readonly id: string };

/** What lies behind the window: the path's ink and its woven pattern. */
function Ground({ layout: { width, height, at, window, size }, inks, id }: DrawnPart): ReactNode {
  const top = window.y + window.height * 0.5;
  return (
    <>
      <defs>
        <clipPath id={`${id}o`}>
          <rect x={at.inset} y={at.inset} width={width - at.inset * 2} height={height - at.inset * 2} rx={at.radius} />
        </clipPath>
        <PatternFill id={`${id}p`} name={inks.signs.pattern} ink={inks.tone4} opacity={0.5} scale={size === 'zoom' ? 1.4 : 1} />
      </defs>
      <g clipPath={`url(#${id}o)`}>
        <rect width={width} height={height} fill={inks.tone1} opacity={0.55} />
        <rect
          className="face-pattern"
          y={tenth(top)}
          width={width}
          height={tenth(size === 'zoom' ? window.height * 0.5 + 14 : height - top)}
          fill={`url(#${id}p)`}
          opacity={0.85}
        />
      </g>
    </>
  );
}

function Plate({ face, layout: { window, size, at }, inks, id }: DrawnPart): ReactNode {
  const { x, y, width, height } = window;
  const tip = Math.min(height * 0.16, size === 'zoom' ? 36 : 16);
  const shoulder = tenth(height - tip * 0.9);
  const path = `M0 0H${tenth(width)}V${tenth(height - tip)}Q${tenth(width * 0.72)} ${shoulder} ${tenth(width / 2)} ${tenth(height)}Q${tenth(width * 0.28)} ${shoulder} 0 ${tenth(height - tip)}z`;
  const glyph = at.glyph;
  return (
    <g transform={`translate(${x} ${tenth(y)})`}>
      <defs>
        <clipPath id={`${id}c`}>
          <path d={path} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}c)`}>
        <Picture face={face} width={width} height={height} inks={inks} id={id} />
      </g>
      <path d={path} fill="none" stroke={inks.line} strokeWidth={size === 'zoom' ? 1.8 : 1.2} />
      <circle cx={glyph * 0.85} cy={glyph * 0.85} r={glyph * 0.82} fill={inks.tone0} opacity={0.8} />
      <Glyph name={inks.signs.glyph} x={glyph * 0.35} y={glyph * 0.35} size={glyph} fill={inks.tone5} />
    </g>
  );
}

interface PictureProps extends Pick<EngravingPartProps, 'face' | 'inks'> {
  readonly width: number;
  readonly height: number;
  readonly id: string;
}

/** The scene, burin lines over it, and the emblem in three inks with hatching on its lower half. */
function Picture({ face, width, height, inks, id }: PictureProps): ReactNode {
  const random = seededBy(face.key);
  const [emblem, behind] = emblemsOf(face);
  const scene = drawNight({ random, width, height, inks });
  const side = Math.min(width, height);
  const [x, y] = [width / 2, height * 0.48];
  const line = Math.max(2.6, width / 44);
  const ghost = { x: width * random.pick([0.18, 0.84]), y: height * random.pick([0.22, 0.8]), turn: random.whole(-18, 18) };
  const size = side * 0.72;
  return (
    <>
      <defs>
        <pattern
          id={`${id}n`}
          width={tenth(line * 4)}
          height={tenth(line)}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${random.pick([-24, 18, 30])})`}
        >
          <rect width={tenth(line * 4)} height={tenth(line * 0.42)} fill={inks.tone0} />
        </pattern>
        <pattern id={`${id}h`} width={4} height={tenth(line * 1.1)} patternUnits="userSpaceOnUse" patternTransform="rotate(-30)">
          <rect width={4} height={tenth(line * 0.4)} fill={inks.tone2} />
        </pattern>
        <clipPath id={`${id}e`}>
          <rect y={tenth(y)} width={width} height={height} />
        </clipPath>
      </defs>
      {scene}
      <g className="face-ghost">
        <Emblem name={behind} x={ghost.x} y={ghost.y} size={side * 0.78} fill={inks.tone0} turn={ghost.turn} opacity={0.34} />
      </g>
      <rect width={width} height={height} fill={`url(#${id}n)`} opacity={0.55} />
      <Emblem name={emblem} x={x} y={y} size={size} fill={inks.tone0} outline={30} opacity={0.9} />
      <Emblem name={emblem} x={x - side * 0.012} y={y - side * 0.014} size={size} fill={inks.tone4} />
      <Emblem name={emblem} x={x} y={y} size={size} fill={inks.tone5} />
      <g clipPath={`url(#${id}e)`}>
        <Emblem name={emblem} x={x} y={y} size={size} fill={`url(#${id}h)`} />
      </g>
    </>
  );
}

function Words({ face, engraved, layout, inks }: EngravingPartProps): ReactNode {
  const { at, name, leading, nameY, size, width, height, showsCost, hasBody, rules, rulesHeight } = layout;
  const zoom = size === 'zoom';
  const foot = hasBody ? at.foot.body : at.foot.bare;
  const typeY = height - at.inset - foot - rulesHeight - (zoom ? 6 : 3);
  const words = [face.typeWord, ...(zoom ? face.traitWords : face.traitWords.slice(0, 1))].join(' · ');
  const type = fitText(words, { size: zoom ? 15.5 : 14, sizeMin: 14, width: width - 20 });
  return (
    <>
      <Fitted x={at.name.side / 2} y={nameY} text={name} leading={leading} fill={inks.tone6} family="title" />
      {showsCost && <Cost cost={engraved.cost} {...costPlace(layout)} />}
      {at.type > 0 && !zoom && (
        <rect x={at.inset + 1} y={typeY - 14} width={width - at.inset * 2 - 2} height={19} fill={badgeInk.soot} opacity={0.88} />
      )}
      {at.type > 0 && <Fitted x={width / 2} y={typeY} text={type} leading={0} fill={inks.tone5} weight={500} anchor="middle" />}
      {rules !== undefined && <RulesLines set={rules} x={24} y={typeY + 10} inks={inks} />}
      {size === 'board' && !hasBody && <TypeFoot word={face.typeWord} layout={layout} ink={inks.tone5} />}
      <Body engraved={engraved} layout={layout} />
    </>
  );
}

/** Where the cost stands: beside the name where that has room, otherwise on the picture. */
function costPlace({ at, size, width, window }: EngravingPartProps['layout']): {
  readonly x: number;
  readonly y: number;
  readonly half: number;
} {
  if (size === 'zoom') return { x: width - at.inset - 32, y: at.inset + 27, half: 20 };
  if (size === 'hand') return { x: width - at.inset - 19, y: at.inset + 17, half: 12 };
  return { x: window.x + window.width - 14, y: window.y + 15, half: 11 };
}

function TypeFoot({
  word,
  layout,
  ink,
}: {
  readonly word: string;
  readonly layout: EngravingPartProps['layout'];
  readonly ink: string;
}): ReactNode {
  const { at, width, height } = layout;
  const text = fitText(word, { size: 14, width: width - 12 });
  return (
    <>
      <rect x={at.inset} y={height - at.inset - 21} width={width - at.inset * 2} height={21} fill={badgeInk.soot} opacity={0.85} />
      <Fitted x={width / 2} y={height - at.inset - 6} text={text} leading={0} fill={ink} weight={500} anchor="middle" />
    </>
  );
}

/** What a card costs, in a flame. */
export function Cost({
  cost,
  x,
  y,
  half,
}: {
  readonly cost: string;
  readonly x: number;
  readonly y: number;
  readonly half: number;
}): ReactNode {
  const stretch = { 1: 100, 2: 85 }[cost.length] ?? 66;
  return (
    <>
      <Mark name="flame" x={x - half * 1.25} y={y - half * 1.5} size={half * 2.5} fill={badgeInk.energy} />
      <Lettering x={x} y={y + half * 0.78} size={half * 1.3} stretch={stretch} fill={badgeInk.ink} anchor="middle" weight={800}>
        {cost}
      </Lettering>
    </>
  );
}

const raised = oklch(0.45, 0.14, 150);

function inkOf({ printed, now }: FaceValue): string {
  if (now === printed) return badgeInk.ink;
  return now > printed ? raised : badgeInk.red;
}

/** Strength and toughness as they are now; what has no strength shows a dash; a weapon shows what it gives. */
function Body({ engraved, layout }: Pick<EngravingPartProps, 'engraved' | 'layout'>): ReactNode {
  const { at, size, width, height, hasBody } = layout;
  const { strength, toughness, modifiers } = engraved;
  if (!hasBody) return undefined;
  const [half, widest] = at.lozenge;
  const wide = Math.min(widest, width / 2 - at.inset - 2);
  const x = width / 2;
  const y = height - at.inset - half - (size === 'zoom' ? 3 : 1);
  const slope = (wide - half) * 2;
  const left = modifiers?.[0] ?? String(strength?.now ?? '—');
  const right = modifiers?.[1] ?? String(toughness?.now ?? '');
  const letters = (text: string): number => half * (text.length > 2 ? 1.15 : 1.45);
  return (
    <>
      <path
        d={`M${x - wide} ${y}l${half}-${half}h${slope}l${half} ${half}-${half} ${half}h-${slope}z`}
        fill={badgeInk.paper}
        stroke={badgeInk.soot}
        strokeWidth={2.5}
      />
      <path d={`M${x + 4} ${y - half}l-8 ${half * 2}`} stroke={badgeInk.ink} strokeWidth={1.5} />
      <Lettering
        x={x - wide * 0.48}
        y={y + half * 0.5}
        size={letters(left)}
        fill={strength ? inkOf(strength) : badgeInk.ink}
        anchor="middle"
        weight={800}
      >
        {left}
      </Lettering>
      <Lettering
        x={x + wide * 0.48}
        y={y + half * 0.5}
        size={letters(right)}
        fill={toughness ? inkOf(toughness) : badgeInk.ink}
        anchor="middle"
        weight={800}
      >
        {right}
      </Lettering>
    </>
  );
}
