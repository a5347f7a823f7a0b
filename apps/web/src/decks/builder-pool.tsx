/** The cards that a deck may have, as rows with how many of each are in it. */

import type { DraftDeck } from '@crupier/protocol';
import { useState, type ReactNode } from 'react';
import { EmblemTile } from '../faces/emblem-tile.tsx';
import { useTexts } from '../language/use-texts.ts';
import { Stepper } from '../parts/stepper.tsx';
import { useStore } from '../parts/use-store.ts';
import { formatRoute } from '../route.ts';
import { lookOf } from '../table/game-looks.ts';
import { BoxesWord } from './boxes-word.tsx';
import { everything, queryOf, type CardFilter } from './card-filter.ts';
import type { DecksScene } from './decks-scene.ts';
import { countIn, withCount } from './draft.ts';
import { FilterWords } from './filter-words.tsx';
import { keptBoxes } from './kept-boxes.ts';
import { SearchField } from './search-field.tsx';
import { useCards } from './use-cards.ts';
import { useDeckTexts } from './use-deck-texts.ts';
import { useRows } from './use-rows.ts';

interface BuilderPoolProps {
  readonly scene: DecksScene;
  readonly draft: DraftDeck;
  readonly onDraft: (draft: DraftDeck) => void;
}

/** The facts that the pool is filtered by. */
const words: Readonly<Record<string, readonly string[]>> = {
  'marvel-champions': ['faction', 'type', 'cost', 'resources', 'traits'],
  inferno: ['types', 'cost', 'keywords'],
};

/** The pool: cards that are made, fit the deck, and lie in the boxes that the reader owns. */
export function BuilderPool({ scene, draft, onDraft }: BuilderPoolProps): ReactNode {
  const texts = useTexts();
  const said = useDeckTexts();
  const [filter, setFilter] = useState<CardFilter>({ ...everything, playable: 'yes' });
  const own = useStore(keptBoxes(scene.game.id));
  const query = queryOf(own.length === 0 ? filter : { ...filter, facts: { ...filter.facts, set: own } });
  if (draft.leader !== '') query.set('leader', draft.leader);
  for (const choice of draft.choices) query.append('choice', choice);
  const found = useCards(scene.game.id, query.toString());
  const total = found.total ?? 0;
  const { count, end } = useRows(total, found.need);
  const { speech, game } = scene;
  return (
    <section className="builder-pool" aria-labelledby="builder-pool">
      <h2 id="builder-pool">{said.addCards}</h2>
      <SearchField isNarrow words={filter.words} onWords={(text) => setFilter({ ...filter, words: text })} />
      <BoxesWord scene={scene} />
      <FilterWords
        scene={scene}
        filter={filter}
        onFilter={(to) => setFilter({ ...to, playable: 'yes' })}
        facts={words[game.id] ?? []}
        count={found.total === undefined ? texts.loading : said.found(found.total)}
      />
      {found.problem !== undefined && <p className="problem">{found.problem}</p>}
      {found.total === 0 && <p className="finder-none">{said.noCards}</p>}
      <ul className="pool-rows" aria-label={said.results}>
        {Array.from({ length: count }, (_, place) => {
          const card = found.cardAt(place);
          if (card === undefined) return undefined;
          const { sheet, most } = card;
          const inDeck = countIn(draft, sheet.key);
          const face = lookOf(game.id).faceOf(sheet, speech);
          const cost = sheet.facts['cost'];
          return (
            <li key={sheet.key} className="pool-row">
              <a href={formatRoute({ kind: 'decks', game: game.id, view: 'card', arg: sheet.key })}>
                <EmblemTile face={face} />
                <span>
                  <b>{face.name}</b>
                  <small>{[face.typeWord, ...(cost === undefined ? [] : [said.costs(String(cost))])].join(' · ')}</small>
                </span>
              </a>
              {draft.leader !== '' && most !== undefined && (
                <Stepper
                  name={face.name}
                  count={inDeck}
                  most={Math.max(most, inDeck)}
                  onCount={(to) => onDraft(withCount(draft, sheet.key, to))}
                />
              )}
            </li>
          );
        })}
      </ul>
      {count < total && <div ref={end} className="text-rows-end" />}
    </section>
  );
}
