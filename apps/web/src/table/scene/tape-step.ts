import { readRace, type Speech, type View } from '@crupier/protocol';
import type { TapeLook, TapeStep } from './game-look.ts';

/** Where a match stands, as its tape shows it. */
export function tapeStep(view: View, { words }: Pick<Speech, 'words'>, { activeOf, factionOf }: TapeLook): TapeStep {
  return { ...readRace(words.race, view), active: activeOf(view), faction: factionOf(view) };
}

/** The turn or the round that a match is in; 0 before the first. */
export function turnOf(view: View, { words }: Pick<Speech, 'words'>): number {
  return readRace(words.race, view).turn;
}
