import { triggered, triggeredByAny, type Ability, type Clause } from '@crupier/kernel/cards';
import { whenSelf } from '../meanings/builders.ts';

/** "Play: …" *Rule:* KF-PLAY-ABILITY-1. */
export function play(clause: Clause): Ability {
  return triggered(whenSelf('played'), clause);
}

/** "Before Fight: …" *Rule:* KF-BEFORE-1. */
export function beforeFight(clause: Clause): Ability {
  return triggered(whenSelf('beforeFight'), clause);
}

/** "After Fight: …" *Rule:* KF-ERRATA-GENERAL-FIGHT. */
export function afterFight(clause: Clause): Ability {
  return triggered(whenSelf('fought'), clause);
}

/** "After Reap: …" *Rule:* KF-ERRATA-GENERAL-REAP. */
export function afterReap(clause: Clause): Ability {
  return triggered(whenSelf('reaped'), clause);
}

/** "Destroyed: …" *Rule:* KF-DESTROYED-1. */
export function destroyed(clause: Clause): Ability {
  return triggered(whenSelf('marked'), clause);
}

/** "After Fight/After Reap: …" */
export function afterFightOrReap(clause: Clause): Ability {
  return triggeredByAny([whenSelf('fought'), whenSelf('reaped')], clause);
}

/** "Play/After Fight: …" */
export function playOrFight(clause: Clause): Ability {
  return triggeredByAny([whenSelf('played'), whenSelf('fought')], clause);
}

/** "Play/After Reap: …" */
export function playOrReap(clause: Clause): Ability {
  return triggeredByAny([whenSelf('played'), whenSelf('reaped')], clause);
}

/** "Play/After Fight/After Reap: …" */
export function playFightOrReap(clause: Clause): Ability {
  return triggeredByAny([whenSelf('played'), whenSelf('fought'), whenSelf('reaped')], clause);
}
