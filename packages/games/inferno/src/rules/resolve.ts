import { abilityOf, call, cardOf, isCurrent, leave, program, raise, type CardRef } from '@crupier/kernel';
import { mayTarget } from './targets.ts';
import { topItem } from '../state/chain.ts';
import { fact } from '../state/facts.ts';
import { hasKeyword, isType, zoneOfCard } from '../state/reading.ts';
import type { ChainItem, Inferno, InfernoMatch } from '../state/state.ts';

interface ResolveLocals {
  /** What is being resolved, as the chain had it. */
  item?: ChainItem;
}

/** Resolving what is on top of the chain. *Rule:* INF-607. */
export const resolveTop = program<Inferno, ResolveLocals>('resolve', [
  {
    name: 'check the targets again',
    rule: 'INF-607.2b INF-113.8 INF-114.4',
    do: (match, { locals }) => {
      const item = topItem(match) as ChainItem;
      locals.item = item;
      const declared = item.bound.slice(0, targetCount(match, item)).flat();
      if (declared.length > 0 && legalTargets(match, item).flat().length === 0) return 'every target is illegal';
      return isRitualOrAbility(match, item) ? 'it leaves the chain' : 'it enters play';
    },
  },
  {
    name: 'every target is illegal',
    rule: 'INF-607.2b INF-701.5',
    do: (match, { locals: { item } }) => {
      if (item !== undefined) raise(match, fact('cancelled', { card: item.object, value: 1 }));
      return 'done';
    },
  },
  {
    name: 'it enters play',
    rule: 'INF-607.3 INF-110.2',
    do: (match, { locals: { item } }) => {
      if (item !== undefined)
        raise(match, fact('cardEntered', { card: item.object, seat: item.seat, value: 0, amount: match.state.revision }));
      return 'done';
    },
  },
  {
    name: 'it leaves the chain',
    rule: 'INF-607.2j',
    do: (match, { locals: { item } }) => {
      if (item !== undefined) raise(match, fact('resolutionBegan', { card: item.object }));
    },
  },
  {
    name: 'follow the text',
    rule: 'INF-607.2c INF-607.2e INF-608.1',
    do: (match, { locals: { item } }) => {
      if (item === undefined || item.ability < 0) return;
      const ability = abilityOf(match, item.ability);
      const locals = { ...ability.locals(item.event), bound: legalTargets(match, item), numbers: item.numbers };
      call(match, ability.program, locals, { source: cardOf(item.source), seat: item.seat, step: ability.resolveFrom });
    },
  },
  {
    name: 'a ritual goes to the Infierno, an ability ceases to exist',
    rule: 'INF-607.2k INF-702.7b',
    do: (match, { locals: { item } }) => {
      if (item === undefined || zoneOfCard(match, item.object) !== 'resolving') return;
      if (!item.isCard) raise(match, fact('abilityCeased', { card: item.object }));
      else if (wasRecovered(match, item)) raise(match, fact('cardExiled', { card: item.object, value: 0 }));
      else raise(match, fact('cardToInfierno', { card: item.object, value: 0 }));
    },
  },
  { name: 'done', rule: '', do: () => leave },
]);

function isRitualOrAbility(match: InfernoMatch, { isCard, object }: ChainItem): boolean {
  return !isCard || isType(match, object, 'ritual');
}

/** A ritual played with Recobrar is exiled when it leaves the chain. *Rule:* INF-702.7b. */
function wasRecovered(match: InfernoMatch, { object, paid }: ChainItem): boolean {
  return paid.length > 0 && hasKeyword(match, object, 'recover');
}

function targetCount(match: InfernoMatch, { ability }: ChainItem): number {
  return ability < 0 ? 0 : abilityOf(match, ability).targets.length;
}

/** The targets that are still legal, and what else was bound. *Rule:* INF-607.2b. */
function legalTargets(match: InfernoMatch, item: ChainItem): (readonly CardRef[])[] {
  const { ability, bound, seat } = item;
  const source = cardOf(item.source);
  return bound.map((cards, at) => {
    const target = ability < 0 ? undefined : abilityOf(match, ability).targets[at];
    if (target === undefined) return cards;
    const candidates = target.candidates(match, source, seat);
    return cards.filter(
      (ref) => isCurrent(match.state, ref) && candidates.includes(cardOf(ref)) && mayTarget(match, cardOf(ref), source, seat),
    );
  });
}
