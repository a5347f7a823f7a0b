/** Cards to be chosen from that lie nowhere on the table, when there are many: as faces in a window over the board, or as chips on a phone. */

import { sayLabel, type Handle, type Speech, type View } from '@crupier/protocol';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../language/use-texts.ts';
import { CardButton } from '../table/cards/card-button.tsx';
import { Zone } from '../table/cards/zone.tsx';
import { useFrame } from '../table/room/use-frame.ts';
import { useTable } from '../table/scene/table-context.ts';
import { foundCards } from './found-cards.ts';
import '../styles/pile-choice.css';

/** From so many cards on they can be searched. */
const searchedFrom = 9;

interface PileChoiceProps {
  readonly handles: readonly Handle[];
}

/** The cards, with what narrows them down. */
export function PileChoice({ handles }: PileChoiceProps): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  const { small, mode } = useFrame();
  const [wanted, setWanted] = useState('');
  const found = foundCards(handles, wanted, { view, speech });
  const parts = {
    found,
    title: pilesOf(handles, view, speech) || texts.elsewhere,
    count: found.length === handles.length ? String(handles.length) : texts.ofCards(found.length, handles.length),
    search: handles.length >= searchedFrom && (
      <input
        className="input"
        type="search"
        aria-label={texts.findWord}
        placeholder={texts.findWord}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
        data-stop=""
      />
    ),
  };
  if (small) return <PileChips {...parts} width={mode === 'phone' ? window.innerWidth - chipMargins : landChip} />;
  const table = document.querySelector('.table-main');
  return table !== null && createPortal(<PileWindow {...parts} />, table);
}

/** What the sheet of a phone leaves of its width, and how wide a chip is on a phone on its side, in pixels. */
const chipMargins = 40;
const landChip = 226;

interface PilePartsProps {
  readonly found: readonly Handle[];
  readonly title: string;
  readonly count: string;
  readonly search: ReactNode;
}

/** On a phone: one below the other, so that each has its whole name. */
function PileChips({ found, title, count, search, width }: PilePartsProps & { readonly width: number }): ReactNode {
  return (
    <>
      <div className="pile-head-row">
        <b>{title}</b> <span aria-live="polite">{count}</span> {search}
      </div>
      <ul className="slip-cards" aria-label={title}>
        {found.map((handle) => (
          <li key={handle}>
            <CardButton handle={handle} size="chip" width={width} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Over the board: faces as large as they are read. Folded it leaves the board to be seen. */
function PileWindow({ found, title, count, search }: PilePartsProps): ReactNode {
  const texts = useTexts();
  const [isFolded, setFolded] = useState(false);
  const Sign = isFolded ? ChevronDown : ChevronUp;
  return (
    <section className="pile-window" data-folded={isFolded || undefined} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span aria-live="polite">{count}</span>
        {!isFolded && search}
        <button type="button" className="button" aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
          <Sign aria-hidden="true" size={18} /> {isFolded ? texts.showCards : texts.showBoard}
        </button>
      </header>
      {!isFolded && (
        <Zone label={title} className="pile-faces">
          {found.map((handle) => (
            <li key={handle}>
              <CardButton handle={handle} size="hand" priced />
            </li>
          ))}
        </Zone>
      )}
    </section>
  );
}

/** The piles in which the cards lie, as far as the viewer is told; empty where nobody says. */
function pilesOf(handles: readonly Handle[], { zones }: View, speech: Speech): string {
  const kinds = zones.filter(({ cards }) => cards.some((card) => handles.includes(card))).map(({ kind }) => sayLabel(kind, speech));
  return [...new Set(kinds)].join(' · ');
}
