import type { DraftDeck } from '@crupier/protocol';
import { Copy, Hand, Share2, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { keepDeck, type KeptDeck } from '../setting-up/kept-decks.ts';
import { Button } from '../parts/button.tsx';
import { goTo } from '../go-to.ts';
import type { DecksScene } from './decks-scene.ts';
import { emptyDraft } from './draft.ts';
import { ExportPanel } from './export-panel.tsx';
import { FirstHand } from './first-hand.tsx';
import { removeWithUndo } from './removed-deck.ts';
import { useDeckTexts } from './use-deck-texts.ts';

interface DeckActsProps {
  readonly scene: DecksScene;
  readonly name: string;
  /** What a table is given. */
  readonly text: string;
  /** What is exported. */
  readonly list: string;
  /** Undefined until it is known. */
  readonly draft: DraftDeck | undefined;
  readonly kept: KeptDeck | undefined;
}

/** What can be done with a deck as a whole. */
export function DeckActs({ scene, name, text, list, draft, kept }: DeckActsProps): ReactNode {
  const said = useDeckTexts();
  const { game, collection } = scene;
  const [shows, setShows] = useState<'hand' | 'export'>();
  const copy = (): void => {
    const { leader, cards } = draft ?? emptyDraft;
    const named = said.copyOf(name);
    const built = JSON.stringify({ ...(draft ?? emptyDraft), name: named });
    const whole = kept === undefined ? list : text;
    const own = collection.building === undefined ? whole : built;
    const id = keepDeck({ game: game.id, name: named, text: own, leader, cards: cards.map(({ card }) => card) });
    goTo({ kind: 'decks', game: game.id, view: 'deck', arg: id });
  };
  const copyWord = kept !== undefined || collection.building === undefined ? said.copy : said.editCopy;
  return (
    <>
      <div className="deck-acts">
        <Button onPress={() => setShows('hand')}>
          <Hand aria-hidden="true" size={18} /> {said.hand}
        </Button>
        <Button onPress={() => setShows('export')}>
          <Share2 aria-hidden="true" size={18} /> {said.export}
        </Button>
        <Button inert={draft === undefined} onPress={copy}>
          <Copy aria-hidden="true" size={18} /> {kept === undefined && collection.building === undefined ? said.saveCopy : copyWord}
        </Button>
        {kept !== undefined && (
          <Button
            onPress={() => {
              removeWithUndo(kept);
              goTo({ kind: 'decks', game: game.id, view: 'mine', arg: '' });
            }}
          >
            <Trash2 aria-hidden="true" size={18} /> {said.remove}
          </Button>
        )}
      </div>
      {shows === 'hand' && <FirstHand scene={scene} text={text} onClose={() => setShows(undefined)} />}
      {shows === 'export' && <ExportPanel game={game.id} text={text} list={list} onClose={() => setShows(undefined)} />}
    </>
  );
}
