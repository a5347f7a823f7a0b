/**
 * A place in the code that carries out a row of a rule ledger: a step of a program, the commit of a fact, or a condition made
 * with `site`. A probe watches which places a match runs through, and can switch one off to prove that a scenario depends on it.
 */
export interface Site {
  /** Its number among all sites of the process. */
  readonly id: number;
  /** What it is, for reports: `fight / deal power damage`. */
  readonly name: string;
  /** Ledger ids, separated by spaces. */
  readonly rule: string;
}

/** Watches one match. Matches without a probe pay one comparison. */
export interface Probe {
  /** The site that is switched off, or -1. */
  readonly off: number;
  /** The sites run so far. */
  readonly ran: Set<number>;
  /** The check that was asked last: see `failedCheck`. */
  last?: Site;
  /** The checks that are passed over as if nothing failed them. */
  readonly lifted?: ReadonlySet<number>;
  /** The cards whose rules are passed over as if they did not say them, and those whose rules have been asked for. */
  readonly silenced?: ReadonlySet<number>;
  readonly heard?: Set<number>;
  /** The card and the player of whom rules are heard and passed over; of all where it is absent. */
  readonly about?: { readonly card: number; readonly seat: number };
}

/** What a probe may watch: a match. */
export interface Watched {
  readonly probe?: Probe;
}

const sites: Site[] = [];

/** Registers a place in the code. Call once, when the module is loaded. `rule` lists the ledger ids it carries out. */
export function site(rule: string, name: string): Site {
  const made: Site = { id: sites.length, name, rule };
  sites.push(made);
  return made;
}

const sitesByName = new Map<string, Site>();

/**
 * The site of a place that is made anew for each game, or for each card text, with the rows that the game says: the one that it had before,
 * where it had one. Card texts are followed, not cited: all their steps of one sort share one.
 */
export function siteCalled(rule: string, name: string): Site {
  const key = `${name} ${rule}`;
  const known = sitesByName.get(key);
  if (known !== undefined) return known;
  const made = site(rule, name);
  sitesByName.set(key, made);
  return made;
}

/** Every registered site, in the order of registration. */
export function allSites(): readonly Site[] {
  return sites;
}

/**
 * Whether a rule is in force: always, but where a probe has switched it off to see whether anything depends on it.
 * Use it as the first half of a condition: `applies(match, taunt) && …`.
 */
export function applies(match: Watched, rule: Site): boolean {
  return match.probe === undefined || isInForce(match.probe, rule);
}

/** The same where there is a probe and no match. */
export function isInForce(probe: Probe | undefined, rule: Site): boolean {
  if (probe === undefined) return true;
  probe.ran.add(rule.id);
  probe.last = rule;
  return probe.off !== rule.id && probe.lifted?.has(rule.id) !== true;
}

/** Notes a check that failed, where somebody asks why; says whether it passed. For checks that are no rule which could be switched off. */
export function passes(match: Watched, check: Site, passed: boolean): boolean {
  if (passed || match.probe === undefined) return passed;
  match.probe.last = check;
  if (check.id >= 0) match.probe.ran.add(check.id);
  return match.probe.lifted?.has(check.id) === true;
}

/**
 * Why a test fails: the check that made it false, which is the last one asked, or undefined where it does not fail. A test is one
 * condition after the other, each asked with `applies` or `passes` where it could forbid something. Costs nothing when nobody asks.
 */
export function failedCheck(match: { probe?: Probe }, test: () => boolean): Site | undefined {
  const probe: Probe = { off: -1, ran: new Set() };
  return watch(match, probe, test) ? undefined : (probe.last ?? unnamedCheck);
}

/** Works something out under a probe, and gives the match its own back. */
export function watch<T>(match: { probe?: Probe }, probe: Probe, work: () => T): T {
  const { probe: before } = match;
  match.probe = probe;
  try {
    return work();
  } finally {
    if (before === undefined) delete match.probe;
    else match.probe = before;
  }
}

/** What fails a test that no check was asked for. */
export const unnamedCheck = site('', 'a check without a name');
