import { sayLabel, saySeat, type View } from '@crupier/protocol';
import type { Saying, Trail } from './game-look.ts';
import { readNumber, readText } from './reading.ts';

/** Where a match of numbered turns stands. */
export function trailOfTurns(view: View, { texts, speech }: Pick<Saying, 'texts' | 'speech'>): Trail {
  const step = readText(view.table, 'step');
  return {
    turn: `${texts.turn} ${readNumber(view.table, 'turn')}`,
    whose: saySeat(readNumber(view.table, 'active'), speech),
    step: step === '' ? '' : sayLabel(step, speech),
  };
}
