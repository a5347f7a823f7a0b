import { isOnDevice, type Language } from '@crupier/protocol';
import { saveFrom, saveJson } from '../parts/save-file.ts';
import { fetchJournal } from '../wire/api.ts';

/** Saves the whole match as a file, once it may be shown: of a server by its address, which no match of this device has. */
export async function saveMatch(match: string, language: Language): Promise<void> {
  const name = `crupier-${match}.json`;
  if (!isOnDevice(match)) return saveFrom(`/api/matches/${match}/journal`, name);
  const journal = await fetchJournal(match, language);
  if (journal.ok) saveJson(JSON.stringify(journal.value), name);
}
