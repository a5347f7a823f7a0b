import { useEffect } from 'react';

/** With every new question, brings the first card that may be chosen into view, unless one is there already. */
export function useChoicesInView(decision: number | undefined): void {
  useEffect(() => {
    if (decision === undefined) return;
    const felt = document.querySelector('.felt')?.getBoundingClientRect();
    const choices = [...document.querySelectorAll<HTMLElement>('.felt [data-choice]')].filter((choice) => choice.offsetParent !== null);
    if (felt === undefined || choices.length === 0) return;
    const seen = choices.some((choice) => {
      const box = choice.getBoundingClientRect();
      return box.top >= felt.top && box.bottom <= felt.bottom && box.left >= felt.left && box.right <= felt.right;
    });
    // Newer browsers give a promise here, which is no clean-up of this effect.
    if (!seen) void choices[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [decision]);
}
