/** One deck: its cards, what it is made of, and what can be done with it. */

import { sayLabel, type ShownDeck } from '@crupier/protocol';
import { ChevronLeft } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Nothing } from '../home/nothing.tsx';
import { changeKept, findKept, keptDecks, type KeptDeck } from '../setting-up/kept-decks.ts';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { InputField } from '../parts/input-field.tsx';
import { useStore } from '../parts/use-store.ts';
import { formatRoute } from '../route.ts';
import { Builder } from './builder.tsx';
import { CardRow } from './card-row.tsx';
import { knownSheets } from './deck-api.ts';
import { DeckActs } from './deck-acts.tsx';
import { DeckChecks, Faults } from './deck-checks.tsx';
import { DeckFigures } from './deck-figures.tsx';
import { DecksPage } from './decks-page.tsx';
import type { DecksScene } from './decks-scene.ts';
import { DeckSlip } from './deck-slip.tsx';
import { MissingSwaps } from './missing-swaps.tsx';
import { OwnMaker } from './own-maker.tsx';
import { useDeckRead } from './use-deck-read.ts';
import { useDeckTexts } from './use-deck-texts.ts';

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
    <a className="link back-link" href={formatRoute({ kind: 'decks', game, view: 'mine', arg: '' })}>
      <ChevronLeft aria-hidden="true" size={18} /> {said.back}
    </a>
  );
  const name = id.startsWith(ready) ? id.slice(ready.length) : undefined;
  if (name !== undefined) return <ShownDeckPage key={id} scene={scene} back={back} name={name} text={name} />;
  if (kept === undefined || kept.game !== game)
    return (
      <DecksPage scene={scene} at="decks" className="deck-page">
        <Nothing words={said.unknownDeck} about={said.unknownDeckText}>
          <a className="button" href={formatRoute({ kind: 'decks', game, view: 'mine', arg: '' })}>
            {said.back}
          </a>
        </Nothing>
      </DecksPage>
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
  const [isMaking, setMaking] = useState(false);
  const shownName = name || texts.unnamedDeck;
  return (
    <DecksPage
      scene={scene}
      at="decks"
      className="deck-page"
      side={
        deck && <DeckSlip scene={scene} deck={deck} name={shownName} text={text} isCurrent={isCurrent} onMake={() => setMaking(true)} />
      }
    >
      {back}
      <header className="builder-head mat" data-game={game.id}>
        {kept === undefined ? (
          <h1>{name}</h1>
        ) : (
          <div className="builder-who">
            <h1 className="unseen">{shownName}</h1>
            <InputField
              label={said.deckName}
              type="text"
              maxLength={100}
              value={name}
              onChange={(event) => changeKept(kept.id, { name: event.target.value })}
            />
          </div>
        )}
        {deck !== undefined && <DeckFigures cards={deck.draft.cards} sheets={knownSheets(game.id)} speech={speech} />}
      </header>
      {deck === undefined ? <output>{said.checking}</output> : <DeckWords scene={scene} deck={deck} isMaking={isMaking} />}
      <DeckActs scene={scene} name={shownName} text={text} list={deck?.list ?? text} draft={deck?.draft} kept={kept} />
    </DecksPage>
  );
}

/** The checks of a deck, what is wrong with it or missing, and its cards. */
function DeckWords({
  scene,
  deck,
  isMaking,
}: {
  readonly scene: DecksScene;
  readonly deck: ShownDeck;
  readonly isMaking: boolean;
}): ReactNode {
  const language = useLanguage();
  const { game, speech, collection } = scene;
  const sheets = knownSheets(game.id);
  const wrong = [...deck.faults.understood, ...deck.faults.legal];
  const setNames = new Map(collection.sets.map(({ code, name }) => [code, name[language]]));
  return (
    <>
      <DeckChecks deck={deck} />
      {wrong.length > 0 && <Faults problems={wrong} speech={speech} />}
      {isMaking && deck.sketch !== undefined && <OwnMaker game={game.id} sketch={deck.sketch} />}
      {deck.missing.length > 0 && <MissingSwaps game={game.id} missing={deck.missing} speech={speech} setNames={setNames} />}
      <div className="card-columns">
        {deck.sections.map(({ label, cards }) => (
          <section key={label} aria-label={sayLabel(label, speech)}>
            <h2>
              {sayLabel(label, speech)} <small>{cards.reduce((sum, { count }) => sum + count, 0)}</small>
            </h2>
            <ul>
              {cards.map(({ card, count }) => (
                <CardRow key={card} game={game.id} card={card} count={count} sheet={sheets.get(card)} speech={speech} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
