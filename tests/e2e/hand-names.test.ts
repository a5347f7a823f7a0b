/** On a phone no card of one's own hand is without its name. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { probe } from './layout/probe.ts';
import { serve } from './served.ts';
import type { Stage } from './staged.ts';
import { duelWith, monksWith, sanctumTurn } from './stages.ts';

const { openStage } = serve();

const villain = ['villain Rhino I', 'scheme The Break-In!', '1 identity Spider-Man'];
const marvelHand = '1 hand Enhanced Spider-Sense; Web-Shooter; Great Responsibility; Interrogation Room; Genius';
const house = ['1 houses staralliance sanctum mars', '2 houses staralliance sanctum mars', 'active 1', 'step house'];

/** Tables at which nothing is asked but what to do, and at which something else is. */
const calm: Readonly<Record<string, Stage>> = {
  KeyForge: monksWith('1 hand Zorg; Grey Monk; Sequis; Subject Kirby; Zorg; Observ-u-Max', '2 line Zorg; Zorg', '1 deck Zorg; Zorg'),
  Inferno: duelWith('1 hand Ember Imp; Ember Imp; Ignition'),
  'Marvel Champions': { game: 'marvel-champions', lines: [...villain, marvelHand] },
};
const asked: Readonly<Record<string, Stage>> = {
  KeyForge: { ...sanctumTurn(), lines: [...house, '1 line Sequis', '2 line Zorg', '1 hand Zorg; Grey Monk; Subject Kirby; Observ-u-Max'] },
  'Marvel Champions': { game: 'marvel-champions', lines: ['before activate', ...villain, '1 area Mockingbird', marvelHand] },
};

const phones = [
  [390, 844],
  [390, 664],
] as const;

interface NamedCard {
  /** As a screen reader is told. */
  readonly label: string;
  /** The letters on it that are no numbers, as they can be seen. */
  readonly letters: string;
  readonly least: number;
}

/** The cards of the hand with what is written on them. */
function handOf(page: Page): Promise<readonly NamedCard[]> {
  return page.locator('.hand .card').evaluateAll((cards) =>
    cards.map((card) => {
      const texts = [...card.querySelectorAll<SVGTextElement>('svg text')].filter((text) => /\p{L}/u.test(text.textContent ?? ''));
      const sizes = texts.map((text) => {
        const drawn = text.getScreenCTM();
        return Number.parseFloat(getComputedStyle(text).fontSize) * (drawn === null ? 1 : Math.hypot(drawn.a, drawn.b));
      });
      const letters = texts.map((text) => text.textContent ?? '').join(' ');
      return { label: card.querySelector('.unseen')?.textContent ?? '', letters, least: Math.min(...sizes) };
    }),
  );
}

/** The cards whose whole name cannot be read on them. */
function nameless(cards: readonly NamedCard[]): readonly string[] {
  // A name is set in lines, where its spaces were.
  const bare = (text: string): string => text.replaceAll(/\s/gu, '');
  return cards
    .filter(({ label, letters, least }) => {
      const [name = ''] = label.split(/\. /u);
      return letters === '' || least < 11.9 || !bare(letters).includes(bare(name.replace(/\.$/u, '')));
    })
    .map(({ label, letters }) => `${label.slice(0, 40)}: “${letters}”`);
}

async function look(page: Page): Promise<void> {
  const cards = await handOf(page);
  expect(cards.length).toBeGreaterThan(3);
  expect(nameless(cards)).toEqual([]);
  expect((await probe(page)).faults).toEqual([]);
}

test.each(Object.entries(calm))('in %s each card of a phone’s hand has its whole name, in a calm turn', async (_game, stage) => {
  for (const [width, height] of phones) {
    const { page, errors } = await openStage(stage, { viewport: { width, height }, hasTouch: true, isMobile: true });
    await page.locator('.slip[data-kind=act][data-folded]').waitFor();
    await look(page);
    expect(await axeFindings(page)).toEqual([]);
    // The numbers of the other side are not cut either.
    const cut = await page.locator('.felt .strip').evaluateAll((strips) => {
      const top = document.querySelector('.felt')?.getBoundingClientRect().top ?? 0;
      return strips.filter((strip) => strip.getBoundingClientRect().top < top - 1).length;
    });
    expect(cut).toBe(0);
    expect(errors).toEqual([]);
    await page.close();
  }
});

test.each(Object.entries(asked))('in %s it has it in a question too, and the rule lies on no word of the sheet', async (_game, stage) => {
  for (const [width, height] of phones) {
    const { page, errors } = await openStage(stage, { viewport: { width, height }, hasTouch: true, isMobile: true });
    await page.locator('.slip:not([data-quiet]):not([data-kind=act])').waitFor();
    await look(page);
    const covered = await page.evaluate(() => {
      const rule = document.querySelector('.slip-stub > .rule-sign')?.getBoundingClientRect();
      const words = document.querySelector('.slip-stub > span:not(.seat)')?.getBoundingClientRect();
      if (rule === undefined || words === undefined) return undefined;
      return rule.left < words.right && rule.top < words.bottom && words.top < rule.bottom;
    });
    expect(covered).toBe(false);
    expect(errors).toEqual([]);
    await page.close();
  }
});

test('while a card of a phone’s hand is paid for, what each of the others generates is seen, and how much is paid', async () => {
  for (const [width, height] of phones) {
    const stage: Stage = { game: 'marvel-champions', lines: [...villain, marvelHand] };
    const { page, errors } = await openStage(stage, { viewport: { width, height }, hasTouch: true, isMobile: true });
    await page.locator('.slip[data-kind=act]').waitFor();
    const room = page.locator('.hand .card').filter({ hasText: 'Lanzarredes' });
    await room.tap();
    await room.tap();
    await page.locator('.slip[data-kind=pay]').waitFor();
    await look(page);
    const marks = await page.locator('.hand :is(.pay-pill, .pay-tab)').evaluateAll((all) => {
      const hand = document.querySelector('.hand')?.getBoundingClientRect() ?? new DOMRect();
      return all.map((mark) => {
        const { top, bottom } = mark.getBoundingClientRect();
        return top >= hand.top && bottom <= hand.bottom;
      });
    });
    expect(marks.length).toBeGreaterThan(2);
    expect(marks).toEqual(marks.map(() => true));
    expect(errors).toEqual([]);
    await page.close();
  }
});
