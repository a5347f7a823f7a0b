import { useEffect } from 'react';

/** With every new question, brings the first card of board and hand that may be chosen into view, unless one is there already. */
export function useChoicesInView(decision: number | undefined): void {
  useEffect(() => {
    if (decision === undefined) return;
    for (const region of document.querySelectorAll<HTMLElement>('.felt, .hand')) bringInto(region);
  }, [decision]);
}

function bringInto(region: HTMLElement): void {
  const whole = region.getBoundingClientRect();
  const choices = [...region.querySelectorAll<HTMLElement>('[data-choice]')].filter((choice) => choice.offsetParent !== null);
  const seen = choices.some((choice) => {
    const box = choice.getBoundingClientRect();
    return box.top >= whole.top && box.bottom <= whole.bottom && box.left >= whole.left && box.right <= whole.right;
  });
  // Newer browsers give a promise here, which is no clean-up of an effect.
  if (!seen) void choices[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
