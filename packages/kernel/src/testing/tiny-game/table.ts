import {
  type CardBehaviour,
  pending,
  type AnyProgram,
  type Probe,
  seedFromNumber,
  assert,
  type Option,
  type CardId,
  type Seat,
  advance,
  answer,
  command,
  matchOn,
  type WindowPolicy,
} from '../../rules.ts';
import { defineTiny, type OtherManners, tinyGame } from './game.ts';
import { leaveTable } from './rules/leaving.ts';
import { buildTiny } from './position.ts';
import { cunningOf, kindsOf, strengthOf, zoneOfCard } from './state/reading.ts';
import type { Tiny, TinyMatch } from './state/state.ts';

/** How a position for a test is made. */
export interface TableOptions extends OtherManners {
  readonly seed?: number;
  /** Cards that exist in this test alone. */
  readonly cards?: readonly CardBehaviour[];
  /** Programs likewise. */
  readonly programs?: readonly AnyProgram<Tiny>[];
  /** Other windows than those of the tiny game. */
  readonly windows?: WindowPolicy<Tiny>;
  readonly probe?: Probe;
}

/** A position of the tiny game that a test drives through its questions. Seats count from 1, as a reader counts them. */
export interface TinyTable {
  readonly match: TinyMatch;
  /** Answers for the seat that is asked (or the one named), by what is chosen: `play wolf`, `choose bear`, `number 2`. No text passes. */
  readonly answer: (chosen?: string | readonly string[], seat?: number) => TinyTable;
  /** Lets a seat leave, in the midst of what is asked. */
  readonly leave: (seat: number) => TinyTable;
  /** What a seat is offered; by default the first that is asked. */
  readonly offers: (seat?: number) => readonly string[];
  /** The open question: `1 act`; several seats are separated by commas; empty when the match is over. */
  readonly asked: () => string;
  /** What the last answer brought about: `died wolf`. */
  readonly happened: () => readonly string[];
  readonly food: (seat: number) => number;
  /** Where a card lies, by its controller: `den 1`. */
  readonly lies: (label: string) => string;
  readonly damage: (label: string) => number;
  readonly strength: (label: string) => number;
  readonly cunning: (label: string) => number;
  readonly kinds: (label: string) => readonly string[];
  readonly card: (label: string) => CardId;
}

/** Lays out a position: see `buildTiny` for the lines. */
export function tinyTable(lines: readonly string[], options: TableOptions = {}): TinyTable {
  const { seed = 1, cards = [], programs = [], windows, probe, ...manners } = options;
  const isUsual = cards.length + programs.length + Object.keys(manners).length === 0 && windows === undefined;
  const game = isUsual ? tinyGame : defineTiny(cards, programs, windows, manners);
  const built = buildTiny(game, lines, seedFromNumber(seed));
  assert(built.ok, `The position is not understood: ${JSON.stringify(built)}`);
  const { state, labels } = built.value;
  const match = matchOn(game, state, probe);
  return drive(match, labels);
}

function drive(match: TinyMatch, labels: Readonly<Record<string, CardId>>): TinyTable {
  let log: string[] = [];
  const nameOf = (card: CardId): string =>
    Object.entries(labels).find(([, id]) => id === card)?.[0] ??
    match.game.definitions[match.state.cards[card]?.definition ?? 0]?.key ??
    '';
  const idOf = (label: string): CardId => {
    const id = labels[label];
    assert(id !== undefined, `No card is called ${label}.`);
    return id;
  };
  const say = ({ verb, card, value }: Option): string =>
    [verb, ...(card > 0 ? [nameOf(card)] : []), ...(value > 0 ? [value] : [])].join(' ');
  match.observer = {
    event: ({ kind }, _before, after) => {
      const cards = after.slice(0, 2).flatMap(({ card }) => (card > 0 ? [nameOf(card)] : []));
      log.push([match.game.facts.names[kind], ...cards].join(' '));
    },
    rewound: () => {
      log = [...log, 'rewound'];
    },
  };
  advance(match);
  const asks = (): readonly { readonly seat: Seat; readonly options: readonly Option[] }[] =>
    pending(match)?.asks.filter(({ answered }) => answered === undefined) ?? [];
  const table: TinyTable = {
    match,
    answer: (chosen = [], seat) => {
      const ask = asks().find((each) => seat === undefined || each.seat === seat - 1);
      assert(ask !== undefined, `Seat ${seat} is not asked but ${table.asked()}.`);
      const offered = ask.options.map(say);
      const indexes = (typeof chosen === 'string' ? [chosen] : chosen).map((text) => {
        const at = offered.indexOf(text);
        assert(at >= 0, `${text} is not offered, but ${offered.join(', ')} (${table.asked()}).`);
        return at;
      });
      log = [];
      const refusal = answer(match, ask.seat, indexes);
      assert(refusal === undefined, `The answer is refused: ${refusal}.`);
      match.game.checkInvariants(match.state);
      return table;
    },
    leave: (seat) => {
      log = [];
      command(match, leaveTable, {}, seat - 1);
      match.game.checkInvariants(match.state);
      return table;
    },
    offers: (seat) => (asks().find((each) => seat === undefined || each.seat === seat - 1)?.options ?? []).map(say),
    asked: () =>
      pending(match) === undefined
        ? ''
        : `${asks()
            .map(({ seat }) => seat + 1)
            .join(', ')} ${pending(match)?.purpose}`,
    happened: () => log,
    food: (seat) => match.state.players[seat - 1]?.food ?? 0,
    lies: (label) => `${zoneOfCard(match, idOf(label))} ${(match.state.cards[idOf(label)]?.controller ?? 0) + 1}`,
    damage: (label) => match.state.cards[idOf(label)]?.damage ?? 0,
    strength: (label) => strengthOf(match, idOf(label)),
    cunning: (label) => cunningOf(match, idOf(label)),
    kinds: (label) => kindsOf(match, idOf(label)),
    card: idOf,
  };
  return table;
}
