import { call, cardOf, program, raiseAll, type GameEvent } from '@crupier/kernel/rules';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';
import { creatures } from '../state/reading.ts';
import { destroyCards, overwhelmedAmong, powersOf, type Powers } from './destroy.ts';

interface MoveDamageLocals {
  readonly moves: readonly GameEvent[];
  /** The powers of the creatures that it moves to, before it moves. */
  before: Powers;
}

/** Moving damage between creatures, which is not dealing it: what it then destroys is destroyed at the same time. *Rule:* KF-MOVE-2, KF-DAMAGE-2. */
export const moveDamage = program<KeyForge, MoveDamageLocals>('move damage', [
  {
    name: 'move it',
    rule: 'KF-MOVE-2',
    do: (match, { locals }) => {
      locals.before = powersOf(
        match,
        locals.moves.map(({ other }) => cardOf(other)),
      );
      raiseAll(match, locals.moves);
    },
  },
  {
    name: 'destroy',
    rule: 'KF-DAMAGE-2',
    do: (match, { locals: { before } }) => destroyCards(match, overwhelmedAmong(match, creatures(match), before)),
  },
]);

/** Moves damage between creatures, by facts `damageMoved`. The last act of a step. */
export function callMoveDamage(match: KeyForgeMatch, moves: readonly GameEvent[]): void {
  if (moves.length > 0) call(match, moveDamage, { moves, before: [] });
}
