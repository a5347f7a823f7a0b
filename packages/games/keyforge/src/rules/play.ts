import {
  applies,
  call,
  NO_CARD,
  option,
  pin,
  program,
  raise,
  raiseAll,
  site,
  type CardId,
  type CardRef,
  type Seat,
  soleOption,
} from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import type { CardType } from '../state/printed.ts';
import { creatures, hasKeyword, recordOf, zoneOfCard } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';
import { endOfRepeating, resolveIcons } from './bonus-icons.ts';
import { copying, typeEntering } from './copies.ts';
import { enteredPlay, enterPlay, firstEntersReady, nextEntersReady, placesFor, sideFor } from './enter.ts';
import { besideIt, topHalvesFor } from './gigantic.ts';
import { areEndsAlike } from './moot-choices.ts';
import { canPlay, copiesFor, isOfActiveHouse, lossToPlay, mayBeUpgrade, permissionsFor, priceToPlay } from './restrictions.ts';

const omega = site(
  'KF-OMEGA-2 KF-OMEGA-1 KF-OMEGA-3 KF-FAQ-GEN-64 KF-FAQ-GEN-65 KF-FAQ-GEN-66 KF-FAQ-CARD-shadow-of-dis-3 KF-ERRATA-duskwitch',
  'omega begins when the card enters play or is revealed',
);
const usedUpAnyway = site(
  'KF-FAQ-CARD-helper-bot-1 KF-FAQ-CARD-phase-shift-3',
  'a permission is used up by the first card that fits it, needed or not',
);

interface PlayLocals {
  card: CardId;
  /** 1 for a creature that is played as an upgrade. */
  asUpgrade: number;
  /** The top halves that a gigantic creature may be played with, and the one that it is played with, or `NO_CARD`. */
  readonly others: readonly CardId[];
  half: CardId;
  /** What an upgrade is attached to. */
  host: CardId;
  /** A creature's place in the battleline, from the left. */
  place: number;
  /** The card as it is once it has been played, pinned. */
  played: CardRef;
  /** 1 where an effect plays the card, so that it needs no permission. */
  readonly forced: number;
  /** 1 where it has omega as it enters play. *Rule:* KF-OMEGA-2. */
  omega: number;
}

