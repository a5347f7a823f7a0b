import type { ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { boardTabs, type BoardTab, type drawnOn } from './keyforge-board.tsx';
import { useTable } from './table-context.ts';

interface BoardTabsProps {
  readonly tab: BoardTab;
  readonly onTab: (tab: BoardTab) => void;
  readonly drawn: ReturnType<typeof drawnOn>;
}

/** On a phone, which part of the board is shown; a dot on a part where something can be chosen. */
export function BoardTabs({ tab, onTab, drawn }: BoardTabsProps): ReactNode {
  const { marks } = useTable();
  const texts = useTexts();
  const words: Readonly<Record<BoardTab, string>> = { table: texts.tabTable, artifacts: texts.tabArtifacts, piles: texts.tabPiles };
  return (
    <fieldset className="tabs" aria-label={texts.tabs}>
      {boardTabs.map((each) => {
        const needed = each !== tab && [...drawn[each]].some((handle) => marks.get(handle)?.legal !== undefined);
        const count = each === 'artifacts' ? drawn.artifacts.size : 0;
        return (
          <button key={each} type="button" aria-pressed={each === tab} onClick={() => onTab(each)}>
            {words[each]}
            {count > 0 && ` · ${count}`}
            {needed && (
              <>
                <span className="tab-dot" aria-hidden="true" />
                <span className="unseen">{texts.hasChoices}</span>
              </>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}
