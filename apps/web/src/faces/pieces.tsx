/** The small parts that faces are drawn with. Coordinates are units of the drawing. */

import { Fragment, type ReactNode } from 'react';
import { glyphs, marks, patterns, type GlyphName, type MarkName, type PatternName } from './drawings.ts';
import { useEmblemPath } from '../wire/emblem-shelf.ts';
import type { EmblemName } from './emblem-pools.ts';
import type { FittedText } from './fit-text.ts';
import type { Inks } from './ink.ts';

/** Rounds a coordinate to a tenth. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

const families = {
  ui: "'Archivo Variable', Archivo, system-ui, sans-serif",
  title: "Grenze, 'Alegreya Variable', Georgia, serif",
  rules: "'Alegreya Variable', Alegreya, Georgia, serif",
} as const;

interface LetteringProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly weight?: number;
  /** Width of the type in percent. */
  readonly stretch?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly family?: keyof typeof families;
  readonly children: string | number;
}

/** One line of type. */
export function Lettering({
  x,
  y,
  size,
  fill,
  weight = 700,
  stretch = 100,
  anchor = 'start',
  family = 'ui',
  children,
}: LetteringProps): ReactNode {
  return (
    <text
      x={tenth(x)}
      y={tenth(y)}
      fontFamily={families[family]}
      fontSize={size}
      fontWeight={weight}
      fontStretch={`${stretch}%`}
      fill={fill}
      textAnchor={anchor}
      style={{ fontStretch: `${stretch}%`, fontVariantNumeric: 'lining-nums' }}
    >
      {children}
    </text>
  );
}

interface FittedProps {
  readonly x: number;
  readonly y: number;
  readonly text: FittedText;
  /** From one baseline to the next. */
  readonly leading: number;
  readonly fill: string;
  readonly weight?: number;
  readonly anchor?: LetteringProps['anchor'];
  readonly family?: keyof typeof families;
}

/** A fitted text, line below line. */
export function Fitted({ x, y, text, leading, fill, weight = 700, anchor = 'start', family = 'ui' }: FittedProps): ReactNode {
  return text.lines.map((line, at) => (
    <Lettering
      key={line + String(at)}
      x={x}
      y={y + at * leading}
      size={text.size}
      stretch={text.stretch}
      fill={fill}
      weight={weight}
      anchor={anchor}
      family={family}
    >
      {line}
    </Lettering>
  ));
}

interface MarkProps<Name> {
  readonly name: Name;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
}

const scaled = (x: number, y: number, factor: number): string =>
  `translate(${tenth(x)} ${tenth(y)}) scale(${Math.round(factor * 10000) / 10000})`;

/** A mark of a value or a state. */
export function Mark({ name, x, y, size, fill }: MarkProps<MarkName>): ReactNode {
  return <path d={marks[name]} transform={scaled(x, y, size / 16)} fill={fill} fillRule="evenodd" />;
}

/** The glyph of a house or a path. */
export function Glyph({ name, x, y, size, fill }: MarkProps<GlyphName>): ReactNode {
  return <path d={glyphs[name]} transform={scaled(x, y, size / 24)} fill={fill} fillRule="evenodd" />;
}

interface EmblemProps {
  readonly name: EmblemName;
  /** The middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly turn?: number;
  readonly opacity?: number;
  /** A line around it, in units of its own grid of 512. */
  readonly outline?: number;
}

/** A picture, placed by its middle. Until its path has come there is nothing to see of it, and all else lies where it will lie. */
export function Emblem({ name, x, y, size, fill, turn = 0, opacity, outline }: EmblemProps): ReactNode {
  const turned = turn === 0 ? '' : ` rotate(${turn} 256 256)`;
  const line = outline === undefined ? {} : ({ stroke: fill, strokeWidth: outline, strokeLinejoin: 'round' } as const);
  return (
    <path
      d={useEmblemPath(name)}
      transform={scaled(x - size / 2, y - size / 2, size / 512) + turned}
      fill={fill}
      opacity={opacity}
      {...line}
    />
  );
}

interface PatternFillProps {
  readonly id: string;
  readonly name: PatternName;
  readonly ink: string;
  readonly opacity: number;
  readonly scale?: number;
}

/** A pattern to fill with: goes into `defs`. */
export function PatternFill({ id, name, ink, opacity, scale = 1 }: PatternFillProps): ReactNode {
  const { tile, path, stroked } = patterns[name];
  return (
    <pattern id={id} width={tile} height={tile} patternUnits="userSpaceOnUse" patternTransform={`scale(${scale})`}>
      <path d={path} fill={stroked ? 'none' : ink} stroke={stroked ? ink : 'none'} strokeWidth={1.4} opacity={opacity} />
    </pattern>
  );
}

interface FrameProps {
  readonly width: number;
  readonly height: number;
  readonly inset: number;
  readonly radius: number;
  readonly line: number;
  readonly inks: Inks;
}

/** The frame line with its pinta: broken at the top 0–3 times, with a mark inside each break. */
export function PintaFrame({ width, height, inset, radius, line, inks }: FrameProps): ReactNode {
  const { breaks, mark } = inks.signs;
  const gap = line * 8.5;
  const right = width - inset;
  const bottom = height - inset;
  const places = Array.from({ length: breaks }, (_, at) => width / 2 + (at - (breaks - 1) / 2) * gap * 1.9);
  let from = inset + radius;
  let path = '';
  for (const place of places) {
    path += `M${tenth(from)} ${inset}H${tenth(place - gap / 2)}`;
    from = place + gap / 2;
  }
  path += `M${tenth(from)} ${inset}H${tenth(right - radius)}A${radius} ${radius} 0 0 1 ${right} ${inset + radius}V${bottom - radius}`;
  path += `A${radius} ${radius} 0 0 1 ${right - radius} ${bottom}H${inset + radius}A${radius} ${radius} 0 0 1 ${inset} ${bottom - radius}`;
  path += `V${inset + radius}A${radius} ${radius} 0 0 1 ${inset + radius} ${inset}`;
  return (
    <>
      <path d={path} fill="none" stroke={inks.line} strokeWidth={line} />
      {places.map((place) => (
        <Fragment key={place}>{drawPintaMark(mark, place, inset, { line, ink: inks.line })}</Fragment>
      ))}
    </>
  );
}

function drawPintaMark(
  mark: Inks['signs']['mark'],
  x: number,
  y: number,
  { line, ink }: { readonly line: number; readonly ink: string },
): ReactNode {
  const half = line * 2;
  switch (mark) {
    case 'none':
      return undefined;
    case 'dot':
      return <circle cx={x} cy={y} r={half} fill={ink} />;
    case 'ring':
      return <circle cx={x} cy={y} r={half} fill="none" stroke={ink} strokeWidth={line * 0.8} />;
    case 'diamond':
      return (
        <path
          d={`M${x} ${y - half * 1.25}l${half * 1.25} ${half * 1.25}-${half * 1.25} ${half * 1.25}-${half * 1.25}-${half * 1.25}z`}
          fill={ink}
        />
      );
    case 'bar':
      return <rect x={x - line * 0.7} y={y - half * 1.1} width={line * 1.4} height={half * 2.2} fill={ink} />;
    case 'cross':
      return (
        <path
          d={`M${x - half} ${y - half}L${x + half} ${y + half}M${x + half} ${y - half}L${x - half} ${y + half}`}
          stroke={ink}
          strokeWidth={line * 0.9}
        />
      );
  }
}
