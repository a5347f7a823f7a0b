import type { AgreedDraw } from '../events/agreed-draw.ts';
import { eventLog, REWOUND } from '../views/event-log.ts';
import { cardsOfFile } from '../own-cards/own-cards.ts';
import { runToEnd, type Resumable } from '../state/resumable.ts';
import type { Schema } from '../own-cards/schema.ts';
import { describeGiven } from '../answers/follow.ts';
import { hashState } from '../saves/hash-state.ts';
import { kernelMessages } from './kernel-messages.ts';
import { kernelObstacles, kernelOptionObstacles } from './kernel-obstacles.ts';
import type { AnyProgram, Game, Match, Program } from '../match/match.ts';
import { beginWork } from '../match/text-work.ts';
import { pending } from '../match/match.ts';
import type { Outcome } from '../state/outcome.ts';
import type { GameWords } from './game-words.ts';
import { changesOf } from './match-changes.ts';
import { checkWishes } from './settings.ts';
import type { CampaignStanding, MatchShortcuts, OwnCardFile, PlayableGame, PlayableMatch, StartOptions } from './playable.ts';
import { playOut } from '../answers/random-play.ts';
import { isSeed, seedRandom, wordsDrawn } from '../state/random.ts';
import { makeView, type Showing } from '../views/make-view.ts';
import { seeDecision } from '../views/see-decision.ts';
import { redeal, type Identities } from '../views/redeal.ts';
import { fail, ok, type Problem, type Result } from '../state/result.ts';
import { lruCache, memoizeCheck, type BuildGame } from './building-games.ts';
import { beatRecorder, type BeatRules } from './beats.ts';
import { beginSearch, type BranchParts, type LookaheadParts } from './branch.ts';
import { valueOf, type Evaluation, type WeightSet } from './evaluation.ts';
import { forecastIn, type Supposed } from './forecast.ts';
import type { ForeseenParts } from './foreseen.ts';
import { questionSpeech, type QuestionParts } from './question-speech.ts';
import type { Site } from '../state/site.ts';
import { valueSources, type SourceRules, type ValuesOf } from './value-sources.ts';
import { whyNotOffered } from './why-not-offered.ts';
import { whyNot, type WhyNotRules } from './why-not.ts';
import type { Handle, View } from '../views/view.ts';
import { restoreState, saveState } from '../saves/save.ts';
import { runScenario } from '../scenario/run.ts';
import type { ScenarioSubject } from '../scenario/subject.ts';
import type { ShortcutRules } from '../answers/shortcut.ts';
import type { CoreState, DeepReadonly } from '../state/state.ts';
import { CARDS_LAID_MAX, type Seat } from '../state/state.ts';
import { SPECTATOR, type Viewer } from '../state/viewers.ts';
import { advance, copyMatch, matchOn } from '../events/machine.ts';

