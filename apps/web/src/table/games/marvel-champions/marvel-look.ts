import { sayLabel, saySeat } from '@crupier/protocol';
import { lazyPart } from '../../../parts/lazy-part.tsx';
import { Resolving } from '../../cards/resolving.tsx';
import type { GameLook } from '../../scene/game-look.ts';
import { readNumber, readText } from '../../scene/reading.ts';
import { marvelBeats } from './beats/marvel-beats.ts';
import { waysOn } from './end/ways-on.ts';
import { drawnOn, MarvelBoard } from './marvel-board.tsx';
import { faceOf, labelOf, rowsOf, stateOf } from './marvel-face.ts';
import { activeIn, isScheme } from './marvel-reading.ts';
import { countWaiting } from './marvel-waiting.ts';
import { marvelMotion } from './marvel-motion.ts';
import { PosterResources } from '../../../faces/poster/poster-resources.tsx';

const MarvelEnd = lazyPart(async () => (await import('./end/marvel-end.tsx')).MarvelEnd);

/** Marvel Champions as the page draws it. */
export const marvelLook: GameLook = {
  isCooperative: true,
  Board: MarvelBoard,
  Coming: Resolving,
  drawnOn,
  definitionOf: ({ definition }) => definition,
  faceOf,
  stateOf,
  labelOf,
  rowsOf,
  acts: {
    play: 'play',
    attack: 'sword',
    thwart: 'eye',
    recover: 'cure',
    changeForm: 'flip',
    use: 'use',
    askForAction: 'use',
  },
  signOn: (view, onto, speech) => (isScheme(view, onto, speech) ? 'eye' : 'sword'),
  trailOf: (view, { speech }) => {
    const phase = readText(view.table, 'phase');
    const active = activeIn(view);
    return {
      turn: `${sayLabel('round', speech)} ${readNumber(view.table, 'round')}`,
      whose: active === undefined ? '' : saySeat(active, speech),
      step: phase === '' ? '' : sayLabel(phase, speech),
    };
  },
  back: 'poster',
  Resources: PosterResources,
  waiting: countWaiting,
  motion: marvelMotion,
  beats: marvelBeats,
  end: { Scene: MarvelEnd, waysOn },
  tape: {
    activeOf: (view) => activeIn(view) ?? -1,
    factionOf: () => '',
    sign: 'target',
    signs: ['heart', 'plot'],
  },
  outMark: 'isEliminated',
};
