import type { ReactNode } from 'react';
import type { CardDesign, CardSignProps, SmallFaceProps, WholeFaceProps } from '../face.ts';
import { posterPools } from './poster-emblems.ts';
import { PosterFace } from './poster-face.tsx';
import { posterTileWidth } from './poster-layout.ts';
import { PosterToken } from './poster-token.tsx';
import { CostDisc, ResourceSign } from './poster-values.tsx';
import { SchemeFace } from './scheme-face.tsx';

/** Posters: the cards of Marvel Champions. */
export const poster: CardDesign = {
  Whole: WholePoster,
  Small: SmallPoster,
  Sign: PosterSign,
  tileWidth: posterTileWidth,
  emblems: posterPools,
};

function WholePoster({ face, state, box, strips, id, priced }: WholeFaceProps): ReactNode {
  if (face.poster === undefined) return null;
  const shown = { face, poster: face.poster, state, box, id };
  // A scheme lies on its side; any other card keeps its parts in a low box too.
  if (face.poster.threat !== undefined && box.width > box.height) return <SchemeFace {...shown} />;
  return <PosterFace {...shown} priced={priced} counted={!strips && box.size !== 'zoom'} />;
}

function SmallPoster({ face, ...small }: SmallFaceProps): ReactNode {
  return face.poster === undefined ? null : <PosterToken face={face} poster={face.poster} {...small} />;
}

/** The cost; of a resource what it generates. */
function PosterSign({ face: { poster: facts }, x, y, radius, letters }: CardSignProps): ReactNode {
  if (facts === undefined) return null;
  if (facts.cost !== '') return <CostDisc cost={facts.cost} {...{ x, y, radius, letters }} />;
  const [resource] = facts.resources;
  return resource === undefined ? null : <ResourceSign resource={resource} {...{ x, y, radius }} />;
}
