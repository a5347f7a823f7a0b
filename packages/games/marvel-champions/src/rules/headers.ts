import { abilityOf, again, call, headed, program, type AbilityRef, type CardId, type Seat } from '@crupier/kernel/rules';
import type { Marvel, MarvelMatch } from '../state/state.ts';
import { isInForm } from './forms.ts';

/** The abilities of a card under some headers, one after the other: what the rules resolve without anybody using it. */
export const inOrderOfText = program<Marvel, { refs: readonly AbilityRef[] }>('abilities in their order', [
  {
    name: 'the next one',
    rule: 'MC-WHEN-REVEALED-1 MC-BOOST-ICON-4 MC-SETUP-ABILITY-1',
    do: (match, { locals, source, seat }) => {
      const [ref, ...left] = locals.refs;
      if (ref === undefined) return undefined;
      locals.refs = left;
      const ability = abilityOf(match, ref);
      if (isInForm(match, ability.data, seat)) call(match, ability.program, ability.locals(undefined), { source, seat });
      return again;
    },
  },
]);

/** Resolves the abilities that a card has under some headers, for a player. The last act of a step. */
export function resolveHeaders(match: MarvelMatch, card: CardId, headers: readonly string[], seat: Seat): void {
  const refs = headers.flatMap((header) => [...headed(match, card, header)]);
  if (refs.length > 0) call(match, inOrderOfText, { refs }, { source: card, seat });
}

/** Resolves one ability of a card, for a player. The last act of a step. */
export function resolveAbility(match: MarvelMatch, ref: AbilityRef, card: CardId, seat: Seat): void {
  call(match, inOrderOfText, { refs: [ref] }, { source: card, seat });
}
