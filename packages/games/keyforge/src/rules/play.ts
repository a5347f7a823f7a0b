import { applies, call, NO_CARD, option, pin, program, raise, raiseAll, rulesOnCard, site, type CardId, type CardRef, type Option, type Seat } from '@crupier/kernel';
import { entering, fact } from '../state/facts.ts';
import { printedOf, type CardType } from '../state/printed.ts';
import { creatures, creaturesOf, hasKeyword, recordOf, zoneOfCard } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';
import { bonusIcons } from './bonus-icons.ts';
import { isOfActiveHouse, permissionsFor } from './restrictions.ts';

const treachery = site('KF-TREACHERY-1', 'a card with treachery enters play under the opponent');
const deploy = site('KF-DEPLOY-1 KF-ENTERS-PLAY-2', 'a creature with deploy enters anywhere in the battleline');
const entersAs = site('KF-ENTERS-PLAY-1', 'what says how a card enters play counts while it enters');
const omega = site('KF-OMEGA-2', 'omega begins when the card enters play or is revealed');

interface PlayLocals {
  card: CardId;
  /** 1 for a creature that is played as an upgrade. */
  readonly asUpgrade: number;
  /** What an upgrade is attached to. */
  host: CardId;
  /** A creature's place in the battleline, from the left. */
  place: number;
  /** The card as it is once it has been played, pinned. */
  played: CardRef;
  /** 1 where an effect plays the card, so that no permission is used up. */
  readonly forced: number;
}

/** Playing a card. *Rule:* KF-PLAY-CARD-1 to KF-PLAY-CARD-6. */
export const play = program<KeyForge, PlayLocals>('play', [
  {
    name: 'use up a permission',
    rule: 'KF-OFF-HOUSE-1',
    ask: (match, { locals: { card, forced }, seat }) => {
      if (forced === 1 || isOfActiveHouse(match, card)) return undefined;
      const options = permissionsFor(match, seat, card, 'mayPlay').map(({ self }) => option('permission', self));
      if (options.length === 0) return undefined;
      return { kind: 'next', seat, purpose: 'whichPermission', source: card, options, obviousIfOne: true };
    },
    take: (match, _frame, [chosen]) => {
      const effect = chosen?.card ?? NO_CARD;
      if (zoneOfCard(match, effect) === 'effects') raise(match, fact('effectEnded', { card: effect }));
    },
  },
  {
    name: 'reveal it',
    rule: 'KF-PLAY-CARD-1 KF-ORDER-9',
    do: (match, { locals: { card, asUpgrade }, seat }) => raise(match, fact('playBegan', { card, seat, value: asUpgrade })),
  },
  {
    name: 'choose what to attach it to',
    rule: 'KF-PLAY-CARD-3 KF-UPGRADE-1',
    ask: (match, { locals: { card }, seat }) => {
      if (playedType(match, card) !== 'upgrade') return undefined;
      const options = creatures(match).map((host) => option('attach', host));
      return options.length === 0 ? undefined : { kind: 'target', seat, purpose: 'chooseHost', source: card, options };
    },
    take: (_match, { locals }, [host]) => {
      locals.host = host?.card ?? NO_CARD;
    },
  },
  {
    name: 'choose a place in the battleline',
    rule: 'KF-PLAY-CARD-2 KF-FLANK-2 KF-BATTLELINE-1',
    ask: (match, { locals: { card }, seat }) => {
      if (playedType(match, card) !== 'creature') return undefined;
      const options = placesFor(match, card, sideFor(match, card, seat));
      return options.length < 2 ? undefined : { kind: 'mode', seat, purpose: 'choosePlace', source: card, options };
    },
    take: (_match, { locals }, [place]) => {
      locals.place = place?.value ?? 0;
    },
  },
  {
    name: 'enter play',
    rule: 'KF-PLAY-CARD-2 KF-ORDER-9 KF-CONTROL-2 KF-ENTERS-PLAY-3',
    do: (match, { locals: { card, host, place }, seat }) => enterPlay(match, card, { seat: sideFor(match, card, seat), host, place }),
  },
  {
    name: 'it is played',
    rule: 'KF-PLAY-CARD-4',
    do: (match, { locals }) => {
      locals.played = pin(recordOf(match, locals.card));
      const { card } = locals;
      if (hasKeyword(match, card, 'omega') && applies(match, omega)) raise(match, fact('omegaBegan', { card }));
    },
  },
  {
    name: 'bonus icons',
    rule: 'KF-PLAY-CARD-4 KF-ORDER-10 KF-BONUS-ICON-1',
    do: (match, { locals: { card }, seat }) => {
      const { icons } = recordOf(match, card);
      if (icons.length > 0) call(match, bonusIcons, { icons, at: 0 }, { source: card, seat });
    },
  },
  {
    name: 'Play abilities',
    rule: 'KF-PLAY-CARD-5 KF-ORDER-11 KF-PLAY-ABILITY-1',
    do: (match, { locals: { played, card }, seat }) => {
      const entered = playedType(match, card) === 'action' ? [] : [fact('cardEntered', { card: played, seat })];
      raiseAll(match, [fact('cardPlayed', { card: played, seat }), ...entered]);
    },
  },
  {
    name: 'discard an action',
    rule: 'KF-PLAY-CARD-6 KF-ORDER-12',
    do: (match, { locals: { card } }) => {
      if (zoneOfCard(match, card) === 'resolving') raise(match, fact('actionFinished', { card }));
    },
  },
]);

