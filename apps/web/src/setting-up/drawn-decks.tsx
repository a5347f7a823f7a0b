/** Decks that are drawn of a set, for those who own no list. */

import type { GameSummary, SpokenProblem } from '@crupier/protocol';
import { Dices } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { ProblemList } from '../parts/problem-list.tsx';
import { drawDeck } from '../wire/api.ts';

import { drawLuck } from './kept-table.ts';

interface DrawnDecksProps {
  readonly game: string;
  readonly sets: NonNullable<GameSummary['drawnSets']>;
  /** Takes the list of a deck that was drawn. */
  readonly onText: (text: string) => void;
}

/** A button for each set: each press draws another deck and writes its list. */
export function DrawnDecks({ game, sets, onText }: DrawnDecksProps): ReactNode {
  const texts = useTexts();
  const language = useLanguage();
  const [problems, setProblems] = useState<readonly SpokenProblem[]>([]);
  const draw = async (set: string): Promise<void> => {
    const drawn = await drawDeck(game, set, { seed: drawLuck(), language });
    setProblems(drawn.ok ? [] : drawn.problems);
    if (drawn.ok) onText(drawn.value.text);
  };
  return (
    <div className="drawn-decks">
      {sets.map(({ code, name }) => (
        <Button key={code} onPress={() => void draw(code)}>
          <Dices aria-hidden="true" size={18} />
          {texts.deckDraw(name)}
        </Button>
      ))}
      {problems.length > 0 && <ProblemList title={texts.deckDrawFailed} problems={problems} />}
    </div>
  );
}
