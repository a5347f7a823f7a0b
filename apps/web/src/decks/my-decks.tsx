/** The decks of a game: one's own, and those that come with it. */

import type { CardSheet, SpokenProblem } from '@crupier/protocol';
import { sayLabel } from '@crupier/protocol';
import { Dices, Plus } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { decksAreKept, keepDeck, keptDecks, type KeptDeck } from '../setting-up/kept-decks.ts';
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
import type { DecksScene } from './decks-scene.ts';
import { emptyDraft } from './draft.ts';
import { removedDeck } from './removed-deck.ts';
import { useDeckTexts } from './use-deck-texts.ts';

/** All decks of a game. */
export function MyDecks({ scene }: { readonly scene: DecksScene }): ReactNode {
  const texts = useTexts();
  const said = useDeckTexts();
  const { game, collection } = scene;
  const own = useStore(keptDecks).filter((deck) => deck.game === game.id);
  const build = (): void =>
    openDeck(game.id, keepDeck({ game: game.id, name: '', text: JSON.stringify(emptyDraft), leader: '', cards: [] }));
  return (
    <div className="my-decks">
      <Removed game={game.id} />
      {!useStore(decksAreKept) && <p className="problem">{said.storageFull}</p>}
      <section aria-label={said.myDecks}>
        <h2>{said.myDecks}</h2>
        {own.length === 0 && <p>{said.noDecksYet}</p>}
        <ul className="deck-list-cards">
          {own.map((deck) => (
            <DeckLink key={deck.id} scene={scene} id={deck.id} name={deck.name || texts.unnamedDeck} deck={deck} />
          ))}
        </ul>
        {collection.building !== undefined && (
          <Button primary onPress={build}>
            <Plus aria-hidden="true" size={18} /> {said.newDeck}
          </Button>
        )}
        {game.drawnSets !== undefined && <Generator scene={scene} />}
      </section>
      <section aria-label={said.readyDecks}>
        <h2>{said.readyDecks}</h2>
        <ul className="deck-list-cards">
          {collection.decks.map((deck) => (
            <DeckLink
              key={deck.name}
              scene={scene}
              id={`ready:${deck.name}`}
              name={deck.name}
              deck={{ leader: deck.leader, choices: deck.choices, playable: deck.playable }}
            />
          ))}
        </ul>
      </section>
    </div>
  );
}

function openDeck(game: string, id: string): void {
  goTo({ kind: 'decks', game, view: 'deck', arg: id });
}

interface DeckLinkProps {
  readonly scene: DecksScene;
  readonly id: string;
  readonly name: string;
  readonly deck: Pick<KeptDeck, 'leader'> & { readonly choices?: readonly string[]; readonly playable?: boolean };
}

function DeckLink({ scene: { game, speech }, id, name, deck }: DeckLinkProps): ReactNode {
  const said = useDeckTexts();
  const leader: CardSheet | undefined = knownSheets(game.id).get(deck.leader);
  const line = [leader?.name[speech.language] ?? '', ...(deck.choices ?? []).map((choice) => sayLabel(choice, speech))];
  return (
    <li>
      <a className="deck-link" href={formatRoute({ kind: 'decks', game: game.id, view: 'deck', arg: id })}>
        <span>
          <b>{name}</b>
          <small>{line.filter((each) => each !== '').join(' · ')}</small>
        </span>
        {deck.playable === false && <small className="not-yet">{said.notYet}</small>}
      </a>
    </li>
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
    openDeck(game.id, keepDeck({ game: game.id, name: `${drawn.value.name} (${set} ${seed})`, text: drawn.value.text, leader: '', cards }));
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
