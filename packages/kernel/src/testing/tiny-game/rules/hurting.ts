import { NO_CARD, option, program, raise, raiseAll } from '../../../rules.ts';
import { fact } from '../state/facts.ts';
import { beasts, kindsOf } from '../state/reading.ts';
import type { Tiny } from '../state/state.ts';
import { kinds } from '../state/state.ts';

/** Sharing damage among beasts. */
export const share = program<Tiny, { readonly amount: number }>('share damage', [
  {
    name: 'say how',
    rule: 'TINY-SHARE',
    ask: (match, { locals: { amount }, seat }) => {
      const options = beasts(match).map((card) => option('share', card, amount));
      return options.length === 0 ? undefined : { kind: 'divide', seat, purpose: 'shareDamage', min: amount, max: amount, options };
    },
    take: (match, _frame, chosen) => {
      const hit = [...new Set(chosen.map(({ card }) => card))];
      raiseAll(
        match,
        hit.map((card) => fact('damaged', { card, amount: chosen.filter((each) => each.card === card).length })),
      );
    },
  },
]);

/** Naming a kind of beast, all of which are hurt. */
export const nameKind = program<Tiny, { named: number; readonly amount: number }>('name a kind', [
  {
    name: 'name it',
    rule: 'TINY-NAME',
    ask: (_match, { seat }) => ({ kind: 'word', seat, purpose: 'nameKind', options: kinds.map((_, at) => option('kind', NO_CARD, at)) }),
    take: (match, { locals, seat }, [chosen]) => {
      locals.named = chosen?.value ?? 0;
      raise(match, fact('kindNamed', { seat, value: locals.named }));
    },
  },
  {
    name: 'hurt them',
    rule: 'TINY-NAME',
    do: (match, { locals: { named, amount } }) => {
      const hit = beasts(match).filter((card) => kindsOf(match, card).includes(kinds[named] ?? ''));
      raiseAll(
        match,
        hit.map((card) => fact('damaged', { card, amount })),
      );
    },
  },
]);