/** The type as which a card is being played. */
function playedType(match: KeyForgeMatch, card: CardId): CardType {
  return recordOf(match, card).asUpgrade ? 'upgrade' : printedOf(match, card).type;
}

/** Under whose control a card enters play. *Rule:* KF-CONTROL-2, KF-TREACHERY-1. */
function sideFor(match: KeyForgeMatch, card: CardId, seat: Seat): Seat {
  return hasKeyword(match, card, 'treachery') && applies(match, treachery) ? 1 - seat : seat;
}

/** Where a creature may enter a battleline: either flank, or anywhere with deploy. `value` is the place from the left. */
export function placesFor(match: KeyForgeMatch, card: CardId, side: Seat): Option[] {
  const { length } = creaturesOf(match, side);
  if (length === 0) return [option('leftFlank', card, 0)];
  const between =
    hasKeyword(match, card, 'deploy') && applies(match, deploy)
      ? Array.from({ length: length - 1 }, (_, at) => option('deploy', card, at + 1))
      : [];
  return [option('leftFlank', card, 0), ...between, option('rightFlank', card, length)];
}

/** Puts a permanent into play. The last act of a step. */
function enterPlay(match: KeyForgeMatch, card: CardId, { seat, host, place }: { seat: Seat; host: CardId; place: number }): void {
  const type = playedType(match, card);
  const amount = howItEnters(match, card);
  if (type === 'creature') raise(match, fact('creatureEntered', { card, seat, value: place, amount }));
  else if (type === 'artifact') raise(match, fact('artifactEntered', { card, seat, amount }));
  else if (type === 'upgrade' && host !== NO_CARD) raise(match, fact('upgradeAttached', { card, other: host, seat }));
}

/** Modifiers of entering play: the card's own, and those that others give it. *Rule:* KF-ENTERS-PLAY-1. */
export function howItEnters(match: KeyForgeMatch, card: CardId): number {
  let bits = 0;
  for (const [way, bit] of Object.entries(entering)) {
    const says = hasKeyword(match, card, `enters${way[0]?.toUpperCase()}${way.slice(1)}`) || rulesOnCard(match, card, `enters ${way}`).length > 0;
    if (says && applies(match, entersAs)) bits |= bit;
  }
  return bits;
}

