import { sayLabel, saySeat, type Seat } from '@crupier/protocol';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { Drawer } from '../../parts/drawer.tsx';
import { zoneOf } from '../scene/reading.ts';
import { useTable } from '../scene/table-context.ts';
import { CardButton } from './card-button.tsx';

interface PilesProps {
  readonly seat: Seat;
  readonly place: 'near' | 'far';
  /** The kinds of zones that are shown, in their order. */
  readonly kinds: readonly string[];
}

/** A seat's piles as counts; pressing one shows what the rules allow to know of it. */
export function Piles({ seat, place, kinds }: PilesProps): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  const [open, setOpen] = useState<string | undefined>(undefined);
  const name = saySeat(seat, speech);
  return (
    <fieldset className="piles" data-place={place} aria-label={texts.piles(name)} data-zone="">
      <p className="piles-name" aria-hidden="true">
        {name}
      </p>
      {kinds.map((kind) => {
        const { count } = zoneOf(view, kind, seat);
        return (
          <button key={kind} type="button" className="pile" data-stop="" onClick={() => setOpen(kind)}>
            <span>{sayLabel(kind, speech)}</span>
            <b>{count}</b>
            <span className="unseen">{texts.look}</span>
          </button>
        );
      })}
      {open !== undefined && <PileDrawer kind={open} seat={seat} onClose={() => setOpen(undefined)} />}
    </fieldset>
  );
}

function PileDrawer({ kind, seat, onClose }: { readonly kind: string; readonly seat: Seat; readonly onClose: () => void }): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  const zone = zoneOf(view, kind, seat);
  const known = zone.cards.filter((handle) => view.cards[handle] !== undefined);
  const hidden = zone.count - known.length;
  return (
    <Drawer title={`${sayLabel(kind, speech)} · ${saySeat(seat, speech)}`} onClose={onClose}>
      {hidden > 0 && <p className="pile-note">{texts.hidden(hidden)}</p>}
      {known.length === 0 && hidden === 0 && <p className="pile-note">{texts.emptyPile}</p>}
      <ul className="pile-cards" data-zone="">
        {known.map((handle) => (
          <li key={handle}>
            <CardButton handle={handle} size="board" />
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
