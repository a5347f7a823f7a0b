import { readFileSync } from 'node:fs';
import type { Dice } from '@crupier/kernel';
import { matchOn, type Game, type Probe } from '@crupier/kernel/rules';
import { positionSubject, type Marvel, type MarvelMatch } from '@crupier/marvel-champions/soak';
import { foldersOf, readScenarioFiles, type ScenarioEntry } from '@crupier/rule-coverage';
import { root } from '../../tidy/repository.ts';
import { oneOf } from './draw-table.ts';

/** A position of a scenario, with its cards, from which games are played that reach what other games seldom or never do. */
export interface Situation {
  /** The name of the scenario. */
  readonly scenario: string;
  /** How many times as often as others it is drawn; 1 where it is not said. */
  readonly weight?: number;
}

/** The part of a scenario that a game begins with. */
interface Beginning {
  readonly cards?: readonly unknown[];
  readonly position: readonly string[];
}

const file = new URL('situations.json', import.meta.url);

let read: readonly Situation[] | undefined;
let scenarios: ReadonlyMap<string, ScenarioEntry> | undefined;
let subject: ReturnType<typeof positionSubject> | undefined;
const games = new Map<string, Game<Marvel>>();

/** The situations that are listed. */
export function situations(): readonly Situation[] {
  return (read ??= JSON.parse(readFileSync(file, 'utf8')) as readonly Situation[]);
}

/** Draws one of them, by its scenario’s name. */
export function drawSituation(roll: Dice): string {
  return oneOf(
    situations().flatMap(({ scenario, weight = 1 }) => Array<string>(weight).fill(scenario)),
    roll,
  );
}

function beginningOf(name: string): Beginning {
  scenarios ??= new Map(readScenarioFiles(foldersOf(root, 'marvel-champions').scenarios).map((entry) => [entry.name, entry]));
  const entry = scenarios.get(name);
  if (entry === undefined) throw new Error(`There is no scenario ${name}.`);
  return entry.input as Beginning;
}

/** A match that stands as the scenario of a name begins, and has not run yet. */
export function layOut(name: string, seed: string, probe?: Probe): MarvelMatch {
  subject ??= positionSubject();
  const { cards = [], position } = beginningOf(name);
  const game = games.get(name) ?? whole(name, subject.withCards(cards));
  games.set(name, game);
  return matchOn(game, whole(name, subject.build(game, position, seed, probe)).state, probe);
}

function whole<T>(name: string, read: { readonly ok: true; readonly value: T } | { readonly ok: false }): T {
  if (!read.ok) throw new Error(`The scenario ${name} cannot be laid out.`);
  return read.value;
}
