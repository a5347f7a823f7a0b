/** The decks of a game: one's own as boxes, and those that come with it. */

import { sayLabel, type ReadyDeck, type SpokenProblem } from '@crupier/protocol';
import { ClipboardPaste, Dices } from 'lucide-react';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { useHouseFrame } from '../home/use-house-frame.ts';
import { decksAreKept, keepDeck, keptDecks } from '../setting-up/kept-decks.ts';
import { drawLuck } from '../setting-up/kept-table.ts';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { InputField } from '../parts/input-field.tsx';
import { ProblemList } from '../parts/problem-list.tsx';
import { useStore } from '../parts/use-store.ts';
import { goTo } from '../go-to.ts';
import { formatRoute } from '../route.ts';
import { drawDeck } from '../wire/api.ts';
import { knownSheets, readDecks } from './deck-api.ts';
import { DeckBox } from './deck-box.tsx';
import { DecksPage, GameLinks } from './decks-page.tsx';
import type { DecksScene } from './decks-scene.ts';
import { emptyDraft } from './draft.ts';
import { removedDeck } from './removed-deck.ts';
import { packText } from './share-link.ts';
import { useDeckStates } from './use-deck-states.ts';
import { useDeckTexts } from './use-deck-texts.ts';

/** All decks of a game. */
export function MyDecks({ scene }: { readonly scene: DecksScene }): ReactNode {
  const said = useDeckTexts();
  const { mode } = useHouseFrame();
  const { game } = scene;
  const own = useStore(keptDecks).filter((deck) => deck.game === game.id);
  const read = useDeckStates(own);
  const ready = <ReadyDecks scene={scene} />;
  return (
    <DecksPage
      scene={scene}
      at="decks"
      className="my-decks"
      side={
        <>
          {mode === 'wide' && ready}
          <BringSlip scene={scene} />
        </>
      }
    >
      <header className="my-decks-head">
        <h1>
          {said.myDecks} {own.length > 0 && <small>{own.length}</small>}
        </h1>
        <GameLinks scene={scene} view="mine" />
      </header>
      <Removed game={game.id} />
      {!useStore(decksAreKept) && <p className="problem">{said.storageFull}</p>}
      {own.length === 0 ? (
        <EmptyShelf scene={scene} />
      ) : (
        <ul className="deck-boxes" aria-label={said.myDecks}>
          {own.map((deck) => (
            <DeckBox key={deck.id} scene={scene} deck={deck} read={read.get(deck.id)} />
          ))}
        </ul>
      )}
      <p>
        <a className="link" href={formatRoute({ kind: 'decks', game: game.id, view: 'random', arg: '' })}>
          {said.views.random}
        </a>
      </p>
      {game.drawnSets !== undefined && <Generator scene={scene} />}
      {mode !== 'wide' && ready}
    </DecksPage>
  );
}

/** The shelf before there is a deck on it: empty boxes, and what can lie in them. */
function EmptyShelf({ scene: { game } }: { readonly scene: DecksScene }): ReactNode {
  const said = useDeckTexts();
  return (
    <div className="empty-shelf mat" data-game={game.id}>
      <span aria-hidden="true" />
      <span aria-hidden="true" />
      <span aria-hidden="true" />
      <p>{said.noDecksYet}</p>
    </div>
  );
}

