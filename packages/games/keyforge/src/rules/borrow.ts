import {
  abilityOf,
  call,
  callHeard,
  heardBy,
  leave,
  program,
  raise,
  type CardId,
  type Heard,
  type Seat,
  abilityOption,
  soleOption,
} from '@crupier/kernel/rules';
import { fact, kind } from '../state/facts.ts';
import { inPlay, recordOf } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';
import { useByEffect } from './use.ts';

/** The abilities that a text may have triggered out of turn, and the events that they are set off by. */
export const triggerable = { afterReap: 'reaped', afterFight: 'fought', play: 'cardPlayed' } as const;
/** One of them. */
export type Triggerable = keyof typeof triggerable;

interface BorrowLocals {
  readonly card: CardId;
  /** Which ability resolves, or undefined to use the card. */
  readonly ability: Triggerable | undefined;
  chosen: Heard | undefined;
}

/** Using another player's card, or having one of its abilities resolve, as if one controlled it. *Rule:* KF-AS-IF-YOURS-1, KF-AS-IF-YOURS-2. */
export const borrow = program<KeyForge, BorrowLocals>('as if it were yours', [
  {
    name: 'count as its controller',
    rule: 'KF-AS-IF-YOURS-1 KF-AS-IF-YOURS-2 KF-FAQ-GEN-19 KF-FAQ-GEN-20',
    do: (match, { locals: { card }, seat }) => {
      if (!inPlay(match, card)) return leave;
      if (recordOf(match, card).controller !== seat) raise(match, fact('borrowed', { card, seat }));
      return undefined;
    },
  },
  {
    name: 'use it',
    rule: 'KF-AS-IF-YOURS-1 KF-USE-VIA-3',
    do: (match, { locals: { card, ability }, seat }) => {
      if (ability === undefined) call(match, useByEffect, { card, only: undefined, chosen: undefined }, { source: card, seat });
    },
  },
  {
    name: 'choose the ability',
    rule: 'KF-FAQ-CARD-replicator-1',
    ask: (match, { locals, seat }) => {
      const options = abilitiesOf(match, locals, seat).map((each, at) => abilityOption(match, 'resolve', each, at));
      return options.length === 0
        ? undefined
        : { kind: 'next', seat: match.state.active, purpose: 'whichAbilityNext', source: locals.card, options };
    },
    take: (match, { locals, seat }, chosen) => {
      locals.chosen = abilitiesOf(match, locals, seat)[soleOption(chosen).value];
    },
  },
  {
    name: 'resolve it',
    rule: 'KF-FAQ-CARD-replicator-1 KF-FAQ-GEN-20 KF-FAQ-GEN-85',
    do: (match, { locals: { chosen }, seat }) => {
      if (chosen !== undefined) callHeard(match, { ...chosen, seat });
    },
  },
  {
    name: 'give it back',
    rule: 'KF-AS-IF-YOURS-1',
    do: (match, { locals: { card } }) => {
      if (recordOf(match, card).borrowedBy >= 0) raise(match, fact('givenBack', { card }));
    },
  },
]);

/** The abilities of its own text box that a card could be told to resolve. */
function abilitiesOf(match: KeyForgeMatch, { card, ability }: BorrowLocals, seat: Seat): readonly Heard[] {
  if (ability === undefined) return [];
  const event = { ...fact('reaped', { card, seat }), kind: kind[triggerable[ability]] };
  return heardBy(match, 'after', [event]).filter(({ ref, self }) => self === card && isItsOwn(abilityOf(match, ref).data));
}

function isItsOwn(data: ReturnType<typeof abilityOf<KeyForge>>['data']): boolean {
  return data.kind === 'triggered' && [data.when, ...(data.also ?? [])].some(({ card }) => card === 'self');
}
