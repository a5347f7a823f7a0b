import type { AnyProgram } from '@crupier/kernel';
import { combat } from './combat.ts';
import { combatDamage } from './combat-damage.ts';
import { damage } from './damage.ts';
import { drawCards } from './draw.ts';
import { emptyPools, payEnergy } from './energy.ts';
import { leaveMatch } from './leave.ts';
import { play } from './play.ts';
import { priority } from './priority.ts';
import { addResource } from './resource.ts';
import { resolveTop } from './resolve.ts';
import { start } from './start.ts';
import { stateBased } from './state-based.ts';
import { turn, turns } from './turn.ts';
import type { Inferno } from '../state/state.ts';

/** Every procedure of the rules. */
export const programs: readonly AnyProgram<Inferno>[] = [
  start,
  turns,
  turn,
  priority,
  play,
  payEnergy,
  resolveTop,
  stateBased,
  combat,
  combatDamage,
  damage,
  drawCards,
  addResource,
  emptyPools,
  leaveMatch,
];
