import { useLayoutEffect, useState } from 'react';
import { panelPlace, type BoardPart, type PanelBox, type TableParts } from './panel-place.ts';

/** What a question may be about: the lanes of heroes, the sides of a duel. */
const partsOfBoard = '.mc-lane, .felt > .side';
/** What of these the reader looks at now. */
const asked = '[data-near], [data-active], [data-attacked], [data-place="near"]';

function boxOf(element: Element): PanelBox {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

function partsNow(): TableParts | undefined {
  const find = (selector: string): Element | null => document.querySelector(`.table ${selector}`);
  const [bar, dealer, board, log] = [find('.bar'), find('.dealer'), find('.felt'), find('.log-pane')];
  if (bar === null || dealer === null || board === null) return undefined;
  const parts = [...document.querySelectorAll(`.table :is(${partsOfBoard})`)].map((part): BoardPart => ({
    ...boxOf(part),
    isAsked: part.matches(asked),
  }));
  const { mode } = document.documentElement.dataset;
  return {
    window: { width: window.innerWidth, height: window.innerHeight },
    rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    isSmall: mode === 'phone' || mode === 'land',
    bar: boxOf(bar),
    dealer: boxOf(dealer),
    board: boxOf(board),
    log: log === null ? undefined : boxOf(log),
    parts,
  };
}

/** Whether the rulebook can lie beside a table: one is open, and no sheet above it, under which nothing can be reached. */
export function canLieBeside(): boolean {
  return partsNow() !== undefined && document.querySelector('[role=dialog], [role=alertdialog]') === null;
}

/** Where the rulebook lies beside the table, measured anew as its parts change; undefined where there is no table. */
export function usePanelPlace(): PanelBox | undefined {
  const [place, setPlace] = useState<PanelBox>();
  useLayoutEffect(() => {
    const measure = (): void => {
      const parts = partsNow();
      const next = parts === undefined ? undefined : panelPlace(parts);
      setPlace((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    for (const part of document.querySelectorAll('.table :is(.bar, .dealer, .felt, .log-pane, .slip)')) sizes.observe(part);
    const marks = new MutationObserver(measure);
    const table = document.querySelector('.table');
    if (table !== null) marks.observe(table, { subtree: true, attributeFilter: ['data-active', 'data-attacked', 'data-near'] });
    window.addEventListener('resize', measure);
    return () => {
      sizes.disconnect();
      marks.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, []);
  return place;
}
