/** What a game offers to deal as it is: its tutorial, and its ready tables. */

import type { GameSummary, ReadyTable } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';

interface TableOffersProps {
  readonly game: GameSummary;
  readonly busy: boolean;
  readonly onLearn: () => void;
  readonly onReady: (table: ReadyTable) => void;
}

/** The tables of a game that are dealt as they are: their buttons in one row, and below it what is special about them. */
export function TableOffers({ game: { tutorial, readyTables = [] }, busy, onLearn, onReady }: TableOffersProps): ReactNode {
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
        <Button key={table.id} inert={busy} onPress={() => onReady(table)}>
          {table.name[language]}
        </Button>
      ))}
      {readyTables.length === 0 && tutorial !== undefined && <p>{tutorial[language]}</p>}
      {readyTables.map((table) => (
        <p key={table.id}>{table.about[language]}</p>
      ))}
    </div>
  );
}
