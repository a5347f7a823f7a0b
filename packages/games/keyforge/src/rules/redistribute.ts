import { option, program, raiseAll, type CardId, type GameEvent } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { recordOf } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';
import { callMoveDamage } from './move-damage.ts';

interface RedistributeLocals {
  readonly cards: readonly CardId[];
  /** Which of the two that lie on creatures. */
  readonly what: Movable;
}

type Movable = 'aember' | 'damage';

const purposes = { aember: 'redistributeAember', damage: 'redistributeDamage' } as const;

/** Laying the Æ or the damage on some creatures on these creatures anew, all of it: the active player says how much each has then. */
export const redistribute = program<KeyForge, RedistributeLocals>('redistribute', [
  {
    name: 'say how much each has',
    rule: 'KF-MOVE-1 KF-MOVE-2',
    ask: (match, { locals: { cards, what }, source }) => {
      const all = allOn(match, cards, what);
      if (all === 0) return undefined;
      const options = cards.map((card) => option('share', card, all));
      return { kind: 'divide', seat: match.state.active, purpose: purposes[what], source, min: all, max: all, options };
    },
    take: (match, { locals }, chosen) => {
      const moved = moves(match, locals, chosen);
      if (locals.what === 'damage') callMoveDamage(match, moved);
      else raiseAll(match, moved);
    },
  },
]);

function allOn(match: KeyForgeMatch, cards: readonly CardId[], what: Movable): number {
  return cards.reduce((sum, card) => sum + recordOf(match, card)[what], 0);
}

/** The fewest moves after which each creature has as much as was said. */
function moves(
  match: KeyForgeMatch,
  { cards, what }: RedistributeLocals,
  chosen: readonly { readonly card: CardId }[],
): readonly GameEvent[] {
  const due = cards.map((card) => ({
    card,
    more: chosen.filter((each) => each.card === card).length - recordOf(match, card)[what],
  }));
  const events: GameEvent[] = [];
  for (const from of due) {
    for (const to of due) {
      const amount = Math.min(-from.more, to.more);
      if (amount <= 0) continue;
      events.push(fact(what === 'aember' ? 'aemberMovedToCard' : 'damageMoved', { card: from.card, other: to.card, amount }));
      from.more += amount;
      to.more -= amount;
    }
  }
  return events;
}
