/** Makes a limited deck from what was opened, card by card, and says as it goes what the deck still lacks. */

import type { CardSheet, SealedOpened, Speech, SpokenProblem } from '@crupier/protocol';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { everything, filtersIn, type CardFilter } from '../decks/card-filter.ts';
import { fetchCollection } from '../decks/deck-api.ts';
import { FilterWords } from '../decks/filter-words.tsx';
import { SearchField } from '../decks/search-field.tsx';
import { useDeckTexts } from '../decks/use-deck-texts.ts';
import type { Face } from '../faces/face.ts';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { Drawer } from '../parts/drawer.tsx';
import { Stepper } from '../parts/stepper.tsx';
import { Segments } from '../parts/segments.tsx';
import { useAsked } from '../wire/use-asked.ts';
import { CardEntry } from './card-entry.tsx';
import { countOf, sizeOf, withCount, type SealedDeck } from './deck-choice.ts';
import { DeckVerdict } from './deck-verdict.tsx';
import { poolFacets, searchPool } from './pool-search.ts';
import { facesOf, useGameSpeech } from './use-game-speech.ts';
import '../styles/filter-words.css';

interface SealedBuilderProps {
  readonly title: string;
  readonly game: string;
  readonly pool: SealedOpened;
  readonly deck: SealedDeck;
  /** What is wrong with the deck; undefined while nobody knows. */
  readonly problems: readonly SpokenProblem[] | undefined;
  readonly onDeck: (deck: SealedDeck) => void;
  readonly onClose: () => void;
}

/** The sheet with the pool. It waits for the look of its game: who opens it gives it a frame of its own. */
export function SealedBuilder({ title, game, pool, deck, problems, onDeck, onClose }: SealedBuilderProps): ReactNode {
  const texts = useTexts();
  const speech = useGameSpeech(game);
  const language = useLanguage();
  const [filter, setFilter] = useState<CardFilter>(everything);
  const found = useMemo(() => searchPool(pool, filter, language), [pool, filter, language]);
  if (speech === undefined) return undefined;
  const demons = facesOf(game, sheetsOf(pool), speech);
  // What is found comes and goes as the deck changes: below the list it moves nothing that a finger is about to touch.
  const foot = (
    <>
      <div className="sealed-verdict">
        <DeckVerdict problems={problems} />
      </div>
      <div className="drawer-foot">
        <Button onPress={() => onDeck({ ...deck, ...pool.deck })}>{texts.sealedFill}</Button>
        <Button onPress={() => onDeck({ ...deck, cards: [] })}>{texts.clear}</Button>
        <Button primary onPress={onClose}>
          {texts.sealedDone}
        </Button>
      </div>
    </>
  );
  const head = (
    <div className="sealed-head">
      <p>
        <b>{texts.sealedCount(sizeOf(deck), sizeOf({ cards: pool.pool }))}</b>
      </p>
      <PoolSearch game={game} pool={pool} speech={speech} filter={filter} found={found} onFilter={setFilter} />
    </div>
  );
  return (
    <Drawer title={title} wide head={head} foot={foot} onClose={onClose}>
      {!isLooking(filter) && (
        <>
          <Segments
            label={texts.sealedDemon}
            values={pool.demons}
            words={Object.fromEntries(demons.map((face) => [face.key, `${face.name} · ${face.factionWord}`]))}
            value={deck.demon ?? ''}
            onValue={(demon) => onDeck({ ...deck, demon })}
          />
          <ul className="card-entries">
            {demons
              .filter(({ key }) => key === deck.demon)
              .map((face) => (
                <CardEntry key={face.key} game={game} face={face} speech={speech} />
              ))}
          </ul>
        </>
      )}
      <PoolCards game={game} pool={pool} speech={speech} deck={deck} sort={filter.sort} found={found} onDeck={onDeck} />
    </Drawer>
  );
}

/** Whether something is looked for: what is found stands first then, where the demon stood. */
function isLooking(filter: CardFilter): boolean {
  return filter.words.trim() !== '' || filter.sort !== '' || filtersIn(filter) > 0;
}

function sheetsOf({ demons, sheets }: SealedOpened): readonly CardSheet[] {
  return demons.flatMap((key) => sheets[key] ?? []);
}

interface PoolProps {
  readonly game: string;
  readonly pool: SealedOpened;
  readonly speech: Speech;
  /** The cards that the filter finds, in its order. */
  readonly found: readonly CardSheet[];
}

interface PoolSearchProps extends PoolProps {
  readonly filter: CardFilter;
  readonly onFilter: (filter: CardFilter) => void;
}

/** The facts that have words, where cards of the pool differ in them. */
const facts = ['path', 'types', 'cost', 'keywords', 'subtypes'];

/** Search, and the row of words once the facts of the game are known: copies are counted. */
function PoolSearch({ game, pool, speech, filter, found, onFilter }: PoolSearchProps): ReactNode {
  const said = useDeckTexts();
  const language = useLanguage();
  const { answer } = useAsked(useCallback(() => fetchCollection(game, language), [game, language]));
  const collection = answer?.ok === true ? answer.value : undefined;
  const cards = sizeOf({ cards: pool.pool });
  const scene = useMemo(
    () =>
      collection && {
        game: { id: game },
        speech,
        collection: { ...collection, cards, playable: cards, facets: poolFacets(pool, collection) },
      },
    [collection, game, speech, cards, pool],
  );
  const copies = found.reduce((sum, { key }) => sum + countOf({ cards: pool.pool }, key), 0);
  return (
    <div className="pool-search">
      <SearchField isNarrow words={filter.words} onWords={(words) => onFilter({ ...filter, words })} />
      {scene !== undefined && (
        <FilterWords scene={scene} filter={filter} onFilter={onFilter} facts={facts} count={said.foundOf(String(copies), String(cards))} />
      )}
    </div>
  );
}

interface PoolCardsProps extends PoolProps {
  readonly deck: SealedDeck;
  readonly sort: string;
  readonly onDeck: (deck: SealedDeck) => void;
}

/** The cards that were found, with how many of each are in the deck: by paths where the reader has asked for no order. */
function PoolCards({ game, pool, speech, deck, sort, found, onDeck }: PoolCardsProps): ReactNode {
  const said = useDeckTexts();
  const faces = facesOf(game, found, speech);
  const entriesOf = (of: readonly Face[], grouped: boolean): ReactNode => (
    <ul className="card-entries" aria-label={grouped ? undefined : said.results}>
      {of.map((face) => (
        <CardEntry key={face.key} game={game} face={face} speech={speech} grouped={grouped}>
          <Stepper
            name={face.name}
            count={countOf(deck, face.key)}
            most={countOf({ cards: pool.pool }, face.key)}
            onCount={(count) => onDeck(withCount(deck, face.key, count))}
          />
        </CardEntry>
      ))}
    </ul>
  );
  if (faces.length === 0) return <p className="finder-none">{said.noCards}</p>;
  if (sort !== '') return entriesOf(faces, false);
  const words = [...new Set(faces.map(({ factionWord }) => factionWord))].toSorted((one, other) =>
    one.localeCompare(other, speech.language),
  );
  return words.map((word) => (
    <section key={word} aria-label={word}>
      <h3 className="card-group">{word}</h3>
      {entriesOf(
        faces.filter(({ factionWord }) => factionWord === word),
        true,
      )}
    </section>
  ));
}
