/** The backdrops of a poster: rays, a city, bands, a shock, in the card's inks, laid out by its seed. */

import type { ReactNode } from 'react';
import { tenth } from '../pieces.tsx';
import type { SceneProps } from '../scenes.tsx';

/** One backdrop, chosen by the seed. */
export function drawStreet(scene: SceneProps): ReactNode {
  return scene.random.pick([drawRays, drawCity, drawBands, drawShock])(scene);
}

type Point = readonly [x: number, y: number];

const pointsOf = (points: readonly Point[]): string => points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join(' ');

function drawRays({ random, width, height, inks }: SceneProps): ReactNode {
  const x = width * random.between(0.3, 0.7);
  const y = height * random.between(0.35, 0.6);
  const count = random.whole(9, 14);
  const turn = random.between(0, 1);
  const far = width + height;
  const rays = Array.from({ length: count }, (_, at) => {
    const from = ((at + turn) / count) * Math.PI * 2;
    const to = from + Math.PI / count;
    const points: readonly Point[] = [
      [x, y],
      [x + Math.cos(from) * far, y + Math.sin(from) * far],
      [x + Math.cos(to) * far, y + Math.sin(to) * far],
    ];
    return <polygon key={at} points={pointsOf(points)} fill={inks.tone2} />;
  });
  return (
    <>
      <rect width={width} height={height} fill={inks.tone3} />
      {rays}
      <circle cx={tenth(x)} cy={tenth(y)} r={tenth(width * 0.4)} fill={inks.spot} opacity={0.9} />
    </>
  );
}

function drawCity({ random, width, height, inks }: SceneProps): ReactNode {
  const sun = { x: width * random.between(0.25, 0.75), radius: width * random.between(0.3, 0.42) };
  return (
    <>
      <rect width={width} height={height} fill={inks.spotDark} />
      <circle cx={tenth(sun.x)} cy={tenth(height * 0.36)} r={tenth(sun.radius)} fill={inks.spot} />
      {drawSkyline({ random, width, height, inks }, { low: 0.4, high: 0.68, ink: inks.tone2, gap: 0 })}
      {drawSkyline({ random, width, height, inks }, { low: 0.18, high: 0.42, ink: inks.tone1, gap: 2 })}
    </>
  );
}

interface Skyline {
  /** How high its houses are, as parts of the picture. */
  readonly low: number;
  readonly high: number;
  readonly ink: string;
  /** Between two houses; where there is one, wide houses have lit windows. */
  readonly gap: number;
}

function drawSkyline({ random, width, height, inks }: SceneProps, { low, high, ink, gap }: Skyline): ReactNode {
  const houses: ReactNode[] = [];
  for (let x = -4; x < width;) {
    const wide = random.between(0.1, 0.22) * width;
    const tall = height * random.between(low, high);
    const top = height - tall;
    houses.push(<rect key={x} x={tenth(x)} y={tenth(top)} width={tenth(wide)} height={tenth(tall)} fill={ink} />);
    const lit = gap > 0 && wide > width * 0.13 ? [0, 1, 2] : [];
    for (const floor of lit)
      houses.push(
        <rect
          key={`${x}.${floor}`}
          x={tenth(x + wide * 0.25)}
          y={tenth(top + 6 + floor * 9)}
          width={tenth(wide * 0.18)}
          height={4}
          fill={inks.spot}
          opacity={0.8}
        />,
      );
    x += wide + gap;
  }
  return houses;
}

function drawBands({ random, width, height, inks }: SceneProps): ReactNode {
  const slope = random.between(0.25, 0.6) * (random.next() < 0.5 ? -1 : 1);
  const bands = [inks.tone3, inks.tone2, inks.spotDark, inks.tone3, inks.tone4, inks.tone3].map((ink, at) => {
    const y = height * (at / 6) - height * 0.2;
    const [left, right, step] = [y + width * slope, y - width * slope * 0.2, height / 6];
    const points: readonly Point[] = [
      [0, left],
      [width, right],
      [width, right + step],
      [0, left + step],
    ];
    return <polygon key={at} points={pointsOf(points)} fill={ink} opacity={0.85} />;
  });
  return (
    <>
      <rect width={width} height={height} fill={inks.tone2} />
      {bands}
      <circle cx={width / 2} cy={tenth(height * 0.48)} r={tenth(width * 0.34)} fill={inks.tone1} opacity={0.8} />
    </>
  );
}

function drawShock({ random, width, height, inks }: SceneProps): ReactNode {
  const x = width * random.between(0.35, 0.65);
  const y = height * random.between(0.4, 0.6);
  const teeth = 18;
  const rings = [inks.tone3, inks.spotDark, inks.tone4, inks.tone2, inks.spot].map((ink, at) => {
    const ring = 4 - at;
    const radius = width * (0.16 + ring * 0.17);
    const points = Array.from({ length: teeth * 2 }, (_, tooth): Point => {
      const angle = (tooth / teeth) * Math.PI + ring * 0.2;
      const reach = radius * (tooth % 2 === 1 ? 1 : 1.16);
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    });
    return <polygon key={ink} points={pointsOf(points)} fill={ink} />;
  });
  return (
    <>
      <rect width={width} height={height} fill={inks.tone2} />
      {rings}
    </>
  );
}
