/** The values of a poster: powers with their marks, hit points in a heart, threat in a dial, cost in a disc, resources in shapes. */

import type { ReactNode } from 'react';
import type { MarkName } from '../drawings.ts';
import type { FaceValue, PosterFacts, PosterPower, PowerOnPoster } from '../face.ts';
import { badgeInk, oklch, type Inks } from '../ink.ts';
import { textWidth } from '../measure.ts';
import { Lettering, Mark, tenth } from '../pieces.tsx';

const powerMarks: Readonly<Record<PosterPower, MarkName>> = {
  thwart: 'eye',
  attack: 'blade',
  defense: 'armor',
  scheme: 'plot',
  recover: 'cure',
};
const powerInks: Readonly<Partial<Record<PosterPower, string>>> = {
  attack: oklch(0.75, 0.15, 32),
  defense: oklch(0.8, 0.09, 230),
  recover: oklch(0.83, 0.13, 150),
};
const tollInk = oklch(0.72, 0.18, 30);

interface PowerRowProps {
  readonly powers: readonly PowerOnPoster[];
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly width: number;
  readonly at: { readonly size: number; readonly mark: number; readonly gap: number };
  /** The smallest letters. */
  readonly letters: number;
  readonly inks: Inks;
}

/** How wide powers are beside each other, with the least room between them. */
export function widthOfPowers(powers: readonly PowerOnPoster[], at: PowerRowProps['at']): number {
  return powers.reduce((sum, power) => sum + widthOf(power, at) + leastGap, -leastGap);
}

const leastGap = 2;

/** Powers beside each other; where they do not fit they are set smaller and stand closer. */
export function PowerRow({ powers, x, y, width, at: usual, letters, inks }: PowerRowProps): ReactNode {
  const settings = [usual, { size: Math.max(letters, 15.5), mark: 10, gap: 4 }, { size: letters, mark: 8, gap: 2 }];
  const at = settings.find((each) => widthOfPowers(powers, each) <= width) ?? { size: letters, mark: 8, gap: 2 };
  const wide = powers.reduce((sum, power) => sum + widthOf(power, at), 0);
  const spare = powers.length < 2 ? at.gap : Math.min(at.gap, (width - wide) / (powers.length - 1));
  const places = powers.map((_, place) => powers.slice(0, place).reduce((sum, each) => sum + widthOf(each, at) + spare, x));
  return powers.map((each, place) => <Power key={each.power} drawn={each} x={places[place] ?? x} y={y} at={at} inks={inks} />);
}

/** Between a power's mark and its figure. */
const markGap = 2;
/** What the chevrons of damage to oneself take. */
const tollWidth = 5;

function widthOf(power: PowerOnPoster, { size, mark }: PowerRowProps['at']): number {
  return mark + markGap + textWidth(figureOf(power), 'ui', size) + (power.toll > 0 ? tollWidth : 0);
}

function figureOf({ value, sign }: PowerOnPoster): string {
  return value === undefined ? sign : String(value.now);
}

function Power({
  drawn,
  x,
  y,
  at,
  inks,
}: Omit<PowerRowProps, 'powers' | 'width' | 'letters'> & { readonly drawn: PowerOnPoster }): ReactNode {
  const { size, mark } = at;
  const { power, value, toll } = drawn;
  const figure = figureOf(drawn);
  const after = x + mark + markGap + textWidth(figure, 'ui', size);
  return (
    <>
      <Mark name={powerMarks[power]} x={x} y={y - size * 0.36 - mark / 2} size={mark} fill={powerInks[power] ?? inks.spot} />
      <Lettering x={x + mark + markGap} y={y} size={size} fill={inkNow(value)} weight={800}>
        {figure}
      </Lettering>
      {Array.from({ length: Math.min(toll, 2) }, (_, place) => (
        <path key={place} d={`M${tenth(after + 1)} ${tenth(y - size * 0.66 + place * 6)}l3 2.5-3 2.5z`} fill={tollInk} />
      ))}
    </>
  );
}

function inkNow(value: FaceValue | undefined): string {
  if (value === undefined || value.now === value.printed) return badgeInk.paper;
  return value.now > value.printed ? badgeInk.raised : badgeInk.lowered;
}

/** The heart of who has lost no hit points. */
const whole = oklch(0.5, 0.15, 20);

interface HeartProps {
  readonly hitPoints: NonNullable<PosterFacts['hitPoints']>;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly letters: number;
}

/** The hit points that are left, in a heart that is brighter once some are lost. */
export function Heart({ hitPoints: { most, left }, x, y, size, letters }: HeartProps): ReactNode {
  const digits = String(left).length;
  const figure = Math.max(letters, size * (digits > 1 ? 0.46 : 0.5));
  return (
    <>
      <Mark name="heart" x={x} y={y} size={size} fill={left < most ? badgeInk.red : whole} />
      <Lettering
        x={x + size / 2}
        y={y + size * 0.6}
        size={figure}
        stretch={digits > 2 ? 70 : 100}
        fill={badgeInk.paper}
        anchor="middle"
        weight={800}
      >
        {left}
      </Lettering>
    </>
  );
}

