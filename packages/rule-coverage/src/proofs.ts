import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '@crupier/kernel';
import type { ScenarioEntry } from './scenario-files.ts';
import { siteSources } from './site-source.ts';

/** That a scenario fails when a site that carries out a row is switched off. */
export interface Proof {
  readonly rule: string;
  readonly scenario: string;
  readonly scenarioHash: string;
  readonly site: string;
  /** Of the site's own source text and of the rows that it cites. */
  readonly siteHash: string;
}

/** A row that no outcome can contradict, and what carries it. */
export interface ByConstruction {
  readonly rule: string;
  readonly why: string;
  /** The type, table or schema test that carries it: a path in the repository. */
  readonly carriedBy: string;
}

/** A row that needs cards which are not implemented yet. */
export interface Waiting {
  readonly rule: string;
  readonly cards: readonly string[];
}

/** Where a game's scenarios, proofs and lists lie. */
export interface GameFolders {
  readonly game: string;
  /** The game's source folder. */
  readonly sources: string;
  /** The kernel's, where the steps of card texts stand. */
  readonly kernel: string;
  readonly scenarios: string;
  /** Whether there are scenarios at all. */
  readonly exist: boolean;
}

/** The folders of a game, from the root of the repository. */
export function foldersOf(root: string, game: string): GameFolders {
  const folder = join(root, 'packages', 'games', game);
  const scenarios = join(folder, 'scenarios');
  return { game, sources: join(folder, 'src'), kernel: join(root, 'packages', 'kernel', 'src'), scenarios, exist: existsSync(scenarios) };
}

/** Reads a JSON list beside the scenarios; empty where there is no such file. */
export function readList<T>(folders: GameFolders, name: string): readonly T[] {
  const path = join(folders.scenarios, name);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as readonly T[]) : [];
}

/** Hashes the source text of a game's sites, of which the kernel's steps are a part. */
export function siteHasher({ sources, kernel }: GameFolders): (site: Site) => string {
  const { hash } = siteSources([sources, kernel]);
  const known = new Map<number, string>();
  return (site) => {
    const hashed = known.get(site.id) ?? hash(site);
    known.set(site.id, hashed);
    return hashed;
  };
}

/** The sort of a site that is a step of card texts: without it fails any effect with such a step, and not the row alone. */
export function genericStepOf(site: string): string | undefined {
  return /^card \/ ([A-Z-]+)(?= |$)/.exec(site)?.[1];
}

/** The ledger ids that a site cites. */
export function rulesOf(site: Site): readonly string[] {
  return site.rule.split(' ').filter((rule) => rule !== '');
}

/** The proofs that still hold: neither the scenario nor the site's own source has changed since. */
export function freshProofs(
  proofs: readonly Proof[],
  scenarios: readonly ScenarioEntry[],
  sites: readonly Site[],
  hashSite: (site: Site) => string,
): readonly Proof[] {
  const scenarioHashes = new Map(scenarios.map(({ name, hash }) => [name, hash]));
  // Sites of two games may have the same name: each has a hash of its own.
  const sitesByName = Map.groupBy(sites, ({ name }) => name);
  return proofs.filter(({ scenario, scenarioHash, site, siteHash }) => {
    const known = sitesByName.get(site) ?? [];
    return scenarioHashes.get(scenario) === scenarioHash && known.some((each) => hashSite(each) === siteHash);
  });
}