/** What a game hands over to be played from outside. */
export interface PlayableParts<S extends CoreState>
  extends
    Pick<
      PlayableGame,
      | 'id'
      | 'name'
      | 'seats'
      | 'settings'
      | 'sealedWith'
      | 'dealsDecksWith'
      | 'openSealed'
      | 'generateDeck'
      | 'generatedSets'
      | 'workshop'
      | 'passing'
      | 'words'
      | 'messages'
      | 'checkConfiguration'
      | 'configure'
      | 'inSeries'
      | 'deckNames'
      | 'readyTables'
      | 'settingUp'
      | 'tutorial'
      | 'isCooperative'
      | 'card'
      | 'status'
      | 'definitionsHash'
      | 'cardsOf'
      | 'openCards'
    >,
    QuestionParts<S> {
  /** Made when it is first needed: compiling a game's cards takes a moment. */
  readonly game: () => Game<S>;
  /** Deals a match from a configuration that was checked. */
  readonly deal: (configuration: unknown, seed: string) => S;
  readonly show: (match: Match<S>, viewer: Viewer) => Showing;
  readonly identities: Identities<S>;
  /** How bots value positions. */
  readonly evaluation: Evaluation<S>;
  /** What a search that looks ahead needs of the game. */
  readonly lookahead: LookaheadParts<S>;
  /** Why something cannot be done with a card. Absent in games that give no reasons. */
  readonly whyNot?: WhyNotRules<S>;
  /** Where values come from. Absent in games that do not say it. */
  readonly sources?: SourceRules<S>;
  /** What forecasts tell. Absent in games that foresee nothing. */
  readonly foreseen?: ForeseenParts;
  /** What of a match between two questions is shown moment by moment. Absent in games that show none. */
  readonly beats?: BeatRules<S>;
  /** What happens when a seat leaves; its frame has that seat. */
  readonly leave: Program<S, object>;
  /** Absent where a match of the game cannot be drawn by agreement. */
  readonly agreedDraw?: AgreedDraw<S>;
  /** Absent where the game has no shortcuts. */
  readonly shortcuts?: ShortcutRules<S>;
  /** How the campaign stands after a match, for a configuration that was checked. Absent in games without campaigns. */
  readonly campaign?: (configuration: unknown, match: Match<S>) => CampaignStanding | undefined;
  readonly scenarios: () => ScenarioSubject<S>;
  /** How it takes cards of users' own; absent where it takes none. */
  readonly ownCards?: OwnCardParts<S>;
}

/** How a game takes cards of users' own. */
export interface OwnCardParts<S extends CoreState> {
  readonly schema: () => Schema;
  readonly read: (cards: readonly unknown[]) => Resumable<OwnParts<S>>;
}

/** The parts of a game with the cards of a file among its own: all of them where there is no problem, or else the valid ones. */
export interface OwnParts<S extends CoreState> {
  readonly parts: PlayableParts<S>;
  /** The keys of those cards, in the order of the file. */
  readonly keys: readonly string[];
  /** `card.*`, each with its path. */
  readonly problems: readonly Problem[];
}

/** A game's own part in reading cards of users' own. */
interface BookRead<S extends CoreState> extends Omit<OwnParts<S>, 'parts'> {
  /** Compiles the cards. */
  readonly extend: () => Resumable<Game<S>>;
  readonly partsOf: (game: () => Game<S>) => PlayableParts<S>;
}

/** The parts of a game with the cards of a file: compiled at once where all are valid; else the valid ones are only shown, and compiled if needed. */
export function* ownPartsOf<S extends CoreState>({ keys, problems, extend, partsOf }: BookRead<S>): Resumable<OwnParts<S>> {
  let own = problems.length > 0 ? undefined : yield* extend();
  return { parts: partsOf(() => (own ??= runToEnd(extend()))), keys, problems };
}

/** Hides the type of a game's state: what the table, the terminal, bots and tests play. */
export function makePlayable<S extends CoreState>(parts: PlayableParts<S>): PlayableGame {
  const { ownCards } = parts;
  const base = assemble(parts, NOTHING_OWN, (cards) => buildGame(cards));
  const games = new WeakMap<readonly unknown[], OwnCardFile>();
  /** The game with some cards, built once for each list. */
  function* buildGame(cards: readonly unknown[] | undefined): Resumable<OwnCardFile> {
    if (cards === undefined) return { problems: [], game: base };
    if (ownCards === undefined) return { problems: [{ code: 'start.noOwnCards', at: OWN_CARDS, values: { game: parts.name.en } }] };
    const found = games.get(cards) ?? (yield* buildWithCards(ownCards, cards, buildGame));
    games.set(cards, found);
    return found;
  }
  return base;
}

/** The field of a configuration that holds cards of a user's own. */
const OWN_CARDS = 'ownCards';

/** The cards of a user's own that a game has, as their file has them, and their keys. */
interface Owned {
  readonly cards: readonly unknown[] | undefined;
  readonly keys: readonly string[];
}