interface DialProps {
  readonly threat: NonNullable<PosterFacts['threat']>;
  /** The middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly letters: number;
  readonly inks: Inks;
}

/** From this part of the target on the dial is vermilion. */
const hotFrom = 2 / 3;
const calm = oklch(0.8, 0.13, 80);
const hot = oklch(0.68, 0.19, 32);
/** More ticks than these would run together. */
const ticksMax = 40;

/** The threat on a scheme; of a main scheme with a tick for each threat up to the one that completes it. */
export function ThreatDial(dial: DialProps): ReactNode {
  const { target } = dial.threat;
  return target !== undefined && dial.size < ringFrom ? <ThreatFigures {...dial} target={target} /> : <ThreatRing {...dial} />;
}

/** Under this size two figures have no room in a ring. */
const ringFrom = 46;

/** Threat and target below each other, without a ring. */
function ThreatFigures({ threat: { now }, target, x, y, letters, inks }: DialProps & { readonly target: number }): ReactNode {
  return (
    <>
      <Lettering x={x} y={y + 1} size={20} fill={now / target >= hotFrom ? hot : calm} anchor="middle" weight={800}>
        {now}
      </Lettering>
      <Lettering x={x} y={y + 16} size={Math.max(letters, 13)} fill={inks.tone5} anchor="middle" weight={600} stretch={85}>
        {`/ ${target}`}
      </Lettering>
    </>
  );
}

function ThreatRing({ threat: { now, target }, x, y, size, letters, inks }: DialProps): ReactNode {
  const radius = size / 2 - 6;
  const around = 2 * Math.PI * radius;
  const share = target === undefined ? 1 : Math.min(1, now / Math.max(1, target));
  const isHot = target !== undefined && share >= hotFrom;
  const ticks = target !== undefined && target <= ticksMax ? target : 0;
  const figure = Math.max(letters, Math.min(26, size * 0.4));
  return (
    <>
      <circle cx={tenth(x)} cy={tenth(y)} r={tenth(size / 2)} fill={inks.tone0} />
      <circle cx={tenth(x)} cy={tenth(y)} r={tenth(radius)} fill="none" stroke={inks.tone2} strokeWidth={7} />
      <circle
        cx={tenth(x)}
        cy={tenth(y)}
        r={tenth(radius)}
        fill="none"
        stroke={isHot ? hot : calm}
        strokeWidth={7}
        strokeDasharray={`${tenth(around * share)} ${tenth(around)}`}
        transform={`rotate(-90 ${tenth(x)} ${tenth(y)})`}
      />
      {Array.from({ length: ticks }, (_, tick) => {
        const angle = (tick / ticks) * 2 * Math.PI - Math.PI / 2;
        const from = [x + Math.cos(angle) * (radius - 4), y + Math.sin(angle) * (radius - 4)].map(tenth).join(' ');
        const to = [x + Math.cos(angle) * (radius + 4), y + Math.sin(angle) * (radius + 4)].map(tenth).join(' ');
        return <path key={tick} d={`M${from}L${to}`} stroke={inks.tone0} strokeWidth={1.5} />;
      })}
      <Lettering
        x={x}
        y={y + (target === undefined ? figure * 0.35 : 3)}
        size={figure}
        fill={badgeInk.paper}
        anchor="middle"
        weight={800}
        stretch={now > 99 ? 70 : 100}
      >
        {now}
      </Lettering>
      {target !== undefined && (
        <Lettering x={x} y={y + 18} size={Math.max(letters, 14)} fill={inks.tone5} anchor="middle" weight={600} stretch={85}>
          {`/ ${target}`}
        </Lettering>
      )}
    </>
  );
}

interface CostProps {
  readonly cost: string;
  /** The middle. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly letters: number;
}

/** What a card costs to play. */
export function CostDisc({ cost, x, y, radius, letters }: CostProps): ReactNode {
  const size = Math.max(letters, radius * (cost.length > 1 ? 1.1 : 1.35));
  return (
    <>
      <circle cx={x} cy={y} r={radius} fill={badgeInk.paper} stroke={badgeInk.ink} strokeWidth={1.5} />
      <Lettering x={x} y={y + size * 0.36} size={size} fill={badgeInk.ink} anchor="middle" weight={800}>
        {cost}
      </Lettering>
    </>
  );
}

const resourceSigns = {
  energy: { ink: oklch(0.86, 0.15, 92), mark: 'bolt' },
  mental: { ink: oklch(0.78, 0.1, 240), mark: 'mind' },
  physical: { ink: oklch(0.72, 0.16, 28), mark: 'fist' },
  wild: { ink: oklch(0.83, 0.14, 150), mark: 'wild' },
} as const satisfies Readonly<Record<string, { readonly ink: string; readonly mark: MarkName }>>;

function isResource(name: string): name is keyof typeof resourceSigns {
  return name in resourceSigns;
}

interface ResourceProps {
  readonly resource: string;
  /** The middle. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A resource: each type has a shape of its own. */
export function ResourceSign({ resource, x, y, radius }: ResourceProps): ReactNode {
  if (!isResource(resource)) return undefined;
  const { ink, mark } = resourceSigns[resource];
  const paths: Readonly<Record<keyof typeof resourceSigns, string>> = {
    energy: `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1-${radius * 2} 0z`,
    mental: `M${x - radius} ${y}l${radius * 0.5}-${tenth(radius * 0.9)}h${radius}l${radius * 0.5} ${tenth(radius * 0.9)}-${radius * 0.5} ${tenth(radius * 0.9)}h-${radius}z`,
    physical: `M${tenth(x - radius * 0.9)} ${tenth(y - radius * 0.9)}h${tenth(radius * 1.8)}v${tenth(radius * 1.8)}h-${tenth(radius * 1.8)}z`,
    wild: `M${x} ${tenth(y - radius * 1.15)}l${tenth(radius * 1.15)} ${tenth(radius * 1.15)}-${tenth(radius * 1.15)} ${tenth(radius * 1.15)}-${tenth(radius * 1.15)}-${tenth(radius * 1.15)}z`,
  };
  return (
    <>
      <path d={paths[resource]} fill={ink} />
      <Mark name={mark} x={x - radius * 0.6} y={y - radius * 0.6} size={radius * 1.2} fill={badgeInk.ink} />
    </>
  );
}
