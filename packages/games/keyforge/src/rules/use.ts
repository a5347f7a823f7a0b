import {
  abilityOf,
  applies,
  call,
  cardOf,
  enclosing,
  headed,
  NO_CARD,
  option,
  pin,
  program,
  raise,
  raiseAll,
  rulesOnCard,
  site,
  topics,
  type CardId,
  type CardRef,
  type Option,
  type Program,
  type Seat,
  abilityOption,
} from '@crupier/kernel/rules';
import { fact, gainedBy } from '../state/facts.ts';
import { creaturesOf, inPlay, recordOf, sideOf } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';
import { mayFightThat } from './defenders.ts';
import { destroyCards } from './destroy.ts';
import { fightWith } from './fight.ts';
import type { Use, UseVerb } from './restrictions.ts';
import { priceOfUse, usesOf } from './restrictions.ts';
import { useUpPermission } from './use-permissions.ts';

const about = topics('destroysToUse');

const stunInstead = site('KF-STUN-3 KF-FAQ-GEN-11', 'a stunned creature told to fight or reap loses its stun instead');

const ownOnly = site('KF-USE-VIA-3', 'a player uses only what they control, or what a text makes theirs');

interface CardLocals {
  /** Pinned: it is this very card that is used, whatever becomes of it. *Rule:* KF-LEAVES-PLAY-1, KF-LEAVES-PLAY-6. */
  readonly card: CardRef;
}

interface ReapLocals extends CardLocals {
  /** The Æ in the pool before the reaping added to it. */
  before: number;
}

/** Reaping. *Rule:* KF-REAP-1. */
export const reap = program<KeyForge, ReapLocals>('reap', [
  {
    name: 'exhaust',
    rule: 'KF-REAP-1 KF-ORDER-13',
    do: (match, { locals: { card } }) => raise(match, fact('cardExhausted', { card: cardOf(card) })),
  },
  {
    name: 'before reaping',
    rule: 'KF-BEFORE-1',
    do: (match, { locals: { card }, seat }) => raise(match, fact('reapBegan', { card: cardOf(card), seat })),
  },
  {
    name: 'gain 1',
    rule: 'KF-REAP-1 KF-ORDER-14',
    do: (match, { locals, seat }) => {
      locals.before = match.state.players[seat]?.aember ?? 0;
      raise(match, fact('aemberGained', { seat, amount: 1, value: gainedBy.reaping, source: cardOf(locals.card) }));
    },
  },
  {
    name: 'after reaping',
    rule: 'KF-REAP-1 KF-REAP-2 KF-ERRATA-GENERAL-REAP KF-ORDER-15 KF-ORDER-22',
    do: (match, { locals: { card }, seat }) => raiseAll(match, [fact('reaped', { card, seat }), fact('cardUsed', { card, seat })]),
  },
]);

/** How much of the Æ that has just been gained by reaping is still in the pool. For verbs. *Rule:* KF-FAQ-CARD-sir-marrows-1. */
export function leftOfReaping(match: KeyForgeMatch): number {
  const frame = enclosing(match, reap);
  return frame === undefined ? 0 : Math.max(0, (match.state.players[frame.seat]?.aember ?? 0) - frame.locals.before);
}

interface AbilityUseLocals extends CardLocals {
  /** `action` or `omni`, and the place among the card's abilities of that header. */
  readonly header: string;
  readonly at: number;
}

/** Using an Action or Omni ability: one of them a use. *Rule:* KF-ACTION-ABILITY-1, KF-ACTION-ABILITY-2, KF-OMNI-2. */
export const useAbility = program<KeyForge, AbilityUseLocals>('use an ability', [
  {
    name: 'exhaust',
    rule: 'KF-ACTION-ABILITY-1 KF-ORDER-16 KF-USE-ARTIFACT-1 KF-USE-ARTIFACT-2 KF-FAQ-CARD-researcher-1',
    do: (match, { locals: { card } }) => raise(match, fact('cardExhausted', { card: cardOf(card) })),
  },
  {
    name: 'resolve',
    rule: 'KF-ACTION-ABILITY-1 KF-ORDER-17 KF-USE-ARTIFACT-1 KF-FAQ-CARD-researcher-1 KF-ACTION-ABILITY-2 KF-OMNI-2',
    do: (match, { locals: { card, header, at }, seat }) => {
      const ref = headed(match, cardOf(card), header)[at];
      if (ref === undefined) return;
      const ability = abilityOf(match, ref);
      call(match, ability.program, ability.locals(undefined), { source: cardOf(card), seat });
    },
  },
  {
    name: 'after using',
    rule: 'KF-USE-CREATURE-1',
    do: (match, { locals: { card }, seat }) => raise(match, fact('cardUsed', { card, seat })),
  },
]);

/** Using a stunned creature: it only loses its stun. *Rule:* KF-STUN-2, KF-STUN-3. */
export const unstun = program<KeyForge, CardLocals>('remove the stun', [
  { name: 'exhaust', rule: 'KF-STUN-2', do: (match, { locals: { card } }) => raise(match, fact('cardExhausted', { card: cardOf(card) })) },
  {
    name: 'remove the counter',
    rule: 'KF-STUN-2 KF-STUN-3',
    do: (match, { locals: { card } }) => raise(match, fact('stunRemoved', { card: cardOf(card) })),
  },
  { name: 'after using', rule: 'KF-STUN-3', do: (match, { locals: { card }, seat }) => raise(match, fact('cardUsed', { card, seat })) },
]);

/** The option to use a card in a way: for an Action or Omni ability it says which. */
export function useOption(match: KeyForgeMatch, card: CardId, { verb, value }: Use): Option {
  const ref = verb === 'action' || verb === 'omni' ? headed(match, card, verb)[value] : undefined;
  return ref === undefined ? option(verb, card, value) : abilityOption(match, verb, { ref, self: card }, value);
}

