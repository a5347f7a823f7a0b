/** Imports decks of any game: pasted, dropped, opened from files, or brought by a link. */

import { limits, type ShownDeck, type Speech, type SpokenProblem } from '@crupier/protocol';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { Button as AriaButton, FileTrigger } from 'react-aria-components';
import { keepDeck } from '../setting-up/kept-decks.ts';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { ProblemList } from '../parts/problem-list.tsx';
import { formatRoute } from '../route.ts';
import { knownSheets, readDecks } from './deck-api.ts';
import type { DecksScene } from './decks-scene.ts';
import { deckInLink, unpackText } from './share-link.ts';
import { useDeckTexts } from './use-deck-texts.ts';
import { Verdict } from './verdict.tsx';

interface ImportViewProps {
  readonly scene: DecksScene;
  /** A deck that a link has brought; empty where there is none. */
  readonly packed: string;
}

/** A text that was brought, and the file that it is of. */
interface Brought {
  readonly file: string;
  readonly text: string;
}

/** What was read of all that was brought. */
interface Found {
  readonly decks: readonly (ShownDeck & { readonly file: string; readonly id?: string })[];
  readonly failed: readonly SpokenProblem[];
}

const fileTypes = ['.txt', '.json', '.o8d', '.xml', 'text/plain', 'application/json'];

/** The page of imports. */
export function ImportView({ scene: { game, speech }, packed }: ImportViewProps): ReactNode {
  const said = useDeckTexts();
  const id = useId();
  const [text, setText] = useState(() => (packed === '' ? '' : (unpackText(packed) ?? '')));
  const [refused, setRefused] = useState<readonly string[]>([]);
  const { found, read, keep } = useImport(game.id);
  const take = async (files: readonly File[]): Promise<void> => {
    const small = files.filter(({ size }) => size <= limits.importLengthMax);
    setRefused(files.filter((file) => !small.includes(file)).map(({ name }) => said.fileTooLarge(name)));
    await read(await Promise.all(small.map(async (file) => ({ file: file.name, text: await file.text() }))));
  };
  // Who follows a link sees at once what it brings.
  useEffect(() => {
    if (packed !== '') void read([{ file: '', text: unpackText(packed) ?? '' }]);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the link is read once
  }, [packed]);
  return (
    <div className="import">
      <p>{said.importText}</p>
      <p>
        <small>{said.importForms}</small>
      </p>
      <div className="field">
        <label htmlFor={id}>{said.importField}</label>
        <textarea
          id={id}
          className="input"
          rows={8}
          spellCheck={false}
          maxLength={limits.importLengthMax}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            if (event.dataTransfer.files.length === 0) return;
            event.preventDefault();
            void take([...event.dataTransfer.files]);
          }}
        />
      </div>
      <div className="deck-acts">
        <Button primary inert={text.trim() === ''} onPress={() => void read([{ file: '', text: deckInLink(text) ?? text }])}>
          {said.importRead}
        </Button>
        <FileTrigger allowsMultiple acceptedFileTypes={fileTypes} onSelect={(files) => void take([...(files ?? [])])}>
          <AriaButton className="button">{said.importFiles}</AriaButton>
        </FileTrigger>
      </div>
      <div aria-live="polite">
        {refused.map((line) => (
          <p key={line} className="problem">
            {line}
          </p>
        ))}
        {found !== undefined && found.failed.length > 0 && <ProblemList title={said.importFailed} problems={found.failed} />}
        {found !== undefined && found.decks.length > 0 && <FoundDecks found={found} speech={speech} onKeep={keep} />}
      </div>
    </div>
  );
}

function useImport(game: string): {
  readonly found: Found | undefined;
  readonly read: (brought: readonly Brought[]) => Promise<void>;
  readonly keep: (places: readonly number[]) => void;
} {
  const texts = useTexts();
  const language = useLanguage();
  const [found, setFound] = useState<Found>();
  const read = async (brought: readonly Brought[]): Promise<void> => {
    const answers = await Promise.all(brought.map(async ({ file, text }) => ({ file, answer: await readDecks(game, text, { language }) })));
    const decks = answers.flatMap(({ file, answer }) => (answer.ok ? answer.value.decks.map((deck) => ({ ...deck, file })) : []));
    const unreached = { code: 'page.unreached', at: '', values: {}, text: texts.failed };
    const failed = answers.flatMap(({ answer }) => {
      if (answer.ok) return [];
      return answer.problems.length > 0 ? answer.problems : [unreached];
    });
    setFound({ decks, failed });
  };
  const keep = (places: readonly number[]): void => {
    if (found === undefined) return;
    const decks = found.decks.map((deck, at) => {
      if (!places.includes(at) || deck.id !== undefined) return deck;
      const { draft, game: of, text } = deck;
      const name = draft.name || (knownSheets(of).get(draft.leader)?.name[language] ?? '');
      const id = keepDeck({ game: of, name, text, leader: draft.leader, cards: draft.cards.map(({ card }) => card) });
      return { ...deck, id };
    });
    setFound({ ...found, decks });
  };
  return { found, read, keep };
}

function FoundDecks({
  found: { decks },
  speech,
  onKeep,
}: {
  readonly found: Found;
  readonly speech: Speech;
  readonly onKeep: (places: readonly number[]) => void;
}): ReactNode {
  const texts = useTexts();
  const said = useDeckTexts();
  const language = useLanguage();
  const playable = decks.filter(({ problems }) => problems.length === 0).length;
  const left = decks.flatMap(({ id }, at) => (id === undefined ? [at] : []));
  const kept = decks.length - left.length;
  return (
    <section className="import-found" aria-label={said.views.mine}>
      <p>
        <b>{said.importSummary(playable, decks.length - playable)}</b>
      </p>
      {left.length > 0 && <Button onPress={() => onKeep(left)}>{said.keepAll(left.length)}</Button>}
      {kept > 0 && <p>{said.importKept(kept)}</p>}
      <ol>
        {decks.map(({ game, draft, problems, file, id }, at) => {
          const name = draft.name || knownSheets(game).get(draft.leader)?.name[language] || texts.unnamedDeck;
          return (
            // Decks of a text are told apart by their place in it.
            // eslint-disable-next-line react/no-array-index-key
            <li key={at} className="import-deck">
              <h2>{name}</h2>
              <p>
                <span className="tag">{problems.length === 0 ? said.canPlay : said.draft}</span> {gameNames[game] ?? game}
                {file !== '' && ` · ${said.from(file)}`} · {said.cardsIn(draft.cards.reduce((sum, { count }) => sum + count, 0))}
              </p>
              <Verdict problems={problems} isCurrent speech={speech} />
              {id === undefined ? (
                <Button onPress={() => onKeep([at])}>{said.keepDeck(name)}</Button>
              ) : (
                <a className="button" href={formatRoute({ kind: 'decks', game, view: 'deck', arg: id })}>
                  {said.open(name)}
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Games are called the same in all languages. */
const gameNames: Readonly<Record<string, string>> = { keyforge: 'KeyForge', inferno: 'Inferno', 'marvel-champions': 'Marvel Champions' };
