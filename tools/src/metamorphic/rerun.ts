import { dice, readScenario, runScenario, type Scenario } from '@crupier/kernel/conformance';
import { matchOn, seedFromNumber, type CoreState, type Match, type ScenarioSubject } from '@crupier/kernel/rules';
import type { ScenarioReport } from '@crupier/kernel';
import { doAndUndo, saveAndLoad } from './disturbances.ts';
import { addBystander, mirror, playersIn, renameCards, renumberCards, seatsWithDeck, type Notation } from './transformations.ts';

/** Ways of running a scenario that must all come to the same. */
export const changes = ['unwatched', 'saved', 'undone', 'mirrored', 'bystander', 'renamed', 'renumbered'] as const;
/** One of the ways. */
export type Change = (typeof changes)[number];

/** What each way does. */
export const changeTexts: Readonly<Record<Change, string>> = {
  unwatched: 'no probe watches what runs, as at a table: the shorter ways are taken',
  saved: 'the match is saved and read back before each step',
  undone: 'before each step the match goes astray and is taken back',
  mirrored: 'the two players are exchanged',
  bystander: 'a card that does nothing lies at the bottom of every deck',
  renamed: 'the test cards have other names',
  renumbered: 'the cards are laid out in another order',
};

/** How a rerun ended. */
export type Rerun = { readonly end: 'same' | 'does not apply' } | { readonly end: 'other'; readonly what: string };

/** Runs a scenario once more with a change. The seed is for chance outside the match. */
export type RerunScenario = (input: unknown, change: Change, seed: number) => Rerun;

/** Makes the reruns of a game. */
export function rerunner<S extends CoreState>(subject: () => ScenarioSubject<S>, notation: Notation): RerunScenario {
  return (input, change, seed) => {
    const scenario = readScenario(input);
    if (!scenario.ok) return { end: 'other', what: scenario.problems.map(({ code, at }) => `${at} ${code}`).join('; ') };
    if (change === 'unwatched') return endOf(runScenario(subject(), input, 'unwatched'));
    if (change === 'saved') return endOf(runScenario(subject(), input, -1, saveAndLoad()));
    if (change === 'undone') return endOf(runScenario(subject(), input, -1, doAndUndo(dice(seed))));
    const course = watchCourse(subject(), scenario.value, notation);
    if (!applies(change, scenario.value, course, notation)) return { end: 'does not apply' };
    return endOf(runScenario(subject(), rewrite(change, scenario.value, notation)));
  };
}

function endOf({ passed, failure, problems }: ScenarioReport): Rerun {
  if (passed) return { end: 'same' };
  const what =
    failure === undefined
      ? problems.map(({ code, at, values }) => `${at} ${code} ${JSON.stringify(values)}`).join('; ')
      : `step ${failure.step}: ${failure.what}`;
  return { end: 'other', what };
}

function rewrite(change: Exclude<Change, 'unwatched' | 'saved' | 'undone'>, scenario: Scenario, notation: Notation): Scenario {
  switch (change) {
    case 'mirrored':
      return mirror(scenario, notation);
    case 'bystander':
      return addBystander(scenario, notation);
    case 'renamed':
      return renameCards(scenario, notation);
    case 'renumbered':
      return renumberCards(scenario);
  }
}

/** What a scenario met on its way. */
interface Course {
  /** Whether anything was left to chance. */
  readonly chance: boolean;
  /** The fewest cards that lay in a deck which began with some; infinite where none did. */
  readonly deckLeast: number;
}

function watchCourse<S extends CoreState>(subject: ScenarioSubject<S>, scenario: Scenario, notation: Notation): Course {
  let random: string | undefined;
  const course = { chance: false, deckLeast: Number.POSITIVE_INFINITY };
  const seats = seatsWithDeck(scenario, notation);
  const look = (match: Match<S>): Match<S> => {
    const now = match.state.random.join();
    course.chance ||= random !== undefined && random !== now;
    random = now;
    const decks = subject.show(match, 0).zones.filter(({ kind, seat }) => kind === notation.deck && seats.has(String(seat + 1)));
    course.deckLeast = Math.min(course.deckLeast, ...decks.map(({ cards }) => cards.length));
    return match;
  };
  // What runs before anything is asked may use up a deck and draw on chance, too.
  const game = subject.withCards(scenario.cards ?? []);
  const built = game.ok ? subject.build(game.value, scenario.position, seedFromNumber(scenario.seed ?? 1)) : game;
  if (game.ok && built.ok) look(matchOn(game.value, built.value.state));
  runScenario(subject, { ...scenario, steps: [...scenario.steps, { note: 'the end' }] }, -1, look);
  return course;
}

/** Whether a change leaves everything as it is by the rules. */
function applies(change: Change, scenario: Scenario, { chance, deckLeast }: Course, notation: Notation): boolean {
  const { position, steps } = scenario;
  // Another player, another order or another card meets other chances.
  if (chance || position.includes('setup')) return change === 'renamed';
  // Who is alone has nobody to exchange places with; where more than two play, two who do it change the order of turns.
  if (change === 'mirrored' && playersIn(scenario, notation) !== 2) return false;
  // A card that was at the bottom of a deck which ran out is drawn.
  if (change === 'bystander') return deckLeast > 0 && deckLeast < Number.POSITIVE_INFINITY && !notation.countsDeck(scenario);
  // `#2` counts in the order in which cards were laid out, and so do the numbers of what waits together.
  return change !== 'renumbered' || !/#|"(?:chain|replace|resolve) [^"]*=\d/.test(JSON.stringify(steps));
}
