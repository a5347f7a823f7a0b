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
import { lineFixOf, type LineFix } from './mend-line.ts';
import { MissingSwaps } from './missing-swaps.tsx';
import { sizeOf } from './draft.ts';
import type { DeckTexts } from './deck-texts-en.ts';
import { OwnMaker } from './own-maker.tsx';
import { useFixing } from './use-fixing.ts';
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
  const fixing = useFixing(deck, name, onKeep);
  const fixOf = (problem: SpokenProblem): Fix | undefined => {
    const short = problem.code === 'deck.total' || problem.code === 'deck.size' ? cardsShort(scene, deck) : 0;
    if (short > 0) return { word: said.fixFill(short), onFix: fixing.fix };
    const mended = mending && lineFixOf(mending.text, problem);
    return mended && { word: sayFix(mended, said), onFix: () => mending.onText(mended.text) };
  };
  const setNames = new Map(scene.collection.sets.map((set) => [set.code, set.name[language]]));
  return (
    <DecksPage
      scene={scene}
      at="decks"
      className="import"
      side={
        <ImportSlip
          scene={scene}
          deck={deck}
          name={name}
          mending={fixing}
          onKeep={onKeep}
          onChange={onBack}
          onMake={() => setMaking(true)}
        />
      }
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

/** How many cards a deck that is built here has too few; 0 where it has enough, or nothing is known of its game here. */
function cardsShort({ game, collection }: DecksScene, deck: FoundDeck): number {
  const least = deck.game === game.id ? (collection.building?.sizes[0] ?? 0) : 0;
  return Math.max(0, least - sizeOf(deck.draft));
}

function sayFix(fix: LineFix, said: DeckTexts): string {
  if (fix.kind === 'name') return said.takeName(fix.name);
  return fix.kind === 'keep' ? said.fixKeep(fix.count) : said.fixRemove;
}
