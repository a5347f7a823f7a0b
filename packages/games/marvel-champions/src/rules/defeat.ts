import {
  abilityOption,
  again,
  applies,
  areCopies,
  call,
  cardOf,
  headed,
  leave,
  NO_CARD,
  pin,
  program,
  raise,
  raiseAll,
  raiseAndTell,
  site,
  writable,
  type AbilityRef,
  type CardId,
  type CardRef,
  type GameEvent,
  type Seat,
  type ToldLocals,
} from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { areaOf, attachedTo, isInPlay, keywordOf, recordOf, typeOf, isStillInPlay, zoneOfCard } from '../state/reading.ts';
import { mayEnter } from '../state/uniqueness.ts';
import { toughness } from './statuses.ts';
import { cardsIn, endings, type Marvel, type MarvelMatch } from '../state/state.ts';
import { eliminate } from './elimination.ts';
import { resolveAbility, resolveHeaders } from './headers.ts';
import { mayLeavePlay } from './keywords/permanent.ts';

const whoDefeats = site('MC-ERRATA-16', 'what a text asks of the player who defeats a card is not asked of another');

const villainsToo = site('MC-UNIQUE-5', 'a villain may match an identity that a player has chosen');
const worseFirst = site('MC-GRIM-RULE-1', 'players who would win and lose at the same time lose');

interface DefeatLocals extends ToldLocals {
  readonly cards: readonly CardId[];
  /** What defeats them, or `NO_CARD`. */
  readonly by: CardId;
  left?: readonly CardRef[];
  /** The When Defeated abilities that are still to resolve. */
  speaking?: readonly Speaking[];
}

/** A When Defeated ability of a card that is defeated. */
interface Speaking {
  readonly card: CardRef;
  readonly ref: AbilityRef;
}

/** Characters and side schemes that are defeated at the same time. *Rule:* MC-DAMAGE-13 to MC-DAMAGE-16, MC-DEFEAT-1. */
export const defeat = program<Marvel, DefeatLocals>('defeat', [
  {
    name: 'they would be defeated',
    rule: 'MC-DAMAGE-13',
    do: (match, { locals: { cards, by } }) =>
      raiseAndTell(
        match,
        cards
          .filter((card) => mayLeavePlay(match, card, by))
          .map((card) => fact('defeatBegan', { card, other: by, seat: recordOf(match, by).controller })),
      ),
  },
  {
    name: 'they are defeated',
    rule: 'MC-DAMAGE-14 MC-DAMAGE-15',
    do: (match, { locals }) => {
      const cards = (locals.told ?? []).flatMap(({ event }) =>
        event !== undefined && isInPlay(match, event.card) ? [cardOf(event.card)] : [],
      );
      locals.left = cards.map((card) => pin(recordOf(match, card)));
      locals.speaking = locals.left.flatMap((card) => headed(match, cardOf(card), 'whenDefeated').map((ref) => ({ card, ref })));
      tellCaller(match, cards);
      const { by } = locals;
      const seat = recordOf(match, by).controller;
      raiseAll(match, [
        ...cards.map((card) => fact('defeated', { card, other: by, seat: whoseIs(match, card) })),
        ...cards.map((card) => fact('defeatedBy', { card, other: by, seat: applies(match, whoDefeats) ? seat : whoseIs(match, card) })),
      ]);
    },
  },
  {
    name: 'their When Defeated abilities resolve',
    rule: 'MC-WHEN-DEFEATED-1 MC-WHEN-DEFEATED-2 MC-DAMAGE-15 MC-SIMULTANEOUS-PRIORITY-5 MC-SIMULTANEOUS-1 MC-FIRST-PLAYER-6',
    ask: (match, { locals }) => {
      const options = stillSpeaking(match, locals).map(({ card, ref }, at) =>
        abilityOption(match, 'resolve', { ref, self: cardOf(card) }, at),
      );
      if (options.length === 0) return undefined;
      return { kind: 'next', seat: match.state.first, purpose: 'whichAbilityNext', source: NO_CARD, options };
    },
    take: (match, { locals }, [chosen]) => {
      const speaking = stillSpeaking(match, locals);
      const next = speaking[chosen?.value ?? 0];
      locals.speaking = speaking.filter((each) => each !== next);
      if (next === undefined) return again;
      const card = cardOf(next.card);
      const seat = whoResolves(match, card, locals.by);
      resolveAbility(match, next.ref, card, seat >= 0 ? seat : match.state.first);
      return again;
    },
    moot: (match, { locals }) => {
      const toResolve = stillSpeaking(match, locals).map((each) => ({ ...each, self: cardOf(each.card) }));
      return areCopies(
        match,
        toResolve.map(({ ref, self }) => ({ ref, self, seat: whoResolves(match, self, locals.by) })),
      );
    },
  },
  {
    name: 'allies, minions and side schemes are discarded',
    rule: 'MC-DAMAGE-16 MC-DEFEAT-2 MC-ALLY-2 MC-MINION-3 MC-SIDE-SCHEME-3 MC-VICTORY-1 MC-HIT-POINTS-7',
    do: (match, { locals: { left = [] } }) =>
      raiseAll(
        match,
        left.filter((card) => isStillInPlay(match, card)).flatMap((card) => leaving(match, cardOf(card))),
      ),
  },
  {
    name: 'identities and villain stages are removed from the game',
    rule: 'MC-DEFEAT-3 MC-HIT-POINTS-4 MC-HIT-POINTS-5 MC-VILLAIN-DEFEAT-1',
    // Identities come first: players who are all eliminated as the last villain is defeated lose. Ruling MC-C-23.
    do: (match, { locals }) => {
      const left = (locals.left ?? []).filter((each) => isStillInPlay(match, each)).map(cardOf);
      const isVillain = (each: CardId): boolean => each === match.state.villain;
      const [villains, players] = [left.filter(isVillain), left.filter((each) => !isVillain(each))];
      const [card, ...others] = applies(match, worseFirst) ? [...players, ...villains] : [...villains, ...players];
      if (card === undefined) return leave;
      locals.left = others.map((each) => pin(recordOf(match, each)));
      if (card === match.state.villain) call(match, advanceStage, {});
      else call(match, eliminate, { item: areaOf(match, card) });
      return 'identities and villain stages are removed from the game';
    },
  },
]);

