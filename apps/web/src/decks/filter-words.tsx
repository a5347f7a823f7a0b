/** One row of words that filter cards: each opens in place and shows what it holds; the order is the last, and the count ends the row. */

import { sayLabel, type Facet } from '@crupier/protocol';
import { ArrowDownUp, ChevronDown, ChevronUp, X } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useHouseFrame } from '../home/use-house-frame.ts';
import { useLanguage } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { everything, filtersIn, withValue, type CardFilter } from './card-filter.ts';
import type { FilterScene } from './decks-scene.ts';
import type { DeckTexts } from './deck-texts-en.ts';
import { useDeckTexts } from './use-deck-texts.ts';

interface FilterWordsProps {
  readonly scene: FilterScene;
  readonly filter: CardFilter;
  readonly onFilter: (filter: CardFilter) => void;
  /** The facts that have words; all of the game where none are named. */
  readonly facts?: readonly string[];
  /** What stands before the words, such as the boxes that the reader owns. */
  readonly first?: ReactNode;
  /** What ends the row. */
  readonly count: ReactNode;
}

/** A word of the row, with the choices that it opens. */
interface Word {
  readonly id: string;
  readonly name: string;
  /** What it holds, said short; empty where it lets everything pass. */
  readonly held: string;
  readonly choices: readonly Choice[];
  readonly onClear: () => void;
}