const NOTHING_OWN: Owned = { cards: undefined, keys: [] };

function* buildWithCards<S extends CoreState>(
  ownCards: OwnCardParts<S>,
  cards: readonly unknown[],
  buildGame: BuildGame,
): Resumable<OwnCardFile> {
  const { parts, keys, problems } = yield* ownCards.read(cards);
  return { problems, game: assemble(parts, { cards, keys }, buildGame) };
}

function assemble<S extends CoreState>(parts: PlayableParts<S>, { cards, keys }: Owned, buildGame: BuildGame): PlayableGame {
  const check = memoizeCheck(parts.checkConfiguration);
  /** The game that a configuration needs where it holds other cards than this one; undefined where it holds the same. */
  const gameWithOtherCards = (configuration: unknown): Result<PlayableGame> | undefined => {
    const held = ownCardsIn(configuration);
    return isSame(held, cards) ? undefined : requireAllValid(runToEnd(buildGame(held)));
  };
  const { ownCards, ...rest } = parts;
  const cachedBuild = lruCache(buildGame);
  const playable: PlayableGame = {
    ...rest,
    ...(ownCards && {
      ownCards: {
        schema: ownCards.schema,
        read: (file) => readFile(parts.id, file, buildGame),
        withFile: (file) => requireAllValid(runToEnd(readFile(parts.id, file, buildGame))),
        keys,
        *playing(configuration) {
          const held = ownCardsIn(configuration);
          return isSame(held, cards) ? ok(playable) : requireAllValid(yield* cachedBuild(held));
        },
      },
    }),
    words: withKernelWords(parts.words),
    messages: { ...kernelMessages, ...parts.messages },
    configure: (decks, wishes) => {
      const wrong = checkWishes(parts, wishes ?? {});
      if (wrong.length > 0) return { ok: false, problems: wrong };
      const configured = parts.configure(decks, wishes);
      return configured.ok && cards !== undefined ? ok({ ...(configured.value as object), [OWN_CARDS]: cards }) : configured;
    },
    checkConfiguration: (configuration) => {
      const game = gameWithOtherCards(configuration);
      if (game === undefined) return check(configuration);
      return game.ok ? game.value.checkConfiguration(configuration) : game.problems;
    },
    cardsOf: (configuration) =>
      withGameOf(gameWithOtherCards(configuration), (game) => game.cardsOf(configuration)) ?? parts.cardsOf(configuration),
    definitionsHash: (configuration) =>
      withGameOf(gameWithOtherCards(configuration), (game) => game.definitionsHash(configuration)) ?? parts.definitionsHash(configuration),
    start: (configuration, seed, options) => {
      const game = gameWithOtherCards(configuration);
      if (game !== undefined) return game.ok ? game.value.start(configuration, seed, options) : game;
      const problems = check(configuration);
      if (problems.length > 0) return { ok: false, problems };
      if (!isSeed(seed)) return fail('start.seed', 'seed', { seed });
      // Copied, so that its fields have the order that every copy has: equal states are equal texts.
      const dealt = parts.game().clone(parts.deal(configuration, seed) as DeepReadonly<S>);
      // The state that it was copied from is gone, so that no card is shared with it.
      dealt.shared = [];
      const count = dealt.cards.length;
      if (count > CARDS_LAID_MAX) return fail('start.tooManyCards', '', { count, max: CARDS_LAID_MAX });
      return ok(wrap(parts, playable, matchOn(parts.game(), dealt), options));
    },
    position: (lines, seed, options) => {
      const { withCards, build } = parts.scenarios();
      const game = withCards(options?.cards ?? []);
      if (!game.ok) return game;
      const built = build(game.value, lines, seed);
      return built.ok ? ok(wrap(parts, playable, matchOn(game.value, built.value.state), options)) : built;
    },
    restore: (saved, options) => {
      const state = restoreState(parts.game(), saved);
      return state.ok ? ok(wrap(parts, playable, matchOn(parts.game(), state.value), options)) : state;
    },
    runScenario: (input, off) => runScenario(parts.scenarios(), input, off),
  };
  return playable;
}

