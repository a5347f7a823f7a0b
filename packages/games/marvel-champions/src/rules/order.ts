import {
  call,
  enclosing,
  leave,
  NO_CARD,
  program,
  raise,
  raiseAll,
  rulesOnCard,
  staticsAbout,
  topics,
  type CardId,
  type GameEvent,
} from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { ofTable } from '../state/kept-values.ts';
import { SCENARIO } from '../state/leaving.ts';
import { NO_KEYWORDS, printedOf } from '../state/printed.ts';
import {
  areaOf,
  hasSurelyLeft,
  inPlay,
  isInPlay,
  keywordOf,
  mayGainKeywords,
  mayLowerHitPoints,
  recordOf,
  hasStatus,
  typeOf,
  zoneOfCard,
} from '../state/reading.ts';
import { cardsIn, endings, seatsFrom, statuses, type Marvel, type MarvelMatch } from '../state/state.ts';
import { damage, isWithoutHitPoints } from './damage.ts';
import { defeat } from './defeat.ts';
import { renewDeck } from './draw.ts';
import { resolveHeaders } from './headers.ts';
import { hasTooManyRestricted, hasTooManySideSchemes, keepRestrictedLimit, keepSideSchemeLimit, RESTRICTED_MAX } from './limits.ts';
import { ALLIES_MAX, hasTooManyAllies, keepAllyLimit } from './play-card.ts';
import { completeScheme, isCompleted } from './threat.ts';

const about = topics('youControl');

/** Whether the encounter deck has run out. *Rule:* MC-ENCOUNTER-DECK-3. */
function isEncounterDeckEmpty(match: MarvelMatch): boolean {
  return cardsIn(match, 'encounterDeck').length === 0;
}

/** The player whose deck has run out, and can be made anew. *Rule:* MC-PLAYER-DECK-3, MC-PLAYER-DECK-6. */
function whoseDeckIsEmpty(match: MarvelMatch): number | undefined {
  const { first, players } = match.state;
  // Asked after every change.
  if (!isAnyDeckEmpty(match, players.length)) return undefined;
  return seatsFrom(match, first).find((seat) => cardsIn(match, 'deck', seat).length === 0 && cardsIn(match, 'discard', seat).length > 0);
}

function isAnyDeckEmpty(match: MarvelMatch, players: number): boolean {
  for (let seat = 0; seat < players; seat++) if (cardsIn(match, 'deck', seat).length === 0) return true;
  return false;
}

interface OrderLocals {
  /** Characters whose defeat was tried: what keeps one in play may do so without giving it hit points. */
  tried: readonly CardId[];
  /** Permanent attachments that were attached anew, as far as they could be. */
  attached: readonly CardId[];
}

/** The characters that have lost hit points, such as those that an attachment gave them, and have as much damage as are left; none in the midst of damage, which sees to that itself. *Rule:* MC-HIT-POINTS-8. */
function whoHasNoneLeft(match: MarvelMatch, tried: readonly CardId[]): readonly CardId[] {
  const cards = whoIsWithoutHitPoints(match, tried);
  return cards.length > 0 && enclosing(match, damage) === undefined && enclosing(match, defeat) === undefined ? cards : [];
}

function whoIsWithoutHitPoints(match: MarvelMatch, tried: readonly CardId[]): readonly CardId[] {
  const isHurt = (card: CardId): boolean => recordOf(match, card).damage > 0 && !hasSurelyLeft(match, card);
  return inPlay(match).filter(
    (card) => isHurt(card) && !tried.includes(card) && !isBeingRemoved(match, card) && isWithoutHitPoints(match, card),
  );
}

/** Whether a card is of an eliminated player, whose area is about to be removed. *Rule:* MC-PLAYER-ELIMINATION-6. */
function isBeingRemoved(match: MarvelMatch, card: CardId): boolean {
  return zoneOfCard(match, card) === 'area' && match.state.players[areaOf(match, card)]?.isEliminated === true;
}

