import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import type { PlayableGame, PlayableMatch, Problem, Seat } from '@crupier/kernel';
import { passSetting, type PassSetting } from '@crupier/protocol';
import { settingAfter } from '@crupier/table';
import type { Io } from '../io.ts';
import { dataFolder, writeWhole } from './journal-file.ts';

/** When persons at the keyboard are asked: kept in the data folder for each game, but for what is passed until something comes. */
export class Passes {
  readonly #file: string;
  readonly #game: PlayableGame;
  readonly #settings = new Map<Seat, PassSetting>();
  readonly #usual: PassSetting;

  constructor(io: Pick<Io, 'env' | 'folder'>, game: PlayableGame, everything: boolean) {
    this.#file = join(dataFolder(io), 'passing.json');
    this.#game = game;
    const kept = readKept(this.#file)[game.id];
    this.#usual = kept === undefined ? { ...usualStops(game), everything } : { ...kept, everything: everything || kept.everything };
  }

  /** The setting of a seat. */
  of(seat: Seat): PassSetting {
    return this.#settings.get(seat) ?? this.#usual;
  }

  /** Changes the setting of a seat. *Errors:* `file.unwritable` where it could not be kept: it holds until the end all the same. */
  change(seat: Seat, setting: PassSetting): Problem | undefined {
    this.#settings.set(seat, setting);
    const { until: _passing, ...kept } = setting;
    const written = writeWhole(this.#file, `${JSON.stringify({ ...readKept(this.#file), [this.#game.id]: kept }, undefined, 2)}\n`);
    return written.ok ? undefined : written.problems[0];
  }

  /** Ends passing everything where what was to end it has come. */
  follow(match: PlayableMatch): void {
    for (const [seat, setting] of this.#settings) this.#settings.set(seat, settingAfter(match, seat, setting));
  }
}

/** The stops of whoever says nothing: none in a game in which nobody is asked again and again. */
export function usualStops({ passing }: PlayableGame): Pick<PassSetting, 'own' | 'others'> {
  return passing?.usual ?? { own: [], others: [] };
}

/** What was kept, by game; what cannot be read is as at first. */
function readKept(file: string): Readonly<Record<string, PassSetting>> {
  let kept: unknown;
  try {
    kept = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).flatMap(([game, value]) => {
      const read = passSetting.safeParse(value);
      return read.success ? [[game, read.data as PassSetting]] : [];
    }),
  );
}