/** The own cards of a configuration. A value that is no list counts as one invalid card. */
function ownCardsIn(configuration: unknown): readonly unknown[] | undefined {
  if (typeof configuration !== 'object' || configuration === null || !(OWN_CARDS in configuration)) return undefined;
  const held = configuration[OWN_CARDS];
  return Array.isArray(held) ? held : [held];
}

function isSame(one: readonly unknown[] | undefined, other: readonly unknown[] | undefined): boolean {
  if (one === other) return true;
  return one !== undefined && other !== undefined && JSON.stringify(one) === JSON.stringify(other);
}

function withGameOf<T>(game: Result<PlayableGame> | undefined, ask: (game: PlayableGame) => T): T | undefined {
  return game?.ok === true ? ask(game.value) : undefined;
}

function* readFile(game: string, file: unknown, buildGame: BuildGame): Resumable<OwnCardFile> {
  const cards = cardsOfFile(file, game);
  return cards.ok ? yield* buildGame(cards.value) : { problems: cards.problems };
}

/** The game with all of its cards, or the problems of its invalid cards. */
function requireAllValid({ problems, game }: OwnCardFile): Result<PlayableGame> {
  return game === undefined || problems.length > 0 ? { ok: false, problems } : ok(game);
}

const takenBack = { en: 'What could not be completed was taken back.', es: 'Se deshizo lo que no se pudo completar.' };

/** What a page says of a match, with the log line of what the kernel itself tells. */
function withKernelWords(words: GameWords): GameWords {
  const { events, eventRules, obstacles, optionObstacles } = words;
  return {
    ...words,
    events: { [REWOUND]: takenBack, ...events },
    eventRules: { [REWOUND]: '', ...eventRules },
    ...(obstacles && {
      obstacles: { ...kernelObstacles, ...obstacles },
      optionObstacles: { ...kernelOptionObstacles, ...optionObstacles },
    }),
  };
}

