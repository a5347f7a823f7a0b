import { checkWordings } from '../language/check-wordings.ts';
import type { Facts } from '../match/facts.ts';
import { runToEnd, type Resumable } from '../state/resumable.ts';
import type { AnyProgram, Commit, Game, WindowPolicy } from '../match/match.ts';
import { cardsOf, compileCard, withCards, type CardBehaviour } from './definitions.ts';
import { withOpenHands } from '../derived/open-hands.ts';
import { knowingLooks } from '../events/looking.ts';
import { historyByKind } from '../events/history.ts';
import { happenProgram } from '../events/pipeline.ts';
import { useProgram } from '../events/use-program.ts';
import { windowProgram } from '../events/windows.ts';
import { drawKey, seedRandom } from '../state/random.ts';
import { assert } from '../state/result.ts';
import type { CoreCard, CoreState, Seat, ZoneId } from '../state/state.ts';
import { NO_CARD, NO_SEAT } from '../state/state.ts';

export type { CardBehaviour } from './definitions.ts';

/** What a game hands over: its rules as programs, its cards as data, its words, its facts and its manners. */
export interface GameParts<S extends CoreState> extends Omit<
  Game<S>,
  'definitions' | 'cardCount' | 'happen' | 'use' | 'windows' | 'programs' | 'commits' | 'facts' | 'history'
> {
  readonly programs: readonly AnyProgram<S>[];
  /** In the order of the game's facts; index 0 is the blank card. */
  readonly cards: readonly CardBehaviour[];
  readonly facts: Facts;
  /** For a game in which abilities answer what happens in windows. */
  readonly windows?: WindowPolicy<S>;
  readonly commits: Readonly<Record<string, Commit<S>>>;
}

/**
 * Numbers the cards and the programs of the rules. Run once per process. Each card is compiled when a match first needs it. Asserts what
 * only a mistake in the game's tables could break.
 */
export function defineGame<S extends CoreState>({ cards, programs: rules, commits, windows: classes, ...rest }: GameParts<S>): Game<S> {
  if (rest.wordings !== undefined) checkWordings(rest.name, rest.words, rest.wordings);
  const { cites } = rest.manners;
  const happen = happenProgram<S>(cites);
  const use = useProgram<S>(rest.policy);
  const windows = classes && {
    policy: classes,
    before: windowProgram('interrupt', classes, cites),
    after: windowProgram('after', classes, cites),
  };
  assert(windows !== undefined || rest.policy.react !== undefined, 'A game says how abilities react: in windows, or by its policy.');
  const programs: readonly AnyProgram<S>[] = [
    ...rules,
    happen,
    ...(windows === undefined ? [] : [use, windows.before, windows.after].filter((each) => each !== undefined)),
  ];
  assertNamedApart(programs);
  programs.forEach((each, index) => (each.id = index));
  const table = rest.facts.names.map((name) => {
    const commit = commits[name];
    assert(commit !== undefined, `The fact ${name} has no commit.`);
    return commit;
  });
  const history = historyByKind(rest.words, table.length);
  // Values may be worked out from the history, and those of before an idle fact hold after it.
  assert(!history.some((kept, kind) => kept !== undefined && rest.facts.shapes[kind]?.idle === true), 'A fact with a history is not idle.');
  const knownBy = knowingLooks(withOpenHands(rest.knownBy, rest.players));
  return withCards({ ...rest, knownBy, history, happen, use, windows, definitions: [], cardCount: 0, programs, commits: table }, cards);
}

/**
 * The same game with more cards, which follow its own and are compiled at once, so that a mistake in them is found before they are
 * played. The game's own cards keep their numbers, and wait until a match needs them.
 */
export function extendGame<S extends CoreState>(game: Game<S>, cards: readonly CardBehaviour[]): Game<S> {
  return runToEnd(extendingGame(game, cards));
}

/** The same, resting after each card. */
export function* extendingGame<S extends CoreState>(game: Game<S>, cards: readonly CardBehaviour[]): Resumable<Game<S>> {
  const extended = withCards(game, [...cardsOf(game), ...cards]);
  for (let at = game.cardCount; at < extended.cardCount; at++) {
    compileCard(extended, at);
    yield;
  }
  return extended;
}

/** Saves and calls know a program by its name. The programs of a card begin with its key. */
function assertNamedApart<S extends CoreState>(programs: readonly AnyProgram<S>[]): void {
  const names = new Set<string>();
  for (const { name } of programs) {
    assert(!names.has(name), `Two programs of the game are called “${name}”.`);
    names.add(name);
  }
}

/** The part of a fresh state that every game shares. `seed` is 64 hexadecimal digits. */
export function emptyState(seed: string, seats: number, zoneCount: number): Omit<CoreState, 'cards'> {
  const random = seedRandom(seed);
  return {
    revision: 0,
    decisions: 0,
    random,
    viewerKeys: Array.from({ length: seats + 1 }, () => drawKey(random)),
    shared: [],
    zones: Array.from({ length: zoneCount }, () => []),
    frames: [],
    parked: [],
    uses: [],
    history: [],
    looks: [],
    given: [],
    pending: undefined,
    winners: undefined,
    lost: false,
    ending: '',
    listeners: [],
    statics: [],
    lastKnown: [],
    checkpoint: undefined,
  };
}

const NO_AMOUNTS: readonly number[] = [];

/** The fields that every card has, for a card that lies in a zone and nothing has happened to. */
export function freshCard(id: number, definition: number, owner: Seat, zone: ZoneId): CoreCard {
  return {
    id,
    definition,
    owner,
    controller: owner,
    zone,
    host: NO_CARD,
    stay: 1,
    hidings: 0,
    knownTo: 0,
    until: NO_SEAT,
    amount: 0,
    amounts: NO_AMOUNTS,
    boundTo: NO_CARD,
  };
}
