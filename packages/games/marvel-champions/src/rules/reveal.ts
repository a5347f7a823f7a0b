import {
  abilityOf,
  applies,
  call,
  enclosing,
  isPlaying,
  headed,
  leave,
  NO_CARD,
  pin,
  program,
  raise,
  raiseAll,
  raiseAndTell,
  site,
  type CardId,
  type CardRef,
  type GameEvent,
  type Seat,
  type ToldLocals,
} from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { SCENARIO } from '../state/leaving.ts';
import { printedOf } from '../state/printed.ts';
import {
  identityOf,
  isEngagedWith,
  isHero,
  isInPlay,
  isStillInPlay,
  keywordOf,
  minionsOf,
  recordOf,
  typeOf,
  zoneOfCard,
} from '../state/reading.ts';
import { mayEnter } from '../state/uniqueness.ts';
import { cardsIn, seatsFrom, type Marvel, type MarvelMatch } from '../state/state.ts';
import { hasHeader } from '../state/written.ts';
import { activate } from './activation.ts';
import { dealing } from './draw.ts';
import { resolveHeaders } from './headers.ts';
import { worksInTeam } from './keywords/teamwork.ts';
import { toughness } from './statuses.ts';
import { placeThreat } from './threat.ts';

interface RevealLocals extends ToldLocals {
  readonly card: CardId;
  /** Whether it comes from the encounter deck, be it that it was dealt. */
  isOfDeck?: boolean;
  /** The card where it entered play, or `NO_CARD`. */
  entered: CardRef;
  /** Whether it was in play before. *Rule:* MC-FIND-7. */
  wasThere?: boolean;
  /** Whether its text has given it surge. *Rule:* MC-SURGE-1. */
  hasSurge?: boolean;
  /** Whether it has been resolved, or another frame resolves it: what follows is of another card. *Rule:* MC-SURGE-2, MC-PERIL-1. */
  isResolved?: boolean;
}

const cancels = site('MC-CANCEL-1 MC-CANCEL-6 MC-ABILITY-21', 'effects that are cancelled do not resolve');
const ofNobody = site('MC-OBLIGATION-6', 'an obligation that names nobody stays with whoever reveals it');

const staysThere = site('MC-FIND-6', 'a minion that is found in play and revealed keeps what is on it');
const notEntering = site('MC-FIND-7', 'a minion that is found in play does not enter play by being revealed');
const notAgain = site('MC-ENGAGE-5 MC-FIND-8', 'a minion does not engage a player with whom it is engaged already');

const firstChooses = site('MC-FIRST-PLAYER-4', 'the first player says which of several cards that fit an attachment is attached to');

const revealersOwn = site('MC-YOU-2', 'an attachment that is attached to something of “you” is that of whoever reveals it');

const SURGE = 'surge';
const ENTERS = 'it enters play';

