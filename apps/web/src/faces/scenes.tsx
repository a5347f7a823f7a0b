/** The backdrops of the glass window: leaded panes in the card's inks, laid out by its seed. */

import type { ReactNode } from 'react';
import type { Inks } from './ink.ts';
import { tenth } from './pieces.tsx';
import type { Seeded } from './seed.ts';

/** What a backdrop is drawn with. */
export interface SceneProps {
  readonly random: Seeded;
  readonly width: number;
  readonly height: number;
  readonly inks: Inks;
}

/** The panes of one backdrop, chosen by the seed. */
export function drawScene(scene: SceneProps): ReactNode {
  return scene.random.pick([drawRose, drawHills, drawMosaic, drawArches])(scene);
}

const lead = (inks: Inks, width: number): { readonly stroke: string; readonly strokeWidth: number } => ({
  stroke: inks.tone0,
  strokeWidth: tenth(width * 0.014),
});

function drawRose({ random, width, height, inks }: SceneProps): ReactNode {
  const x = width / 2;
  const y = height * random.between(0.42, 0.56);
  const petals = random.whole(8, 12);
  const panes = [inks.tone3, inks.tone2, inks.spotDark, inks.tone4, inks.tone3, inks.spot, inks.tone2];
  const drawn: ReactNode[] = [];
  for (let ring = 3; ring >= 1; ring--) {
    const radius = width * (0.22 + ring * 0.22);
    for (let petal = 0; petal < petals; petal++) {
      const from = ((petal + ring * 0.5) / petals) * 2 * Math.PI;
      const to = from + (2 * Math.PI) / petals;
      const path = `M${tenth(x)} ${tenth(y)}L${tenth(x + Math.cos(from) * radius)} ${tenth(y + Math.sin(from) * radius)}A${tenth(radius)} ${tenth(radius)} 0 0 1 ${tenth(x + Math.cos(to) * radius)} ${tenth(y + Math.sin(to) * radius)}z`;
      drawn.push(
        <path key={`${ring}.${petal}`} d={path} fill={panes[(petal * 3 + ring * 2 + random.whole(0, 1)) % 7]} {...lead(inks, width)} />,
      );
    }
  }
  return (
    <>
      <rect width={width} height={height} fill={inks.tone2} />
      {drawn}
      <circle cx={tenth(x)} cy={tenth(y)} r={tenth(width * 0.28)} fill={inks.tone1} {...lead(inks, width)} />
    </>
  );
}

function drawHills({ random, width, height, inks }: SceneProps): ReactNode {
  const x = width * random.between(0.25, 0.75);
  const y = height * random.between(0.25, 0.4);
  const rays = Array.from({ length: 9 }, (_, at) => {
    const angle = (at / 9) * 2 * Math.PI;
    return (
      <path
        key={at}
        d={`M${tenth(x)} ${tenth(y)}L${tenth(x + Math.cos(angle) * width * 1.3)} ${tenth(y + Math.sin(angle) * width * 1.3)}`}
        {...lead(inks, width)}
      />
    );
  });
  const hills = [inks.tone4, inks.tone3, inks.tone2, inks.tone1].map((ink, at) => {
    const top = height * (0.5 + at * 0.14);
    const rise = height * 0.06;
    const phase = random.between(0, 6);
    const ridge = Array.from(
      { length: 7 },
      (_, step) => `L${tenth((width * step) / 6)} ${tenth(top + Math.sin(step * 1.3 + phase) * rise + (step % 2 === 1 ? rise * 0.6 : 0))}`,
    );
    return (
      <path
        key={ink}
        d={`M-5 ${tenth(height + 5)}L-5 ${tenth(top)}${ridge.join('')}L${tenth(width + 5)} ${tenth(height + 5)}z`}
        fill={ink}
        strokeLinejoin="round"
        {...lead(inks, width)}
      />
    );
  });
  return (
    <>
      <rect width={width} height={height} fill={inks.spotDark} />
      {rays}
      <circle cx={tenth(x)} cy={tenth(y)} r={tenth(width * 0.27)} fill={inks.spot} {...lead(inks, width)} />
      <circle cx={tenth(x)} cy={tenth(y)} r={tenth(width * 0.16)} fill={inks.spotLight} {...lead(inks, width)} />
      {hills}
    </>
  );
}

function drawMosaic({ random, width, height, inks }: SceneProps): ReactNode {
  const columns = 4;
  const rows = Math.max(1, Math.round((4 * height) / width));
  const shift = (at: number, count: number, side: number): number =>
    (side * at) / count + (at > 0 && at < count ? (random.between(-0.4, 0.4) * side) / count : 0);
  const corners = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (__, column) => [shift(column, columns, width), shift(row, rows, height)] as const),
  );
  const panes: ReactNode[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const around = [corners[row]?.[column], corners[row]?.[column + 1], corners[row + 1]?.[column + 1], corners[row + 1]?.[column]];
      const points = around.map((corner) => `${tenth(corner?.[0] ?? 0)} ${tenth(corner?.[1] ?? 0)}`).join(' ');
      panes.push(<polygon key={`${row}.${column}`} points={points} fill={paneInk(random, inks, row / rows)} {...lead(inks, width)} />);
    }
  }
  return (
    <>
      {panes}
      <circle cx={width / 2} cy={tenth(height * 0.5)} r={tenth(width * 0.33)} fill={inks.tone1} opacity={0.92} {...lead(inks, width)} />
    </>
  );
}

/** Lighter panes above, darker below, and now and then one of the second ink. */
function paneInk(random: Seeded, inks: Inks, depth: number): string {
  if (random.next() < 0.16) return inks.spot;
  if (random.next() < 0.25) return inks.spotDark;
  if (depth + random.between(-0.25, 0.25) < 0.35) return inks.tone4;
  return depth + random.between(-0.2, 0.2) < 0.65 ? inks.tone3 : inks.tone2;
}

function drawArches({ width, height, inks }: SceneProps): ReactNode {
  const arches = [inks.tone3, inks.spotDark, inks.tone4, inks.spot, inks.tone1].map((ink, at) => {
    const radius = width * (0.62 - at * 0.105);
    const top = height * (0.55 + at * 0.02);
    const path = `M${tenth(width / 2 - radius)} ${tenth(height + 4)}V${tenth(top)}A${tenth(radius)} ${tenth(radius)} 0 0 1 ${tenth(width / 2 + radius)} ${tenth(top)}V${tenth(height + 4)}z`;
    return <path key={ink} d={path} fill={ink} {...lead(inks, width)} />;
  });
  return (
    <>
      <rect width={width} height={height} fill={inks.tone2} />
      {arches}
    </>
  );
}
