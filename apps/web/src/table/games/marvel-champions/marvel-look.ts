import { sayLabel, saySeat } from '@crupier/protocol';
import { Resolving } from '../../cards/resolving.tsx';
import type { GameLook } from '../../scene/game-look.ts';
import { readNumber, readText, zoneOf } from '../../scene/reading.ts';
import { drawnOn, MarvelBoard } from './marvel-board.tsx';
import { faceOf, labelOf, rowsOf, stateOf } from './marvel-face.ts';
import { activeIn } from './marvel-reading.ts';
import { marvelMotion } from './marvel-motion.ts';
import { addEmblems } from '../../../faces/emblem-path.ts';
import posters from '../../../faces/emblem-paths/posters.json' with { type: 'json' };

addEmblems(posters);

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
  fan: ['01001a', '01010a', '01094', '01019a', '01029a'],
  motion: marvelMotion,
  tape: {
    stepOf: (view) => {
      const shares = sharesOf(view);
      return {
        turn: readNumber(view.table, 'round'),
        active: activeIn(view) ?? -1,
        faction: '',
        race: [shares.threat, shares.villain],
        marks: ['schemeDeck', 'villainDeck'].map((kind) => 0 - zoneOf(view, kind, -1).count),
      };
    },
    raceMax: 100,
    lines: ({ texts }) => [texts.threatShare, texts.villainShare],
    sign: 'target',
    signWord: (line, { texts }) => (line === 0 ? texts.schemeCompleted : texts.stageDefeated),
  },
};

/** The threat on the main scheme and the villain's hit points, in percent of the most. No sheet is needed: their values say what they are. */
function sharesOf(view: Parameters<GameLook['tape']['stepOf']>[0]): { readonly threat: number; readonly villain: number } {
  const shown = zoneOf(view, 'villainArea', -1).cards.map((handle) => view.cards[handle]?.now);
  const scheme = shown.find((now) => now?.['threatPerRound'] !== undefined);
  const villain = shown.find((now) => now?.['hitPoints'] !== undefined);
  const most = Math.max(1, readNumber(villain, 'hitPoints'));
  return {
    threat: (100 * readNumber(scheme, 'threat')) / Math.max(1, readNumber(scheme, 'targetThreat')),
    villain: (100 * (most - readNumber(villain, 'damage'))) / most,
  };
}