/** A player reveals an encounter card and resolves it. *Rule:* MC-REVEAL-1, MC-REVEAL-12. */
export const reveal = program<Marvel, RevealLocals>('reveal', [
  {
    name: 'turn it faceup',
    rule: 'MC-REVEAL-2 MC-REVEAL-8',
    do: (match, { locals, seat }) => {
      const { card } = locals;
      locals.isOfDeck = ['dealt', 'encounterDeck'].includes(zoneOfCard(match, card));
      if (!isInPlay(match, card) || !applies(match, staysThere)) raise(match, fact('encounterTurned', { card, seat }));
    },
  },
  {
    name: 'it is about to be resolved',
    rule: 'MC-REVEAL-2 MC-CANCEL-1',
    do: (match, { locals: { card, isOfDeck }, seat }) =>
      raiseAndTell(match, [fact('revealBegan', { card, seat, value: isOfDeck === true ? 1 : 0 })]),
  },
  {
    name: 'it was cancelled',
    rule: 'MC-CANCEL-1 MC-CANCEL-4',
    do: (match, { locals, seat }) => {
      if (!isCancelled(locals)) return undefined;
      raise(match, fact('revealed', { card: locals.card, seat }));
      return leave;
    },
  },
  {
    name: 'an obligation is given to its player',
    rule: 'MC-OBLIGATION-4 MC-OBLIGATION-5 MC-REVEAL-6 MC-LTP-44 MC-CLASSIFICATIONS-1 MC-CARD-22',
    do: (match, { locals, seat }) => {
      const { card } = locals;
      if (typeOf(match, card) !== 'obligation') return ENTERS;
      const owner = playerOfSet(match, printedOf(match, card).set);
      // One that names nobody stays with whoever revealed it. *Rule:* MC-OBLIGATION-6.
      if (owner === seat || (!namesAPlayer(match, card) && applies(match, ofNobody))) return ENTERS;
      locals.isResolved = true;
      if (owner === undefined) {
        raise(match, fact('removedFromGame', { card }));
        return 'another card for an obligation of nobody';
      }
      call(match, resolveRevealed, { card, entered: NO_CARD }, { source: card, seat: owner });
      return leave;
    },
  },
  {
    name: ENTERS,
    rule: 'MC-REVEAL-12',
    do: (match, { locals, seat }) => {
      const { card } = locals;
      locals.isResolved = true;
      call(match, resolveRevealed, { card, entered: NO_CARD }, { source: card, seat });
      return leave;
    },
  },
  {
    name: 'another card for an obligation of nobody',
    rule: 'MC-OBLIGATION-5',
    do: (match, { seat }) => revealTop(match, seat),
  },
]);

