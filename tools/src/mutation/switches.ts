/** What instrumented sources look at, under a name that the instrumenter chose. */
interface Switches {
  /** The mutant that is on. */
  activeMutant?: string | undefined;
  /** The test whose coverage is counted. */
  currentTestId?: string | undefined;
  /** How often the active mutant ran, and how often it may. */
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: { readonly static: Hits; readonly perTest: Record<string, Hits> };
}

/** How often each mutant ran. */
export type Hits = Readonly<Record<string, number>>;

const holder = globalThis as { __stryker__?: Switches };

/** The switches of this thread. */
export const switches: Switches = (holder.__stryker__ ??= {});

/** Switches one mutant on, which may run so often before it counts as an endless loop. */
export function switchOn(mutant: string, hitLimit: number): void {
  switches.activeMutant = mutant;
  switches.hitCount = 0;
  switches.hitLimit = hitLimit;
}

/** Switches the mutant off. Says whether it ran more often than it may. */
export function switchOff(): 'endless' | 'ended' {
  const endless = (switches.hitCount ?? 0) > (switches.hitLimit ?? Number.POSITIVE_INFINITY);
  switches.activeMutant = undefined;
  switches.hitCount = undefined;
  switches.hitLimit = undefined;
  return endless ? 'endless' : 'ended';
}