/** What is due after every change, until nothing is: decks that have run out, a completed main scheme, lost hit points, too many allies. */
export const putInOrder = program<Marvel, OrderLocals>('put the table in order', [
  {
    name: 'the encounter deck is made anew',
    rule: 'MC-ENCOUNTER-DECK-3 MC-ENCOUNTER-DECK-5 MC-ACCELERATION-TOKEN-2',
    do: (match) => {
      if (!isEncounterDeckEmpty(match)) return;
      if (cardsIn(match, 'encounterDiscard').length === 0) raise(match, fact('ended', { value: endings.indexOf('encounterDeckEmpty') }));
      else raiseAll(match, [fact('encounterDeckRenewed', {}), fact('accelerationAdded', { card: match.state.mainScheme, amount: 1 })]);
    },
  },
  {
    name: 'the deck of a player is made anew',
    rule: 'MC-PLAYER-DECK-3',
    do: (match) => {
      const seat = whoseDeckIsEmpty(match);
      if (seat !== undefined) call(match, renewDeck, { item: seat });
    },
  },
  {
    name: 'the main scheme is completed',
    rule: 'MC-MAIN-SCHEME-1 MC-MAIN-SCHEME-4 MC-LTP-45 MC-TARGET-THREAT-1',
    do: (match) => {
      if (isCompleted(match)) call(match, completeScheme, {});
    },
  },
  {
    name: 'who has lost the last hit points is defeated',
    rule: 'MC-HIT-POINTS-6 MC-HIT-POINTS-8 MC-FAQ-16',
    do: (match, { locals }) => {
      const cards = whoHasNoneLeft(match, locals.tried).toSorted((one, other) => one - other);
      if (cards.length === 0) return;
      locals.tried = [...locals.tried, ...cards];
      call(match, defeat, { cards, by: NO_CARD });
    },
  },
  {
    name: 'control goes to whom an ability gives it, and back when it ends',
    rule: 'MC-OWNERSHIP-CONTROL-11',
    do: (match) => raiseAll(match, changesOfControl(match)),
  },
  {
    name: 'too many allies are discarded',
    rule: 'MC-ALLY-LIMIT-2',
    do: (match) => {
      const seat = seatsFrom(match, match.state.first).find((each) => hasTooManyAllies(match, each));
      if (seat !== undefined) call(match, keepAllyLimit, { item: seat });
    },
  },
  {
    name: 'too many restricted cards are discarded',
    rule: 'MC-RESTRICTED-2',
    do: (match) => {
      const seat = seatsFrom(match, match.state.first).find((each) => hasTooManyRestricted(match, each));
      if (seat !== undefined) call(match, keepRestrictedLimit, { item: seat });
    },
  },
  {
    name: 'too many player side schemes are discarded',
    rule: 'MC-PLAYER-SIDE-SCHEME-LIMIT-3',
    do: (match) => {
      if (hasTooManySideSchemes(match)) call(match, keepSideSchemeLimit, {});
    },
  },
  {
    name: 'a vulnerable character that is stunned or confused is discarded',
    rule: 'MC-VULNERABLE-1 MC-VULNERABLE-2',
    do: (match) => raiseAll(match, vulnerable(match)),
  },
  {
    name: 'a permanent attachment whose host is gone is attached anew',
    rule: 'MC-PERMANENT-6 MC-PLAYER-ELIMINATION-4',
    do: (match, { locals }) => {
      const card = orphanOf(match, locals.attached);
      if (card === undefined) return;
      locals.attached = [...locals.attached, card];
      resolveHeaders(match, card, ['attach'], match.state.first);
    },
  },
  {
    name: 'a permanent attachment that is attached to nothing is removed from the game',
    rule: 'MC-PERMANENT-6 MC-PLAYER-ELIMINATION-4',
    do: (match, { locals: { attached } }) =>
      raiseAll(
        match,
        attached.filter((card) => isOrphan(match, card)).map((card) => fact('removedFromGame', { card })),
      ),
  },
  {
    name: 'who has become stalwart is neither stunned nor confused',
    rule: 'MC-STALWART-2',
    do: (match) => raiseAll(match, statusesToLose(match)),
  },
  {
    name: 'until nothing is due',
    rule: '',
    do: (match, { locals }) => (isAnythingDue(match, locals.tried) ? 'the encounter deck is made anew' : leave),
  },
]);

