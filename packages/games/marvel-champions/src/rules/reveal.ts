import {
  call,
  cardOf,
  NO_CARD,
  pin,
  program,
  raise,
  raiseAll,
  type CardId,
  type CardRef,
  type GameEvent,
  type Seat,
} from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { SCENARIO } from '../state/leaving.ts';
import { inMatch, printedOf } from '../state/printed.ts';
import { isHero, isInPlay, keywordOf, mayEnter, minionsOf, recordOf, typeOf } from '../state/reading.ts';
import { cardsIn, statuses, zoneKind, type Marvel, type MarvelMatch } from '../state/state.ts';
import { activate } from './activation.ts';
import { dealing } from './draw.ts';
import { mayReceive } from './statuses.ts';
import { placeThreat } from './threat.ts';

interface RevealLocals {
  readonly card: CardId;
  /** The card where it entered play, or `NO_CARD`. */
  entered: CardRef;
}

/** A player reveals an encounter card and resolves it. *Rule:* MC-REVEAL-1, MC-REVEAL-12. */
export const reveal = program<Marvel, RevealLocals>('reveal', [
  {
    name: 'turn it faceup',
    rule: 'MC-REVEAL-2',
    do: (match, { locals: { card }, seat }) => raise(match, fact('encounterTurned', { card, seat })),
  },
  {
    name: 'a card that matches one in play is discarded',
    rule: 'MC-UNIQUE-6 MC-UNIQUE-8',
    do: (match, { locals: { card }, seat }) => {
      if (entering(match, card, seat) === undefined || mayEnter(match, card)) return undefined;
      raiseAll(match, [fact('encounterDiscarded', { card }), ...dealing(match, [seat])]);
      return 'surge';
    },
  },
  {
    name: 'it enters play',
    rule: 'MC-REVEAL-3 MC-REVEAL-4 MC-REVEAL-5 MC-REVEAL-6 MC-REVEAL-7 MC-REVEAL-8 MC-SIDE-SCHEME-1 MC-ENGAGE-2 MC-MINION-1',
    do: (match, { locals: { card }, seat }) => {
      const event = entering(match, card, seat);
      if (event !== undefined) raise(match, event);
    },
  },
  {
    name: 'what it enters play with',
    rule: 'MC-SIDE-SCHEME-2 MC-TOUGHNESS-1 MC-HINDER-1',
    do: (match, { locals }) => {
      const { card } = locals;
      if (!isInPlay(match, card)) return;
      locals.entered = pin(recordOf(match, card));
      const threat = inMatch(match, printedOf(match, card).startingThreat) + keywordOf(match, card, 'hinder');
      const isTough = keywordOf(match, card, 'toughness') > 0 && mayReceive(match, card, 'tough');
      raiseAll(match, [
        ...(threat > 0 ? [fact('threatPlaced', { card, amount: threat, other: NO_CARD })] : []),
        ...(isTough ? [fact('statusGiven', { card, value: statuses.indexOf('tough') })] : []),
      ]);
    },
  },
  {
    name: 'incite',
    rule: 'MC-INCITE-1 MC-REVEAL-10',
    do: (match, { locals: { card } }) => placeThreat(match, match.state.mainScheme, keywordOf(match, card, 'incite'), card),
  },
  {
    name: 'quickstrike',
    rule: 'MC-QUICKSTRIKE-1',
    do: (match, { locals: { card, entered }, seat }) => {
      const strikes =
        entered !== NO_CARD && minionsOf(match, seat).includes(card) && keywordOf(match, card, 'quickstrike') > 0 && isHero(match, seat);
      if (strikes) activate(match, card, seat, 'attack');
    },
  },
  {
    name: 'it was revealed',
    rule: 'MC-REVEAL-10',
    do: (match, { locals: { card }, seat }) => raise(match, fact('revealed', { card, seat })),
  },
  {
    name: 'a treachery is discarded',
    rule: 'MC-REVEAL-11 MC-TREACHERY-2',
    do: (match, { locals: { card } }) => {
      if (zoneKind(recordOf(match, card).zone) === 'resolving') raise(match, fact('encounterDiscarded', { card }));
    },
  },
  {
    name: 'surge',
    rule: 'MC-SURGE-1 MC-SURGE-2',
    do: (match, { locals: { card }, seat }) => {
      const next = cardsIn(match, 'encounterDeck').at(-1);
      if (keywordOf(match, card, 'surge') > 0 && next !== undefined)
        call(match, reveal, { card: next, entered: NO_CARD }, { source: next, seat });
    },
  },
]);

/** How a card enters play when a player reveals it; undefined for one that does not. */
function entering(match: MarvelMatch, card: CardId, seat: Seat): GameEvent | undefined {
  const { villain } = match.state;
  switch (typeOf(match, card)) {
    case 'minion':
      return fact('minionEngaged', { card, seat });
    case 'attachment':
      return fact('encounterEntered', { card, other: cardOf(villain), seat: SCENARIO });
    case 'environment':
    case 'sideScheme':
      return fact('encounterEntered', { card, other: NO_CARD, seat: SCENARIO });
    case 'obligation':
      return fact('encounterEntered', { card, other: NO_CARD, seat });
    default:
      return undefined;
  }
}
