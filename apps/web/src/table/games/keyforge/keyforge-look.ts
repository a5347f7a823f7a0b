import { sayLabel } from '@crupier/protocol';
import { lazyPart } from '../../../parts/lazy-part.tsx';
import { Resolving } from '../../cards/resolving.tsx';
import { ToldHand } from '../../duel/told-hand.tsx';
import type { GameLook } from '../../scene/game-look.ts';
import { readNumber, readText } from '../../scene/reading.ts';
import { trailOfTurns } from '../../scene/trail.ts';
import { keyforgeBeats } from './beats/keyforge-beats.ts';
import { drawnOn, KeyforgeBoard } from './keyforge-board.tsx';
import { faceOf, labelOf, stateOf } from './keyforge-face.ts';
import { keyforgeFigures } from './keyforge-figures.ts';
import { sayPlace } from './line-gaps.tsx';
import { keyforgeMotion } from './keyforge-motion.ts';
import { houseNotes } from './house-notes.ts';

const KeyforgeEnd = lazyPart(async () => (await import('./end/keyforge-end.tsx')).KeyforgeEnd);

/** KeyForge as the page draws it. */
export const keyforgeLook: GameLook = {
  isCooperative: false,
  Board: KeyforgeBoard,
  Coming: Resolving,
  drawnOn,
  definitionOf: ({ definition }) => definition,
  faceOf,
  stateOf,
  labelOf,
  rowsOf: (face, state, { texts, speech }) => [
    ...(face.power === undefined ? [] : [{ word: texts.power, value: face.power }]),
    ...(face.armor === undefined ? [] : [{ word: texts.armor, value: face.armor }]),
    ...[
      { word: texts.damage, count: state.damage },
      { word: texts.aember, count: state.aember },
      { word: texts.powerCounters, count: state.powerCounters },
    ].flatMap(({ word, count }) => (count === 0 ? [] : [{ word, value: String(count) }])),
    ...(face.icons.length === 0 ? [] : [{ word: texts.bonus, value: face.icons.map((icon) => sayLabel(icon, speech)).join(' · ') }]),
  ],
  sayPlace,
  acts: {
    play: 'play',
    playAsUpgrade: 'play',
    discard: 'discard',
    reap: 'reap',
    fight: 'sword',
    action: 'use',
    omni: 'use',
    unstun: 'recover',
  },
  notes: houseNotes,
  trailOf: trailOfTurns,
  back: 'glass',
  HandRow: ToldHand,
  figures: keyforgeFigures,
  motion: keyforgeMotion,
  beats: keyforgeBeats,
  end: { Scene: KeyforgeEnd },
  tape: {
    activeOf: (view) => readNumber(view.table, 'active'),
    factionOf: (view) => readText(view.table, 'house'),
    sign: 'key',
    signs: ['aember'],
    countsMilestones: 'keys',
  },
};
