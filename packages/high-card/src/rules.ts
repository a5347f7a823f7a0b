import {
  type Ask,
  type CardId,
  type Chosen,
  type Decision,
  type DecisionKind,
  type Option,
  type Outcome,
  type Seat,
  isForced,
  randomBelow,
  seedRandom,
  shuffle,
} from '@crupier/kernel/rules';

/** Something that happened in High Card. `face` is the card's value as it was, `knownTo` the seats that saw it, as bits. */
export interface Happening {
  readonly name: 'dealt' | 'turnBegan' | 'played' | 'passed' | 'scored' | 'discarded' | 'drew' | 'won';
  readonly seat: Seat;
  readonly card: CardId;
  readonly knownTo: number;
  readonly amount: number;
}

/** A position of High Card: plain data. Card 0 is no card. */
export interface Position {
  random: number[];
  viewerKeys: number[];
  /** The face of each card. */
  faces: number[];
  hidings: number[];
  deck: CardId[];
  hands: [CardId[], CardId[]];
  /** What lies before each seat, or 0. */
  table: [CardId, CardId];
  discard: CardId[];
  points: [number, number];
  turn: number;
  first: Seat;
  goal: number;
  decisions: number;
  pending: Decision | undefined;
  outcome: Outcome | undefined;
}

/** How often each face is in the deck, and the highest face. */
const COPIES = 2;
const FACES = 9;
const HAND = 3;
const TURNS_MAX = 12;
const ALL = 3;

/** A position in which the next question has been asked, with what happened on the way. */
export interface Advance {
  readonly position: Position;
  readonly happened: Happening[];
}

/** Shuffles, deals three cards each, and lets both change any of them, in secret and at the same time. */
export function deal(goal: number, seed: string): Advance {
  const random = seedRandom(seed);
  const cards = Array.from({ length: COPIES * FACES }, (_, at) => at + 1);
  const deck = [...cards];
  shuffle(random, deck);
  const position: Position = {
    random,
    viewerKeys: [randomBelow(random, 2 ** 31), randomBelow(random, 2 ** 31), randomBelow(random, 2 ** 31)],
    faces: [0, ...cards.map((card) => ((card - 1) % FACES) + 1)],
    hidings: [0, ...cards.map(() => 0)],
    deck,
    hands: [[], []],
    table: [0, 0],
    discard: [],
    points: [0, 0],
    turn: 0,
    first: randomBelow(random, 2),
    goal,
    decisions: 0,
    pending: undefined,
    outcome: undefined,
  };
  const advance = { position, happened: [] };
  for (const seat of [0, 1]) draw(advance, seat, HAND);
  ask(position, 'target', 'swap', [swapAsk(position, 0), swapAsk(position, 1)]);
  return advance;
}

/** Takes a legal answer. */
export function take(advance: Advance, seat: Seat, chosen: readonly number[]): void {
  const { position } = advance;
  const decision = position.pending as Decision;
  const asks = decision.asks.map((each) => (each.seat === seat ? { ...each, answered: chosen } : each));
  position.pending = { ...decision, asks };
  if (asks.some((each) => each.answered === undefined)) return;
  position.pending = undefined;
  const picked = asks.map((each) => ({ seat: each.seat, options: (each.answered ?? []).map((index) => each.options[index] as Option) }));
  if (decision.purpose === 'play') playOne(advance, seat, picked[0]?.options[0] as Option);
  else {
    for (const { seat: who, options } of picked) swap(advance, who, options);
    if (decision.purpose === 'swap') begin(advance);
    else nextTurn(advance);
  }
}

/** Ends the match for a seat that leaves. */
export function concede({ position, happened }: Advance, seat: Seat): void {
  if (position.outcome !== undefined) return;
  position.pending = undefined;
  position.outcome = { winners: [1 - seat], reason: 'conceded' };
  happened.push({ name: 'won', seat: 1 - seat, card: 0, knownTo: ALL, amount: 0 });
}

/** Ends the match without a winner. */
export function agreeDraw({ position, happened }: Advance): void {
  if (position.outcome !== undefined) return;
  position.pending = undefined;
  position.outcome = { winners: [], reason: 'agreedDraw' };
  happened.push({ name: 'won', seat: -1, card: 0, knownTo: ALL, amount: 0 });
}

/** The options of an ask by what they are, for a journal. */
export function chosenOf(ask: Ask, chosen: readonly number[]): readonly Chosen[] {
  return chosen.map((index) => {
    const option = ask.options[index] as Option;
    return [option.verb, option.card, option.value];
  });
}

