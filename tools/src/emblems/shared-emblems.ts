import type { PlayableGame } from '@crupier/kernel';
import { picturesOn } from '@crupier/web/pictures';
import { cardsTogether } from './cards-together.ts';

/** Cards of different names that show the same picture though they lie on a table together. */
export interface SharedEmblem {
  readonly together: string;
  readonly emblem: string;
  /** Names and keys, in the order of the deck. */
  readonly cards: readonly string[];
}

/** Finds them among the decks and the scenarios that come with a game. */
export function sharedEmblems(game: PlayableGame): readonly SharedEmblem[] {
  return cardsTogether(game).flatMap(({ name, cards }) => {
    const shown = new Map<string, Map<string, string>>();
    for (const key of cards) {
      const sheet = game.card(key);
      const [emblem] = sheet === undefined ? [] : picturesOn(game.id, sheet);
      if (sheet === undefined || emblem === undefined) continue;
      const own = shown.get(emblem) ?? new Map<string, string>();
      shown.set(emblem, own.set(sheet.name.en, own.get(sheet.name.en) ?? key));
    }
    return [...shown].flatMap(([emblem, own]) =>
      own.size < 2 ? [] : [{ together: name, emblem, cards: [...own].map(([card, key]) => `${card} (${key})`) }],
    );
  });
}
