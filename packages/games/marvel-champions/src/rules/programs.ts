import type { AnyProgram } from '@crupier/kernel/rules';
import type { Marvel } from '../state/state.ts';
import { askForAction } from './actions.ts';
import { activation, attackInTurn } from './activation.ts';
import { basicAttack, basicThwart, recover } from './basic-powers.ts';
import { turnBoosts } from './boosts.ts';
import { damage } from './damage.ts';
import { advanceStage, defeat } from './defeat.ts';
import { dealOne, drawUp, renewDeck } from './draw.ts';
import { discardAtRandom, discardDealing, discardFromTop, drawSome } from './drawing.ts';
import { eliminate, leaveTable } from './elimination.ts';
import { enemyAttack } from './enemy-attack.ts';
import { enemyScheme } from './enemy-scheme.ts';
import { putEncounterCard } from './enter.ts';
import { takeExtraForm } from './keywords/extra-forms.ts';
import { inOrderOfText } from './headers.ts';
import { indirectDamage } from './indirect-damage.ts';
import { keepRestrictedLimit, keepSideSchemeLimit } from './limits.ts';
import { inTurn } from './loops.ts';
import { flip, threatMove } from './moves.ts';
import { putInOrder } from './order.ts';
import { keepAllyLimit, playCard } from './play-card.ts';
import { attackApart, endAttack, moveByAttack, strike } from './player-attack.ts';
import { callNemesis, putNemesis } from './nemesis.ts';
import { playFree } from './play-free.ts';
import { playerTurn } from './player-turn.ts';
import { readyAtCost, readySome } from './readying.ts';
import { reveal, resolveRevealed } from './reveal.ts';
import { discardAtEnd, rounds } from './round.ts';
import { discardUntil, search } from './search.ts';
import { followInstruction } from './campaign.ts';
import { mulligan, putSetupCard, setup, setUpPlayer } from './setup.ts';
import { spendX } from './spend-x.ts';
import { spendSum } from './spend.ts';
import { swap } from './swap.ts';
import { advanceScheme, completeScheme, removeThreat } from './threat.ts';
import { useAbility } from './use-ability.ts';
import { activateAgainst, revealDealt, villainPhase } from './villain-phase.ts';

/** Every procedure of the rulebook, in the order in which a match meets them. */
export const programs: readonly AnyProgram<Marvel>[] = [
  setup,
  mulligan,
  setUpPlayer,
  putSetupCard,
  followInstruction,
  rounds,
  inTurn,
  playerTurn,
  readyAtCost,
  readySome,
  playCard,
  playFree,
  keepAllyLimit,
  keepRestrictedLimit,
  keepSideSchemeLimit,
  basicAttack,
  basicThwart,
  strike,
  attackApart,
  endAttack,
  moveByAttack,
  useAbility,
  spendX,
  spendSum,
  askForAction,
  inOrderOfText,
  recover,
  discardAtEnd,
  drawUp,
  drawSome,
  discardFromTop,
  discardDealing,
  discardAtRandom,
  swap,
  search,
  discardUntil,
  renewDeck,
  villainPhase,
  activateAgainst,
  activation,
  attackInTurn,
  enemyAttack,
  enemyScheme,
  turnBoosts,
  dealOne,
  revealDealt,
  reveal,
  resolveRevealed,
  putEncounterCard,
  callNemesis,
  putNemesis,
  damage,
  indirectDamage,
  threatMove,
  flip,
  takeExtraForm,
  defeat,
  advanceStage,
  removeThreat,
  completeScheme,
  advanceScheme,
  putInOrder,
  eliminate,
  leaveTable,
];
