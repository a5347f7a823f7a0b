import type { SpokenProblem } from '@crupier/protocol';
import { useState } from 'react';
import { goTo } from '../go-to.ts';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { keepDeck } from '../setting-up/kept-decks.ts';
import { drawLuck } from '../setting-up/kept-table.ts';
import { fillDeck } from './deck-api.ts';
import { keptBoxes } from './kept-boxes.ts';
import { useDeckTexts } from './use-deck-texts.ts';
import type { FoundDeck } from './use-import.ts';

/** Mends all faults of a deck that was brought. */
export interface Fixing {
  readonly fixing: boolean;
  /** Why it could not be done. */
  readonly failed: readonly SpokenProblem[] | undefined;
  readonly fix: () => void;
}

/** Mends all faults at once: the list stays as it was brought, and a deck made of it is kept and opened. */
export function useFixing(deck: FoundDeck, name: string, onKeep: () => void): Fixing {
  const said = useDeckTexts();
  const texts = useTexts();
  const language = useLanguage();
  const [fixing, setFixing] = useState(false);
  const [failed, setFailed] = useState<readonly SpokenProblem[]>();
  const fix = async (): Promise<void> => {
    setFixing(true);
    const boxes = keptBoxes(deck.game).read();
    const answer = await fillDeck(deck.game, deck.draft, { seed: drawLuck(), language, ...(boxes.length > 0 && { sets: boxes }) });
    setFixing(false);
    const made = answer.ok ? answer.value.decks[0] : undefined;
    const unreached = { code: 'page.unreached', at: '', values: {}, text: texts.failed };
    if (made === undefined) return setFailed(!answer.ok && answer.problems.length > 0 ? answer.problems : [unreached]);
    if (deck.id === undefined) onKeep();
    const { leader, cards } = made.draft;
    const id = keepDeck({ game: deck.game, name: said.mendedName(name), text: made.text, leader, cards: cards.map(({ card }) => card) });
    goTo({ kind: 'decks', game: deck.game, view: 'deck', arg: id });
  };
  return { fixing, failed, fix: () => void fix() };
}
