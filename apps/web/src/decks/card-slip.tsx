/** What can be done with a card: a hand with it, a deck with it, or, where it is not made yet, the reader’s own in its place. */

import type { CollectionCard } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { ProblemList } from '../parts/problem-list.tsx';
import { useStore } from '../parts/use-store.ts';
import { changeKept, keepDeck, keptDecks } from '../setting-up/kept-decks.ts';
import { useDealing } from '../setting-up/use-dealing.ts';
import { ask, post } from '../wire/api.ts';
import type { DeckTexts } from './deck-texts-en.ts';
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

/** The slip; of a card that can be played there is none where no hand and no deck of the reader's can have it. */
export function CardSlip({ scene, known, isMaking, onMake }: CardSlipProps): ReactNode {
  const said = useDeckTexts();
  if (known.sheet.playable) return <PlayableSlip scene={scene} known={known} />;
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

/** What a card that can be played is good for: a hand with it, a deck with it. */
function PlayableSlip({ scene, known }: Pick<CardSlipProps, 'scene' | 'known'>): ReactNode {
  const said = useDeckTexts();
  const language = useLanguage();
  const { dealing, problems, dealBy } = useDealing();
  const { game, collection } = scene;
  const builds = collection.building !== undefined;
  const hasHand = known.hasHand === true;
  if (!hasHand && !builds) return undefined;
  const path = `/api/games/${encodeURIComponent(game.id)}/cards/${encodeURIComponent(known.sheet.key)}/hand`;
  return (
    <Slip
      stub={said.canBePlayed}
      sign="good"
      acts={
        <>
          {builds && <DeckActs scene={scene} known={known} isPrimary={!hasHand} />}
          {hasHand && (
            <Button primary inert={dealing} onPress={() => dealBy(() => ask(path, language, post({})))}>
              {said.playHand}
            </Button>
          )}
        </>
      }
    >
      <h2>{hasHand ? said.playHandTitle : said.deckWithIt}</h2>
      <p>{sayWays(said, { hasHand, builds })}</p>
      {problems !== undefined && <ProblemList title={said.playFailed} problems={problems} />}
    </Slip>
  );
}

function sayWays(said: DeckTexts, { hasHand, builds }: { readonly hasHand: boolean; readonly builds: boolean }): string {
  if (!hasHand) return said.deckWithItText;
  return builds ? said.playHandDeckText : said.playHandText;
}

/** Puts the card into a deck: the newest draft of the reader, or a new one. */
function DeckActs({
  scene: { game, collection },
  known: { sheet },
  isPrimary,
}: Pick<CardSlipProps, 'scene' | 'known'> & { readonly isPrimary: boolean }): ReactNode {
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
    <>
      {last !== undefined && leader === undefined && <Button onPress={add}>{said.addTo(last.name || texts.unnamedDeck)}</Button>}
      <Button primary={isPrimary} onPress={start}>
        {said.startDeck}
      </Button>
    </>
  );
}