/** Playing a card. *Rule:* KF-PLAY-CARD-1 to KF-PLAY-CARD-6. */
export const play = program<KeyForge, PlayLocals>('play', [
  {
    name: 'choose as what to play it',
    rule: 'KF-FAQ-GEN-26',
    asksOfAct: true,
    ask: (match, { locals: { card, forced }, seat }) => {
      if (forced === 0 || !mayBeUpgrade(match, card)) return undefined;
      const options = [false, true]
        .filter((asUpgrade) => canPlay(match, seat, card, asUpgrade))
        .map((asUpgrade) => option(asUpgrade ? 'playAsUpgrade' : 'play', card));
      return options.length === 0 ? undefined : { kind: 'mode', seat: match.state.active, purpose: 'choosePlay', source: card, options };
    },
    take: (_match, { locals }, chosen) => {
      locals.asUpgrade = soleOption(chosen).verb === 'playAsUpgrade' ? 1 : 0;
    },
  },
  {
    name: 'use up a permission',
    rule: 'KF-OFF-HOUSE-1 KF-FAQ-CARD-captain-val-jericho-1 KF-FAQ-CARD-phase-shift-1 KF-FAQ-CARD-phase-shift-2',
    ask: (match, { locals: { card, forced, asUpgrade }, seat }) => {
      const free = forced === 1 || isOfActiveHouse(match, card);
      if (free && !applies(match, usedUpAnyway)) return undefined;
      const options = permissionsFor(match, seat, card, { verb: 'mayPlay', asUpgrade: asUpgrade === 1 })
        .filter(({ amount }) => !free || amount > 0)
        .map(({ self, amount }) => option('permission', self, amount));
      if (options.length === 0) return undefined;
      return { kind: 'next', seat: match.state.active, purpose: 'whichPermission', source: card, options };
    },
    take: (match, { locals }, [chosen]) => {
      if (chosen === undefined || chosen.value === 0) return;
      const ends = zoneOfCard(match, chosen.card) === 'effects';
      raise(match, ends ? fact('effectEnded', { card: chosen.card }) : fact('permissionUsed', { card: chosen.card, other: locals.card }));
    },
  },
  {
    name: 'choose what it is a copy of',
    rule: 'KF-FAQ-GEN-5 KF-ENTERS-PLAY-3',
    asksOfAct: true,
    ask: (match, { locals: { card }, seat }) => {
      const options = (copiesFor(match, seat, card) ?? []).map((each) => option('choose', each));
      return options.length === 0
        ? undefined
        : { kind: 'target', seat: match.state.active, purpose: 'chooseCopied', source: card, options };
    },
    take: (match, { locals: { card }, seat }, [copied]) => {
      if (copied !== undefined) raiseAll(match, copying(match, card, copied.card, seat));
    },
  },
  {
    name: 'lose what it must cost',
    rule: 'KF-PLAY-CARD-1 KF-PAY-1',
    do: (match, { locals: { card, asUpgrade }, seat }) => {
      const lost = lossToPlay(match, card);
      const paid = priceToPlay(match, seat, card, asUpgrade === 1);
      raiseAll(match, [
        ...(lost > 0 ? [fact('aemberLost', { seat, amount: lost, source: card })] : []),
        ...(paid > 0 ? [fact('aemberPaid', { seat, amount: paid })] : []),
      ]);
    },
  },
  {
    name: 'choose its other half',
    rule: 'KF-GIGANTIC-1',
    asksOfAct: true,
    ask: (match, { locals: { card, others } }) => {
      if (others.length < 2) return undefined;
      const options = others.map((half) => option('choose', half));
      return { kind: 'target', seat: match.state.active, purpose: 'chooseHalf', source: card, options };
    },
    take: (_match, { locals }, chosen) => {
      locals.half = soleOption(chosen).card;
    },
  },
  {
    name: 'reveal it',
    rule: 'KF-PLAY-CARD-1 KF-ORDER-9',
    do: (match, { locals: { card, half, asUpgrade }, seat }) =>
      raise(match, fact('playBegan', { card, other: half, seat, value: asUpgrade })),
  },
  {
    name: 'choose what to attach it to',
    rule: 'KF-PLAY-CARD-3 KF-UPGRADE-1',
    asksOfAct: true,
    ask: (match, { locals: { card } }) => {
      if (playedType(match, card) !== 'upgrade') return undefined;
      const options = creatures(match).map((host) => option('attach', host));
      return options.length === 0 ? undefined : { kind: 'target', seat: match.state.active, purpose: 'chooseHost', source: card, options };
    },
    take: (_match, { locals }, [host]) => {
      locals.host = host?.card ?? NO_CARD;
    },
  },
  {
    name: 'choose a place in the battleline',
    rule: 'KF-PLAY-CARD-2 KF-FLANK-2 KF-BATTLELINE-1',
    asksOfAct: true,
    ask: (match, { locals: { card }, seat }) => {
      if (playedType(match, card) !== 'creature') return undefined;
      const options = placesFor(match, card, sideFor(match, card, seat));
      return options.length < 2 ? undefined : { kind: 'mode', seat: match.state.active, purpose: 'choosePlace', source: card, options };
    },
    take: (_match, { locals }, chosen) => {
      locals.place = soleOption(chosen).value;
    },
    moot: (match, _frame, { options }) => areEndsAlike(match, options),
  },
  {
    name: 'enter play',
    rule: 'KF-FAQ-GEN-51 KF-PLAY-CARD-2 KF-ORDER-9 KF-CONTROL-2 KF-ENTERS-PLAY-3',
    do: (match, { locals, seat }) => {
      const { card, host, place } = locals;
      // Omega counts if the card has it while it enters, whatever its text is once it is in play. *Rule:* KF-OMEGA-2.
      locals.omega = hasKeyword(match, card, 'omega') && applies(match, omega) ? 1 : 0;
      const type = playedType(match, card);
      const isReady = nextEntersReady(match, seat, card).length > 0 || firstEntersReady(match, seat, card);
      enterPlay(match, { card, type, seat: sideFor(match, card, seat), host, place, isReady });
    },
  },
  {
    name: 'what readies the next card is over',
    rule: 'KF-LASTING-2',
    do: (match, { locals: { card }, seat }) =>
      raiseAll(
        match,
        nextEntersReady(match, seat, card).map(({ self }) => fact('effectEnded', { card: self })),
      ),
  },
  {
    name: 'it is played',
    rule: 'KF-PLAY-CARD-4',
    do: (match, { locals }) => {
      locals.played = pin(recordOf(match, locals.card));
      const { card } = locals;
      if (locals.omega === 1) raise(match, fact('omegaBegan', { card }));
    },
  },
  {
    name: 'bonus icons',
    rule: 'KF-PLAY-CARD-4 KF-ORDER-10 KF-BONUS-ICON-1',
    do: (match, { locals: { card }, seat }) => {
      resolveIcons(match, card, seat);
    },
  },
  {
    name: 'what repeats icons once is over',
    rule: 'KF-LASTING-2 KF-FAQ-CARD-wild-bounty-1',
    do: (match, { seat }) => endOfRepeating(match, seat),
  },
  {
    name: 'before its Play abilities',
    rule: 'KF-FAQ-GEN-72 KF-FAQ-CARD-encounter-suit-1',
    do: (match, { locals: { played }, seat }) => raise(match, fact('iconsResolved', { card: played, seat })),
  },
  {
    name: 'Play abilities',
    rule: 'KF-PLAY-CARD-5 KF-ORDER-11 KF-PLAY-ABILITY-1 KF-PLAY-ABILITY-2 KF-FAQ-GEN-55 KF-FAQ-CARD-harmonia-1',
    do: (match, { locals: { played, card, host }, seat }) => {
      const entered = playedType(match, card) === 'action' ? [] : enteredPlay(match, played, host);
      raiseAll(match, [fact('cardPlayed', { card: played, seat }), ...entered]);
    },
  },
  {
    name: 'discard an action',
    rule: 'KF-PLAY-CARD-6 KF-ORDER-12 KF-FAQ-CARD-inspiration-1',
    do: (match, { locals: { card } }) => {
      if (zoneOfCard(match, card) === 'resolving') raise(match, fact('actionFinished', { card }));
    },
  },
]);

/** The type as which a card is being played. */
function playedType(match: KeyForgeMatch, card: CardId): CardType {
  return recordOf(match, card).asUpgrade ? 'upgrade' : typeEntering(match, card);
}

/**
 * Plays a card: `forced` where an effect says so, whatever its house. `others` are the top halves that a gigantic creature may be played
 * with, otherwise those that lie beside it. The last act of a step.
 */
export function playCard(
  match: KeyForgeMatch,
  card: CardId,
  seat: Seat,
  how: { readonly asUpgrade: boolean; readonly forced: boolean; readonly others?: readonly CardId[] },
): void {
  const [asUpgrade, forced] = [how.asUpgrade ? 1 : 0, how.forced ? 1 : 0];
  const { others = topHalvesFor(match, card, besideIt(match, card)) } = how;
  const half = others[0] ?? NO_CARD;
  call(match, play, { card, asUpgrade, others, half, host: 0, place: 0, played: 0, forced, omega: 0 }, { source: card, seat });
}
