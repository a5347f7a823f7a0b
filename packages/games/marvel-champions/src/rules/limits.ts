import { again, applies, NO_CARD, option, program, raise, site, type CardId, type Seat } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { inPlay, keywordOf, recordOf, typeOf } from '../state/reading.ts';
import { cardsIn, type Marvel, type MarvelMatch } from '../state/state.ts';
import { mayLeavePlay } from './keywords/permanent.ts';

/** So many restricted cards a player may control. *Rule:* MC-RESTRICTED-1. */
export const RESTRICTED_MAX = 2;

const twoRestricted = site('MC-RESTRICTED-1', 'a player controls no more than two restricted cards');
const sideSchemeLimit = site('MC-PLAYER-SIDE-SCHEME-LIMIT-1', 'no more player side schemes are in play than the limit');
const byPlayers = site('MC-PLAYER-SIDE-SCHEME-LIMIT-2', 'the limit of player side schemes is one for one or two players, and two for more');

/** The restricted cards that a player controls. *Rule:* MC-RESTRICTED-1. */
function restrictedOf(match: MarvelMatch, seat: Seat): readonly CardId[] {
  return inPlay(match).filter((card) => recordOf(match, card).controller === seat && keywordOf(match, card, 'restricted') > 0);
}

/** Whether a player controls more restricted cards than two. *Rule:* MC-RESTRICTED-1. */
export function hasTooManyRestricted(match: MarvelMatch, seat: Seat): boolean {
  return restrictedOf(match, seat).length > RESTRICTED_MAX && applies(match, twoRestricted);
}

function discarding(match: MarvelMatch, card: CardId = NO_CARD): void {
  raise(match, fact('cardDiscarded', { card, seat: recordOf(match, card).owner }));
}

/** A player chooses which restricted cards are discarded, until two are left. *Rule:* MC-RESTRICTED-2. */
export const keepRestrictedLimit = program<Marvel, { readonly item: Seat }>('keep the limit of restricted cards', [
  {
    name: 'discard restricted cards',
    rule: 'MC-RESTRICTED-2',
    ask: (match, { locals: { item } }) => {
      if (!hasTooManyRestricted(match, item)) return undefined;
      const held = restrictedOf(match, item);
      const options = held.filter((card) => mayLeavePlay(match, card, NO_CARD)).map((card) => option('discard', card));
      return options.length === 0 ? undefined : { kind: 'target', seat: item, purpose: 'restrictedLimit', options };
    },
    take: (match, _frame, [chosen]) => {
      discarding(match, chosen?.card);
      return again;
    },
  },
]);

/** *Rule:* MC-PLAYER-SIDE-SCHEME-LIMIT-1. */
function playerSideSchemes(match: MarvelMatch): readonly CardId[] {
  return cardsIn(match, 'villainArea').filter((card) => typeOf(match, card) === 'playerSideScheme');
}

/** Whether more player side schemes are in play than the limit. *Rule:* MC-PLAYER-SIDE-SCHEME-LIMIT-1, MC-PLAYER-SIDE-SCHEME-LIMIT-2. */
export function hasTooManySideSchemes(match: MarvelMatch): boolean {
  const limit = match.state.players.length > 2 && applies(match, byPlayers) ? 2 : 1;
  return playerSideSchemes(match).length > limit && applies(match, sideSchemeLimit);
}

/** The first player chooses which player side schemes are discarded. *Rule:* MC-PLAYER-SIDE-SCHEME-LIMIT-3. */
export const keepSideSchemeLimit = program<Marvel, object>('keep the limit of player side schemes', [
  {
    name: 'discard player side schemes',
    rule: 'MC-PLAYER-SIDE-SCHEME-LIMIT-3',
    ask: (match) => {
      if (!hasTooManySideSchemes(match)) return undefined;
      const options = playerSideSchemes(match).map((card) => option('discard', card));
      return { kind: 'target', seat: match.state.first, purpose: 'sideSchemeLimit', options };
    },
    take: (match, _frame, [chosen]) => {
      discarding(match, chosen?.card);
      return again;
    },
  },
]);