/** A card that lies faceup is resolved for a player. *Rule:* MC-REVEAL-3 to MC-REVEAL-11. */
export const resolveRevealed = program<Marvel, RevealLocals>('resolve a revealed card', [
  {
    name: 'a card that matches one in play is discarded',
    rule: 'MC-UNIQUE-6 MC-UNIQUE-8',
    do: (match, { locals, seat }) => {
      const { card } = locals;
      locals.wasThere = isInPlay(match, card);
      if (!entersPlay(match, card) || locals.wasThere || mayEnter(match, card)) return undefined;
      raiseAll(match, [fact('encounterDiscarded', { card }), ...dealing(match, seat)]);
      return SURGE;
    },
  },
  {
    name: 'it enters play',
    rule: 'MC-REVEAL-3 MC-REVEAL-4 MC-REVEAL-5 MC-REVEAL-6 MC-REVEAL-7 MC-REVEAL-8 MC-SIDE-SCHEME-1 MC-ENGAGE-2 MC-MINION-1 MC-LTP-32',
    do: (match, { locals: { card }, seat }) => enter(match, card, seat),
  },
  {
    name: 'what could not be attached is discarded',
    rule: 'MC-ATTACH-4',
    do: (match, { locals: { card } }) => {
      if (entersPlay(match, card) && zoneOfCard(match, card) === 'resolving') raise(match, fact('encounterDiscarded', { card }));
    },
  },
  {
    name: 'what it enters play with',
    rule: 'MC-TOUGHNESS-1 MC-HINDER-1',
    do: (match, { locals }) => {
      const { card } = locals;
      if (!isInPlay(match, card)) return;
      locals.entered = pin(recordOf(match, card));
      if (locals.wasThere !== true || !applies(match, notEntering)) raiseAll(match, beginnings(match, card));
    },
  },
  {
    name: 'its effects begin',
    rule: 'MC-WHEN-REVEALED-1 MC-CANCEL-1 MC-CANCEL-4',
    do: (match, { locals: { card }, seat }) => raiseAndTell(match, [fact('effectsBegan', { card, seat })]),
  },
  {
    name: 'incite',
    rule: 'MC-INCITE-1 MC-REVEAL-10',
    do: (match, { locals }) => {
      const { card } = locals;
      if (isCancelled(locals) && applies(match, cancels)) return 'it was revealed';
      placeThreat(match, match.state.mainScheme, keywordOf(match, card, 'incite'), card);
      return undefined;
    },
  },
  {
    name: 'quickstrike',
    rule: 'MC-QUICKSTRIKE-1 MC-KEYWORDS-4 MC-SIMULTANEOUS-PRIORITY-1 MC-FAQ-41',
    do: (match, { locals: { card, entered }, seat }) => {
      const strikes =
        entered !== NO_CARD && minionsOf(match, seat).includes(card) && keywordOf(match, card, 'quickstrike') > 0 && isHero(match, seat);
      if (strikes) activate(match, card, seat, 'attack');
    },
  },
  {
    name: 'teamwork',
    rule: 'MC-TEAMWORK-1',
    do: (match, { locals: { card, entered, wasThere }, seat }) => {
      if (entered !== NO_CARD && wasThere !== true && worksInTeam(match, card, seat)) activate(match, card, seat, 'byForm');
    },
  },
  {
    name: 'its When Revealed abilities resolve',
    rule: 'MC-REVEAL-10 MC-WHEN-REVEALED-1 MC-SIMULTANEOUS-PRIORITY-5 MC-LTP-37 MC-YOU-2 MC-TREACHERY-1 MC-FIND-5 MC-CARD-15 MC-CARD-17 MC-CARD-19 MC-CARD-23',
    do: (match, { locals: { card }, seat }) => resolveHeaders(match, card, ['whenRevealed', 'obligation'], seat),
  },
  {
    name: 'it has entered play, if it is a minion',
    rule: 'MC-SIMULTANEOUS-PRIORITY-1',
    do: (match, { locals: { entered, wasThere }, seat }) => {
      if (wasThere !== true) tellEntered(match, entered, seat);
    },
  },
  {
    name: 'it was revealed',
    rule: 'MC-REVEAL-10',
    do: (match, { locals: { card }, seat }) => raise(match, fact('revealed', { card, seat })),
  },
  {
    name: 'a treachery is discarded',
    rule: 'MC-REVEAL-11 MC-TREACHERY-2 MC-CANCEL-4 MC-TREACHERY-3 MC-ACTIVATION-9 MC-FAQ-25',
    do: (match, { locals: { card } }) => {
      if (zoneOfCard(match, card) === 'resolving') raise(match, fact('encounterDiscarded', { card }));
    },
  },
  {
    name: SURGE,
    rule: 'MC-SURGE-1 MC-SURGE-2',
    do: (match, { locals, seat }) => {
      const { card, hasSurge } = locals;
      locals.isResolved = true;
      if (hasSurge === true || (printedOf(match, card).keywords['surge'] ?? 0) > 0) revealTop(match, seat);
    },
  },
]);

function isCancelled({ told = [] }: ToldLocals): boolean {
  return told.every(({ event }) => event === undefined);
}

/** Reveals the top card of the encounter deck for a player. The last act of a step. *Rule:* MC-SURGE-1. */
export function revealTop(match: MarvelMatch, seat: Seat): void {
  const next = cardsIn(match, 'encounterDeck').at(-1);
  if (next !== undefined) revealCard(match, next, seat);
}

/**
 * Reveals one card for a player, wherever it lies: whoever was eliminated reveals nothing. The last act of a step.
 * *Rule:* MC-REVEAL-12, MC-PLAYER-ELIMINATION-9.
 */
export function revealCard(match: MarvelMatch, card: CardId, seat: Seat): void {
  if (isPlaying(match, seat)) revealInFull(match, card, seat);
}

/** Reveals one card for a player, for one whom the same ability has eliminated too. The last act of a step. *Rule:* MC-REVEAL-12, MC-PLAYER-ELIMINATION-11. */
export function revealInFull(match: MarvelMatch, card: CardId, seat: Seat): void {
  call(match, reveal, { card, entered: NO_CARD }, { source: card, seat });
}