interface UseLocals {
  readonly card: CardId;
  /** What the effect asks for: any use, or that way alone. */
  readonly only: UseVerb | undefined;
  /** Whom it is to fight, pinned, where the effect says it. */
  readonly against?: CardRef;
  chosen: Use | undefined;
}

/** Using a card by an effect: whatever its house, but as ready and free to do it as any. *Rule:* KF-USE-VIA-1, KF-USE-VIA-2. */
export const useByEffect: Program<KeyForge, UseLocals> = program<KeyForge, UseLocals>('use a card', [
  {
    name: 'choose how',
    rule: 'KF-USE-CREATURE-1 KF-USE-VIA-1',
    ask: (match, { locals, seat }) => {
      const { card } = locals;
      const isYours = sideOf(match, card) === seat || !applies(match, ownOnly);
      const uses = isYours ? usesByEffect(match, locals) : [];
      if (uses.length === 0) return undefined;
      return {
        kind: 'mode',
        seat: match.state.active,
        purpose: 'chooseUse',
        source: card,
        options: uses.map((each) => useOption(match, card, each)),
      };
    },
    take: (match, { locals, seat }, [chosen]) => {
      if (chosen === undefined) return;
      locals.chosen = { verb: chosen.verb as UseVerb, value: chosen.value };
      beginUse(match, locals.card, seat);
    },
  },
  {
    name: 'use up a permission to use it',
    rule: 'KF-OFF-HOUSE-1',
    do: (match, { locals: { card, chosen }, seat }) => {
      if (chosen !== undefined) useUpPermission(match, card, seat);
    },
  },
  {
    name: 'use it',
    rule: 'KF-FAQ-CARD-ghosthawk-1 KF-USE-CREATURE-1 KF-FIGHT-WITH-1',
    do: (match, { locals: { card, chosen, against }, seat }) => {
      if (chosen !== undefined) callUse(match, { ...chosen, card, against }, seat);
    },
  },
]);

/** An effect that names one way of using is not stopped by what an enraged creature must do. *Rule:* KF-FAQ-GEN-47. */
export function usesByEffect(match: KeyForgeMatch, { card, only, against }: Pick<UseLocals, 'card' | 'only' | 'against'>): readonly Use[] {
  const all = usesOf(match, card, only);
  const isBarred = against !== undefined && !mayFightThat(match, card, cardOf(against));
  const uses = isBarred ? all.filter(({ verb }) => verb !== 'fight') : all;
  return only === undefined ? uses : uses.filter(({ verb }) => verb === only || (verb === 'unstun' && applies(match, stunInstead)));
}

/** Takes note of a use, and pays what it costs. The last act of a step. *Rule:* KF-RULE-OF-SIX-1, KF-PAY-1. */
export function beginUse(match: KeyForgeMatch, card: CardId, seat: Seat): void {
  const price = priceOfUse(match, card);
  raiseAll(match, [fact('useBegan', { card, seat }), ...(price > 0 ? [fact('aemberPaid', { seat, amount: price })] : [])]);
}

/** One way of using a card, which is chosen. */
interface ChosenUse extends Pick<Option, 'card' | 'value'> {
  /** A `UseVerb`. */
  readonly verb: string;
  readonly against?: CardRef | undefined;
}

interface PriceLocals {
  readonly use: ChosenUse;
  /** The creature that is destroyed, pinned. */
  victim: CardRef;
}

/** Using a card that a friendly creature must be destroyed for, itself or another one. *Rule:* KF-FAQ-CARD-rampaging-brutodon-1, KF-PAY-1. */
export const useForDestruction = program<KeyForge, PriceLocals>('destroy a creature to use a card', [
  {
    name: 'choose the creature to destroy',
    rule: 'KF-FAQ-CARD-rampaging-brutodon-1',
    ask: (match, { locals: { use }, seat }) => {
      const options = creaturesOf(match, seat).map((card) => option('choose', card));
      return { kind: 'target', seat: match.state.active, purpose: 'destroyToUse', source: use.card, options };
    },
    take: (match, { locals }, [chosen]) => {
      const { card } = chosen ?? { card: NO_CARD };
      locals.victim = pin(recordOf(match, card));
      destroyCards(match, [locals.victim]);
    },
  },
  {
    name: 'use the card if the price is paid',
    rule: 'KF-FAQ-CARD-rampaging-brutodon-1 KF-PAY-1',
    do: (match, { locals: { use, victim }, seat }) => {
      if (!inPlay(match, victim)) startUse(match, use, seat);
    },
  },
]);

/** Runs the program of one way of using a card. The last act of a step. */
export function callUse(match: KeyForgeMatch, { verb, card, value, against }: ChosenUse, seat: Seat): void {
  const use = { verb, card, value, against };
  if (!inPlay(match, card)) return;
  if (rulesOnCard(match, card, about.destroysToUse).length === 0) startUse(match, use, seat);
  else call(match, useForDestruction, { use, victim: NO_CARD }, { source: card, seat });
}

function startUse(match: KeyForgeMatch, { verb, card, value, against }: ChosenUse, seat: Seat): void {
  if (!inPlay(match, card)) return;
  const by = { source: card, seat };
  const used = pin(recordOf(match, card));
  if (verb === 'reap') call(match, reap, { card: used, before: 0 }, by);
  else if (verb === 'fight') fightWith(match, card, seat, against);
  else if (verb === 'unstun') call(match, unstun, { card: used }, by);
  else call(match, useAbility, { card: used, header: verb, at: value }, by);
}
