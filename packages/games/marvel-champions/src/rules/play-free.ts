import {
  abilityOf,
  abilityOption,
  type AbilityRef,
  applies,
  call,
  headed,
  program,
  site,
  type CardId,
  type Option,
  type Seat,
} from '@crupier/kernel/rules';
import { typeOf } from '../state/reading.ts';
import { printedOf } from '../state/printed.ts';
import { cardsIn, type Marvel, type MarvelMatch } from '../state/state.ts';
import { mayPlay, playCard } from './play-card.ts';
import { canUse, mayUse, use, type Usable } from './use-ability.ts';

const mustBePaid = site('MC-REQUIREMENT-2', 'a card with a requirement is not played ignoring its resource cost');

/** The verb by which a text lets a card be played so: what that one could play in turn is not asked, for it might be the first one again. */
const PLAY_FREE = 'playIgnoringCost';

function playsAnother(match: MarvelMatch, ref: AbilityRef): boolean {
  const { data } = abilityOf(match, ref);
  return data.kind === 'activated' && data.clause.do.some(({ verb }) => verb === PLAY_FREE);
}

/** The actions of an event that a player could use while its cost is ignored. */
function actionsOf(match: MarvelMatch, card: CardId, seat: Seat): readonly Usable[] {
  const usable = headed(match, card, 'action').map((ref): Usable => ({ ref, self: card, seat, isFree: true }));
  return usable.filter((each) => (playsAnother(match, each.ref) ? mayUse(match, each) : canUse(match, each)));
}

/** Whether a player could play a card of the hand if its resource cost is ignored. *Rule:* MC-REQUIREMENT-2. */
export function canPlayFree(match: MarvelMatch, card: CardId, seat: Seat): boolean {
  if (!cardsIn(match, 'hand', seat).includes(card)) return false;
  if (printedOf(match, card).keywordWords?.['requirement'] !== undefined && applies(match, mustBePaid)) return false;
  return typeOf(match, card) === 'event' ? actionsOf(match, card, seat).length > 0 : mayPlay(match, card, seat);
}

/** A player plays a card of the hand, and does not pay its resource cost. */
export const playFree = program<Marvel, { readonly item: CardId; at: number }>('play a card, ignoring its cost', [
  {
    name: 'which of its abilities',
    rule: 'MC-EVENT-2',
    ask: (match, { locals: { item }, seat }) => {
      const options = actionsOf(match, item, seat).map((usable, at): Option => abilityOption(match, 'use', usable, at));
      return options.length < 2 ? undefined : { kind: 'target', seat, purpose: 'chooseTarget', source: item, options };
    },
    take: (_match, { locals }, [chosen]) => {
      locals.at = chosen?.value ?? 0;
    },
  },
  {
    name: 'play it',
    rule: 'MC-INITIATE-ABILITIES-1',
    do: (match, { locals: { item, at }, seat }) => play(match, item, { seat, at }),
  },
]);

function play(match: MarvelMatch, card: CardId, { seat, at }: { readonly seat: Seat; readonly at: number }): void {
  if (typeOf(match, card) !== 'event') return call(match, playCard, { isFree: true }, { source: card, seat });
  const usable = actionsOf(match, card, seat)[at];
  return usable === undefined ? undefined : use(match, usable);
}