interface Choice {
  readonly value: string;
  readonly word: string;
  readonly count: number | undefined;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** The row and what is open below it. On phones the filters are one word. */
export function FilterWords({ scene, filter, onFilter, facts, first, count }: FilterWordsProps): ReactNode {
  const said = useDeckTexts();
  const isPhone = useHouseFrame().mode === 'phone';
  const [open, setOpen] = useState<string>();
  const fold = useId();
  const words = useWords({ scene, filter, onFilter, ...(facts && { facts }) });
  const sort = useSortWord({ scene, filter, onFilter });
  const shown = isPhone && open === 'all' ? words : [...words, sort].filter(({ id }) => id === open);
  const toggle = (id: string): void => setOpen(open === id ? undefined : id);
  const held = filtersIn(filter);
  return (
    <fieldset className="filter-words" aria-label={said.filters}>
      <div className="words">
        {first}
        {isPhone ? (
          <WordButton
            word={{
              id: 'all',
              name: said.filters,
              held: held === 0 ? '' : String(held),
              onClear: () => onFilter({ ...everything, words: filter.words }),
            }}
            isOpen={open === 'all'}
            fold={fold}
            onToggle={toggle}
          />
        ) : (
          words.map((word) => <WordButton key={word.id} word={word} isOpen={open === word.id} fold={fold} onToggle={toggle} />)
        )}
        <WordButton word={{ ...sort, held: '' }} isOpen={open === sort.id} fold={fold} onToggle={toggle} isSort />
        <output className="words-count">{count}</output>
      </div>
      {shown.length > 0 && (
        <div className="fold" id={fold}>
          {shown.map((word) => (
            <fieldset key={word.id} className="fold-choices" aria-label={word.name}>
              {shown.length > 1 && <b>{word.name}</b>}
              {word.choices.map(({ value, word: choice, count: cards, isChosen, onChoose }) => (
                <Button key={value} className="chip" pressed={isChosen} onPress={onChoose}>
                  {choice} {cards !== undefined && <small>{cards}</small>}
                </Button>
              ))}
            </fieldset>
          ))}
        </div>
      )}
    </fieldset>
  );
}

interface WordButtonProps {
  readonly word: Pick<Word, 'id' | 'name' | 'held' | 'onClear'>;
  readonly isOpen: boolean;
  readonly fold: string;
  readonly onToggle: (id: string) => void;
  readonly isSort?: boolean;
}

function WordButton({ word: { id, name, held, onClear }, isOpen, fold, onToggle, isSort = false }: WordButtonProps): ReactNode {
  const said = useDeckTexts();
  return (
    <span className="word" data-held={held !== '' || undefined}>
      <button type="button" aria-expanded={isOpen} aria-controls={isOpen ? fold : undefined} onClick={() => onToggle(id)}>
        {isSort && <ArrowDownUp aria-hidden="true" size={16} />}
        <span>{held === '' ? name : `${name}: ${held}`}</span>
        {isOpen ? <ChevronUp aria-hidden="true" size={16} /> : <ChevronDown aria-hidden="true" size={16} />}
      </button>
      {held !== '' && (
        <button type="button" className="word-clear" aria-label={said.clearWord(name)} onClick={onClear}>
          <X aria-hidden="true" size={16} />
        </button>
      )}
    </span>
  );
}

type WordsOf = Pick<FilterWordsProps, 'scene' | 'filter' | 'onFilter' | 'facts'>;

function useWords({ scene, filter, onFilter, facts }: WordsOf): readonly Word[] {
  const said = useDeckTexts();
  const language = useLanguage();
  const { collection } = scene;
  const setNames = new Map(collection.sets.map(({ code, name }) => [code, name[language]]));
  const facets = collection.facets.filter(({ fact }) => facts === undefined || facts.includes(fact));
  const ofFacets = facets.map((facet): Word => {
    const chosen = filter.facts[facet.fact] ?? [];
    const choices = choicesOf(facet, { scene, said, setNames, chosen }, (value) => onFilter(withValue(filter, facet.fact, value)));
    return {
      id: facet.fact,
      name: said.facets[facet.fact] ?? sayLabel(facet.fact, scene.speech),
      held: sayHeld(choices, said),
      choices,
      onClear: () => onFilter({ ...filter, facts: { ...filter.facts, [facet.fact]: [] } }),
    };
  });
  const playable: Word = {
    id: 'playable',
    name: said.playable,
    held: filter.playable === 'any' ? '' : said.playableWords[filter.playable],
    choices: (['yes', 'no'] as const).map((value) => ({
      value,
      word: said.playableWords[value],
      count: value === 'yes' ? collection.playable : collection.cards - collection.playable,
      isChosen: filter.playable === value,
      onChoose: () => onFilter({ ...filter, playable: filter.playable === value ? 'any' : value }),
    })),
    onClear: () => onFilter({ ...filter, playable: 'any' }),
  };
  const rule: Word = { id: 'rule', name: said.rule, held: filter.rule, choices: [], onClear: () => onFilter({ ...filter, rule: '' }) };
  return [...ofFacets, ...(facts === undefined ? [playable] : []), ...(filter.rule === '' ? [] : [rule])];
}

interface ChoiceParts {
  readonly scene: FilterScene;
  readonly said: DeckTexts;
  readonly setNames: ReadonlyMap<string, string>;
  readonly chosen: readonly string[];
}

/** The values of a fact in the order in which a reader looks for them: numbers and sets as they follow, words by the alphabet. */
function choicesOf(facet: Facet, { scene, said, setNames, chosen }: ChoiceParts, onChoose: (value: string) => void): readonly Choice[] {
  const wordOf = (value: string): string => {
    if (facet.fact === 'set') return value === 'own' ? said.ownSet : (setNames.get(value) ?? value);
    return facet.kind === 'number' ? value : sayLabel(value, scene.speech);
  };
  const choices = facet.values.map((value, at) => ({
    value,
    word: wordOf(value),
    count: facet.counts[at],
    isChosen: chosen.includes(value),
    onChoose: () => onChoose(value),
  }));
  const isOrdered = facet.kind === 'number' || facet.fact === 'set';
  return isOrdered ? choices : choices.toSorted((one, other) => one.word.localeCompare(other.word, scene.speech.language));
}

/** What is chosen: the words themselves while they are few. */
function sayHeld(choices: readonly Choice[], said: DeckTexts): string {
  const chosen = choices.filter(({ isChosen }) => isChosen);
  if (chosen.length <= HELD_NAMED) return chosen.map(({ word }) => word).join(', ');
  return said.heldOf(chosen.length, choices.length);
}

/** So many values are named by the word that holds them. */
const HELD_NAMED = 1;

function useSortWord({ scene, filter, onFilter }: Omit<WordsOf, 'facts'>): Word {
  const said = useDeckTexts();
  const numbers = scene.collection.facets.filter(({ kind }) => kind === 'number').map(({ fact }) => fact);
  const wordOf = (sort: string): string => {
    if (sort === '') return said.sortUsual[scene.game.id] ?? said.sortPlain;
    return sort === 'name'
      ? said.sortName
      : said.sortBy((said.facets[sort] ?? sayLabel(sort, scene.speech)).toLocaleLowerCase(scene.speech.language));
  };
  return {
    id: 'sort',
    name: wordOf(filter.sort),
    held: '',
    choices: ['', 'name', ...numbers].map((sort) => ({
      value: sort,
      word: wordOf(sort),
      count: undefined,
      isChosen: filter.sort === sort,
      onChoose: () => onFilter({ ...filter, sort }),
    })),
    onClear: () => onFilter({ ...filter, sort: '' }),
  };
}
