/** Faces of any number of cards: only those in sight are drawn. */

import type { CardSheet } from '@crupier/protocol';
import { Hammer } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { CardFace } from '../faces/card-face.tsx';
import { faceSizes, plainState, wholeFit } from '../faces/face.ts';
import { useHouseFrame } from '../home/use-house-frame.ts';
import { useTexts } from '../language/use-texts.ts';
import { formatRoute } from '../route.ts';
import { lookOf } from '../table/game-looks.ts';
import type { DecksScene } from './decks-scene.ts';
import { faceWindow, type FaceWindow } from './face-window.ts';
import type { CardsFound } from './use-cards.ts';
import { useDeckTexts } from './use-deck-texts.ts';

interface FaceGridProps {
  readonly scene: DecksScene;
  readonly found: CardsFound;
  readonly total: number;
  /** The card under focus or pointer. */
  readonly shown: string | undefined;
  readonly onShow: (card: string) => void;
}

/** A face is so much higher than wide. */
const RATIO = 1.392;

/** The grid. Arrows walk it; a face leads to its card’s page. */
export function FaceGrid({ scene, found, total, shown, onShow }: FaceGridProps): ReactNode {
  const said = useDeckTexts();
  const grid = useRef<HTMLUListElement>(null);
  const { columns, face, rowHeight, part } = useGrid(grid, total);
  const { need } = found;
  const { from, to, whole, top } = part;
  useEffect(() => need(from, to), [need, from, to]);
  const onKeyDown = useGridKeys(grid, { columns, rowHeight, total });
  const places = Array.from({ length: to - from }, (_, at) => from + at);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the links in it
    <ul
      ref={grid}
      className="faces mat"
      data-game={scene.game.id}
      aria-label={said.results}
      style={
        {
          height: `${whole}px`,
          '--face': `${face}px`,
          '--columns': columns,
          '--top': `${top}px`,
          '--row': `${rowHeight}px`,
        } as React.CSSProperties
      }
      onKeyDown={onKeyDown}
    >
      {places.map((place) => {
        const card = found.cardAt(place);
        return (
          <li key={place} aria-setsize={total} aria-posinset={place + 1} style={cellOf(place, columns, face, rowHeight)}>
            {card === undefined ? (
              <span className="face-waits" aria-hidden="true" />
            ) : (
              <FaceLink scene={scene} sheet={card.sheet} place={place} width={face} isShown={card.sheet.key === shown} onShow={onShow} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function cellOf(place: number, columns: number, face: number, rowHeight: number): React.CSSProperties {
  const gap = rowHeight - face * RATIO;
  return { top: `${Math.floor(place / columns) * rowHeight}px`, left: `${(place % columns) * (face + gap)}px`, width: `${face}px` };
}

interface FaceLinkProps {
  readonly scene: DecksScene;
  readonly sheet: CardSheet;
  readonly place: number;
  /** Its width, in pixels. */
  readonly width: number;
  readonly isShown: boolean;
  readonly onShow: (card: string) => void;
}

function FaceLink({ scene: { game, speech }, sheet, place, width, isShown, onShow }: FaceLinkProps): ReactNode {
  const texts = useTexts();
  const said = useDeckTexts();
  const size = useHouseFrame().mode === 'phone' ? 'board' : 'hand';
  const fit = useMemo(() => ({ ...wholeFit(size), scale: width / faceSizes[size][0] }), [size, width]);
  const look = lookOf(game.id);
  const face = look.faceOf(sheet, speech);
  const label = look.labelOf(face, plainState, { texts, speech, choices: sheet.playable ? [] : [said.notMade] });
  return (
    <a
      className="face-link"
      data-place={place}
      data-shown={isShown || undefined}
      data-not-made={!sheet.playable || undefined}
      href={formatRoute({ kind: 'decks', game: game.id, view: 'card', arg: sheet.key })}
      onFocus={() => onShow(sheet.key)}
      onMouseEnter={() => onShow(sheet.key)}
    >
      <span className="unseen">{label}</span>
      <CardFace face={face} fit={fit} priced />
      {!sheet.playable && (
        <span className="not-made-tag" aria-hidden="true">
          <Hammer size={14} /> {said.notMade}
        </span>
      )}
    </a>
  );
}

interface Grid {
  readonly columns: number;
  /** The width of a face, in pixels. */
  readonly face: number;
  readonly rowHeight: number;
  readonly part: FaceWindow;
}

/** How wide a face is at least, and the gap between two, in rem. */
const leastFace = { wide: 9.4, phone: 6.6 } as const;
const gaps = { wide: 1.1, phone: 0.5 } as const;

/** Measures the grid, and what of it is seen, as the page is scrolled or changes its size. */
function useGrid(grid: RefObject<HTMLUListElement | null>, total: number): Grid {
  const { mode, zoom } = useHouseFrame();
  const size = mode === 'phone' ? 'phone' : 'wide';
  const rem = 16 * zoom;
  const [seen, setSeen] = useState({ width: 0, above: 0, height: window.innerHeight });
  useLayoutEffect(() => {
    const { current } = grid;
    if (current === null) return undefined;
    const scroller = current.closest('.house-main');
    const measure = (): void => {
      const own = current.getBoundingClientRect();
      const top = Math.max(0, scroller?.getBoundingClientRect().top ?? 0);
      setSeen({ width: current.clientWidth, above: top - own.top, height: window.innerHeight - top });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    scroller?.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      scroller?.removeEventListener('scroll', measure);
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [grid]);
  const [least, gap] = [leastFace[size] * rem, gaps[size] * rem];
  const columns = Math.max(1, Math.floor((seen.width + gap) / (least + gap)));
  const face = Math.max(least / 2, (seen.width - gap * (columns - 1)) / columns);
  const rowHeight = face * RATIO + gap;
  return { columns, face, rowHeight, part: faceWindow({ total, columns, rowHeight, above: seen.above, height: seen.height }) };
}

/** The arrow keys, from face to face: what is not drawn yet is scrolled to first. */
function useGridKeys(
  grid: RefObject<HTMLUListElement | null>,
  { columns, rowHeight, total }: { readonly columns: number; readonly rowHeight: number; readonly total: number },
): (event: KeyboardEvent) => void {
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const link = grid.current?.querySelector<HTMLElement>(`[data-place="${wanted.current}"]`);
    if (link === null || link === undefined) return;
    wanted.current = undefined;
    link.focus();
  });
  return (event) => {
    const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
    const step = steps[event.key];
    const at = Number((event.target as HTMLElement).dataset['place'] ?? Number.NaN);
    if (step === undefined || Number.isNaN(at)) return;
    const next = at + step;
    if (next < 0 || next >= total) return;
    event.preventDefault();
    wanted.current = next;
    const link = grid.current?.querySelector<HTMLElement>(`[data-place="${next}"]`);
    if (link === null || link === undefined) {
      grid.current?.closest('.house-main')?.scrollBy({ top: Math.sign(step) * rowHeight });
      return;
    }
    wanted.current = undefined;
    link.focus();
  };
}
