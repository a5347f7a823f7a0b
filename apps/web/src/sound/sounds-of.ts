/** Which sounds a step of a match makes. Pure. */

import type { SeenEvent } from '@crupier/protocol';
import type { MatchState } from '../wire/match-state.ts';
import type { SoundName } from './sound-names.ts';

/** A sound, and how large what is heard is, from 1 to 3. */
export interface Heard {
  readonly name: SoundName;
  readonly strength: number;
}

/** The most sounds of one step: more would be noise. */
const soundsMax = 3;

/** The sounds between two states: those of what happened, and that the reader is asked or the match is over. Each is heard once. */
export function soundsOf(before: MatchState, after: MatchState, sounds: Readonly<Record<string, SoundName>>): readonly Heard[] {
  const events = after.news === before.news || after.log.at(-1)?.takenBack === true ? [] : after.news;
  const heard = new Map<SoundName, number>();
  for (const event of events) {
    const name = sounds[event.name];
    if (name !== undefined) heard.set(name, Math.max(heard.get(name) ?? 0, strengthOf(event)));
  }
  const happened = [...heard].slice(0, soundsMax).map(([name, strength]) => ({ name, strength }));
  const asked = askSound(before, after);
  return asked === undefined ? happened : [...happened, { name: asked, strength: 1 }];
}

function strengthOf({ amount = 1 }: SeenEvent): number {
  if (amount >= 5) return 3;
  return amount >= 3 ? 2 : 1;
}

/** What is heard of a question: two knuckles on the table where others have acted before it, or else paper. */
function askSound(before: MatchState, after: MatchState): SoundName | undefined {
  if (after.info.outcome !== undefined) return before.info.outcome === undefined ? 'end' : undefined;
  if (after.pending?.ask === undefined || after.pending.id === before.pending?.id) return undefined;
  return before.pending?.ask === undefined ? 'yourTurn' : 'slip';
}
