import { cardOf, enclosing, type Ask, type Consequence, type Option, type Seat } from '@crupier/kernel/rules';
import { priority } from './priority.ts';
import { topItem } from '../state/chain.ts';
import { inTurnOrder } from '../state/seats.ts';
import type { InfernoMatch, Stage } from '../state/state.ts';

const endOfStage: Readonly<Record<Stage, string>> = {
  propose: 'proposalEnds',
  attack: 'attackEnds',
  damage: 'combatDamageEnds',
  end: 'combatEnds',
};

/**
 * What passing ends or lets happen: what is on top of the chain resolves, or the step ends, once all have passed in a row. Depends on
 * what everybody sees. *Rule:* INF-116.3d, INF-116.4, INF-405.5, INF-500.2.
 */
export function consequenceOf(match: InfernoMatch, { seat }: Ask, { verb }: Option): Consequence | undefined {
  if (verb !== 'pass') return undefined;
  const passes = enclosing(match, priority)?.locals.passes ?? 0;
  const isLast = passes + 1 >= inTurnOrder(match).length;
  const found = whenAllPass(match, seat);
  return { ...found, ...(found.card !== undefined && !isLast && { code: `${found.code}IfAllPass` }), seat: match.state.active };
}

function whenAllPass(match: InfernoMatch, seat: Seat): Consequence {
  const { step, combat, active } = match.state;
  const top = topItem(match);
  if (top !== undefined)
    return top.isCard ? { code: 'cardResolves', card: top.object } : { code: 'abilityResolves', card: cardOf(top.source) };
  if (combat !== undefined) return { code: endOfStage[combat.stage] };
  if (step === 'restore') return { code: 'restoreEnds' };
  const part = step === 'main' ? 'MainPhase' : 'Turn';
  return seat === active ? { code: `own${part}Ends`, ends: true } : { code: `other${part}Ends` };
}
