/** One deck: its cards, what it is made of, and what can be done with it. */

import { useState, type ReactNode } from 'react';
import { changeKept, findKept, keptDecks, type KeptDeck } from '../setting-up/kept-decks.ts';
import { useTexts } from '../language/use-texts.ts';
import { InputField } from '../parts/input-field.tsx';
import { useStore } from '../parts/use-store.ts';
import { formatRoute } from '../route.ts';
import { Builder } from './builder.tsx';
import { CardPanel } from './card-panel.tsx';
import { knownSheets } from './deck-api.ts';
import { DeckActs } from './deck-acts.tsx';
import { DeckFigures } from './deck-figures.tsx';
import { DeckSections } from './deck-sections.tsx';
import type { DecksScene } from './decks-scene.ts';
import { useDeckRead } from './use-deck-read.ts';
import { useDeckTexts } from './use-deck-texts.ts';
import { Verdict } from './verdict.tsx';

const ready = 'ready:';

interface DeckViewProps {
  readonly scene: DecksScene;
  /** The id of a deck that was kept, or the name of a ready one after `ready:`. */
  readonly deck: string;
}

/** A deck by its id: one's own can be changed where decks are built, others are shown. */
export function DeckView({ scene, deck: id }: DeckViewProps): ReactNode {
  const said = useDeckTexts();
  const kept = findKept(useStore(keptDecks), id);
  const { id: game } = scene.game;
  const back = (
    <a className="link" href={formatRoute({ kind: 'decks', game, view: 'mine', arg: '' })}>
      {said.back}
    </a>
  );
  const name = id.startsWith(ready) ? id.slice(ready.length) : undefined;
  if (name !== undefined) return <ShownDeckPage key={id} scene={scene} back={back} name={name} text={name} />;
  if (kept === undefined || kept.game !== game)
    return (
      <>
        {back}
        <p className="problem">{said.unknownDeck}</p>
      </>
    );
  if (scene.collection.building !== undefined) return <Builder scene={scene} kept={kept} back={back} />;
  return <ShownDeckPage scene={scene} back={back} name={kept.name} text={kept.text} kept={kept} />;
}

interface ShownDeckPageProps {
  readonly scene: DecksScene;
  readonly back: ReactNode;
  readonly name: string;
  readonly text: string;
  readonly kept?: KeptDeck;
}

function ShownDeckPage({ scene, back, name, text, kept }: ShownDeckPageProps): ReactNode {
  const texts = useTexts();
  const said = useDeckTexts();
  const { game, speech } = scene;
  const { deck, isCurrent } = useDeckRead(game.id, text);
  const [open, setOpen] = useState<string>();
  const sheets = knownSheets(game.id);
  const keys = deck?.sections.flatMap(({ cards }) => cards.map(({ card }) => card)) ?? [];
  return (
    <article className="deck-page">
      {back}
      {kept === undefined ? (
        <h2>{name}</h2>
      ) : (
        <InputField
          label={said.deckName}
          type="text"
          maxLength={100}
          value={name}
          onChange={(event) => changeKept(kept.id, { name: event.target.value })}
        />
      )}
      <Verdict problems={deck?.problems} isCurrent={isCurrent} speech={speech} />
      <DeckActs
        scene={scene}
        name={name || texts.unnamedDeck}
        text={text}
        list={deck?.list ?? text}
        draft={deck?.draft}
        kept={kept}
        canPlay={deck?.problems.length === 0}
      />
      {deck !== undefined && (
        <>
          <DeckFigures cards={deck.draft.cards} sheets={sheets} speech={speech} />
          <div className="deck-columns">
            <DeckSections game={game.id} sections={deck.sections} sheets={sheets} speech={speech} onOpen={setOpen} />
          </div>
        </>
      )}
      {open !== undefined && <CardPanel scene={scene} card={open} among={keys} onCard={setOpen} onClose={() => setOpen(undefined)} />}
    </article>
  );
}
