import type { AnyProgram } from '@crupier/kernel';
import type { KeyForge } from '../state/state.ts';
import { bonusIcons } from './bonus-icons.ts';
import { takeControl } from './control.ts';
import { damage } from './damage.ts';
import { destroy } from './destroy.ts';
import { drawCards } from './draw.ts';
import { fight } from './fight.ts';
import { forge } from './forge.ts';
import { leaveMatch } from './leave.ts';
import { mainStep } from './main-step.ts';
import { move } from './move.ts';
import { play } from './play.ts';
import { start } from './start.ts';
import { oneByOne } from './timing.ts';
import { turn } from './turn.ts';
import { reap, unstun, useAbility, useByEffect } from './use.ts';

/** Every procedure of the rulebook, in the order in which a match meets them. */
export const programs: readonly AnyProgram<KeyForge>[] = [
  start,
  turn,
  mainStep,
  forge,
  play,
  bonusIcons,
  reap,
  fight,
  useAbility,
  useByEffect,
  unstun,
  damage,
  destroy,
  drawCards,
  takeControl,
  move,
  oneByOne,
  leaveMatch,
];
