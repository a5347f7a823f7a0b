import { cardOf, pin, type CardRef, type Commit } from '@crupier/kernel/rules';
import type { FactName } from './facts.ts';
import { leaveCombat, record } from './leaving.ts';
import { stages, type Combat, type Inferno } from './state.ts';

type CombatFact = Extract<
  FactName,
  | 'combatProposed'
  | 'attackerProposed'
  | 'defenderProposed'
  | 'combatBegan'
  | 'attackBegan'
  | 'attacked'
  | 'stageBegan'
  | 'removedFromCombat'
  | 'rolesSwapped'
  | 'joinedCombat'
  | 'combatEnding'
  | 'combatEnded'
>;

/** What the facts of a combat write. *Rule:* INF-506. */
export const combatCommits: Record<CombatFact, Commit<Inferno>> = {
  combatProposed: (state) => {
    state.combat = { stage: 'propose', attackers: [], defenders: [] };
  },
  attackerProposed: (state, { card }) => changeCombat(state, { attackers: [pinned(state, card)] }),
  defenderProposed: (state, { other }) => {
    changeCombat(state, { defenders: [pinned(state, other)] });
    state.combats++;
  },
  combatBegan: nothing,
  attackBegan: (state) => changeCombat(state, { stage: 'attack' }),
  attacked: nothing,
  stageBegan: (state, { value }) => changeCombat(state, { stage: stages[value] ?? 'end' }),
  removedFromCombat: (state, { card }) => leaveCombat(state, cardOf(card)),
  rolesSwapped: (state, { card, other }) => swapRoles(state, pinned(state, card), pinned(state, other)),
  joinedCombat: (state, { card, value }) => {
    const { combat } = state;
    if (combat === undefined) return;
    const joining = pinned(state, card);
    changeCombat(state, value === 0 ? { attackers: [...combat.attackers, joining] } : { defenders: [...combat.defenders, joining] });
  },
  combatEnding: nothing,
  combatEnded: (state) => {
    state.combat = undefined;
  },
};

function nothing(): void {
  // A timing point: abilities listen for it.
}

function pinned(state: Inferno, card: CardRef): CardRef {
  return pin(record(state, card));
}

function changeCombat(state: Inferno, change: Partial<Combat>): void {
  if (state.combat !== undefined) state.combat = { ...state.combat, ...change };
}

/** One takes the place of the other in the combat. *Rule:* INF-701.10f. */
function swapRoles(state: Inferno, one: CardRef, other: CardRef): void {
  const { combat } = state;
  if (combat === undefined) return;
  const swapped = (ref: CardRef): CardRef => {
    if (cardOf(ref) === cardOf(one)) return other;
    return cardOf(ref) === cardOf(other) ? one : ref;
  };
  changeCombat(state, { attackers: combat.attackers.map(swapped), defenders: combat.defenders.map(swapped) });
}
