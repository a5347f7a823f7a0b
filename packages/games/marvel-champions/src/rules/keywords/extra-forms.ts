import { applies, call, program, raise, site, type CardId, type Seat } from '@crupier/kernel/rules';
import { fact } from '../../state/facts.ts';
import { printedOf } from '../../state/printed.ts';
import { inPlay, recordOf } from '../../state/reading.ts';
import type { Marvel, MarvelMatch } from '../../state/state.ts';
import { flipCard } from '../moves.ts';

const givesForm = site('MC-FORM-7', 'a card with the keyword form gives its player a form of its sort');

/** The sort of form that a card gives, such as `mass`; undefined for a card that gives none. *Rule:* MC-FORM-7. */
export function formSort(match: MarvelMatch, card: CardId): string | undefined {
  return printedOf(match, card).keywordWords?.['form'];
}

/** Whether a player is in the extra form that a card of a code gives: it lies in play with that side up. *Rule:* MC-FORM-7, MC-FORM-8. */
export function isInExtraForm(match: MarvelMatch, seat: Seat, code: string): boolean {
  const gives = (card: CardId): boolean =>
    recordOf(match, card).controller === seat && match.game.definitions[recordOf(match, card).definition]?.key === code;
  return inPlay(match).some((card) => gives(card) && formSort(match, card) !== undefined) && applies(match, givesForm);
}

/** A player changes to the form on the other side of a card. *Rule:* MC-FORM-9. */
export const takeExtraForm = program<Marvel, { readonly item: CardId }>('change to an extra form', [
  { name: 'turn the card over', rule: 'MC-FORM-8', do: (match, { locals: { item }, seat }) => flipCard(match, item, seat) },
  {
    name: 'the form was changed',
    rule: 'MC-FORM-9',
    do: (match, { locals: { item }, seat }) => raise(match, fact('extraFormTaken', { card: item, seat })),
  },
]);

/** Changes to the form on the other side of a card. The last act of a step. */
export function changeExtraForm(match: MarvelMatch, card: CardId, seat: Seat): void {
  call(match, takeExtraForm, { item: card }, { source: card, seat });
}
