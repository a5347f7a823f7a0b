import type { AnyProgram } from '@crupier/kernel/rules';
import type { KeyForge } from '../state/state.ts';
import { bonusIcons, iconsAsIfPlayed } from './bonus-icons.ts';
import { bidChains } from './chain-bidding.ts';
import { replaceAdded } from './added-aember.ts';
import { borrow } from './borrow.ts';
import { capture, captureFromPools } from './capture.ts';
import { takeControl } from './control.ts';
import { settleCards } from './changed-cards.ts';
import { settleControl } from './control-effects.ts';
import { enterAsCopy } from './copies.ts';
import { damage } from './damage.ts';
import { destroy, settle } from './destroy.ts';
import {
  archiveAtRandom,
  discard,
  discardArchivedAtRandom,
  discardAtRandom,
  discardFromDeck,
  discardUntil,
  purgeArchived,
  purgeAtRandom,
  revealAtRandom,
  scrap,
} from './discard.ts';
import { drawCards } from './draw.ts';
import { playAbilities } from './play-abilities.ts';
import { putIntoPlay } from './enter.ts';
import { fight } from './fight.ts';
import { fightSeries } from './fight-series.ts';
import { forge, unforge } from './forge.ts';
import { archiveFromHand, discardFromHand } from './from-hand.ts';
import { leaveMatch } from './leave.ts';
import { mainStep } from './main-step.ts';
import { joinLine, move } from './move.ts';
import { moveDamage } from './move-damage.ts';
import { play } from './play.ts';
import { search } from './search.ts';
import { playArchived, several } from './several.ts';
import { damageInsteadOfReadying } from './ready.ts';
import { swapWithHand } from './swap.ts';
import { start } from './start.ts';
import { putOnPiles } from './put.ts';
import { raiseTide } from './tide.ts';
import { redistribute } from './redistribute.ts';
import { refillHand, turn } from './turn.ts';
import { fightInPairs } from './fight-in-pairs.ts';
import { flip } from './flip.ts';
import { makeTokens } from './tokens.ts';
import { usePermission } from './use-permissions.ts';
import { reap, unstun, useAbility, useByEffect, useForDestruction } from './use.ts';
import { resolveOne } from './window.ts';

/** Every procedure of the rulebook, in the order in which a match meets them. */
export const programs: readonly AnyProgram<KeyForge>[] = [
  start,
  bidChains,
  turn,
  mainStep,
  forge,
  unforge,
  play,
  several,
  playArchived,
  damageInsteadOfReadying,
  swapWithHand,
  enterAsCopy,
  playAbilities,
  putIntoPlay,
  makeTokens,
  flip,
  putOnPiles,
  bonusIcons,
  iconsAsIfPlayed,
  reap,
  fight,
  fightSeries,
  useAbility,
  useByEffect,
  useForDestruction,
  usePermission,
  fightInPairs,
  borrow,
  unstun,
  damage,
  destroy,
  settle,
  drawCards,
  discard,
  capture,
  replaceAdded,
  captureFromPools,
  redistribute,
  moveDamage,
  refillHand,
  archiveFromHand,
  discardFromHand,
  discardFromDeck,
  discardUntil,
  discardAtRandom,
  archiveAtRandom,
  discardArchivedAtRandom,
  purgeAtRandom,
  revealAtRandom,
  purgeArchived,
  scrap,
  search,
  takeControl,
  settleCards,
  settleControl,
  move,
  joinLine,
  raiseTide,
  resolveOne,
  leaveMatch,
];
