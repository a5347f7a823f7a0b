import {
  again,
  call,
  cardOf,
  isCurrent,
  NO_CARD,
  option,
  pin,
  program,
  raise,
  raiseAll,
  type CardId,
  type CardRef,
  type Seat,
  soleOption,
} from '@crupier/kernel/rules';
import { cardsIn, recordOf } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';
import { leavingArchives, mix, revealing } from './discard.ts';
import { putIntoPlay } from './enter.ts';
import { isWhole, topHalvesFor } from './gigantic.ts';
import { playCard } from './play.ts';
import { canPlay, mayBeUpgrade } from './restrictions.ts';

interface SeveralLocals {
  /** What is left to be played or put into play, pinned: what has gone elsewhere by then is not. *Rule:* KF-LEAVES-PLAY-1. */
  left: readonly CardRef[];
  /** 1 to play them, 0 to put them into play. */
  readonly played: number;
  /** 1 where each is put into play as a card of its owner. */
  readonly asOwners: number;
}

/** Playing several cards, or putting them into play: one at a time, in the order that the active player chooses. *Rule:* KF-PLAY-ABILITY-3. */
export const several = program<KeyForge, SeveralLocals>('play several cards', [
  // Which card is next, and where it goes, is asked of what the card is: that is no secret any more.
  {
    name: 'reveal the cards',
    rule: '',
    do: (match, { locals: { left, played } }) => raiseAll(match, played === 1 && left.length < 2 ? [] : revealing(match, left)),
  },
  {
    name: 'choose the next',
    rule: 'KF-PLAY-ABILITY-3 KF-FAQ-CARD-aemberlution-1 KF-FAQ-GEN-30 KF-FAQ-GEN-82',
    ask: (match, { locals: { left, played }, seat }) => {
      const there = left.filter((card) => isCurrent(match.state, card)).map(cardOf);
      const whole = there.filter((card) => isWhole(match, card, left));
      const options = whole.filter((card) => played === 0 || canBePlayed(match, seat, card)).map((card) => option('choose', card));
      if (options.length === 0) return undefined;
      return { kind: 'next', seat: match.state.active, purpose: 'whichCardNext', source: NO_CARD, options };
    },
    take: (match, { locals, seat }, chosen) => {
      const { card } = soleOption(chosen);
      const others = topHalvesFor(match, card, locals.left);
      locals.left = locals.left.filter((each) => cardOf(each) !== card);
      const home = leavingArchives(match, card);
      if (home !== undefined) raise(match, home);
      else if (locals.played === 1) playCard(match, card, seat, { asUpgrade: false, forced: true, others });
      else {
        const by = { source: card, seat: locals.asOwners === 1 ? recordOf(match, card).owner : seat };
        call(match, putIntoPlay, { card, half: others[0] ?? NO_CARD, host: 0, place: 0, put: 0 }, by);
      }
      return again;
    },
  },
]);

/** Whether a card may be played by an effect, as what it is or as an upgrade. */
function canBePlayed(match: KeyForgeMatch, seat: Seat, card: CardId): boolean {
  return canPlay(match, seat, card) || (mayBeUpgrade(match, card) && canPlay(match, seat, card, true));
}

/** Plays cards whatever their houses, one after another. The last act of a step. *Rule:* KF-USE-VIA-1, KF-PLAY-ABILITY-2. */
export function playCards(match: KeyForgeMatch, cards: readonly CardId[], seat: Seat): void {
  if (cards.some((card) => isWhole(match, card, cards) && canBePlayed(match, seat, card)))
    call(match, several, { left: cards.map((card) => pin(recordOf(match, card))), played: 1, asOwners: 0 }, { seat });
}

/** Puts cards into play one after another. The last act of a step. *Rule:* KF-PUT-ZONE-1. */
export function putCardsIntoPlay(match: KeyForgeMatch, cards: readonly CardId[], seat: Seat, how: { readonly asOwners?: true } = {}): void {
  const left = cards.map((card) => pin(recordOf(match, card)));
  if (left.length > 0) call(match, several, { left, played: 0, asOwners: how.asOwners === true ? 1 : 0 }, { seat });
}

/** Playing a card of somebody's archives that chance picks. *Rule:* KF-FAQ-GEN-8. */
export const playArchived = program<KeyForge, { readonly owner: Seat }>('play an archived card', [
  { name: 'leave it to chance', rule: 'KF-FAQ-GEN-8', do: (match, { locals: { owner } }) => mix(match, 'archives', owner) },
  {
    name: 'play it',
    rule: 'KF-PLAY-ABILITY-2',
    do: (match, { locals: { owner }, seat }) => playCards(match, cardsIn(match, 'archives', owner).slice(-1), seat),
  },
]);
