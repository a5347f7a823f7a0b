import { triggered, whenSelf, type Ability, type Keyword } from '../../../cards.ts';
import {
  type Occasion,
  type Moment,
  type CardId,
  type CardRef,
  type Meanings,
  type Seat,
  type ZoneId,
  cardOf,
  type Noun,
} from '../../../rules.ts';
import type { FactName } from '../state/facts.ts';
import { fact, kind } from '../state/facts.ts';
import { beasts, cunningOf, isBeast, kindsOf, printedOf, recordOf, sideOf, strengthOf, zoneOfCard } from '../state/reading.ts';
import { resourceWords } from './resource-words.ts';
import type { Tiny, TinyMatch } from '../state/state.ts';
import { cardsIn, kinds, seatsFrom, zoneKind } from '../state/state.ts';
import { history } from './history-words.ts';
import { verbs } from './verbs.ts';

/** How long a lasting effect works. */
export const durations = ['turn', 'round', 'raid', 'yourNextTurn', 'leaves', 'skipped'] as const;

/** A sort of card that only texts speak of: "this charm". */
const onlySaid: Noun<Tiny> = { cards: () => [], is: () => false };

const nouns = {
  charm: onlySaid,
  spell: onlySaid,
  card: { cards: (match) => match.state.cards.slice(1).map(({ id }) => id), is: () => true, every: true },
  beast: { cards: (match) => beasts(match), is: isBeast },
  handCard: { cards: (match, seat) => cardsIn(match, 'hand', seat), is: (match, card) => zoneOfCard(match, card) === 'hand' },
  deckCard: {
    cards: (match, seat) => seatsFrom(match, seat).flatMap((each) => cardsIn(match, 'deck', each)),
    piles: (match, seat) => seatsFrom(match, seat).map((each) => cardsIn(match, 'deck', each)),
    is: (match, card) => zoneOfCard(match, card) === 'deck',
    hidden: true,
  },
  stashed: {
    cards: (match, _seat, { self }) => stashOf(match, self),
    is: (match, card, { self }) => stashOf(match, self).includes(cardOf(card)),
  },
  deadBeast: {
    cards: (match) =>
      seatsFrom(match, match.state.active).flatMap((seat) => cardsIn(match, 'discard', seat).filter((card) => isDeadBeast(match, card))),
    is: isDeadBeast,
  },
} satisfies Readonly<Record<string, Noun<Tiny>>>;

/** The cards under a beast. */
function stashOf(match: TinyMatch, card: CardRef): readonly CardId[] {
  return seatsFrom(match, 0).flatMap((seat) => cardsIn(match, 'stash', seat).filter((each) => recordOf(match, each).host === cardOf(card)));
}

function isDeadBeast(match: TinyMatch, card: CardRef): boolean {
  return zoneOfCard(match, card) === 'discard' && printedOf(match, card).type === 'beast';
}

function when(name: FactName, moment: Moment): Occasion {
  return { event: kind[name], moment };
}

/** Facts besides dying that move a card. */
const otherMoves = [kind.sacrificed, kind.discarded, kind.returned, kind.resolved, kind.controlTaken];

function isDen(zone: ZoneId): boolean {
  return zoneKind(zone) === 'den';
}

/** The moments at which cards of the tiny game do something. */
const occasions = {
  played: { ...when('announced', 'after'), history: 'played' },
  enters: when('enteredDen', 'after'),
  dies: { ...when('died', 'after'), oneOrMore: true, history: 'deaths' },
  wouldDie: when('died', 'replace'),
  beforeDying: when('died', 'interrupt'),
  dying: when('died', 'prohibit'),
  isHurt: { ...when('damaged', 'after'), oneOrMore: true },
  wouldBeHurt: when('damaged', 'replace'),
  beforeHurt: when('damaged', 'interrupt'),
  beingHurt: when('damaged', 'prohibit'),
  wouldRaid: when('raidBegan', 'replace'),
  beforeRaid: when('raidBegan', 'interrupt'),
  leaves: { ...when('died', 'after'), also: otherMoves, from: isDen, to: (zone) => !isDen(zone) },
  wouldLeave: { ...when('died', 'replace'), also: otherMoves, from: isDen },
  buried: { ...when('died', 'after'), also: otherMoves, to: (zone) => zoneKind(zone) === 'discard' },
  raids: when('raidBegan', 'after'),
  defends: when('defended', 'after'),
  grows: when('grew', 'after'),
  draws: when('drew', 'after'),
  turnEnds: when('turnEnded', 'after'),
  roundEnds: when('roundEnded', 'after'),
} satisfies Readonly<Record<string, Occasion>>;

function foodOf({ state }: TinyMatch, seat: Seat): number {
  return state.players[seat]?.food ?? 0;
}

/** What the words of the tiny game mean. */
export const meanings = {
  nouns,
  qualities: {
    kind: { test: (match, card, value) => kindsOf(match, card).includes(String(value)), takes: kinds },
    damaged: { test: (match, card) => recordOf(match, card).damage > 0 },
    strong: { test: (match, card, value) => strengthOf(match, card) >= Number(value), takes: 'whole' },
  },
  stats: {
    strength: { read: strengthOf },
    cunning: { read: cunningOf },
  },
  tallies: {
    food: { read: foodOf },
    means: { read: (match, seat) => foodOf(match, seat) + cardsIn(match, 'den', seat).length },
  },
  verbs,
  occasions,
  relations: {
    stash: { of: stashOf },
    packmates: { of: (match, card) => cardsIn(match, 'den', sideOf(match, card)).filter((each) => each !== cardOf(card)) },
  },
  measures: {
    kinds: { read: (match, cards) => new Set(cards.flatMap((card) => kindsOf(match, card))).size },
  },
  states: {
    kindWins: {
      ofWord: true,
      holds: (match, { seat }, kind) => cardsIn(match, 'den', seat).every((card) => kindsOf(match, card).includes(kind)),
    },
    yourTurn: { holds: (match, { seat }) => match.state.active === seat },
  },
  rules: {
    says: { takes: kinds },
    tramples: {},
    cannotBeRaided: {},
    skipsTurn: {},
    skipsDraw: {},
    cannotRaid: {},
  },
  choosables: {
    kind: { words: () => kinds, verb: 'kind', purpose: 'nameKind', told: (_match, seat, value) => fact('kindNamed', { seat, value }) },
    itsKinds: { read: (match, _asker, event) => (event === undefined ? [] : kindsOf(match, event.card)) },
  },
  history,
  lists: {
    kinds: { takes: kinds },
  },
  durations: {
    turn: {},
    round: {},
    raid: {},
    yourNextTurn: {},
    skipped: {},
    leaves: { stays: isBeast },
  },
  counted: ['died'],
  thisWay: ['died', 'discarded'],
  headers: ['play', 'use', 'parting'],
  periods: ['turn'],
  resources: resourceWords,
} as const satisfies Meanings<Tiny>;

/** What the keywords of the tiny game stand for: "parting" is what a beast does when it dies. */
export function expandKeyword({ keyword, clause = { do: [] } }: Keyword): readonly Ability[] {
  return keyword === 'parting' ? [triggered(whenSelf('dies'), clause)] : [];
}
