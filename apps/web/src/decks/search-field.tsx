import { Search } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { bindingsOf } from '../keys/bindings.ts';
import { useBoundKeys } from '../keys/use-bound-keys.ts';
import { usePart } from '../parts/use-store.ts';
import { preferences } from '../preferences/preferences.ts';
import { useHouseFrame } from '../home/use-house-frame.ts';
import { useDeckTexts } from './use-deck-texts.ts';

interface SearchFieldProps {
  readonly words: string;
  readonly onWords: (words: string) => void;
  /** Whether it stands in a narrow column. */
  readonly isNarrow?: boolean;
}

/** The field that looks for words in names and texts; a key leads to it. */
export function SearchField({ words, onWords, isNarrow = false }: SearchFieldProps): ReactNode {
  const said = useDeckTexts();
  const id = useId();
  const { mode, narrow } = useHouseFrame();
  const field = useRef<HTMLInputElement>(null);
  const shortcut = usePart(preferences, ({ keys }) => bindingsOf(keys).search);
  useBoundKeys('pages', { search: () => field.current?.focus() });
  return (
    <div className="search-field">
      <Search aria-hidden="true" size={20} />
      <label className="unseen" htmlFor={id}>
        {said.search}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        placeholder={mode === 'wide' && !narrow && !isNarrow ? said.searchLong : said.searchShort}
        aria-keyshortcuts={shortcut}
        maxLength={100}
        value={words}
        onChange={(event) => onWords(event.target.value)}
      />
      {mode === 'wide' && words === '' && <kbd aria-hidden="true">{shortcut}</kbd>}
    </div>
  );
}
