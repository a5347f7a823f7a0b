import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '@crupier/kernel';
import { filesUnder, hashOf, type ScenarioEntry } from './scenario-files.ts';

/** That a scenario fails when a site that carries out a row is switched off. */
export interface Proof {
  readonly rule: string;
  readonly scenario: string;
  readonly scenarioHash: string;
  readonly site: string;
  /** Of the file in which the site stands. */
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
  readonly scenarios: string;
  /** Whether there are scenarios at all. */
  readonly exist: boolean;
}

/** The folders of a game, from the root of the repository. */
export function foldersOf(root: string, game: string): GameFolders {
  const folder = join(root, 'packages', 'games', game);
  const scenarios = join(folder, 'scenarios');
  return { game, sources: join(folder, 'src'), scenarios, exist: existsSync(scenarios) };
}

/** Reads a JSON list beside the scenarios; empty where there is no such file. */
export function readList<T>(folders: GameFolders, name: string): readonly T[] {
  const path = join(folders.scenarios, name);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as readonly T[]) : [];
}

/** Says in which file of a game's sources each site stands, and that file's hash. */
export function siteHasher(folders: GameFolders): (site: Site) => string {
  const files = ['rules', 'verbs', 'state', 'words']
    .flatMap((room) => filesUnder(join(folders.sources, room), '.ts'))
    .filter((path) => !path.endsWith('.test.ts'));
  const texts = files.map((path) => readFileSync(path, 'utf8'));
  const hashes = texts.map(hashOf);
  const whole = hashOf(hashes.join());
  return ({ name }) => {
    const parts = name.split(' / ').map((part) => `'${part.replace(/^commit /, '')}'`);
    const at = texts.findIndex((text) => parts.every((part) => text.includes(part)));
    // A commit stands in the table of commits, named without quotation marks.
    return hashes[at] ?? whole;
  };
}

/** The ledger ids that a site cites. */
export function rulesOf(site: Site): readonly string[] {
  return site.rule.split(' ').filter((rule) => rule !== '');
}

/** The proofs that still hold: neither the scenario nor the site's file has changed since. */
export function freshProofs(
  proofs: readonly Proof[],
  scenarios: readonly ScenarioEntry[],
  sites: readonly Site[],
  hashSite: (site: Site) => string,
): readonly Proof[] {
  const scenarioHashes = new Map(scenarios.map(({ name, hash }) => [name, hash]));
  const siteHashes = new Map(sites.map((site) => [site.name, site]));
  return proofs.filter(({ scenario, scenarioHash, site, siteHash }) => {
    const known = siteHashes.get(site);
    return scenarioHashes.get(scenario) === scenarioHash && known !== undefined && hashSite(known) === siteHash;
  });
}
