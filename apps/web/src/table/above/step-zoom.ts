import type { Zoomed } from './zoom-panel.tsx';

/** The card before or after the one shown large, in the order of the page. */
export function stepZoom(zoomed: Zoomed, by: -1 | 1): Zoomed {
  if (zoomed.kind !== 'card') return zoomed;
  const handles = [...document.querySelectorAll<HTMLElement>('[data-card]')].map((card) => card.dataset['card'] ?? '');
  const at = handles.indexOf(zoomed.handle);
  const handle = handles[(at + by + handles.length) % handles.length];
  return handle === undefined ? zoomed : { kind: 'card', handle };
}