/** The cards whose control changes because an ability begins to say whose they are, or says so no longer. */
function changesOfControl(match: MarvelMatch): readonly GameEvent[] {
  const cards = seatsFrom(match, match.state.first).flatMap((seat) => cardsIn(match, 'area', seat));
  return cards.flatMap((card): GameEvent[] => {
    const { controller, owner, borrowed, host } = recordOf(match, card);
    if (controller === SCENARIO || host !== NO_CARD) return [];
    const giver = rulesOnCard(match, card, about.youControl).at(-1)?.self;
    const without = borrowed ? owner : controller;
    const seat = giver === undefined ? without : recordOf(match, giver).owner;
    const isThere = match.state.players[seat]?.isEliminated === false;
    return seat === controller || !isThere ? [] : [fact('controlTaken', { card, seat, value: giver === undefined ? 0 : 1 })];
  });
}

/** What discards vulnerable characters that are stunned or confused; they are not defeated. *Rule:* MC-VULNERABLE-1. */
function vulnerable(match: MarvelMatch): readonly GameEvent[] {
  const struck = match.state.cards.filter(({ id, stunned, confused }) => stunned + confused > 0 && keywordOf(match, id, 'vulnerable') > 0);
  return struck
    .filter(({ id }) => hasStatus(match, id, 'stunned') || hasStatus(match, id, 'confused'))
    .map(({ id: card, owner }) => (owner < 0 ? fact('encounterDiscarded', { card }) : fact('cardDiscarded', { card, seat: owner })));
}

/** Whether a permanent attachment is in play and on nothing. *Rule:* MC-PERMANENT-6. */
function isOrphan(match: MarvelMatch, card: CardId): boolean {
  const isAttachment = typeOf(match, card) === 'attachment' && keywordOf(match, card, 'permanent') > 0;
  return isAttachment && isInPlay(match, card) && recordOf(match, card).host === NO_CARD;
}

/** The first such attachment that was not attached anew yet. */
function orphanOf(match: MarvelMatch, attached: readonly CardId[]): CardId | undefined {
  return cardsIn(match, 'villainArea').find((card) => isOrphan(match, card) && !attached.includes(card));
}

/** The status cards that a stalwart character cannot keep. *Rule:* MC-STALWART-2. */
function statusesToLose(match: MarvelMatch): readonly GameEvent[] {
  const held = match.state.cards.filter(({ id, stunned, confused }) => stunned + confused > 0 && keywordOf(match, id, 'stalwart') > 0);
  return held.flatMap(({ id: card, stunned, confused }) => [
    ...Array.from({ length: stunned }, () => fact('statusLost', { card, value: statuses.indexOf('stunned') })),
    ...Array.from({ length: confused }, () => fact('statusLost', { card, value: statuses.indexOf('confused') })),
  ]);
}

function isAnythingDue(match: MarvelMatch, tried: readonly CardId[]): boolean {
  if (match.state.phase === 'setup' || match.state.winners !== undefined) return false;
  const due = ofTable(match, 'due', dueByTable);
  return due === 'something' || (due === 'hurt' && whoHasNoneLeft(match, tried).length > 0);
}

/** What the table alone says of what is due: it stays so until something changes. */
type Due = 'nothing' | 'something' | 'hurt';

/**
 * What is due by the table. `hurt` where nothing is, but that a character may have no hit points left: whether that is due depends on what
 * is under way, too. What nearly no card asks for is looked for among the few in play that could.
 */
