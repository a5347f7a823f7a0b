import {
  abilityOption,
  applies,
  call,
  headed,
  matchOn,
  program,
  site,
  type CardId,
  type Deed,
  type Option,
  type Seat,
} from '@crupier/kernel/rules';
import { typeOf } from '../state/reading.ts';
import { putCard } from '../state/leaving.ts';
import { printedOf } from '../state/printed.ts';
import { cardsIn, zoneOf, type Marvel, type MarvelMatch } from '../state/state.ts';
import { mayPlay, playCard } from './play-card.ts';
import { canUse, isPlayedFor, use, type Usable } from './use-ability.ts';

const mustBePaid = site('MC-REQUIREMENT-2', 'a card with a requirement is not played ignoring its resource cost');

/** The actions of an event that a player could use while its cost is ignored. */
function actionsOf(match: MarvelMatch, card: CardId, seat: Seat): readonly Usable[] {
  const usable = headed(match, card, 'action').map((ref): Usable => ({ ref, self: card, seat, isFree: true }));
  return usable.filter((each) => canUse(match, each));
}

/**
 * The match as it will be while the text of an event is followed that lies in a hand still: the event is no card of the hand then, and
 * neither is played nor spent by what it lets a player play. *Rule:* MC-INITIATE-ABILITIES-4.
 */
function onceAnnounced(match: MarvelMatch, event: CardId, seat: Seat): MarvelMatch {
  if (!isPlayedFor(match, event)) return match;
  const state = match.game.clone(match.state);
  putCard(state, match.game, event, zoneOf('resolving', seat));
  return matchOn(match.game, state, match.probe);
}

/** Whether a player could play a card of the hand if its resource cost is ignored, as the text of a card says. *Rule:* MC-REQUIREMENT-2. */
export function canPlayFree(match: MarvelMatch, card: CardId, { seat, source }: Pick<Deed, 'seat' | 'source'>): boolean {
  if (card === source || !cardsIn(match, 'hand', seat).includes(card)) return false;
  if (printedOf(match, card).keywordWords?.['requirement'] !== undefined && applies(match, mustBePaid)) return false;
  if (typeOf(match, card) !== 'event') return mayPlay(match, card, seat);
  return actionsOf(onceAnnounced(match, source, seat), card, seat).length > 0;
}

/** A player plays a card of the hand, and does not pay its resource cost. */
export const playFree = program<Marvel, { readonly item: CardId; at: number }>('play a card, ignoring its cost', [
  {
    name: 'which of its abilities',
    rule: 'MC-EVENT-2',
    ask: (match, { locals: { item }, seat }) => {
      const options = actionsOf(match, item, seat).map((usable, at): Option => abilityOption(match, 'use', usable, at));
      return options.length < 2 ? undefined : { kind: 'target', seat, purpose: 'whichAbility', source: item, options };
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
