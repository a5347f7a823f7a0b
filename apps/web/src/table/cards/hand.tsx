import { saySeat } from '@crupier/protocol';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { useLowWindow, usePhone } from '../../parts/use-media.ts';
import { zoneOf } from '../scene/reading.ts';
import { useTable } from '../scene/table-context.ts';
import { CardButton } from './card-button.tsx';
import { Zone } from './zone.tsx';

/** The width of a card of the hand where the window is low, in pixels. */
const handChip = 186;

/** The viewer's own hand. On a phone it is a tray that folds away when nothing in it can be chosen. */
export function Hand({ asked }: { readonly asked: boolean }): ReactNode {
  const { view, speech, near, marks } = useTable();
  const texts = useTexts();
  const phone = usePhone();
  const low = useLowWindow();
  const { cards, count } = zoneOf(view, 'hand', near);
  const inHand = new Set(cards);
  const pointed = [...marks].filter(([, mark]) => mark.legal !== undefined).map(([handle]) => handle);
  // Only where the question points at other cards does the board need the room.
  const wanted = !asked || pointed.length === 0 || pointed.some((handle) => inHand.has(handle));
  // Who folds or unfolds the tray by hand keeps it so until the need changes.
  const [choice, setChoice] = useState<{ readonly open: boolean; readonly wanted: boolean } | undefined>(undefined);
  const open = choice !== undefined && choice.wanted === wanted ? choice.open : wanted;
  const label = view.viewer === near ? texts.yourHand : texts.hand(saySeat(near, speech));
  return (
    <div className="hand" data-open={open || undefined}>
      {phone && (
        <button type="button" className="tray" aria-expanded={open} data-stop="" onClick={() => setChoice({ open: !open, wanted })}>
          <span>
            {label} · {count}
          </span>
          {open ? <ChevronDown aria-hidden="true" /> : <ChevronUp aria-hidden="true" />}
        </button>
      )}
      {(open || !phone) && (
        <Zone label={label} className={low ? 'hand-chips' : 'hand-cards'}>
          {cards.map((handle) => (
            <li key={handle}>
              {low ? <CardButton handle={handle} size="chip" width={handChip} /> : <CardButton handle={handle} size="board" priced />}
            </li>
          ))}
        </Zone>
      )}
    </div>
  );
}
