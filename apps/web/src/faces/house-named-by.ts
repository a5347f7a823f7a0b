import type { SeenOption, Speech } from '@crupier/protocol';
import { isHouse } from './factions.ts';

/** The house that an option names, where its value's word is one: as it is called in English. */
export function houseNamedBy(option: SeenOption, speech: Speech): string | undefined {
  const word = speech.words.values[option.verb]?.[option.value]?.en;
  return word !== undefined && isHouse(word) ? word : undefined;
}
