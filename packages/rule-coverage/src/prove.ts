import type { ScenarioReport, Site } from '@crupier/kernel';
import { genericStepOf, rulesOf, type Proof } from './proofs.ts';
import type { ScenarioEntry } from './scenario-files.ts';

/** Runs a scenario, with one site switched off where one is given. */
export type RunScenario = (input: unknown, off?: number) => ScenarioReport;

/** What came of proving one scenario's claims. */
export interface Proving {
  readonly entry: ScenarioEntry;
  readonly report: ScenarioReport;
  readonly proofs: readonly Proof[];
  /** Claimed rows that no site of the run cites, or whose sites can be switched off unnoticed. */
  readonly unproved: readonly { readonly rule: string; readonly tried: readonly string[] }[];
}

/** Proves the rows that a scenario claims: it must pass, and fail when a site that cites the row is switched off. */
export function proveScenario(entry: ScenarioEntry, run: RunScenario, sites: readonly Site[], hashSite: (site: Site) => string): Proving {
  const report = run(entry.input);
  const proofs: Proof[] = [];
  const unproved: Proving['unproved'][number][] = [];
  if (!report.passed) return { entry, report, proofs, unproved: entry.rules.map((rule) => ({ rule, tried: [] })) };
  for (const rule of entry.rules) {
    const tried = report.ran.flatMap((id) => sites[id] ?? []).filter((site) => rulesOf(site).includes(rule));
    const proving = specificFirst(tried).find((site) => !run(entry.input, site.id).passed);
    if (proving === undefined) unproved.push({ rule, tried: tried.map(({ name }) => name) });
    else proofs.push({ rule, scenario: entry.name, scenarioHash: entry.hash, site: proving.name, siteHash: hashSite(proving) });
  }
  return { entry, report, proofs, unproved };
}

function isGeneric({ name }: Site): boolean {
  return genericStepOf(name) !== undefined;
}

/** A step of card texts proves a row only where no place of its own does. */
function specificFirst(sites: readonly Site[]): readonly Site[] {
  return sites.toSorted((one, other) => Number(isGeneric(one)) - Number(isGeneric(other)));
}
