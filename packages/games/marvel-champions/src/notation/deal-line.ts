import { ok, positionProblem, type BuiltPosition, type Game, type Probe, type Result } from '@crupier/kernel/rules';
import { configure, planDeal } from '../setup/configuration.ts';
import { deal } from '../setup/deal.ts';
import { builtInDeckNames } from '../setup/decks.ts';
import type { Marvel } from '../state/state.ts';
import { readMarks } from './card-line.ts';
import { countIn } from './draft.ts';

const DEAL = 'deal ';
const dealPattern = /^(.+?)\s+against\s+(\w+)(?:\s*\(([^)]*)\))?$/;

/** The line by which a position is a whole game that is dealt, if it has one. */
export function dealLineOf(lines: readonly string[]): string | undefined {
  return lines.find((line) => line.startsWith(DEAL));
}

/**
 * Deals a whole game before its set-up: `deal Spider-Man; Captain Marvel against rhino (expert, heroic 2, skirmish 1, modular bomb_scare)`
 * names heroes whose decks come with the game, the villain's set, and the modes; the modular sets are else those that the scenario
 * recommends, and the mode is the standard one. What is dealt is watched by the probe.
 * *Errors:* `position.line` where it names no such heroes, villain or modes; `position.cardText`.
 */
export function dealPosition(
  game: Game<Marvel>,
  { line, seed }: { readonly line: string; readonly seed: string },
  probe?: Probe,
): Result<BuiltPosition<Marvel>> {
  const [, heroes = '', scenario = '', modes = ''] = dealPattern.exec(line.slice(DEAL.length)) ?? [];
  const marks = readMarks(modes);
  if (!marks.ok) return marks;
  const settings = settingsOf(scenario, marks.value);
  const decks = heroes.split(';').map((name) => deckOf(name.trim()));
  const configuration = settings && configure(decks, { settings });
  if (configuration?.ok !== true) return { ok: false, problems: [{ ...positionProblem('line', { text: line }), at: 'position' }] };
  return ok({ state: deal(planDeal(configuration.value, seed, probe), game), labels: {} });
}

/** The built-in deck of a hero, or the text itself, which is then reported as no deck. */
function deckOf(hero: string): string {
  return builtInDeckNames.find((name) => name.startsWith(`${hero}:`)) ?? hero;
}

const modes = ['expert', 'heroic', 'skirmish', 'modular'];

/** The settings of a match; undefined where a mode is none, or its number is none. */
function settingsOf(scenario: string, marks: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> | undefined {
  const [heroic, skirmish] = [countIn(marks['heroic'] ?? '0'), countIn(marks['skirmish'] ?? '0')];
  if (Object.keys(marks).some((mark) => !modes.includes(mark)) || heroic === undefined || skirmish === undefined) return undefined;
  const modular = marks['modular'];
  return {
    scenario,
    difficulty: marks['expert'] === undefined ? 'standard' : 'expert',
    heroic,
    skirmish,
    ...(modular !== undefined && { modular: modular.split(' ') }),
  };
}