function begin(advance: Advance): void {
  const { position } = advance;
  position.turn++;
  advance.happened.push({ name: 'turnBegan', seat: position.first, card: 0, knownTo: ALL, amount: position.turn });
  askToPlay(position, position.first);
}

function playOne(advance: Advance, seat: Seat, option: Option): void {
  const { position, happened } = advance;
  position.table[seat] = option.card;
  if (option.card === 0) happened.push({ name: 'passed', seat, card: 0, knownTo: ALL, amount: 0 });
  else {
    position.hands[seat] = position.hands[seat === 0 ? 0 : 1].filter((card) => card !== option.card);
    happened.push({ name: 'played', seat, card: option.card, knownTo: ALL, amount: position.faces[option.card] ?? 0 });
  }
  if (seat === position.first) askToPlay(position, 1 - seat);
  else compare(advance);
}

/** The higher card takes a point; who took it may change up to two cards. */
function compare(advance: Advance): void {
  const { position, happened } = advance;
  const [mine = 0, theirs = 0] = position.table.map((card) => position.faces[card] ?? 0);
  position.discard.push(...position.table.filter((card) => card !== 0));
  position.table = [0, 0];
  if (mine === theirs) return nextTurn(advance);
  const winner = mine > theirs ? 0 : 1;
  position.points[winner]++;
  happened.push({ name: 'scored', seat: winner, card: 0, knownTo: ALL, amount: position.points[winner] });
  const options = position.hands[winner].map((card): Option => ({ verb: 'discard', card, value: 0 }));
  if (options.length === 0 || position.points[winner] === position.goal) return nextTurn(advance);
  ask(position, 'target', 'discard', [{ seat: winner, min: 0, max: Math.min(2, options.length), options }]);
}

function nextTurn(advance: Advance): void {
  const { position, happened } = advance;
  for (const seat of [0, 1] as const) draw(advance, seat, HAND - position.hands[seat].length);
  const isOver =
    Math.max(...position.points) === position.goal || position.turn === TURNS_MAX || position.hands.every((hand) => hand.length === 0);
  if (!isOver) {
    position.first = 1 - position.first;
    return begin(advance);
  }
  const [mine, theirs] = position.points;
  const winners = mine === theirs ? [] : [mine > theirs ? 0 : 1];
  position.outcome = { winners, reason: 'points' };
  happened.push({ name: 'won', seat: winners[0] ?? -1, card: 0, knownTo: ALL, amount: 0 });
}

function swap(advance: Advance, seat: Seat, options: readonly Option[]): void {
  const { position, happened } = advance;
  const side = seat === 0 ? 0 : 1;
  for (const { card } of options) {
    position.hands[side] = position.hands[side].filter((each) => each !== card);
    position.discard.push(card);
    happened.push({ name: 'discarded', seat, card, knownTo: ALL, amount: 0 });
  }
  draw(advance, side, options.length);
}

function draw({ position, happened }: Advance, seat: Seat, count: number): void {
  for (const card of position.deck.splice(0, Math.max(0, count))) {
    position.hidings[card] = (position.hidings[card] ?? 0) + 1;
    position.hands[seat === 0 ? 0 : 1].push(card);
    happened.push({ name: 'drew', seat, card, knownTo: 1 << seat, amount: 1 });
  }
}

function askToPlay(position: Position, seat: Seat): void {
  const cards = position.hands[seat === 0 ? 0 : 1].map((card): Option => ({ verb: 'play', card, value: 0 }));
  const mayPass = cards.length === 0 || seat === position.first;
  const options = mayPass ? [...cards, { verb: 'pass', card: 0, value: 0 }] : cards;
  ask(position, 'act', 'play', [{ seat, min: 1, max: 1, options }]);
}

function swapAsk(position: Position, seat: 0 | 1): BareAsk {
  return { seat, min: 0, max: HAND, options: position.hands[seat].map((card) => ({ verb: 'swap', card, value: 0 })) };
}

type BareAsk = Pick<Ask, 'seat' | 'min' | 'max' | 'options'>;

function ask(position: Position, kind: DecisionKind, purpose: string, bare: readonly BareAsk[]): void {
  position.decisions++;
  const asks = bare.map((each): Ask => ({ ...each, price: 0, forced: isForced(kind, { ...each, price: 0 }), answered: undefined }));
  position.pending = { id: position.decisions, kind, source: 0, purpose, rule: 'HC-1', until: 'all', asks };
}
