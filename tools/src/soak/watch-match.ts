import { allSites, type Decision, type Option } from '@crupier/kernel';
import { cardOf, type CardId, type CoreState, type Game, type Match, type Probe } from '@crupier/kernel/rules';
import { count, type Counts, type Section } from './counts.ts';

/** What is counted of the facts and options of a game beside their names. */
export interface CountedWords<S extends CoreState> {
  /** The facts by which cards are counted. */
  readonly cardFacts: Readonly<Record<string, Section>>;
  /** The ability of a card that an option or a fact of a name uses without saying so; undefined for all others. */
  readonly unsaidAbility?: (match: Match<S>, name: string, card: CardId) => string | undefined;
  /** Whether acts of texts that could do nothing are counted. */
  readonly countsSkipped: boolean;
}

/** Counts what happens in a match. */
export interface Watch {
  readonly asked: (decision: Decision) => void;
  readonly answered: (decision: Decision, seat: number, chosen: readonly number[]) => void;
}

/** A watch of a match that has not run yet, which counts what is reached. Whoever observes the match already goes on to. */
export function watchMatch<S extends CoreState>(match: Match<S>, words: CountedWords<S>, counts: Counts): Watch {
  const { facts, definitions } = match.game;
  const others = match.observer;
  match.observer = {
    event: (event, before, after) => {
      others?.event(event, before, after);
      const name = facts.names[event.kind] ?? '';
      count(counts, 'facts', name);
      const section = words.cardFacts[name];
      if (section !== undefined) count(counts, section, definitions[after[0]?.definition ?? 0]?.key ?? '');
      countAbility(counts, 'resolved', words.unsaidAbility?.(match, name, cardOf(event.card)));
    },
    rewound: (revision) => others?.rewound(revision),
  };
  const abilityIn = (option: Option): string | undefined =>
    words.unsaidAbility?.(match, option.verb, option.card) ?? (option.verb === 'mode' ? undefined : option.of?.ability);
  return {
    asked: ({ asks }) => {
      for (const { options } of asks) for (const option of options) countAbility(counts, 'offered', abilityIn(option));
    },
    answered: ({ asks }, seat, chosen) => {
      const options = asks.find((ask) => ask.seat === seat)?.options ?? [];
      for (const at of chosen) countAbility(counts, 'taken', options[at] && abilityIn(options[at]));
    },
  };
}

function countAbility(counts: Counts, section: Section, name: string | undefined): void {
  if (name !== undefined) count(counts, section, nameOfAbility(name));
}

/** The rule of texts that an act meets that can do nothing. */
const PASSED_OVER = 'text / TEXT-IMPOSSIBLE';

/** The steps of texts have their sites in common, one for each sort. */
const TEXT_STEP = 'card / ';

type SiteSort = 'passedOver' | 'textStep' | 'other';

const sorts: SiteSort[] = [];

/** The sort of a site, kept because it is asked for often. Sites are made as texts are compiled. */
function sortOf(site: number): SiteSort {
  return (sorts[site] ??= sortByName(allSites()[site]?.name ?? ''));
}

function sortByName(name: string): SiteSort {
  if (name.startsWith(PASSED_OVER)) return 'passedOver';
  return name.startsWith(TEXT_STEP) ? 'textStep' : 'other';
}

/** The programs of what is paid for an ability, and of what is chosen as it is announced, end so. */
const beforehand = ['/price', '/announced'];

function isBeforehand({ name }: { readonly name: string }): boolean {
  return beforehand.some((ending) => name.endsWith(ending));
}

/** Sites that ran, each as often as it did. */
class CountedSites extends Set<number> {
  /** How often each ran, by its number. */
  readonly times: number[] = [];
  readonly #noted: (site: number) => void;

  constructor(noted: (site: number) => void) {
    super();
    this.#noted = noted;
  }

  override add(site: number): this {
    this.times[site] = (this.times[site] ?? 0) + 1;
    this.#noted(site);
    return this;
  }
}

const namesOfAbilities = new Map<string, string>();

/** The name of an ability without the place of what it gives: each way of compiling a text numbers that for itself. */
export function nameOfAbility(name: string): string {
  const known = namesOfAbilities.get(name);
  if (known !== undefined) return known;
  const made = name.replaceAll(/granted\d+/gu, 'granted');
  namesOfAbilities.set(name, made);
  return made;
}

/** The names of abilities of cards that scenarios describe begin so. */
const TEST_CARD = 'test/';

/** The verbs of a game by their names, as far as they are looked at. */
type Verbs = Readonly<Record<string, { readonly changes?: unknown }>>;

/** Notes an act of a card of the game that did nothing, unless its verb changes an event that is about to happen. Its last word is the verb. */
function noteSkipped(skipped: Map<string, number>, verbs: Verbs | undefined, act: string): void {
  if (act.startsWith(TEST_CARD)) return;
  const [verb = ''] = act.split(' ').slice(-1);
  if (verbs?.[verb]?.changes === undefined) skipped.set(act, (skipped.get(act) ?? 0) + 1);
}

const beginnings = new WeakMap<object, number>();

/** The step with which an ability begins to resolve: those before it were taken as it was announced. */
function beginningOf<S extends CoreState>({ definitions }: Game<S>, program: object): number {
  if (!beginnings.has(program)) {
    beginnings.set(program, 0);
    for (const { abilities } of definitions) for (const ability of abilities) beginnings.set(ability.program, ability.resolveFrom);
  }
  return beginnings.get(program) ?? 0;
}

/** A probe that counts what a match runs through; `report` adds it to the counts once the match is over. */
export interface CountingProbe<S extends CoreState> {
  readonly probe: Probe;
  /** The match that it watches, as soon as there is one. */
  readonly watch: (match: Match<S>) => void;
  readonly report: (counts: Counts) => void;
}

/** Makes such a probe. */
export function countingProbe<S extends CoreState>({ countsSkipped }: CountedWords<S>): CountingProbe<S> {
  const resolved = new Map<string, number>();
  const skipped = new Map<string, number>();
  let watched: Match<S> | undefined;
  const ran = new CountedSites((site) => {
    const sort = sortOf(site);
    if (sort === 'other' || (sort === 'passedOver' && !countsSkipped)) return;
    const frame = watched?.state.frames.at(-1);
    const program = watched?.game.programs[frame?.program ?? -1];
    if (watched === undefined || program?.isAbility !== true) return;
    if (sort === 'passedOver')
      noteSkipped(skipped, watched.game.words.verbs, `${program.name}: ${program.steps[(frame?.step ?? 0) - 1]?.name}`);
    else if (frame?.step === beginningOf(watched.game, program) && program.sites[frame.step]?.id === site && !isBeforehand(program))
      resolved.set(program.name, (resolved.get(program.name) ?? 0) + 1);
  });
  return {
    probe: { off: -1, ran },
    watch: (match) => {
      watched = match;
    },
    report: (counts) => {
      const sites = allSites();
      ran.times.forEach((times, site) => {
        const name = sites[site]?.name ?? '';
        count(counts, name.includes(' / ') ? 'steps' : 'conditions', name, times);
      });
      for (const [name, times] of resolved) count(counts, 'resolved', nameOfAbility(name), times);
      for (const [name, times] of skipped) count(counts, 'skipped', nameOfAbility(name), times);
    },
  };
}
