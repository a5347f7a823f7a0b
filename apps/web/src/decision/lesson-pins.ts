/** Numbers on what a lesson speaks of: the same as stand before its points. */

import type { PinPlace } from '@crupier/protocol';
import { useEffect } from 'react';

/** Where the parts of a table are that lessons name; those of a seat are the learner's own. */
const parts: Readonly<Record<string, string>> = {
  keys: '[data-mine] .keys',
  aember: '[data-mine] .aember',
  energy: '[data-mine] .inf-pool',
  steps: '.duel-stages > [aria-current=step]',
};

/** The box of a pin, as a selector; undefined for a part that the page does not know. */
function boxOf(place: PinPlace, escape: (text: string) => string): string | undefined {
  switch (place.kind) {
    case 'card':
      return `.table .card[data-card='${escape(place.card)}']::after`;
    case 'pile':
      return `.table [data-pile='${escape(`${place.pile} ${place.seat}`)}']::after`;
    case 'option':
      return `.slip .button[data-option='${place.option ?? 'none'}']::before`;
    case 'part': {
      const part = parts[place.part];
      return part === undefined ? undefined : `.table ${part}::after`;
    }
  }
}

/** The style of pins, by what each point speaks of; what two points speak of has both numbers. */
export function pinStyles(pinned: readonly (PinPlace | undefined)[], escape: (text: string) => string): string {
  const numbers = new Map<string, readonly number[]>();
  for (const [at, place] of pinned.entries()) {
    const box = place && boxOf(place, escape);
    if (box !== undefined) numbers.set(box, [...(numbers.get(box) ?? []), at + 1]);
  }
  return [...numbers].map(([box, of]) => `${box} { content: '${of.join(' ')}' / ''; }`).join('\n');
}

/** Sets pins on what a lesson's points speak of while it is said. They are styles, so that they go wherever that does. */
export function useLessonPins(pinned: readonly (PinPlace | undefined)[]): void {
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
