/** What a game offers to play as it is: its tutorial, and its ready tables. */

import type { GameSummary } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { formatRoute } from '../route.ts';

interface TableOffersProps {
  readonly game: GameSummary;
  readonly busy: boolean;
  readonly onLearn: () => void;
}

/** The tables of a game that are played as they are, in one row, and below it what is special about the tutorial. A ready table is looked at before it is dealt. */
export function TableOffers({ game: { id, tutorial, readyTables = [] }, busy, onLearn }: TableOffersProps): ReactNode {
  const language = useLanguage();
  const { learn } = useTexts();
  if (tutorial === undefined && readyTables.length === 0) return undefined;
  return (
    <div className="new-table-offers">
      {tutorial !== undefined && (
        <Button inert={busy} onPress={onLearn}>
          {learn}
        </Button>
      )}
      {readyTables.map((table) => (
        <a key={table.id} className="button" href={formatRoute({ kind: 'new', game: id, choice: table.id })}>
          {table.name[language]}
        </a>
      ))}
      {readyTables.length === 0 && tutorial !== undefined && <p>{tutorial[language]}</p>}
      {readyTables.map((table) => (
        <p key={table.id}>{table.about[language]}</p>
      ))}
    </div>
  );
}
