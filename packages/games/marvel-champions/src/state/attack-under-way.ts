import { cardOf, type CardId, type CardRef } from '@crupier/kernel/rules';
import type { MarvelMatch } from './state.ts';

/** The name of the program of an enemy's attack; the attack that resolves now is the last of its frames. */
export const ENEMY_ATTACK = 'enemy attack';

/** What every frame of that program holds for those who look at the table. */
export interface AttackFrame {
  readonly enemy: CardRef;
  readonly attacks: readonly { readonly target: CardRef; readonly isDefended: boolean }[];
}

/** An enemy's attack that is being resolved. */
export interface AttackUnderWay {
  readonly enemy: CardId;
  /** Those attacked, several where a text has the enemy attack others too; one that is defended is the defender. */
  readonly targets: readonly { readonly card: CardId; readonly isDefended: boolean }[];
}

/** The characters that defend against the attack that is being resolved. *Rule:* MC-DEFENSE-9. */
export function defenders(match: MarvelMatch): readonly CardId[] {
  return (attackUnderWay(match)?.targets ?? []).filter(({ isDefended }) => isDefended).map(({ card }) => card);
}

/** The attack of an enemy that is being resolved; undefined while none is. *Rule:* MC-ATTACK-ENEMY-ACTIVATION-1, MC-ATTACK-ENEMY-ACTIVATION-4. */
export function attackUnderWay({ game, state }: MarvelMatch): AttackUnderWay | undefined {
  const frame = state.frames.findLast(({ program }) => game.programs[program]?.name === ENEMY_ATTACK);
  if (frame === undefined) return undefined;
  const { enemy, attacks } = frame.locals as unknown as AttackFrame;
  return { enemy: cardOf(enemy), targets: attacks.map(({ target, isDefended }) => ({ card: cardOf(target), isDefended })) };
}