/** Runs a match to its first question and shows it to the outside. */
function wrap<S extends CoreState>(
  parts: PlayableParts<S>,
  game: PlayableGame,
  match: Match<S>,
  options: StartOptions = {},
): PlayableMatch {
  const log = eventLog<S>();
  const view = (of: Match<S>, viewer: Viewer): View => lookAt(of, () => makeView(of, viewer, parts.show(of, viewer)));
  const recorder = parts.beats && beatRecorder(parts.beats, { match, count: log.count, view });
  if (options.quiet !== true) match.observer = recorder?.observing(log.observer(match)) ?? log.observer(match);
  advance(match);
  const seats = match.state.viewerKeys.length - 1;
  const speech = questionSpeech(parts, match);
  const { campaign, foreseen, sources, whyNot: whyNotRules } = parts;
  const dealtAnew = (viewer: Viewer): Match<S> => redeal(match, viewer, parts.identities, seedRandom(ANY_SEED));
  const isPart = ({ name }: Site): boolean => game.words.valueParts?.[name] !== undefined;
  // What cannot be paid is called by its place in the cost.
  const isObstacle = ({ id, name }: Site): boolean => id < 0 || game.words.obstacles?.[name] !== undefined;
  const isChoiceObstacle = (check: Site): boolean => isObstacle(check) || game.words.choiceObstacles?.[check.name] !== undefined;
  const isOptionObstacle = ({ name }: Site): boolean => game.words.optionObstacles?.[name] !== undefined;
  return {
    game,
    seats,
    pending: (viewer) => lookAt(match, () => seeDecision(match, viewer, speech)),
    ...changesOf(parts, match, () => recorder?.begin()),
    describe: (seat, decision, chosen) => describeGiven(pending(match), { seat, decision, chosen }),
    playOut: (roll, limit) => playOut(match, roll, limit),
    drawVoters: () => (match.state.winners === undefined ? (parts.agreedDraw?.voters(match) ?? []) : []),
    ...(parts.shortcuts && { shortcuts: shortcutsOf(parts, match, parts.shortcuts) }),
    outcome: () => outcomeOf(match),
    ...(campaign && { campaign: (configuration: unknown) => campaign(configuration, match) }),
    view: (viewer) => view(match, viewer),
    beats: () => recorder?.beats() ?? [],
    events: (viewer, from) => log.seen(match, viewer, from),
    eventCount: log.count,
    forgetEvents: log.forget,
    chanceDrawn: () => wordsDrawn(match.state.random),
    save: () => saveState(match.game, match.state),
    hash: () => hashState(match.game, match.state),
    clone: (wished = { quiet: true }) => wrap(parts, game, copyMatch(match), wished),
    fork: (viewer, seed) => wrap(parts, game, redeal(match, viewer, parts.identities, seedRandom(seed)), { quiet: true }),
    evaluate: (seat, weights) => lookAt(match, () => valueOf(parts.evaluation, match, seat, weights)),
    branch: (viewer, seed, weights = 'fitted') =>
      beginSearch(branchParts(parts, weights), redeal(match, viewer, parts.identities, seedRandom(seed)), viewer),
    ...(whyNotRules && {
      whyNot: (seat: Seat, card?: Handle) => {
        const copy = dealtAnew(seat);
        const telling = { ...whyNotRules, isObstacle, isChoiceObstacle, isOptionObstacle, speech: questionSpeech(parts, copy) };
        return card === undefined ? { acts: whyNotOffered(telling, copy, seat), values: {} } : whyNot(telling, copy, seat, card);
      },
    }),
    ...(sources && {
      sources: (viewer: Viewer, of: ValuesOf) => valueSources({ ...sources, isPart }, match, dealtAnew(viewer), { viewer, of }),
    }),
    ...(foreseen && {
      forecast: (supposed: Supposed, seed: string) => forecastIn({ ...parts, foreseen }, match, supposed, seed),
    }),
    running: () => running(match),
  };
}

/** Looks at a match: the work of texts counts anew. */
function lookAt<S extends CoreState, T>(match: Match<S>, look: () => T): T {
  beginWork(match);
  return look();
}

/** What is dealt anew where nothing that is asked rests on it. */
const ANY_SEED = '0'.repeat(64);

function branchParts<S extends CoreState>({ evaluation, lookahead, consequenceOf }: PlayableParts<S>, weights: WeightSet): BranchParts<S> {
  return {
    evaluation,
    lookahead,
    weights,
    isPass: (match, ask, option) => consequenceOf?.(match, ask, option) !== undefined,
    outcomeOf,
  };
}

function shortcutsOf<S extends CoreState>(
  { identities }: PlayableParts<S>,
  match: Match<S>,
  { propose, reply, agreed }: ShortcutRules<S>,
): MatchShortcuts {
  return {
    propose: (shortcut, seed) => propose(match, redeal(match, SPECTATOR, identities, seedRandom(seed)), shortcut),
    reply: (talk, seat, said) => reply(match, talk, seat, said),
    agreed: (talk) => agreed(match, talk),
  };
}

function outcomeOf<S extends CoreState>({ state }: Match<S>): Outcome | undefined {
  const { winners, lost, ending } = state as DeepReadonly<CoreState>;
  return winners === undefined ? undefined : { winners, ...(lost && { lost }), reason: ending };
}

function running<S extends CoreState>({ game, state }: Match<S>): ReturnType<PlayableMatch['running']> {
  return state.frames.map((frame) => {
    const { name, steps } = game.programs[frame.program] as AnyProgram<S>;
    const step = steps[frame.step] ?? steps.at(-1);
    return { program: name, step: step?.name ?? '', rule: step?.rule ?? '' };
  });
}
