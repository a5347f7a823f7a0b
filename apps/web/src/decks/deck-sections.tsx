import type { CardCount, CardSheet, DeckSection, Speech } from '@crupier/protocol';
import { sayLabel } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { CardChip } from '../faces/card-face.tsx';
import { lookOf } from '../table/game-looks.ts';
import { useDeckTexts } from './use-deck-texts.ts';

interface DeckSectionsProps {
  readonly game: string;
  readonly sections: readonly DeckSection[];
  readonly sheets: ReadonlyMap<string, CardSheet>;
  readonly speech: Speech;
  readonly onOpen: (card: string) => void;
  /** What can be done with a card of the deck. */
  readonly actsOn?: (card: CardCount, name: string) => ReactNode;
}

/** The cards of a deck under their headings, each as a chip that opens it. */
export function DeckSections({ game, sections, sheets, speech, onOpen, actsOn }: DeckSectionsProps): ReactNode {
  const said = useDeckTexts();
  return sections.map(({ label, cards }) => {
    const word = sayLabel(label, speech);
    return (
      <section key={label} className="deck-section" aria-label={word}>
        <h3>
          {word} <small>{cards.reduce((sum, { count }) => sum + count, 0)}</small>
        </h3>
        <ul>
          {cards.map((each) => {
            const sheet = sheets.get(each.card);
            const name = sheet?.name[speech.language] ?? each.card;
            return (
              <li key={each.card} className="deck-line" data-not-yet={sheet?.playable === false || undefined}>
                <b className="deck-line-count">{each.count}×</b>
                <button type="button" className="deck-line-chip" onClick={() => onOpen(each.card)}>
                  {sheet !== undefined && <span className="unseen">{said.open(name)}</span>}
                  {sheet === undefined ? name : <CardChip face={lookOf(game).faceOf(sheet, speech)} />}
                </button>
                {sheet?.playable === false && <small className="not-yet">{said.notYet}</small>}
                {actsOn?.(each, name)}
              </li>
            );
          })}
        </ul>
      </section>
    );
  });
}
