/** Numbers on the cards that a lesson speaks of: the same as stand before its points. */

import { useEffect } from 'react';

/** The style of pins on cards, by the handle of each point's card; a card of two points has both numbers. */
export function pinStyles(pinned: readonly (string | undefined)[], escape: (text: string) => string): string {
  const numbers = new Map<string, readonly number[]>();
  for (const [at, card] of pinned.entries()) if (card !== undefined) numbers.set(card, [...(numbers.get(card) ?? []), at + 1]);
  return [...numbers]
    .map(([card, of]) => `.table .card[data-card='${escape(card)}']::after { content: '${of.join(' ')}' / ''; }`)
    .join('\n');
}

/** Sets pins on the cards of a lesson's points while it is said. They are styles, so that they go wherever their cards do. */
export function useLessonPins(pinned: readonly (string | undefined)[]): void {
  const styles = pinStyles(pinned, CSS.escape);
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [styles]);
}
