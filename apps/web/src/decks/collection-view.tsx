/** Looks through all cards of a game. */

import { useState, type ReactNode } from 'react';
import { CardEntry } from '../setting-up/card-entry.tsx';
import { Segments } from '../parts/segments.tsx';
import { formatRoute } from '../route.ts';
import { lookOf } from '../table/game-looks.ts';
import { CardFinder, type FoundCard } from './card-finder.tsx';
import { filterOf, queryOf, type CardFilter } from './card-filter.ts';
import { CardPanel } from './card-panel.tsx';
import { CardTile } from './card-tile.tsx';
import type { DecksScene } from './decks-scene.ts';
import { useDeckTexts } from './use-deck-texts.ts';

type Display = 'faces' | 'list';

interface CollectionViewProps {
  readonly scene: DecksScene;
  /** The filter, as the address has it. */
  readonly arg: string;
}

/** The collection: the filter stands in the address, so that it can be shared and is there again. */
export function CollectionView({ scene, arg }: CollectionViewProps): ReactNode {
  const said = useDeckTexts();
  const [filter, setFilter] = useState(() => filterOf(arg));
  const [display, setDisplay] = useState<Display>('faces');
  const [open, setOpen] = useState<string>();
  const change = (to: CardFilter): void => {
    setFilter(to);
    const route = formatRoute({ kind: 'decks', game: scene.game.id, view: 'cards', arg: queryOf(to).toString() });
    window.history.replaceState(window.history.state, '', route);
  };
  return (
    <>
      <CardFinder scene={scene} filter={filter} onFilter={change}>
        {(found) => (
          <>
            <Segments label={said.display} values={['faces', 'list']} words={said.displays} value={display} onValue={setDisplay} />
            {display === 'faces' ? (
              <Faces scene={scene} found={found} onOpen={setOpen} />
            ) : (
              <Entries scene={scene} found={found} onOpen={setOpen} />
            )}
            {open !== undefined && (
              <CardPanel
                scene={scene}
                card={open}
                among={found.map(({ sheet }) => sheet.key)}
                onCard={setOpen}
                onRule={(rule) => {
                  setOpen(undefined);
                  change({ words: '', facts: {}, playable: 'any', rule });
                }}
                onClose={() => setOpen(undefined)}
              />
            )}
          </>
        )}
      </CardFinder>
    </>
  );
}

interface FoundProps {
  readonly scene: DecksScene;
  readonly found: readonly FoundCard[];
  readonly onOpen: (card: string) => void;
}

function Faces({ scene, found, onOpen }: FoundProps): ReactNode {
  const said = useDeckTexts();
  return (
    <ul className="card-tiles" aria-label={said.results}>
      {found.map(({ sheet }) => (
        <li key={sheet.key}>
          <CardTile scene={scene} sheet={sheet} onOpen={() => onOpen(sheet.key)} />
        </li>
      ))}
    </ul>
  );
}

function Entries({ scene: { game, speech }, found, onOpen }: FoundProps): ReactNode {
  const said = useDeckTexts();
  return (
    <ul className="card-entries" aria-label={said.results}>
      {found.map(({ sheet }) => (
        <CardEntry key={sheet.key} game={game.id} face={lookOf(game.id).faceOf(sheet, speech)} speech={speech}>
          {!sheet.playable && <p className="tag not-yet">{said.notYet}</p>}
          <button type="button" className="button" onClick={() => onOpen(sheet.key)}>
            {said.open(sheet.name[speech.language])}
          </button>
        </CardEntry>
      ))}
    </ul>
  );
}
