/** The glass face: a spine with pattern, glyph and bonus icons, an ogive window, power in a hexagon, armor in a shield. */

import type { ReactNode } from 'react';
import type { MarkName } from './drawings.ts';
import { emblemsOf } from './emblems.ts';
import type { Face, FaceSize, FaceValue } from './face.ts';
import { faceSizes } from './face.ts';
import { fitText, type FittedText } from './fit-text.ts';
import { signsOf } from './houses.ts';
import { badgeInk, inksOf, type Inks } from './ink.ts';
import { Emblem, Fitted, Glyph, Lettering, Mark, PatternFill, PintaFrame, tenth } from './pieces.tsx';
import { setRules, type RulesText } from './rules-text.ts';
import { drawScene } from './scenes.tsx';
import { seededBy } from './seed.ts';

interface GlassFaceProps {
  readonly face: Face;
  readonly size: FaceSize;
  /** Unique in the page: patterns and clips are named by it. */
  readonly id: string;
}

/** Measures that each optical size sets for itself. */
interface Measures {
  readonly inset: number;
  readonly radius: number;
  readonly spine: number;
  readonly spineGap: number;
  readonly glyph: number;
  readonly glyphTop: number;
  readonly bonus: number;
  readonly power: number;
  readonly shield: number;
  readonly frame: number;
  readonly name: { readonly size: number; readonly sizeMin: number; readonly side: number; readonly lines: number; readonly leading: number };
}

const measures: Readonly<Record<FaceSize, Measures>> = {
  tile: {
    inset: 4, radius: 7, spine: 17, spineGap: 3, glyph: 13, glyphTop: 9, bonus: 11, power: 14, shield: 23, frame: 1.5,
    name: { size: 12.5, sizeMin: 12, side: 9, lines: 3, leading: 1 },
  },
  board: {
    inset: 4, radius: 7, spine: 21, spineGap: 3, glyph: 15, glyphTop: 9, bonus: 13, power: 17, shield: 26, frame: 1.5,
    name: { size: 14, sizeMin: 14, side: 11, lines: 3, leading: 1.06 },
  },
  hand: {
    inset: 4, radius: 7, spine: 27, spineGap: 3, glyph: 19, glyphTop: 9, bonus: 16, power: 20, shield: 30, frame: 1.5,
    name: { size: 16, sizeMin: 14, side: 16, lines: 3, leading: 1.06 },
  },
  zoom: {
    inset: 6, radius: 12, spine: 46, spineGap: 6, glyph: 30, glyphTop: 14, bonus: 22, power: 31, shield: 46, frame: 2,
    name: { size: 26, sizeMin: 20, side: 36, lines: 2, leading: 1.06 },
  },
};

