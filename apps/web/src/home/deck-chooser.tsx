import type { SpokenProblem } from '@crupier/protocol';
import { Check, ChevronDown } from 'lucide-react';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { Button as AriaButton, FileTrigger, Label, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { checkDeck } from '../wire/api.ts';
import type { DeckChoice } from './deck-choice.ts';
import { ProblemList } from '../parts/problem-list.tsx';

interface DeckChooserProps {
  readonly label: string;
  readonly game: string;
  readonly decks: readonly string[];
  /** Those of them that can be played. */
  readonly ready: ReadonlySet<string>;
  readonly choice: DeckChoice;
  readonly onChoice: (choice: DeckChoice) => void;
}

const ownList = '\u0000own';

/** A deck that comes with the game, or a list that is pasted, dropped or opened. */
export function DeckChooser({ label, game, decks, ready, choice, onChoice }: DeckChooserProps): ReactNode {
  const texts = useTexts();
  return (
    <div className="field">
      <Select
        aria-label={label}
        selectedKey={choice.kind === 'ready' ? choice.name : ownList}
        onSelectionChange={(key) => onChoice(key === ownList ? { kind: 'list', text: '' } : { kind: 'ready', name: String(key) })}
      >
        <Label className="field-label">{label}</Label>
        <AriaButton className="button select">
          <SelectValue className="select-value" />
          <ChevronDown aria-hidden="true" size={20} />
        </AriaButton>
        <Popover className="select-list">
          <ListBox className="menu">
            {[...decks, ownList].map((deck) => (
              <ListBoxItem
                key={deck}
                id={deck}
                className="menu-item"
                textValue={deck === ownList ? texts.ownList : deck}
                isDisabled={deck !== ownList && !ready.has(deck)}
              >
                {deck === ownList ? texts.ownList : deck}
                {deck !== ownList && !ready.has(deck) && <small>{texts.notYet}</small>}
              </ListBoxItem>
            ))}
          </ListBox>
        </Popover>
      </Select>
      {choice.kind === 'list' && <DeckListField game={game} text={choice.text} onText={(text) => onChoice({ kind: 'list', text })} />}
    </div>
  );
}

interface DeckListFieldProps {
  readonly game: string;
  readonly text: string;
  readonly onText: (text: string) => void;
}

function DeckListField({ game, text, onText }: DeckListFieldProps): ReactNode {
  const texts = useTexts();
  const id = useId();
  const checked = useDeckCheck(game, text);
  const take = (file: File | undefined): void => {
    if (file !== undefined) void file.text().then(onText);
  };
  return (
    <div className="deck-list">
      <label htmlFor={id} className="unseen">
        {texts.deckList}
      </label>
      <textarea
        id={id}
        className="input"
        rows={6}
        spellCheck={false}
        placeholder={texts.deckListHint}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          if (event.dataTransfer.files.length === 0) return;
          event.preventDefault();
          take(event.dataTransfer.files[0]);
        }}
      />
      <FileTrigger acceptedFileTypes={['.txt', '.json', 'text/plain', 'application/json']} onSelect={(files) => take(files?.[0])}>
        <AriaButton className="button">{texts.deckFile}</AriaButton>
      </FileTrigger>
      <div aria-live="polite">
        {checked !== undefined && checked.length === 0 && (
          <p className="deck-good">
            <Check aria-hidden="true" size={18} /> {texts.deckGood}
          </p>
        )}
        {checked !== undefined && checked.length > 0 && <ProblemList title={texts.deckProblems(checked.length)} problems={checked} />}
      </div>
    </div>
  );
}

const pauseMs = 500;

/** What the server finds wrong with a list, once typing has paused; undefined while nobody knows. */
function useDeckCheck(game: string, text: string): readonly SpokenProblem[] | undefined {
  const language = useLanguage();
  const [checked, setChecked] = useState<{ readonly key: string; readonly problems: readonly SpokenProblem[] } | undefined>(undefined);
  const key = `${language} ${text}`;
  useEffect(() => {
    if (text.trim() === '') return;
    const timer = setTimeout(() => {
      void checkDeck(game, text, language).then((answer) =>
        setChecked({ key, problems: answer.ok ? answer.value.problems : answer.problems }),
      );
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [game, text, language, key]);
  return checked?.key === key && text.trim() !== '' ? checked.problems : undefined;
}
