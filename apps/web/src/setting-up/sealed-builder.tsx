/** Makes a limited deck from what was opened, card by card, and says as it goes what the deck still lacks. */

import type { CardCount, CardSheet, SealedOpened, SpokenProblem } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { Drawer } from '../parts/drawer.tsx';
import { Stepper } from '../parts/stepper.tsx';
import { Segments } from '../parts/segments.tsx';
import type { Face } from '../faces/face.ts';
import { CardEntry } from './card-entry.tsx';
import { countOf, sizeOf, withCount, type SealedDeck } from './deck-choice.ts';
import { DeckVerdict } from './deck-verdict.tsx';
import { facesOf, useGameSpeech } from './use-game-speech.ts';

interface SealedBuilderProps {
  readonly title: string;
  readonly game: string;
  readonly pool: SealedOpened;
  readonly deck: SealedDeck;
  /** What is wrong with the deck; undefined while nobody knows. */
  readonly problems: readonly SpokenProblem[] | undefined;
  readonly onDeck: (deck: SealedDeck) => void;
  readonly onClose: () => void;
}

/** Cards of a pool that belong together. */
interface Group {
  readonly word: string;
  readonly entries: readonly { readonly face: Face; readonly opened: CardCount }[];
}

/** The sheet with the pool. It waits for the look of its game: who opens it gives it a frame of its own. */
export function SealedBuilder({ title, game, pool, deck, problems, onDeck, onClose }: SealedBuilderProps): ReactNode {
  const texts = useTexts();
  const speech = useGameSpeech(game);
  if (speech === undefined) return undefined;
  const sheets = (keys: readonly string[]): readonly CardSheet[] => keys.flatMap((key) => pool.sheets[key] ?? []);
  const demons = facesOf(game, sheets(pool.demons), speech);
  const groups = grouped(facesOf(game, sheets(pool.pool.map(({ card }) => card)), speech), pool.pool);
  // What is found comes and goes as the deck changes: below the list it moves nothing that a finger is about to touch.
  const foot = (
    <>
      <div className="sealed-verdict">
        <DeckVerdict problems={problems} />
      </div>
      <div className="drawer-foot">
        <Button onPress={() => onDeck({ ...deck, ...pool.deck })}>{texts.sealedFill}</Button>
        <Button onPress={() => onDeck({ ...deck, cards: [] })}>{texts.clear}</Button>
        <Button primary onPress={onClose}>
          {texts.sealedDone}
        </Button>
      </div>
    </>
  );
  const head = (
    <div className="sealed-head">
      <p>
        <b>{texts.sealedCount(sizeOf(deck), sizeOf({ cards: pool.pool }))}</b>
      </p>
    </div>
  );
  return (
    <Drawer title={title} wide head={head} foot={foot} onClose={onClose}>
      <Segments
        label={texts.sealedDemon}
        values={pool.demons}
        words={Object.fromEntries(demons.map((face) => [face.key, `${face.name} · ${face.factionWord}`]))}
        value={deck.demon ?? ''}
        onValue={(demon) => onDeck({ ...deck, demon })}
      />
      <ul className="card-entries">
        {demons
          .filter(({ key }) => key === deck.demon)
          .map((face) => (
            <CardEntry key={face.key} game={game} face={face} speech={speech} />
          ))}
      </ul>
      {groups.map(({ word, entries }) => (
        <section key={word} aria-label={word}>
          <h3 className="card-group">{word}</h3>
          <ul className="card-entries">
            {entries.map(({ face, opened }) => (
              <CardEntry key={face.key} game={game} face={face} speech={speech} grouped>
                <Stepper
                  name={face.name}
                  count={countOf(deck, face.key)}
                  most={opened.count}
                  onCount={(count) => onDeck(withCount(deck, face.key, count))}
                />
              </CardEntry>
            ))}
          </ul>
        </section>
      ))}
    </Drawer>
  );
}

/** A pool by paths, the cheap cards of each first. */
function grouped(faces: readonly Face[], pool: readonly CardCount[]): readonly Group[] {
  const words = [...new Set(faces.map(({ factionWord }) => factionWord))].toSorted((one, other) => one.localeCompare(other));
  const costOf = ({ engraved }: Face): number => Number.parseInt(engraved?.cost ?? '', 10) || 0;
  return words.map((word) => ({
    word,
    entries: faces
      .filter(({ factionWord }) => factionWord === word)
      .toSorted((one, other) => costOf(one) - costOf(other) || one.name.localeCompare(other.name))
      .map((face) => ({ face, opened: { card: face.key, count: countOf({ cards: pool }, face.key) } })),
  }));
}
