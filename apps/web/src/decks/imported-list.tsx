/** Several decks that were brought together, each with its checks. */

import { Layers } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { formatRoute } from '../route.ts';
import { knownSheets } from './deck-api.ts';
import { DeckChecks, Faults, isNoDeck } from './deck-checks.tsx';
import { DecksPage } from './decks-page.tsx';
import type { DecksScene } from './decks-scene.ts';
import { useDeckTexts } from './use-deck-texts.ts';
import type { FoundDeck } from './use-import.ts';

interface ImportedListProps {
  readonly scene: DecksScene;
  readonly decks: readonly FoundDeck[];
  readonly onShow: (at: number) => void;
  readonly onKeep: (places: readonly number[]) => void;
  readonly onBack: () => void;
}

/** So many faults of each deck are told here; its own page has all. */
const FAULTS_TOLD = 4;

/** The list; what is no deck cannot be kept. */
export function ImportedList({ scene, decks, onShow, onKeep, onBack }: ImportedListProps): ReactNode {
  const texts = useTexts();
  const said = useDeckTexts();
  const language = useLanguage();
  const left = decks.flatMap((deck, at) => (deck.id === undefined && !isNoDeck(deck) ? [at] : []));
  const kept = decks.filter(({ id }) => id !== undefined).length;
  const ready = decks.filter(({ problems }) => problems.length === 0).length;
  const waiting = decks.filter(({ ways }) => ways.length > 0).length;
  const nameOf = ({ draft, game }: FoundDeck): string =>
    draft.name || knownSheets(game).get(draft.leader)?.name[language] || texts.unnamedDeck;
  return (
    <DecksPage
      scene={scene}
      at="decks"
      className="import"
      side={
        <section className="slip decks-slip" aria-labelledby="import-slip">
          <div className="slip-stub">
            <Layers aria-hidden="true" size={20} />
            {said.importCount(decks.length)}
          </div>
          <div className="slip-say" aria-live="polite">
            <h2 id="import-slip">{said.importSummary(ready, waiting, decks.length - ready - waiting)}</h2>
            {kept > 0 && <p>{said.importKept(kept)}</p>}
          </div>
          <div className="slip-acts">
            <Button onPress={onBack}>{said.changeText}</Button>
            {left.length > 0 && (
              <Button primary onPress={() => onKeep(left)}>
                {said.keepAll(left.length)}
              </Button>
            )}
          </div>
        </section>
      }
    >
      <h1>{said.bring}</h1>
      <ol className="import-decks">
        {decks.map((deck, at) => (
          // Decks of a text are told apart by their place in it.
          // eslint-disable-next-line react/no-array-index-key
          <li key={at} className="import-deck" data-game={deck.game}>
            <h2>{nameOf(deck)}</h2>
            <p className="mute">
              {gameNameOf(scene, deck.game)}
              {deck.file !== '' && ` · ${said.from(deck.file)}`}
            </p>
            <DeckChecks deck={deck} />
            <Faults problems={deck.problems.slice(0, FAULTS_TOLD)} speech={scene.speech} />
            {deck.problems.length > FAULTS_TOLD && <p className="mute">{said.moreFaults(deck.problems.length - FAULTS_TOLD)}</p>}
            <div className="deck-acts">
              <Button onPress={() => onShow(at)}>{said.look(nameOf(deck))}</Button>
              {deck.id === undefined ? (
                <Button inert={isNoDeck(deck)} onPress={() => onKeep([at])}>
                  {said.keepDeck(nameOf(deck))}
                </Button>
              ) : (
                <a className="button" href={formatRoute({ kind: 'decks', game: deck.game, view: 'deck', arg: deck.id })}>
                  {said.open(nameOf(deck))}
                </a>
              )}
            </div>
          </li>
        ))}
      </ol>
    </DecksPage>
  );
}

/** What a game is called. */
export function gameNameOf({ games, speech }: DecksScene, id: string): string {
  return games.find((game) => game.id === id)?.name[speech.language] ?? id;
}
