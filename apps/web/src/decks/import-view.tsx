/** Imports decks of any game: pasted, dropped, opened from files, or brought by a link. */

import { limits } from '@crupier/protocol';
import { ClipboardPaste } from 'lucide-react';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { Button as AriaButton, FileTrigger } from 'react-aria-components';
import { Button } from '../parts/button.tsx';
import { ProblemList } from '../parts/problem-list.tsx';
import { DecksPage } from './decks-page.tsx';
import type { DecksScene } from './decks-scene.ts';
import { ImportedDeckPage } from './imported-deck.tsx';
import { ImportedList } from './imported-list.tsx';
import { deckInLink, unpackText } from './share-link.ts';
import { useDeckTexts } from './use-deck-texts.ts';
import { useImport } from './use-import.ts';

interface ImportViewProps {
  readonly scene: DecksScene;
  /** A deck that a link has brought; empty where there is none. */
  readonly packed: string;
}

const fileTypes = ['.txt', '.json', '.o8d', '.xml', 'text/plain', 'application/json'];

/** The page of imports: a field for the text, then what was read of it, a single deck with all that can be done with it. */
export function ImportView({ scene, packed }: ImportViewProps): ReactNode {
  const said = useDeckTexts();
  const [text, setText] = useState(() => (packed === '' ? '' : (unpackText(packed) ?? '')));
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [shown, setShown] = useState<number>();
  const { found, read, keep, forget } = useImport(scene.game.id);
  const readText = async (list: string): Promise<void> => {
    setShown(undefined);
    await read([{ file: '', text: deckInLink(list) ?? list }]);
  };
  const take = async (files: readonly File[]): Promise<void> => {
    const small = files.filter(({ size }) => size <= limits.importLengthMax);
    setRefused(files.filter((file) => !small.includes(file)).map(({ name }) => said.fileTooLarge(name)));
    setShown(undefined);
    if (small.length > 0) await read(await Promise.all(small.map(async (file) => ({ file: file.name, text: await file.text() }))));
  };
  // Who follows a link sees at once what it brings.
  useEffect(() => {
    if (packed !== '') void read([{ file: '', text: unpackText(packed) ?? '' }]);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the link is read once
  }, [packed]);
  const decks = found?.decks ?? [];
  const at = decks.length === 1 ? 0 : shown;
  const deck = at === undefined ? undefined : decks[at];
  if (at !== undefined && deck !== undefined)
    return (
      <ImportedDeckPage
        key={`${at} ${deck.text}`}
        scene={scene}
        deck={deck}
        onKeep={() => keep([at])}
        onBack={decks.length === 1 ? forget : () => setShown(undefined)}
        isOne={decks.length === 1}
        {...(deck.file === '' &&
          decks.length === 1 && {
            mending: {
              text,
              onText: (list) => {
                setText(list);
                void readText(list);
              },
            },
          })}
      />
    );
  if (decks.length > 1) return <ImportedList scene={scene} decks={decks} onShow={setShown} onKeep={keep} onBack={forget} />;
  return (
    <DecksPage
      scene={scene}
      at="decks"
      className="import"
      side={<PasteSlip isEmpty={text.trim() === ''} onRead={() => void readText(text)} onFiles={(files) => void take(files)} />}
    >
      <ImportField text={text} onText={setText} onFiles={(files) => void take(files)} />
      <div aria-live="polite">
        {refused.map((line) => (
          <p key={line} className="problem">
            {line}
          </p>
        ))}
        {found !== undefined && found.failed.length > 0 && <ProblemList title={said.importFailed} problems={found.failed} />}
      </div>
    </DecksPage>
  );
}

interface PasteSlipProps {
  readonly isEmpty: boolean;
  readonly onRead: () => void;
  readonly onFiles: (files: readonly File[]) => void;
}

/** What can be brought, and how it is read. */
function PasteSlip({ isEmpty, onRead, onFiles }: PasteSlipProps): ReactNode {
  const said = useDeckTexts();
  return (
    <section className="slip decks-slip" aria-labelledby="import-paste">
      <div className="slip-stub">
        <ClipboardPaste aria-hidden="true" size={20} />
        {said.bring}
      </div>
      <div className="slip-say">
        <h2 id="import-paste">{said.bringHow}</h2>
        <p>{said.bringText}</p>
      </div>
      <div className="slip-acts">
        <FileTrigger allowsMultiple acceptedFileTypes={fileTypes} onSelect={(files) => onFiles([...(files ?? [])])}>
          <AriaButton className="button">{said.importFiles}</AriaButton>
        </FileTrigger>
        <Button primary inert={isEmpty} onPress={onRead}>
          {said.importRead}
        </Button>
      </div>
    </section>
  );
}

interface ImportFieldProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The field for lists; files may be dropped on it. */
function ImportField({ text, onText, onFiles }: ImportFieldProps): ReactNode {
  const said = useDeckTexts();
  const id = useId();
  return (
    <>
      <h1>{said.bring}</h1>
      <p>{said.importText}</p>
      <div className="field import-field">
        <label htmlFor={id}>{said.importField}</label>
        <textarea
          id={id}
          className="input"
          rows={12}
          spellCheck={false}
          maxLength={limits.importLengthMax}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            if (event.dataTransfer.files.length === 0) return;
            event.preventDefault();
            onFiles([...event.dataTransfer.files]);
          }}
        />
      </div>
      <p className="mute">{said.importForms}</p>
    </>
  );
}
