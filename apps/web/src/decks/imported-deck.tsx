/** One deck that was brought: its checks, its cards, what is missing, and the ways on. */

import { sayLabel, type SpokenProblem } from '@crupier/protocol';
import { useState, type ReactNode } from 'react';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { CardRow } from './card-row.tsx';
import { knownSheets } from './deck-api.ts';
import { DeckChecks, Faults, isNoDeck, type Fix } from './deck-checks.tsx';
import { DecksPage } from './decks-page.tsx';
import type { DecksScene } from './decks-scene.ts';
import { gameNameOf } from './imported-list.tsx';
import { ImportSlip } from './import-slip.tsx';
import { mendLine, nearestName } from './mend-line.ts';
import { MissingSwaps } from './missing-swaps.tsx';
import { OwnMaker } from './own-maker.tsx';
import { useDeckTexts } from './use-deck-texts.ts';
import type { FoundDeck } from './use-import.ts';

interface ImportedDeckPageProps {
  readonly scene: DecksScene;
  readonly deck: FoundDeck;
  /** Whether nothing else was brought. */
  readonly isOne: boolean;
  /** The text that the deck was read of, where lines of it can be mended here. */
  readonly mending?: { readonly text: string; readonly onText: (text: string) => void };
  readonly onKeep: () => void;
  readonly onBack: () => void;
}

/** The page of the deck. */
export function ImportedDeckPage({ scene, deck, isOne, mending, onKeep, onBack }: ImportedDeckPageProps): ReactNode {
  const texts = useTexts();
  const said = useDeckTexts();
  const language = useLanguage();
  const [isMaking, setMaking] = useState(false);
  const { game, draft, faults, missing, sketch } = deck;
  const sheets = knownSheets(game);
  const name = draft.name || sheets.get(draft.leader)?.name[language] || texts.unnamedDeck;
  const fixOf = (problem: SpokenProblem): Fix | undefined => {
    const mended = mending && mendLine(mending.text, problem);
    const nearest = nearestName(problem);
    if (mending === undefined || mended === undefined || nearest === undefined) return undefined;
    return { word: said.takeName(nearest), onFix: () => mending.onText(mended) };
  };
  const setNames = new Map(scene.collection.sets.map((set) => [set.code, set.name[language]]));
  return (
    <DecksPage
      scene={scene}
      at="decks"
      className="import"
      side={<ImportSlip scene={scene} deck={deck} name={name} onKeep={onKeep} onChange={onBack} onMake={() => setMaking(true)} />}
    >
      <header className="import-head">
        <div>
          <h1>{isNoDeck(deck) ? said.noDeck : name}</h1>
          {!isNoDeck(deck) && (
            <p className="mute">
              {gameNameOf(scene, game)}
              {game !== scene.game.id && ` · ${said.otherGame(gameNameOf(scene, game))}`}
            </p>
          )}
        </div>
        <Button onPress={onBack}>{isOne ? said.changeText : said.backToAll}</Button>
      </header>
      <div aria-live="polite">
        <DeckChecks deck={deck} />
      </div>
      {[...faults.understood, ...faults.legal].length > 0 && (
        <Faults problems={[...faults.understood, ...faults.legal]} speech={scene.speech} fixOf={fixOf} />
      )}
      {isMaking && sketch !== undefined && <OwnMaker game={game} sketch={sketch} />}
      {missing.length > 0 && <MissingSwaps game={game} missing={missing} speech={scene.speech} setNames={setNames} />}
      <div className="card-columns">
        {deck.sections.map(({ label, cards }) => (
          <section key={label} aria-label={sayLabel(label, scene.speech)}>
            <h2>
              {sayLabel(label, scene.speech)} <small>{cards.reduce((sum, { count }) => sum + count, 0)}</small>
            </h2>
            <ul>
              {cards.map(({ card, count }) => (
                <CardRow key={card} game={game} card={card} count={count} sheet={sheets.get(card)} speech={scene.speech} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </DecksPage>
  );
}