/** The When Defeated abilities that are left, of cards that are still in play. */
function stillSpeaking(match: MarvelMatch, { speaking = [] }: DefeatLocals): readonly Speaking[] {
  return speaking.filter(({ card }) => isStillInPlay(match, card));
}

/** Tells the damage that defeats characters which of them are defeated: an ability may have saved others. */
function tellCaller(match: MarvelMatch, fallen: readonly CardId[]): void {
  const caller = writable(match).frames.at(-2)?.locals as { fallen?: readonly CardId[] } | undefined;
  if (caller?.fallen !== undefined) caller.fallen = fallen;
}

/** The player whose card it is, or with whom it is engaged: "the engaged player". */
function whoseIs(match: MarvelMatch, card: CardId): Seat {
  const { controller } = recordOf(match, card);
  return controller >= 0 || zoneOfCard(match, card) !== 'engaged' ? controller : areaOf(match, card);
}

/** Who resolves what a card says when it is defeated: of a player side scheme the player who defeats it. */
function whoResolves(match: MarvelMatch, card: CardId, by: CardId): Seat {
  const { controller } = recordOf(match, by);
  return typeOf(match, card) === 'playerSideScheme' && controller >= 0 ? controller : whoseIs(match, card);
}

const attachedToo = site('MC-VICTORY-3', 'what is attached to a defeated card and has victory goes to the victory display');

/** What is attached to a defeated card and goes to the victory display; the rest is discarded with it. *Rule:* MC-VICTORY-3. */
function attachedOf(match: MarvelMatch, host: CardId): readonly GameEvent[] {
  const kept = attachedTo(match, host).filter((card) => keywordOf(match, card, 'victory') > 0);
  return kept.length > 0 && applies(match, attachedToo) ? kept.map((card) => fact('putInVictory', { card })) : [];
}

/** Where a defeated card goes, for those that are discarded. */
function leaving(match: MarvelMatch, card: CardId): readonly GameEvent[] {
  switch (typeOf(match, card)) {
    case 'villain':
    case 'hero':
    case 'alterEgo':
      return [];
    default:
      if (keywordOf(match, card, 'victory') > 0) return [...attachedOf(match, card), fact('putInVictory', { card })];
      return [
        ...attachedOf(match, card),
        recordOf(match, card).owner < 0
          ? fact('encounterDiscarded', { card })
          : fact('cardDiscarded', { card, seat: recordOf(match, card).owner }),
      ];
  }
}

/** The villain's stage was defeated: the next one is revealed, or the players have won. *Rule:* MC-VILLAIN-DEFEAT-1. */
export const advanceStage = program<Marvel, object>('advance the villain', [
  {
    name: 'the next stage',
    rule: 'MC-VILLAIN-DEFEAT-2 MC-VILLAIN-DEFEAT-3 MC-WIN-1 MC-VILLAIN-1 MC-DECK-TYPES-1',
    do: (match) => {
      const next = cardsIn(match, 'villainDeck').at(-1);
      if (next !== undefined && !mayEnter(match, next) && !applies(match, villainsToo)) return;
      if (next === undefined) raise(match, fact('ended', { value: endings.indexOf('villainDefeated') }));
      else raise(match, fact('stageAdvanced', { card: match.state.villain, other: next }));
    },
  },
  {
    name: 'what it has from the beginning',
    rule: 'MC-TOUGHNESS-1 MC-VILLAIN-DEFEAT-4',
    do: (match) => {
      const { villain } = match.state;
      if (match.state.winners === undefined) raiseAll(match, toughness(match, villain));
    },
  },
  {
    name: 'its When Revealed abilities resolve',
    rule: 'MC-WHEN-REVEALED-1 MC-WHEN-REVEALED-4 MC-VILLAIN-DEFEAT-4',
    do: (match) => resolveHeaders(match, match.state.villain, ['whenRevealed'], match.state.first),
  },
  {
    name: 'it is revealed',
    rule: 'MC-VILLAIN-DEFEAT-2 MC-VILLAIN-DEFEAT-4',
    do: (match) => raise(match, fact('revealed', { card: match.state.villain, seat: match.state.first })),
  },
]);
