/** Finds cards: a search, filters, and pages of what they find. */

import type { CardSheet, CollectionPage } from '@crupier/protocol';
import { sayLabel } from '@crupier/protocol';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { bindingsOf } from '../keys/bindings.ts';
import { useBoundKeys } from '../keys/use-bound-keys.ts';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { InputField } from '../parts/input-field.tsx';
import { usePart } from '../parts/use-store.ts';
import { preferences } from '../preferences/preferences.ts';
import type { Answer } from '../wire/api.ts';
import { everything, filtersIn, queryOf, type CardFilter } from './card-filter.ts';
import { fetchCards } from './deck-api.ts';
import type { DecksScene } from './decks-scene.ts';
import { SelectField } from './select-field.tsx';
import { useDeckTexts } from './use-deck-texts.ts';

/** A card that was found, and how many a deck may have of it where one is being built. */
export interface FoundCard {
  readonly sheet: CardSheet;
  readonly most: number;
}

interface CardFinderProps {
  readonly scene: DecksScene;
  readonly filter: CardFilter;
  readonly onFilter: (filter: CardFilter) => void;
  /** The deck that the cards are for. */
  readonly deck?: { readonly leader: string; readonly choices: readonly string[] };
  readonly children: (found: readonly FoundCard[]) => ReactNode;
}

/** Cards of one page; the server has more. */
const PAGE = 36;
const pauseMs = 250;

/** The search with its filters, and a page of what was found. */
export function CardFinder({ scene, filter, onFilter, deck, children }: CardFinderProps): ReactNode {
  const texts = useTexts();
  const said = useDeckTexts();
  const query = queryOf(filter);
  if (deck !== undefined && deck.leader !== '') query.set('leader', deck.leader);
  for (const choice of deck?.choices ?? []) query.append('choice', choice);
  const wanted = query.toString();
  const [at, setAt] = useState({ query: wanted, from: 0 });
  const from = at.query === wanted ? at.from : 0;
  const answer = useCards(scene.game.id, wanted, from);
  const search = useSearchKey();
  const shortcut = usePart(preferences, ({ keys }) => bindingsOf(keys).search);
  const head = useRef<HTMLDivElement>(null);
  const page = answer?.ok === true ? answer.value : undefined;
  const turn = (by: number): void => {
    setAt({ query: wanted, from: from + by });
    head.current?.scrollIntoView({ block: 'start' });
    head.current?.focus({ preventScroll: true });
  };
  return (
    <section className="finder" aria-label={said.views.cards}>
      <div className="finder-search">
        <label className="unseen" htmlFor="card-search">
          {said.search}
        </label>
        <input
          ref={search}
          id="card-search"
          className="input"
          type="search"
          placeholder={said.search}
          aria-describedby="card-search-hint"
          aria-keyshortcuts={shortcut}
          maxLength={100}
          value={filter.words}
          onChange={(event) => onFilter({ ...filter, words: event.target.value })}
        />
        <small id="card-search-hint">{said.searchHint}</small>
      </div>
      <Filters scene={scene} filter={filter} onFilter={onFilter} isOpen={deck === undefined} />
      <div ref={head} className="finder-head" tabIndex={-1}>
        <output aria-live="polite">{page === undefined ? texts.loading : said.found(page.total)}</output>
        {filtersIn(filter) > 0 && (
          <Button onPress={() => onFilter({ ...everything, words: filter.words })}>
            <X aria-hidden="true" size={18} /> {said.clearFilters}
          </Button>
        )}
      </div>
      {answer?.ok === false && <p className="problem">{answer.problems[0]?.text ?? texts.failed}</p>}
      {page?.total === 0 && <p className="finder-none">{said.noCards}</p>}
      {page !== undefined && page.total > 0 && children(page.cards.map((sheet, place) => ({ sheet, most: page.copiesMax?.[place] ?? 0 })))}
      {page !== undefined && page.total > PAGE && <Pages page={page} onTurn={turn} />}
    </section>
  );
}

function Pages({ page: { total, from }, onTurn }: { readonly page: CollectionPage; readonly onTurn: (by: number) => void }): ReactNode {
  const said = useDeckTexts();
  return (
    <div className="finder-pages">
      <Button icon label={said.previousPage} inert={from === 0} onPress={() => onTurn(-PAGE)}>
        <ChevronLeft aria-hidden="true" />
      </Button>
      <span>{said.pageOf(Math.floor(from / PAGE) + 1, Math.ceil(total / PAGE))}</span>
      <Button icon label={said.nextPage} inert={from + PAGE >= total} onPress={() => onTurn(PAGE)}>
        <ChevronRight aria-hidden="true" />
      </Button>
    </div>
  );
}

interface FiltersProps extends Pick<CardFinderProps, 'scene' | 'filter' | 'onFilter'> {
  readonly isOpen: boolean;
}

function Filters({ scene: { collection, speech }, filter, onFilter, isOpen }: FiltersProps): ReactNode {
  const said = useDeckTexts();
  const language = useLanguage();
  const setNames = new Map(collection.sets.map(({ code, name }) => [code, name[language]]));
  const wordOf = (fact: string, value: string): string => {
    if (fact === 'set') return value === 'own' ? said.ownSet : (setNames.get(value) ?? value);
    return sayLabel(value, speech);
  };
  const count = filtersIn(filter);
  return (
    <details className="finder-filters" open={isOpen && window.matchMedia('(min-width: 701px)').matches}>
      <summary>
        {said.filters}
        {count > 0 && ` (${count})`}
      </summary>
      <div className="finder-facets">
        {collection.facets.map(({ fact, kind, values }) => {
          const words = values.map((value) => [value, kind === 'number' ? value : wordOf(fact, value)] as const);
          const sorted = kind === 'number' || fact === 'set' ? words : words.toSorted(([, one], [, other]) => one.localeCompare(other));
          return (
            <SelectField
              key={fact}
              label={said.facets[fact] ?? sayLabel(fact, speech)}
              value={filter.facts[fact] ?? ''}
              options={[['', said.any], ...sorted]}
              onValue={(value) => onFilter({ ...filter, facts: { ...filter.facts, [fact]: value } })}
            />
          );
        })}
        <SelectField
          label={said.playable}
          value={filter.playable}
          options={(['any', 'yes', 'no'] as const).map((value) => [value, said.playableWords[value]])}
          onValue={(value) => onFilter({ ...filter, playable: value === 'yes' || value === 'no' ? value : 'any' })}
        />
        {filter.rule !== '' && <InputField label={said.ruleFilter(filter.rule)} type="text" value={filter.rule} readOnly />}
      </div>
    </details>
  );
}

/** A page of cards, once whoever types has paused. While the next one is under way the last stays. */
function useCards(game: string, query: string, from: number): Answer<CollectionPage> | undefined {
  const language = useLanguage();
  const [known, setKnown] = useState<Answer<CollectionPage>>();
  useEffect(() => {
    let isWanted = true;
    const parameters = new URLSearchParams(query);
    parameters.set('from', String(from));
    parameters.set('limit', String(PAGE));
    const timer = setTimeout(() => void fetchCards(game, parameters, language).then((answer) => isWanted && setKnown(answer)), pauseMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [game, query, from, language]);
  return known;
}

/** The field that a key leads to. */
function useSearchKey(): React.RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useBoundKeys('pages', { search: () => field.current?.focus() });
  return field;
}
