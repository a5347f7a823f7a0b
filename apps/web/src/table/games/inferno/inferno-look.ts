import type { Handle, Seat, Speech, View } from '@crupier/protocol';
import { lazyPart } from '../../../parts/lazy-part.tsx';
import { ToldHand } from '../../duel/told-hand.tsx';
import type { Frame } from '../../room/frame.ts';
import type { GameLook } from '../../scene/game-look.ts';
import { readNumber, zoneOf } from '../../scene/reading.ts';
import { trailOfTurns } from '../../scene/trail.ts';
import { infernoBeats } from './beats/inferno-beats.ts';
import { InfernoBoard } from './inferno-board.tsx';
import { InfernoChain } from './inferno-chain.tsx';
import { sidesOf } from './demon-sides.ts';
import { definitionOf, faceOf, labelOf, rowsOf, stateOf } from './inferno-face.ts';
import { demonOf, laidOut, resourcesOf, resourcesShown, scenariosOf } from './inferno-reading.ts';
import { infernoFigures } from './inferno-figures.ts';
import { infernoMotion } from './inferno-motion.ts';

const InfernoEnd = lazyPart(async () => (await import('./end/inferno-end.tsx')).InfernoEnd);

/** Inferno as the page draws it. */
export const infernoLook: GameLook = {
  isCooperative: false,
  Board: InfernoBoard,
  Coming: InfernoChain,
  drawnOn,
  definitionOf,
  faceOf,
  stateOf,
  labelOf,
  rowsOf,
  sidesOf,
  acts: {
    play: 'play',
    activate: 'use',
    activateFromHand: 'use',
    special: 'use',
    showTribute: 'use',
    attack: 'sword',
    tapForEnergy: 'bolt',
  },
  trailOf: trailOfTurns,
  back: 'engraving',
  HandRow: ToldHand,
  figures: infernoFigures,
  motion: infernoMotion,
  beats: infernoBeats,
  end: { Scene: InfernoEnd },
  tape: {
    activeOf: (view) => readNumber(view.table, 'active'),
    factionOf: () => '',
    sign: 'flame',
    signs: ['cards'],
  },
  outMark: 'lost',
};

/** A finger cannot hit resources: where it is the likelier pointer they are chosen on the slip. */
function drawnOn(view: View, near: Seat, speech: Speech, { touch }: Frame): ReadonlySet<Handle> {
  const seats = [...view.seats.keys()];
  const demons = seats.map((seat) => demonOf(view, seat, speech)).filter((demon) => demon !== undefined);
  return new Set([
    ...demons,
    ...seats.flatMap((seat) => laidOut(view, seat, speech)),
    ...(touch ? [] : resourcesShown(view, near).flatMap((seat) => resourcesOf(view, seat))),
    ...zoneOf(view, 'chain', -1).cards,
    ...zoneOf(view, 'resolving', -1).cards,
    ...scenariosOf(view, speech),
    ...zoneOf(view, 'hand', near).cards,
  ]);
}
