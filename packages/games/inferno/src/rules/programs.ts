import type { AnyProgram } from '@crupier/kernel/rules';
import { combat } from './combat.ts';
import { combatDamage } from './combat-damage.ts';
import { damage } from './damage.ts';
import { drawCards } from './draw.ts';
import { orderAges } from './ages.ts';
import { emptyPools, payAsTold, payEnergy } from './energy.ts';
import { agreedDraw } from './agreed-draw.ts';
import { activateEnergy, energyTriggers } from './energy-abilities.ts';
import { enterPlay } from './enter.ts';
import { noticeLeaving } from './before-leaving.ts';
import { showTribute } from './tribute.ts';
import { copyItem, playCopy } from './copying.ts';
import { createTokens } from './tokens.ts';
import { changeControl } from './control.ts';
import { departure, leaveMatch } from './leave.ts';
import { play } from './play.ts';
import { priority } from './priority.ts';
import { retarget } from './retarget.ts';
import { addResource } from './resource.ts';
import { resolveTop } from './resolve.ts';
import { specialAction } from './special.ts';
import { start } from './start.ts';
import { stateBased } from './state-based.ts';
import { turn, turns } from './turn.ts';
import { orderInfierno, putIntoDecks } from './zones.ts';
import type { Inferno } from '../state/state.ts';

/** Every procedure of the rules. */
export const programs: readonly AnyProgram<Inferno>[] = [
  start,
  turns,
  turn,
  priority,
  play,
  payEnergy,
  payAsTold,
  specialAction,
  activateEnergy,
  energyTriggers,
  enterPlay,
  orderAges,
  resolveTop,
  stateBased,
  orderInfierno,
  putIntoDecks,
  combat,
  combatDamage,
  damage,
  drawCards,
  addResource,
  emptyPools,
  departure,
  copyItem,
  createTokens,
  playCopy,
  retarget,
  noticeLeaving,
  showTribute,
  changeControl,
  leaveMatch,
  agreedDraw.program,
];
