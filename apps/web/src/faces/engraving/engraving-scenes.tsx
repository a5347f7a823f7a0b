/** The backdrops of an engraving: flames, a moon over crags, a nave, in the card's inks, laid out by its seed. */

import type { ReactNode } from 'react';
import { tenth } from '../pieces.tsx';
import type { SceneProps } from '../scenes.tsx';

/** One backdrop, chosen by the seed. */
export function drawNight(scene: SceneProps): ReactNode {
  return scene.random.pick([drawFlames, drawMoon, drawNave])(scene);
}

function drawFlames({ random, width, height, inks }: SceneProps): ReactNode {
  const layers = [inks.tone1, inks.tone2, inks.tone3].map((ink, layer) => {
    const tongues = 5 + layer;
    const from = width / tongues;
    const path = Array.from({ length: tongues + 1 }, (_, at) => {
      const x = at * from;
      const top = height * (0.16 + layer * 0.2 + random.between(-0.09, 0.12));
      const lean = x + random.between(-0.04, 0.04) * width;
      const up = `Q${tenth(x - from * 0.62)} ${tenth(height * (0.62 + layer * 0.1))} ${tenth(lean)} ${tenth(top)}`;
      return `${up}Q${tenth(x + from * 0.05)} ${tenth(height * 0.7)} ${tenth(x + from * 0.5)} ${tenth(height * (0.78 + layer * 0.06))}`;
    });
    return <path key={ink} d={`M-4 ${tenth(height + 4)}${path.join('')}L${tenth(width + 4)} ${tenth(height + 4)}z`} fill={ink} />;
  });
  return (
    <>
      <rect width={width} height={height} fill={inks.tone0} />
      {layers}
    </>
  );
}

function drawMoon({ random, width, height, inks }: SceneProps): ReactNode {
  const x = width * random.between(0.32, 0.68);
  const y = height * 0.4;
  const radius = width * random.between(0.34, 0.42);
  const crags = [0, 1].map((layer) => {
    let path = `M-2 ${tenth(height + 2)}V${tenth(height * (0.72 + layer * 0.1))}`;
    for (let at = 0; at < width;) {
      const step = random.between(0.05, 0.13) * width;
      path += `L${tenth(at + step / 2)} ${tenth(height * (0.58 + layer * 0.14 + random.between(-0.1, 0.1)))}`;
      path += `L${tenth(at + step)} ${tenth(height * (0.74 + layer * 0.1))}`;
      at += step;
    }
    return <path key={layer} d={`${path}V${tenth(height + 2)}z`} fill={layer === 0 ? inks.tone1 : inks.tone0} />;
  });
  return (
    <>
      <rect width={width} height={height} fill={inks.tone1} />
      <circle cx={tenth(x)} cy={tenth(y)} r={tenth(radius * 1.25)} fill={inks.tone2} />
      <circle cx={tenth(x)} cy={tenth(y)} r={tenth(radius)} fill={inks.tone3} />
      <circle cx={tenth(x + radius * 0.16)} cy={tenth(y - radius * 0.1)} r={tenth(radius * 0.8)} fill={inks.tone4} opacity={0.5} />
      {crags}
    </>
  );
}

function drawNave({ width, height, inks }: SceneProps): ReactNode {
  const arches = [inks.tone0, inks.tone2, inks.tone1, inks.tone3, inks.tone4].map((ink, at) => {
    const radius = width * (0.56 - at * 0.1);
    const y = height * (0.62 - at * 0.01);
    const [left, right, middle] = [tenth(width / 2 - radius), tenth(width / 2 + radius), tenth(width / 2)];
    const shoulder = tenth(y - radius * 0.9);
    const path = `M${left} ${tenth(height + 2)}V${tenth(y)}Q${left} ${shoulder} ${middle} ${tenth(y - radius * 1.6)}Q${right} ${shoulder} ${right} ${tenth(y)}V${tenth(height + 2)}z`;
    return <path key={ink} d={path} fill={ink} opacity={at === 4 ? 0.75 : 1} />;
  });
  return (
    <>
      <rect width={width} height={height} fill={inks.tone1} />
      {arches}
    </>
  );
}