/** Where everything lies on one face. */
interface Layout {
  readonly size: FaceSize;
  readonly width: number;
  readonly height: number;
  readonly at: Measures;
  readonly name: FittedText;
  readonly leading: number;
  readonly nameTop: number;
  readonly typeHeight: number;
  readonly rules: RulesText | undefined;
  readonly window: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

function footHeight(face: Face, size: FaceSize): number {
  if (face.power !== undefined) return { tile: 25, board: 27, hand: 32, zoom: 52 }[size];
  return { tile: 8, board: 27, hand: 8, zoom: 14 }[size];
}

function layOut(face: Face, size: FaceSize): Layout {
  const at = measures[size];
  const [width, height] = faceSizes[size];
  const zoom = size === 'zoom';
  const name = fitText(face.name, { ...at.name, width: width - at.spine - at.name.side });
  const leading = name.size * at.name.leading;
  const typeHeight = { tile: 0, board: 0, hand: 19, zoom: 26 }[size];
  const rules = zoom ? setRules(face.text, { width: width - at.inset - at.spine - 22, height: 214 }) : undefined;
  const rulesHeight = rules === undefined ? 0 : Math.max(40, rules.height + 18);
  const nameTop = height - at.inset - footHeight(face, size) - rulesHeight - typeHeight - name.lines.length * leading - (zoom ? 12 : 6);
  const x = at.inset + at.spine;
  const y = at.inset + (zoom ? 8 : 5);
  const window = { x, y, width: width - at.inset - x - (zoom ? 8 : 4), height: Math.max(30, nameTop - y - (zoom ? 4 : 2)) };
  return { size, width, height, at, name, leading, nameTop, typeHeight, rules, window };
}

/** A face of leaded glass. */
export function GlassFace({ face, size, id }: GlassFaceProps): ReactNode {
  const inks = inksOf(face.key, face.house);
  const layout = layOut(face, size);
  const { width, height, at } = layout;
  return (
    <>
      <rect width={width} height={height} rx={at.radius + 3} fill={inks.tone0} />
      <Spine face={face} layout={layout} inks={inks} id={id} />
      <Window face={face} layout={layout} inks={inks} id={id} />
      <Words face={face} layout={layout} inks={inks} />
      <Foot face={face} layout={layout} inks={inks} />
      <PintaFrame width={width} height={height} inset={at.inset} radius={at.radius} line={at.frame} inks={inks} />
    </>
  );
}

interface PartProps {
  readonly face: Face;
  readonly layout: Layout;
  readonly inks: Inks;
}

function Spine({ face, layout: { size, width, height, at }, inks, id }: PartProps & { readonly id: string }): ReactNode {
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

const bonusMarks: Readonly<Record<string, MarkName>> = { amber: 'aember', aember: 'aember', damage: 'drop', capture: 'hold', draw: 'cards', discard: 'away', power: 'plus' };

function Bonus({ icon, x, y, size, inks }: { readonly icon: string; readonly x: number; readonly y: number; readonly size: number; readonly inks: Inks }): ReactNode {
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

function Window({ face, layout: { window }, inks, id }: PartProps & { readonly id: string }): ReactNode {
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

function Picture({ face, width, height, inks }: { readonly face: Face; readonly width: number; readonly height: number; readonly inks: Inks }): ReactNode {
  const random = seededBy(face.key);
  const [emblem, behind] = emblemsOf({ key: face.key, name: face.pictureName, type: face.type, house: face.house, traits: face.traits });
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

function Words({ face, layout, inks }: PartProps): ReactNode {
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
      {rules !== undefined && <Rules set={rules} x={x} y={typeY + 10} inks={inks} />}
    </>
  );
}

function Rules({ set, x, y, inks }: { readonly set: RulesText; readonly x: number; readonly y: number; readonly inks: Inks }): ReactNode {
  return set.lines.flatMap((line) =>
    line.pieces.map((piece) =>
      piece.kind === 'aember' ? (
        <Mark key={`${line.y}.${piece.x}`} name="aember" x={x + piece.x + 1} y={y + line.y - set.size * 0.72} size={set.size * 0.8} fill={badgeInk.aember} />
      ) : (
        <Lettering key={`${line.y}.${piece.x}`} x={x + piece.x} y={y + line.y} size={set.size} family="rules" weight={piece.bold ? 800 : 500} fill={piece.bold ? inks.tone5 : badgeInk.paper}>
          {piece.text}
        </Lettering>
      ),
    ),
  );
}

function Foot({ face, layout: { at, size, width, height }, inks }: PartProps): ReactNode {
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
      <path d={`M${x - half} ${y}l${half * 0.5}-${tenth(half * 0.88)}h${half}l${half * 0.5} ${tenth(half * 0.88)}-${half * 0.5} ${tenth(half * 0.88)}h-${half}z`} fill={inks.tone4} stroke={inks.tone0} strokeWidth={2.5} />
      <Figure value={power} x={x} y={y} size={half * 1.18} />
      {armored && <Mark name="armor" x={shield.x} y={shield.y} size={at.shield} fill={badgeInk.steel} />}
      {armored && <Figure value={armor} x={shield.x + at.shield / 2} y={shield.y + at.shield * 0.46} size={at.shield * 0.58} />}
      <Keyword face={face} x={x + half + 4} y={height - at.inset - (size === 'hand' ? 10 : 8)} room={room} size={size} ink={inks.tone5} />
    </>
  );
}

/** A value as it is now: a small arrow says whether it is above or below the printed one. */
function Figure({ value, x, y, size }: { readonly value: FaceValue; readonly x: number; readonly y: number; readonly size: number }): ReactNode {
  const digits = String(value.now).length;
  const set = digits > 1 ? size * 0.83 : size;
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
        <path d={`M${tenth(x - tip)} ${tenth(tipY)}h${tenth(tip * 2)}l-${tenth(tip)} ${up ? '-' : ''}${tenth(tip * 1.1)}z`} fill={up ? badgeInk.raised : badgeInk.lowered} stroke={badgeInk.ink} strokeWidth={1} />
      )}
    </>
  );
}

function Keyword({ face, x, y, room, size, ink }: { readonly face: Face; readonly x: number; readonly y: number; readonly room: number; readonly size: FaceSize; readonly ink: string }): ReactNode {
  const first = face.keywordWords[0];
  if (first === undefined || size === 'tile' || size === 'zoom' || room < 20) return undefined;
  const text = fitText(first, { size: 14, width: room });
  return text.cut ? undefined : <Fitted x={x} y={y} text={text} leading={0} fill={ink} weight={600} />;
}