function dueByTable(match: MarvelMatch): Due {
  if (isEncounterDeckEmpty(match) || whoseDeckIsEmpty(match) !== undefined || isCompleted(match)) return 'something';
  const lies = whatLiesThere(match);
  if (isPlayersLimitBroken(match, lies) || isSchemesLimitBroken(match, lies)) return 'something';
  if (lies.orphans > 0 && orphanOf(match, []) !== undefined) return 'something';
  if (lies.struck.length > 0 && isAnyStatusDue(match, lies.struck)) return 'something';
  if ((lies.isBorrowed || staticsAbout(match, about.youControl).length > 0) && changesOfControl(match).length > 0) return 'something';
  return lies.isHurt && whoIsWithoutHitPoints(match, []).length > 0 ? 'hurt' : 'nothing';
}

/** Whether a player has too many allies or restricted cards, which nobody has where there are few in play. */
function isPlayersLimitBroken(match: MarvelMatch, { allies, restricted }: LiesThere): boolean {
  const areFew = restricted <= RESTRICTED_MAX;
  if (allies <= ALLIES_MAX && areFew) return false;
  return seatsFrom(match, match.state.first).some(
    (seat) => hasTooManyAllies(match, seat) || (!areFew && hasTooManyRestricted(match, seat)),
  );
}

/** Whether there are too many player side schemes, of which one is always allowed. */
function isSchemesLimitBroken(match: MarvelMatch, { playerSchemes }: LiesThere): boolean {
  return playerSchemes > 1 && hasTooManySideSchemes(match);
}

/** Whether one of the cards that are stunned or confused is vulnerable, or has become stalwart. */
function isAnyStatusDue(match: MarvelMatch, struck: readonly CardId[]): boolean {
  const mayBeDue = struck.some((card) => keywordOf(match, card, 'vulnerable') + keywordOf(match, card, 'stalwart') > 0);
  return mayBeDue && (vulnerable(match).length > 0 || statusesToLose(match).length > 0);
}

/** What there is among the cards in play that may be due. */
interface LiesThere {
  /** A card may have as much damage as hit points. */
  isHurt: boolean;
  isBorrowed: boolean;
  /** How many allies, cards that may be restricted, player side schemes, and attachments on nothing there are. */
  allies: number;
  restricted: number;
  playerSchemes: number;
  orphans: number;
  /** The cards that are stunned or confused. */
  readonly struck: CardId[];
}

/** Looks at the cards in play once, after every change: nothing lies on others. */
function whatLiesThere(match: MarvelMatch): LiesThere {
  const { cards } = match.state;
  const found: LiesThere = { isHurt: false, isBorrowed: false, allies: 0, restricted: 0, playerSchemes: 0, orphans: 0, struck: [] };
  const mayGain = mayGainKeywords(match);
  const mayBeLowered = mayLowerHitPoints(match);
  for (const card of inPlay(match)) {
    const { damage: taken, stunned, confused, borrowed, host, countsAs } = cards[card] as (typeof cards)[number];
    const { type: printed, keywords = NO_KEYWORDS } = printedOf(match, card);
    if (borrowed) found.isBorrowed = true;
    if (taken > 0 && !found.isHurt && !hasSurelyLeft(match, card, mayBeLowered)) found.isHurt = true;
    const type = countsAs === 0 ? printed : typeOf(match, card);
    if (type === 'ally') found.allies++;
    else if (type === 'attachment' && host === NO_CARD) found.orphans++;
    else if (type === 'playerSideScheme') found.playerSchemes++;
    if (mayGain || keywords['restricted'] !== undefined) found.restricted++;
    if (stunned + confused > 0) found.struck.push(card);
  }
  return found;
}

/** Called by the pipeline just after every commit. */
export function settle(match: MarvelMatch): void {
  if (isAnythingDue(match, []) && enclosing(match, putInOrder) === undefined) call(match, putInOrder, { tried: [], attached: [] });
}
