import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { limits } from '@crupier/protocol';
import { Button as AriaButton, Label, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components';
import { useTexts } from '../language/use-texts.ts';
import { useStore } from '../parts/use-store.ts';
import { deckText, unopened, type ChosenDeck, type DeckChoice, type DeckSetting } from './deck-choice.ts';
import { DeckVerdict } from './deck-verdict.tsx';
import { DrawnDecks } from './drawn-decks.tsx';
import { keptDecks } from './kept-decks.ts';
import { SealedField } from './sealed-field.tsx';
import { TextFileField } from './text-file-field.tsx';
import { useDeckCheck } from './use-deck-check.ts';

/** What there is to choose from. */
export interface DeckOffer {
  readonly setting: DeckSetting;
  readonly decks: readonly string[];
  /** Those of them that can be played. */
  readonly ready: ReadonlySet<string>;
  /** What the seeds of pools begin with that nobody has chosen; undefined where decks are not made from pools. */
  readonly luck: string | undefined;
  /** The sets of which decks are drawn for those who have no list. */
  readonly sets: readonly { readonly code: string; readonly name: string }[];
}

interface DeckSelectProps {
  readonly label: string;
  readonly offer: DeckOffer;
  readonly choice: ChosenDeck;
  readonly onChoice: (choice: ChosenDeck) => void;
  /** Fills a deck of a new pool at once, where nobody sits down to make it. */
  readonly fills?: boolean;
}

const ownList = '\u0000own';
const sealedPool = '\u0000sealed';
/** Before the id of a deck that was kept. */
const keptMark = '\u0000kept ';

/** A seat's deck, which is chosen unless decks are dealt with the match. */
export function DeckChooser({ choice, ...props }: Omit<DeckSelectProps, 'choice'> & { readonly choice: DeckChoice }): ReactNode {
  const texts = useTexts();
  return choice.kind === 'dealt' ? <p>{texts.dealtDecks}</p> : <DeckSelect {...props} choice={choice} />;
}

/** A deck that comes with the game, one made from a sealed pool, or a list that is pasted, dropped or opened. */
function DeckSelect({ label, offer, choice, onChoice, fills = false }: DeckSelectProps): ReactNode {
  const texts = useTexts();
  const { setting, decks, ready, luck, sets } = offer;
  const special = luck === undefined ? [ownList] : [sealedPool, ownList];
  const kept = useStore(keptDecks).filter(({ game }) => game === setting.game);
  const words: Readonly<Record<string, string>> = {
    [ownList]: texts.ownList,
    [sealedPool]: texts.sealedPool,
    ...Object.fromEntries(kept.map(({ id, name }) => [`${keptMark}${id}`, texts.keptDeck(name || texts.unnamedDeck)])),
  };
  const keys = {
    ready: choice.kind === 'ready' ? choice.name : '',
    kept: choice.kind === 'kept' ? `${keptMark}${choice.id}` : '',
    list: ownList,
    sealed: sealedPool,
  };
  const choose = (key: string): void => {
    if (key === ownList) onChoice({ kind: 'list', text: '' });
    else if (key === sealedPool) onChoice(unopened(luck ?? ''));
    else if (key.startsWith(keptMark)) onChoice({ kind: 'kept', id: key.slice(keptMark.length) });
    else onChoice({ kind: 'ready', name: key });
  };
  return (
    <div className="field">
      <Select aria-label={label} selectedKey={keys[choice.kind]} onSelectionChange={(key) => choose(String(key))}>
        <Label className="field-label">{label}</Label>
        <AriaButton className="button select">
          <SelectValue className="select-value" />
          <ChevronDown aria-hidden="true" size={20} />
        </AriaButton>
        <Popover className="select-list">
          <ListBox className="menu">
            {[...kept.map(({ id }) => `${keptMark}${id}`), ...decks, ...special].map((deck) => {
              const isReady = words[deck] !== undefined || ready.has(deck);
              return (
                <ListBoxItem key={deck} id={deck} className="menu-item" textValue={words[deck] ?? deck} isDisabled={!isReady}>
                  {words[deck] ?? deck}
                  {!isReady && <small>{texts.notYet}</small>}
                </ListBoxItem>
              );
            })}
          </ListBox>
        </Popover>
      </Select>
      {choice.kind === 'list' && (
        <DeckListField setting={setting} sets={sets} text={choice.text} onText={(text) => onChoice({ kind: 'list', text })} />
      )}
      {choice.kind === 'kept' && <KeptVerdict setting={setting} text={deckText(choice)} />}
      {choice.kind === 'sealed' && <SealedField label={label} setting={setting} deck={choice} fills={fills} onDeck={onChoice} />}
    </div>
  );
}

/** A deck that was kept may be a draft, or not of the format. */
function KeptVerdict({ setting, text }: { readonly setting: DeckSetting; readonly text: string }): ReactNode {
  return <DeckVerdict problems={useDeckCheck(setting, text)} />;
}

interface DeckListFieldProps {
  readonly setting: DeckSetting;
  readonly sets: DeckOffer['sets'];
  readonly text: string;
  readonly onText: (text: string) => void;
}

const listTypes = ['.txt', '.json', '.o8d', 'text/plain', 'application/json'];

function DeckListField({ setting, sets, text, onText }: DeckListFieldProps): ReactNode {
  const texts = useTexts();
  return (
    <div className="deck-list">
      <TextFileField
        label={texts.deckList}
        hint={texts.deckListHint}
        text={text}
        onText={onText}
        types={listTypes}
        bytesMax={limits.deckLengthMax}
      />
      {sets.length > 0 && <DrawnDecks game={setting.game} sets={sets} onText={onText} />}
      <DeckVerdict problems={useDeckCheck(setting, text)} />
    </div>
  );
}
