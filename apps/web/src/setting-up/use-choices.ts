import type { GameChoices } from '@crupier/protocol';
import { useCallback } from 'react';
import { useLanguage } from '../language/use-texts.ts';
import { fetchChoices } from '../wire/api.ts';
import { useAsked } from '../wire/use-asked.ts';

/** What a game tells of its choices; undefined until it is known. */
export function useChoices(game: string): GameChoices | undefined {
  const language = useLanguage();
  const { answer } = useAsked(useCallback(() => fetchChoices(game, language), [game, language]));
  return answer?.ok === true ? answer.value : undefined;
}
