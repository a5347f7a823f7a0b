import type { GameSummary } from '@crupier/protocol';
import type { Texts } from '../language/texts-en.ts';
import { textsTogether } from '../language/together.ts';
import { useTexts } from '../language/use-texts.ts';
import { isCooperative } from '../table/game-looks.ts';

/** The texts as they are said of a game: the others at its table are opponents or team-mates. */
export function useTextsOf({ id }: Pick<GameSummary, 'id'>): Texts {
  return textsTogether(useTexts(), isCooperative(id));
}
