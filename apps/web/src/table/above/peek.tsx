/** A card shown large while the pointer rests on it. Escape and a press end it; it takes no focus and nothing depends on it. */

import type { Handle } from '@crupier/protocol';
import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { CardFace } from '../../faces/card-face.tsx';
import { faceSizes, wholeFit } from '../../faces/face.ts';
import { preferences } from '../../preferences/preferences.ts';
import { useFrame } from '../room/use-frame.ts';
import { useTable } from '../scene/table-context.ts';
import { usePlaceBeside } from './use-place-beside.ts';

/** A card on the page. */
interface Peeked {
  readonly handle: Handle;
  readonly element: HTMLElement;
}

/** How long the pointer rests, in milliseconds. */
const restMs = 350;

/** Where the large card appears: as the table has it now, and gone when the card is not to be seen any more. */
export function PeekLayer(): ReactNode {
  const { view, speech, look } = useTable();
  const peeked = useRestedOn();
  const seen = peeked && view.cards[peeked.handle];
  const sheet = seen && speech.card(look.definitionOf(seen));
  if (peeked === undefined || sheet === undefined) return undefined;
  return (
    <LargeFace
      key={peeked.handle}
      element={peeked.element}
      draw={(scale) => (
        <CardFace
          face={look.faceOf(sheet, speech, seen)}
          fit={{ ...wholeFit('zoom'), scale }}
          state={look.stateOf(peeked.handle, view, speech)}
        />
      )}
    />
  );
}

interface LargeFaceProps {
  readonly element: HTMLElement;
  readonly draw: (scale: number) => ReactNode;
}

function LargeFace({ element, draw }: LargeFaceProps): ReactNode {
  const { unit, text } = useFrame();
  const [width, height] = faceSizes.zoom;
  const place = usePlaceBeside({ find: () => element, sizes: [{ width: width * unit * text, height: height * unit * text }] });
  if (place === undefined) return undefined;
  const style: CSSProperties = { left: place.left, top: place.top };
  return (
    <div className="peek" style={style} aria-hidden="true">
      {draw(place.width / width)}
    </div>
  );
}

/** The card on which a mouse rests; none after a press, until the pointer has left the card that was pressed. */
function useRestedOn(): Peeked | undefined {
  const [peeked, setPeeked] = useState<Peeked | undefined>(undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed: Handle | undefined;
    let shown: HTMLElement | undefined;
    const show = (card: HTMLElement | undefined): void => {
      shown = card;
      setPeeked(card && { handle: card.dataset['card'] ?? '', element: card });
    };
    const end = (): void => {
      clearTimeout(timer);
      if (shown !== undefined) show(undefined);
    };
    const onMove = ({ pointerType, buttons, target }: PointerEvent): void => {
      const card = cardAt(target);
      if (card !== undefined && card === shown) return;
      end();
      if (card?.dataset['card'] !== pressed) pressed = undefined;
      const rests = pointerType === 'mouse' && buttons === 0 && pressed === undefined && preferences.read().peek;
      if (card !== undefined && rests) timer = setTimeout(() => card.isConnected && show(card), restMs);
    };
    const onDown = ({ target }: PointerEvent): void => {
      pressed = cardAt(target)?.dataset['card'];
      end();
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') end();
    };
    // A card that goes away gets no word of the pointer's leaving.
    const leaving = new MutationObserver(() => shown?.isConnected === false && end());
    leaving.observe(document.body, { childList: true, subtree: true });
    const ended = new AbortController();
    const { signal } = ended;
    window.addEventListener('pointermove', onMove, { capture: true, signal });
    window.addEventListener('pointerdown', onDown, { capture: true, signal });
    window.addEventListener('keydown', onKey, { signal });
    document.documentElement.addEventListener('pointerleave', end, { signal });
    return () => {
      clearTimeout(timer);
      leaving.disconnect();
      ended.abort();
    };
  }, []);
  return peeked;
}

function cardAt(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>('[data-card]')) || undefined;
}