/** The slip that takes a list, a link or a code, and begins a new deck. */
function BringSlip({ scene: { game, collection } }: { readonly scene: DecksScene }): ReactNode {
  const said = useDeckTexts();
  const id = useId();
  const { mode, flow } = useHouseFrame();
  const [text, setText] = useState('');
  const build = (): void =>
    goTo({
      kind: 'decks',
      game: game.id,
      view: 'deck',
      arg: keepDeck({ game: game.id, name: '', text: JSON.stringify(emptyDraft), leader: '', cards: [] }),
    });
  // A list that no address holds is pasted on the page of imports.
  const read = (): void =>
    goTo({ kind: 'decks', game: game.id, view: 'import', arg: text.trim() === '' || text.length > LINK_MAX ? '' : packText(text) });
  const isShort = mode === 'phone' && !flow;
  return (
    <section className="slip decks-slip" aria-labelledby={`${id}h`}>
      {!isShort && (
        <div className="slip-stub">
          <ClipboardPaste aria-hidden="true" size={20} />
          {said.bring}
        </div>
      )}
      <div className="slip-say">
        <h2 id={`${id}h`}>{said.bringHow}</h2>
        {!isShort && (
          <>
            <label className="unseen" htmlFor={id}>
              {said.importField}
            </label>
            <textarea
              id={id}
              className="input"
              rows={3}
              spellCheck={false}
              maxLength={LINK_MAX}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <p>{said.bringText}</p>
          </>
        )}
      </div>
      <div className="slip-acts">
        {collection.building !== undefined && <Button onPress={build}>{said.newDeck}</Button>}
        <Button primary onPress={read}>
          {isShort ? said.paste : said.importRead}
        </Button>
      </div>
    </section>
  );
}

/** The longest list that stands in an address. */
const LINK_MAX = 20_000;

function ReadyDecks({ scene: { game, collection, speech } }: { readonly scene: DecksScene }): ReactNode {
  const said = useDeckTexts();
  const id = useId();
  const lineOf = ({ leader, choices }: ReadyDeck): string =>
    [knownSheets(game.id).get(leader)?.name[speech.language] ?? '', ...choices.map((choice) => sayLabel(choice, speech))]
      .filter((each) => each !== '')
      .join(' · ');
  return (
    <section className="ready-decks" aria-labelledby={id}>
      <h2 id={id}>
        {said.readyDecks} <small>{collection.decks.length}</small>
      </h2>
      <ul className="card-links">
        {collection.decks.map((deck) => (
          <li key={deck.name}>
            <a className="card-link" href={formatRoute({ kind: 'decks', game: game.id, view: 'deck', arg: `ready:${deck.name}` })}>
              <b>{deck.name}</b> <small>{deck.playable ? lineOf(deck) : said.notMade}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A deck that was taken away can be put back until the page is left. */
function Removed({ game }: { readonly game: string }): ReactNode {
  const texts = useTexts();
  const said = useDeckTexts();
  const removed = useStore(removedDeck);
  useEffect(() => () => removedDeck.write(undefined), []);
  if (removed === undefined || removed.deck.game !== game) return undefined;
  return (
    <div className="removed">
      <output>{said.deleted(removed.deck.name || texts.unnamedDeck)}</output>
      <Button onPress={removed.undo}>{said.undo}</Button>
    </div>
  );
}

/** Draws decks of a set by a seed, and keeps them. */
function Generator({ scene: { game } }: { readonly scene: DecksScene }): ReactNode {
  const said = useDeckTexts();
  const language = useLanguage();
  const [seed, setSeed] = useState(drawLuck);
  const [problems, setProblems] = useState<readonly SpokenProblem[]>();
  const draw = async (set: string): Promise<void> => {
    const drawn = await drawDeck(game.id, set, { seed: seed.trim() || drawLuck(), language });
    setProblems(drawn.ok ? undefined : drawn.problems);
    if (!drawn.ok) return;
    const read = await readDecks(game.id, drawn.value.text, { only: true, language });
    const cards = read.ok ? (read.value.decks[0]?.draft.cards ?? []).map(({ card }) => card) : [];
    setSeed(drawLuck());
    const id = keepDeck({ game: game.id, name: `${drawn.value.name} (${set} ${seed})`, text: drawn.value.text, leader: '', cards });
    goTo({ kind: 'decks', game: game.id, view: 'deck', arg: id });
  };
  return (
    <div className="generator">
      <p>{said.generateText}</p>
      <InputField label={said.generateSeed} type="text" maxLength={64} value={seed} onChange={(event) => setSeed(event.target.value)} />
      <div className="deck-acts">
        {game.drawnSets?.map(({ code, name }) => (
          <Button key={code} onPress={() => void draw(code)}>
            <Dices aria-hidden="true" size={18} /> {said.generate(name)}
          </Button>
        ))}
      </div>
      {problems !== undefined && <ProblemList title={said.generateFailed} problems={problems} />}
    </div>
  );
}
