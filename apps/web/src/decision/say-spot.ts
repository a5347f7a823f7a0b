import type { Speech } from '@crupier/protocol';
import type { Choice } from './card-choices.ts';

/** What an act says, with the spot that is named with it: "Play Zorg · Left flank". */
export function withSpot(said: string, { spot }: Choice, speech: Speech): string {
  return spot === undefined ? said : `${said} · ${speech.words.verbs[spot]?.[speech.language] ?? spot}`;
}
