import type { GameSummary } from '@crupier/protocol';
import { useLanguage } from '../language/use-texts.ts';
import { usePart } from '../parts/use-store.ts';
import { preferences } from '../preferences/preferences.ts';
import type { Dealing } from '../setting-up/use-dealing.ts';
import { openTutorial } from '../wire/tutorials.ts';

/** Deals the tutorial of a game; undefined for a game that has none. */
export function useTutorial({ id, tutorial }: GameSummary, dealBy: Dealing['dealBy']): (() => void) | undefined {
  const language = useLanguage();
  const name = usePart(preferences, (kept) => kept.name).trim();
  if (tutorial === undefined) return undefined;
  return () => dealBy(() => openTutorial({ game: id, ...(name !== '' && { name }) }, language));
}
