/** Plays as somebody would with a thumb on a phone, and finds what a thumb or an eye would miss. */

import type { Page } from 'playwright-core';
import type { Chance } from './play.ts';

/** A phone. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** Milliseconds after which what is wrong counts even where something still moves. */
const MOVING_MAX_MS = 5000;

/** What is wrong with the page as a thumb and an eye meet it: a card that is on its way is smaller than where it arrives. */
export async function faults(page: Page): Promise<readonly string[]> {
  const until = Date.now() + MOVING_MAX_MS;
  let found = await faultsNow(page);
  while (found.length > 0 && Date.now() < until) {
    await page.waitForTimeout(100);
    found = await faultsNow(page);
  }
  return found;
}

function faultsNow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > window.innerWidth) found.push(`the page is ${scrollWidth} wide`);
    for (const button of document.querySelectorAll<HTMLElement>('button, a, input, [role=radio]')) {
      const box = (button.closest('label') ?? button).getBoundingClientRect();
      // What stands inside a sentence may be as high as its line.
      const inline =
        button.matches('.log-line *, .skip, .unseen, .unseen *') ||
        button.style.width === '1px' ||
        getComputedStyle(button).position === 'fixed';
      if (box.width > 0 && !inline && (box.width < 44 || box.height < 44))
        found.push(`${button.outerHTML.slice(0, 90)} is ${Math.round(box.width)} × ${Math.round(box.height)}`);
    }
    for (const text of document.querySelectorAll<SVGTextElement>('.card svg text')) {
      const drawing = text.ownerSVGElement;
      const scale = drawing === null ? 1 : drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width;
      const size = Number(text.getAttribute('font-size')) * scale;
      if (size > 0 && size < 11.5) found.push(`“${text.textContent ?? ''}” is set at ${size.toFixed(1)} px`);
    }
    return [...new Set(found)];
  });
}

/** Where a card is tapped: what lies over its other parts is not in the way there. */
const corner = { position: { x: 16, y: 24 } };

/** One choice by taps: a card is selected first, and confirmed on the slip or by a second tap, where nobody has answered meanwhile. */
export async function tapSomething(page: Page, chance: Chance): Promise<void> {
  const choices = page.locator('[data-choice]:visible');
  const choice = choices.nth(Math.floor(chance() * (await choices.count())));
  const card = await choice.getAttribute('data-card');
  await choice.scrollIntoViewIfNeeded();
  const asked = await page.locator('.slip').getAttribute('data-decision');
  await choice.tap(corner);
  if (card === null) return;
  if ((await page.locator('.slip[data-many]').count()) > 0) return;
  const options = page.locator('.slip-options .button:visible');
  const large = page.locator('.zoom');
  const another = page.locator(`.slip:not([data-decision="${asked}"])`);
  const again = page.getByText('Toca otra vez para confirmar.');
  await options.first().or(again).or(large).or(another).first().waitFor();
  // On a machine at its limits a tap may last so long that it is a long press.
  if (await large.isVisible()) return large.getByRole('button', { name: 'Cerrar' }).tap();
  if (await another.isVisible()) return;
  // What the slip offers already by its words is no option of the card's.
  if ((await options.count()) === 0) return page.locator(`[data-card="${card}"]:visible`).first().tap(corner);
  await options.nth(Math.floor(chance() * (await options.count()))).tap();
}
