/** Where a reader describes cards that are not made yet: the file that the next table of the game has. */

import { useEffect, useRef, type ReactNode } from 'react';
import { useStore } from '../parts/use-store.ts';
import { formatRoute } from '../route.ts';
import { keptTable } from '../setting-up/kept-table.ts';
import { OwnCardsField } from '../setting-up/own-cards.tsx';
import { useDeckTexts } from './use-deck-texts.ts';
import { withSketch } from './with-sketch.ts';
import '../styles/setup.css';

interface OwnMakerProps {
  readonly game: string;
  /** A file that describes the cards, all but their texts. */
  readonly sketch: string;
}

/** The maker; it begins with what is printed on the cards. */
export function OwnMaker({ game, sketch }: OwnMakerProps): ReactNode {
  const said = useDeckTexts();
  const store = keptTable(game);
  const { cards } = useStore(store);
  useEffect(() => store.change((before) => ({ ...before, cards: withSketch(before.cards, sketch) })), [store, sketch]);
  const section = useRef<HTMLElement>(null);
  // It opens below what is in sight on small windows.
  useEffect(() => {
    // Newer browsers return a promise, which would pass for what ends the effect.
    void section.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section ref={section} className="own-maker" aria-labelledby="own-maker">
      <h2 id="own-maker" tabIndex={-1}>
        {said.makeTitle}
      </h2>
      <p>{said.makeText}</p>
      {cards !== '' && <OwnCardsField game={game} text={cards} onText={(text) => store.change((before) => ({ ...before, cards: text }))} />}
      <a className="button" href={formatRoute({ kind: 'new', game, choice: '' })}>
        {said.makeTable}
      </a>
    </section>
  );
}
