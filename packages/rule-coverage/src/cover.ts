import { allSites, type Site } from '@crupier/kernel';
import { foldersOf, freshProofs, readList, siteHasher, type ByConstruction, type Proof, type Waiting } from './proofs.ts';
import { proveScenario, type RunScenario } from './prove.ts';
import { busiestOf, coverageOf, type GameCoverage, type LedgerRow } from './report.ts';
import { readScenarioFiles, type ScenarioEntry } from './scenario-files.ts';
import type { NameOfCard } from './stand-ins.ts';

/** A game whose ledger is to be covered. */
export interface CoveredGame {
  readonly id: string;
  readonly rows: readonly LedgerRow[];
  readonly run: RunScenario;
  readonly nameOf: NameOfCard;
}

/** How far the ledgers of some games are covered. */
export interface Coverage {
  readonly games: readonly GameCoverage[];
  /** The ten scenarios that claim most rows. */
  readonly busiest: readonly { readonly scenario: string; readonly rules: number }[];
}

/** What a game without a folder of scenarios has to show. */
const nothing: readonly ScenarioEntry[] = [];

/**
 * Counts the covered rows of some games. Proofs that fit neither the present scenarios nor the present sources are made anew, so
 * the figures are always those of what lies there. `root` is the root of the repository.
 */
export function coverGames(root: string, games: readonly CoveredGame[]): Coverage {
  const covered = games.map((game) => coverGame(root, game));
  return { games: covered.map(({ coverage }) => coverage), busiest: busiestOf(covered.flatMap(({ entries }) => entries)) };
}

function coverGame(
  root: string,
  { id, rows, run, nameOf }: CoveredGame,
): { readonly coverage: GameCoverage; readonly entries: readonly ScenarioEntry[] } {
  const folders = foldersOf(root, id);
  const entries = folders.exist ? readScenarioFiles(folders.scenarios) : nothing;
  const kept = readList<Proof>(folders, 'proofs.json');
  makeSites(kept, entries, run);
  const sites = allSites();
  const hashSite = siteHasher(folders);
  const fresh = freshProofs(kept, entries, sites, hashSite);
  const proofs = [...fresh, ...proveTheRest(entries, fresh, { run, sites, hashSite })];
  const byConstruction = readList<ByConstruction>(folders, 'by-construction.json');
  const waiting = readList<Waiting>(folders, 'waiting.json');
  return { coverage: coverageOf(id, { rows, proofs, byConstruction, waiting, entries, nameOf }), entries };
}

/** One run makes the game's programs, and with them its sites; a step of card texts has its site when a card with such a step is first compiled. */
function makeSites(proofs: readonly Proof[], entries: readonly ScenarioEntry[], run: RunScenario): void {
  if (entries[0] !== undefined) run(entries[0].input);
  const inputs = new Map(entries.map(({ name, input }) => [name, input]));
  for (const { site, scenario } of proofs)
    if (inputs.has(scenario) && !allSites().some(({ name }) => name === site)) run(inputs.get(scenario));
}

interface Proving {
  readonly run: RunScenario;
  readonly sites: readonly Site[];
  readonly hashSite: (site: Site) => string;
}

function proveTheRest(entries: readonly ScenarioEntry[], fresh: readonly Proof[], { run, sites, hashSite }: Proving): readonly Proof[] {
  const known = new Set(fresh.map(({ scenario, rule }) => `${scenario}\n${rule}`));
  const stale = entries.filter(({ name, rules }) => rules.some((rule) => !known.has(`${name}\n${rule}`)));
  return stale.flatMap((entry) => proveScenario(entry, run, sites, hashSite).proofs);
}
