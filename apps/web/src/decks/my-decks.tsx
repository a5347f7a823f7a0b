/** The decks of a game: one's own as boxes, and those that come with it. */

import { sayLabel, type ReadyDeck, type SpokenProblem } from '@crupier/protocol';
import { Dices } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useHouseFrame } from '../home/use-house-frame.ts';
import { decksAreKept, keepDeck, keptDecks } from '../setting-up/kept-decks.ts';
import { drawLuck } from '../setting-up/kept-table.ts';
import { useLanguage } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { InputField } from '../parts/input-field.tsx';
import { ProblemList } from '../parts/problem-list.tsx';
import { useStore } from '../parts/use-store.ts';
import { goTo } from '../go-to.ts';
import { formatRoute } from '../route.ts';
import { drawDeck } from '../wire/api.ts';
import { knownSheets, readDecks } from './deck-api.ts';
import { BringSlip } from './bring-slip.tsx';
import { DeckBox } from './deck-box.tsx';
import { EmptyShelf } from './empty-shelf.tsx';
import { DecksPage, GameLinks } from './decks-page.tsx';
import type { DecksScene } from './decks-scene.ts';
import { RemovedDeck } from './removed-note.tsx';
import { useDeckRecords } from './use-deck-records.ts';
import { useDeckStates } from './use-deck-states.ts';
import { useDeckTexts } from './use-deck-texts.ts';

/** All decks of a game. */
export function MyDecks({ scene }: { readonly scene: DecksScene }): ReactNode {
  const said = useDeckTexts();
  const { mode } = useHouseFrame();
  const { game } = scene;
  const own = useStore(keptDecks).filter((deck) => deck.game === game.id);
  const read = useDeckStates(own);
  const records = useDeckRecords();
  const ready = <ReadyDecks scene={scene} />;
  return (
    <DecksPage
      scene={scene}
      at="decks"
      className="my-decks"
      side={
        <>
          {mode === 'wide' && ready}
          <BringSlip game={game.id} builds={scene.collection.building !== undefined} />
        </>
      }
    >
      <header className="my-decks-head">
        <h1>
          {said.myDecks} {own.length > 0 && <small>{own.length}</small>}
        </h1>
        <GameLinks game={game} games={scene.games} view="mine" all={said.allGames} />
      </header>
      <RemovedDeck game={game.id} />
      {!useStore(decksAreKept) && <p className="problem">{said.storageFull}</p>}
      {own.length === 0 ? (
        <EmptyShelf game={game.id} />
      ) : (
        <ul className="deck-boxes" aria-label={said.myDecks}>
          {own.map((deck) => (
            <DeckBox key={deck.id} scene={scene} deck={deck} read={read.get(deck.id)} record={records.get(deck.id)} />
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
