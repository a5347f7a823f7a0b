/** What can be done with a card: a deck with it, or, where it is not made yet, the reader’s own in its place. */

import type { CollectionCard } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { useStore } from '../parts/use-store.ts';
import { changeKept, keepDeck, keptDecks } from '../setting-up/kept-decks.ts';
import { Slip } from './decks-slip.tsx';
import type { DecksScene } from './decks-scene.ts';
import { countIn, draftOf, emptyDraft, ledBy, withCount } from './draft.ts';
import { goTo } from '../go-to.ts';
import { useDeckTexts } from './use-deck-texts.ts';

interface CardSlipProps {
  readonly scene: DecksScene;
  readonly known: CollectionCard;
  /** Whether the maker of own cards is open. */
  readonly isMaking: boolean;
  readonly onMake: () => void;
}

/** The slip; of a card that can be played in a game whose decks come whole there is none. */
export function CardSlip({ scene, known, isMaking, onMake }: CardSlipProps): ReactNode {
  const said = useDeckTexts();
  if (known.sheet.playable) return scene.collection.building === undefined ? undefined : <DeckSlip scene={scene} known={known} />;
  const { sketch } = known;
  return (
    <Slip
      stub={said.notMade}
      sign="waits"
      acts={
        sketch !== undefined && (
          <Button primary inert={isMaking} onPress={onMake}>
            {said.makeIt}
          </Button>
        )
      }
    >
      <h2>{said.needIt}</h2>
      <p>{sketch === undefined ? said.needNoFile : said.needText}</p>
    </Slip>
  );
}

/** Puts the card into a deck: the newest draft of the reader, or a new one. */
function DeckSlip({ scene: { game, collection }, known: { sheet } }: Pick<CardSlipProps, 'scene' | 'known'>): ReactNode {
  const texts = useTexts();
  const said = useDeckTexts();
  const leader = collection.building?.leaders.find((each) => each.sheet.key === sheet.key);
  const last = useStore(keptDecks).findLast((deck) => deck.game === game.id && draftOf(deck.text) !== undefined);
  const start = (): void => {
    const draft = leader === undefined ? withCount(emptyDraft, sheet.key, 1) : ledBy(emptyDraft, undefined, leader);
    const id = keepDeck({
      game: game.id,
      name: '',
      text: JSON.stringify(draft),
      leader: draft.leader,
      cards: draft.cards.map(({ card }) => card),
    });
    goTo({ kind: 'decks', game: game.id, view: 'deck', arg: id });
  };
  const add = (): void => {
    const draft = last && draftOf(last.text);
    if (last === undefined || draft === undefined) return;
    const more = withCount(draft, sheet.key, countIn(draft, sheet.key) + 1);
    changeKept(last.id, { text: JSON.stringify(more), cards: more.cards.map(({ card }) => card) });
    goTo({ kind: 'decks', game: game.id, view: 'deck', arg: last.id });
  };
  return (
    <Slip
      stub={said.canBePlayed}
      sign="good"
      acts={
        <>
          {last !== undefined && leader === undefined && <Button onPress={add}>{said.addTo(last.name || texts.unnamedDeck)}</Button>}
          <Button primary onPress={start}>
            {said.startDeck}
          </Button>
        </>
      }
    >
      <h2>{said.deckWithIt}</h2>
      <p>{said.deckWithItText}</p>
    </Slip>
  );
}
