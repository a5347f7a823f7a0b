import { allSites, type Probe, type Site, unnamedCheck, watch, type Watched } from '../state/site.ts';
import { NO_CARD, type CardId } from '../state/state.ts';

/** What keeps something from being done. */
export interface Obstacle {
  readonly check: Site;
  /** The card whose text forbids it; `NO_CARD` where the rules do. */
  readonly by: CardId;
}

/** Something that is tried: a test as `failedCheck` says, which changes nothing. */
export interface Trial {
  readonly match: Watched & { probe?: Probe };
  readonly test: () => boolean;
  /** Whether a check can stand in the way. Of all others that are asked, such as to what house a card belongs, nothing is told. */
  readonly isObstacle: (check: Site) => boolean;
}

/** More obstacles than this are told to nobody. */
const OBSTACLES_MAX = 6;

/**
 * Why a test fails: the obstacles, in the order in which they are met; none where it passes. After the first, each is the one that is met
 * where those before it are lifted. A check counts where the test passes without it; else one without which it fails otherwise; else the
 * first of several without which together it passes; where there is none, that is the end, and the first is `unnamedCheck`.
 */
export function obstaclesTo(trial: Trial): readonly Obstacle[] {
  const lifted = new Set<number>();
  const found: Obstacle[] = [];
  let tried = tryIt(trial, { lifted });
  while (!tried.passed && found.length < OBSTACLES_MAX) {
    const met = decisive(trial, tried, lifted);
    if (met === undefined) break;
    found.push({ check: met.check, by: speaker(trial, { tried, lifted, without: met.without }) });
    lifted.add(met.check.id);
    tried = met.without;
  }
  return tried.passed || found.length > 0 ? found : [{ check: unnamedCheck, by: NO_CARD }];
}

/** How a test went. */
interface Tried {
  readonly passed: boolean;
  /** The obstacle that was asked for last. */
  readonly last: Site;
  /** The obstacles that were asked for, in their order. */
  readonly asked: readonly Site[];
  /** The cards whose rules were asked for. */
  readonly heard: readonly CardId[];
}

interface Lifting {
  readonly lifted: ReadonlySet<number>;
  readonly silenced?: ReadonlySet<number>;
}

function tryIt({ match, test, isObstacle }: Trial, { lifted, silenced = new Set() }: Lifting): Tried {
  const probe: Probe = { off: -1, ran: new Set(), lifted, silenced, heard: new Set() };
  const passed = watch(match, probe, test);
  // What cannot be paid has a check of its own, which is in no list.
  const unlisted = probe.last !== undefined && probe.last.id < 0 ? [probe.last] : [];
  const asked = [...[...probe.ran].flatMap((id) => allSites()[id] ?? []), ...unlisted].filter(isObstacle);
  return { passed, asked, last: asked.at(-1) ?? unnamedCheck, heard: [...(probe.heard ?? [])] };
}

/**
 * The obstacle for whose sake a test failed, and how the test goes without it: the last one asked without which it passes. Where there is
 * none, because others stand behind it, the last one that makes a difference.
 */
function decisive(trial: Trial, tried: Tried, lifted: ReadonlySet<number>): { readonly check: Site; readonly without: Tried } | undefined {
  let otherwise: { readonly check: Site; readonly without: Tried } | undefined;
  for (const check of tried.asked.toReversed()) {
    if (lifted.has(check.id)) continue;
    const without = tryIt(trial, { lifted: new Set([...lifted, check.id]) });
    if (without.passed) return { check, without };
    if (otherwise === undefined && differs(without, tried)) otherwise = { check, without };
  }
  return otherwise ?? firstOfSeveral(trial, lifted);
}

/**
 * Where several obstacles are asked whatever the others say, none makes a difference alone, and all may end at the same last check: the
 * first of a set of them without which together the test passes, and with any of which it fails.
 */
function firstOfSeveral(trial: Trial, lifted: ReadonlySet<number>): { readonly check: Site; readonly without: Tried } | undefined {
  const together = withoutAny(trial, lifted);
  // Those asked last are dropped first: what is left is asked early.
  const needed = together?.reduceRight<readonly Site[]>((kept, check) => {
    const others = kept.filter((each) => each !== check);
    return tryIt(trial, { lifted: idsOf(lifted, others) }).passed ? others : kept;
  }, together);
  const [check] = needed ?? [];
  return check && { check, without: tryIt(trial, { lifted: idsOf(lifted, [check]) }) };
}

/** All obstacles that are asked when those asked before are lifted, in their order; undefined where the test fails without all of them. */
function withoutAny(trial: Trial, lifted: ReadonlySet<number>): readonly Site[] | undefined {
  let asked: readonly Site[] = [];
  let tried = tryIt(trial, { lifted });
  while (!tried.passed) {
    const before = idsOf(lifted, asked);
    const more = tried.asked.filter(({ id }) => !before.has(id));
    if (more.length === 0) return undefined;
    asked = [...asked, ...more];
    tried = tryIt(trial, { lifted: idsOf(lifted, asked) });
  }
  return asked;
}

function idsOf(lifted: ReadonlySet<number>, checks: readonly Site[]): ReadonlySet<number> {
  return new Set([...lifted, ...checks.map(({ id }) => id)]);
}

interface Failed {
  readonly tried: Tried;
  readonly lifted: ReadonlySet<number>;
  readonly without: Tried;
}

/** The card but for whose rules the check would not have failed: without them the test goes on as it does where the check is lifted. */
function speaker(trial: Trial, { tried, lifted, without }: Failed): CardId {
  const isIt = (card: CardId): boolean => {
    const silent = tryIt(trial, { lifted, silenced: new Set([card]) });
    return differs(silent, tried) && !differs(silent, without);
  };
  return tried.heard.find(isIt) ?? NO_CARD;
}

function differs(one: Tried, other: Tried): boolean {
  if (one.passed || other.passed) return one.passed !== other.passed;
  return one.last.id !== other.last.id || one.last.name !== other.last.name;
}
