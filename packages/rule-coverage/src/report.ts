import { genericStepOf, type ByConstruction, type Proof, type Waiting } from './proofs.ts';
import type { ScenarioEntry } from './scenario-files.ts';
import { standInFor, type NameOfCard } from './stand-ins.ts';

/** A row of a ledger, as far as coverage goes. */
export interface LedgerRow {
  readonly id: string;
  readonly testable: boolean;
}

/** How far a game's ledger is covered. */
export interface GameCoverage {
  readonly game: string;
  readonly rows: number;
  readonly testable: number;
  /** Testable rows with a fresh proof. */
  readonly covered: number;
  readonly byConstruction: number;
  readonly waiting: readonly Waiting[];
  readonly missing: readonly string[];
  /** Proofs that rest on a step of card texts: `CARD-DO` and `CARD-TARGET` are steps of nearly all, `CARD-MAY` of those with that word. */
  readonly genericSteps: readonly (WeakProof & { readonly step: string })[];
  /** Proofs by test cards written for a real card that the game has. */
  readonly standIns: readonly (WeakProof & { readonly card: string })[];
}

/** A proof that is counted, and counted apart. */
export interface WeakProof {
  readonly rule: string;
  readonly scenario: string;
}

/** What is known of a game's scenarios. */
export interface Evidence {
  readonly rows: readonly LedgerRow[];
  /** Fresh ones only. */
  readonly proofs: readonly Proof[];
  readonly byConstruction: readonly ByConstruction[];
  readonly waiting: readonly Waiting[];
  readonly entries: readonly ScenarioEntry[];
  readonly nameOf: NameOfCard;
}

const BY_CONSTRUCTION_SHARE = 0.04;

/** Counts. A row is counted once: covered before by construction before waiting. */
export function coverageOf(game: string, evidence: Evidence): GameCoverage {
  const { rows, proofs, byConstruction, waiting } = evidence;
  const testable = rows.filter((row) => row.testable).map((row) => row.id);
  const proved = new Set(proofs.map(({ rule }) => rule));
  const covered = testable.filter((id) => proved.has(id));
  const open = testable.filter((id) => !proved.has(id));
  const most = Math.floor(testable.length * BY_CONSTRUCTION_SHARE);
  const constructed = byConstruction
    .map(({ rule }) => rule)
    .filter((id) => open.includes(id))
    .slice(0, most);
  const waitingRows = waiting.filter(({ rule }) => open.includes(rule) && !constructed.includes(rule));
  const explained = new Set([...constructed, ...waitingRows.map(({ rule }) => rule)]);
  return {
    game,
    rows: rows.length,
    testable: testable.length,
    covered: covered.length,
    byConstruction: constructed.length,
    waiting: waitingRows,
    missing: open.filter((id) => !explained.has(id)),
    genericSteps: proofs.flatMap(({ rule, scenario, site }) => {
      const step = genericStepOf(site);
      return step === undefined ? [] : [{ rule, scenario, step }];
    }),
    standIns: standInsOf(evidence),
  };
}

function standInsOf({ proofs, entries, nameOf }: Evidence): GameCoverage['standIns'] {
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  return proofs.flatMap(({ rule, scenario }) => {
    const entry = byName.get(scenario);
    const card = entry && standInFor(entry, rule, nameOf);
    return card === undefined ? [] : [{ rule, scenario, card }];
  });
}

/** The scenarios that claim most rows. */
export function busiestOf(entries: readonly ScenarioEntry[], count = 10): readonly { readonly scenario: string; readonly rules: number }[] {
  return entries
    .map(({ name, rules }) => ({ scenario: name, rules: rules.length }))
    .toSorted((one, other) => other.rules - one.rules || one.scenario.localeCompare(other.scenario))
    .slice(0, count);
}
