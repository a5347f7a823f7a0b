import type { Passing, Seat, View } from '@crupier/kernel/rules';

/** A stage of combat is another moment than a step of the same name. */
const momentOfStage: Readonly<Record<string, string>> = {
  propose: 'propose',
  attack: 'attack',
  damage: 'combatDamage',
  end: 'combatEnd',
};

/** When players have priority, and where they are asked who say nothing. *Rule:* INF-116.1, INF-116.3. */
export const passing: Passing = {
  verb: 'pass',
  moments: ['restore', 'main', 'propose', 'attack', 'combatDamage', 'combatEnd', 'end', 'ownOnChain'],
  responses: ['otherOnChain'],
  usual: { own: ['main', 'otherOnChain'], others: ['attack', 'end', 'otherOnChain'] },
  momentOf: (view, seat) => {
    const top = ownerOfTop(view);
    if (top !== undefined) return top === seat ? 'ownOnChain' : 'otherOnChain';
    const { stage, step } = view.table;
    return momentOfStage[String(stage)] ?? String(step);
  },
};

/** Who controls the object on top of the chain. */
function ownerOfTop(view: View): Seat | undefined {
  const top = view.zones.find(({ kind }) => kind === 'chain')?.cards[0];
  return top === undefined ? undefined : view.cards[top]?.controller;
}