/** The card that is being revealed gains surge; nothing where none is. The last act of a step. *Rule:* MC-SURGE-1. */
export function gainSurge(match: MarvelMatch): void {
  const revealed = enclosing(match, resolveRevealed);
  if (revealed === undefined) return;
  revealed.locals.hasSurge = true;
  raise(match, fact('surgeGained', { card: revealed.locals.card, seat: revealed.seat }));
}

/**
 * What a card is given as it enters play: threat, what makes tough. A scheme's starting threat is on it already, so that nobody is asked
 * about its being placed. *Rule:* MC-HINDER-1, MC-TOUGHNESS-1, MC-FAQ-7.
 */
export function beginnings(match: MarvelMatch, card: CardId): readonly GameEvent[] {
  const threat = keywordOf(match, card, 'hinder');
  return [...(threat > 0 ? [fact('threatPlaced', { card, amount: threat, other: NO_CARD })] : []), ...toughness(match, card)];
}

/** Whether the card that is being revealed comes from the encounter deck. */
export function isFromDeck(match: MarvelMatch): boolean {
  return enclosing(match, reveal)?.locals.isOfDeck === true;
}

/** Tells that a minion has entered play, if it is still there. The last act of a step. *Rule:* MC-SIMULTANEOUS-PRIORITY-7. */
export function tellEntered(match: MarvelMatch, entered: CardRef, seat: Seat): void {
  if (isStillInPlay(match, entered) && typeOf(match, entered) === 'minion') raise(match, fact('minionEntered', { card: entered, seat }));
}

const entering = ['minion', 'attachment', 'environment', 'sideScheme', 'obligation'];

function entersPlay(match: MarvelMatch, card: CardId): boolean {
  return entering.includes(typeOf(match, card));
}

/** An encounter card enters play, before a player who is not eliminated or in the villain's area, if it is of a type that does. The last act of a step. */
export function enter(match: MarvelMatch, card: CardId, seat: Seat): void {
  switch (typeOf(match, card)) {
    case 'minion':
      if (!isPlaying(match, seat)) return undefined;
      if (isEngagedWith(match, card, seat) && applies(match, notAgain)) return undefined;
      return raise(match, fact('minionEngaged', { card, seat }));
    case 'attachment':
      if (hasHeader(match, card, 'attach'))
        return resolveHeaders(
          match,
          card,
          ['attach'],
          applies(match, firstChooses) && !(speaksOfYou(match, card) && applies(match, revealersOwn)) ? match.state.first : seat,
        );
      return raise(match, fact('encounterEntered', { card, other: match.state.villain, seat: SCENARIO }));
    case 'environment':
    case 'sideScheme':
      return raise(match, fact('encounterEntered', { card, other: NO_CARD, seat: SCENARIO }));
    case 'obligation':
      return isPlaying(match, seat) ? raise(match, fact('encounterEntered', { card, other: NO_CARD, seat })) : undefined;
    default:
      return undefined;
  }
}

/** Whether a card is attached to something of “you”, the player who reveals it. *Rule:* MC-YOU-2. */
function speaksOfYou(match: MarvelMatch, card: CardId): boolean {
  return headed(match, card, 'attach').some((ref) => {
    const { data } = abilityOf(match, ref);
    if (data.kind !== 'activated') return false;
    const { targets = {}, do: acts } = data.clause;
    const ofTargets = Object.values(targets).some(({ whose }) => whose === 'friendly');
    return ofTargets || acts.some(({ to }) => to?.kind === 'each' && to.whose === 'friendly');
  });
}

/** The player whose identity is of a set; undefined where nobody's is. *Rule:* MC-OBLIGATION-3, MC-NEMESIS-SET-4. */
export function playerOfSet(match: MarvelMatch, set: string): Seat | undefined {
  return seatsFrom(match, match.state.first).find((seat) => printedOf(match, identityOf(match, seat)).set === set);
}

/** Whether an obligation names the player of an identity: those of identities' own sets do. *Rule:* MC-OBLIGATION-3. */
function namesAPlayer(match: MarvelMatch, card: CardId): boolean {
  return hasHeader(match, card, 'obligation');
}
