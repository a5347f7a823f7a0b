/** Tables of one to four heroes in every window, language, theme and size of text. */

import type { Page } from 'playwright-core';
import type { Scene } from './crowds.ts';
import { marvelScene, type MarvelCrowd } from './marvel-crowds.ts';
import { probe } from './probe.ts';
import { sizes, tightSizes } from './sizes.ts';
import type { StandIn } from './stand-in.ts';

const crowded = {
  game: 'marvel-champions',
  allies: 3,
  engaged: 3,
  beside: 6,
  schemes: 3,
  attached: 2,
  hand: 6,
  asked: 'takeTurn',
} as const;

/** A crowded table for each number of heroes. */
export const heroCrowds = {
  'one hero': { ...crowded, seed: 13, heroes: 1, allies: 2, beside: 4 },
  'two heroes, one of them attacked': { ...crowded, seed: 3, heroes: 2, asked: 'declareDefender' },
  'three heroes with all they can have': { ...crowded, seed: 8, heroes: 3, engaged: 5, beside: 10, schemes: 5, attached: 4 },
  'four heroes': { ...crowded, seed: 21, heroes: 4 },
} as const satisfies Readonly<Record<string, MarvelCrowd>>;

/** A match that is lost: nothing is asked any more. */
export const lostCrowd: MarvelCrowd = {
  ...crowded,
  seed: 525_407,
  heroes: 1,
  engaged: 0,
  beside: 7,
  schemes: 2,
  attached: 0,
  asked: 'nothing',
};

type HeroCrowd = keyof typeof heroCrowds;

/** A table, and how it is looked at. */
export interface HeroTable {
  readonly crowd: HeroCrowd;
  /** Width and height, in pixels. */
  readonly size: `${number} × ${number}`;
  readonly language: 'es' | 'en';
  readonly theme: 'dark' | 'light';
  /** The size of the text, in percent of the usual one. */
  readonly textSize: 100 | 150 | 200;
}

const levels = {
  crowd: Object.keys(heroCrowds) as readonly HeroCrowd[],
  size: [...sizes, ...tightSizes].map(([width, height]): HeroTable['size'] => `${width} × ${height}`),
  language: ['es', 'en'],
  theme: ['dark', 'light'],
  textSize: [100, 150, 200],
} as const;

/** Every combination. */
export const allHeroTables: readonly HeroTable[] = levels.textSize
  .flatMap((textSize) => levels.theme.flatMap((theme) => levels.language.map((language) => ({ textSize, theme, language }))))
  .flatMap((rest) => levels.crowd.flatMap((crowd) => levels.size.map((size) => ({ ...rest, crowd, size }))));

const scenes = new Map<HeroCrowd, Scene>();
/** A crowd's scene, made once. */
function sceneOf(name: HeroCrowd): Scene {
  const scene = scenes.get(name) ?? marvelScene(heroCrowds[name]);
  scenes.set(name, scene);
  return scene;
}

/** What the tables that are shown alike without loading the page anew have in common. */
function preferencesOf({ language, theme, textSize }: HeroTable): string {
  return JSON.stringify({ language, theme, textSize });
}

/** The frame of each window; a phone that lies on its side has no lanes. */
const modes = new Map<HeroTable['size'], string>([...sizes, ...tightSizes].map(([width, height, mode]) => [`${width} × ${height}`, mode]));

/** Looks at tables one after another, and what is wrong with each. */
export async function lookAtHeroTables(page: Page, stand: StandIn, tables: readonly HeroTable[]): Promise<readonly string[]> {
  const faults: string[] = [];
  const groups = Map.groupBy(tables, preferencesOf);
  for (const [preferences, group] of groups) {
    await page.evaluate((kept) => localStorage.setItem('crupier.preferences', kept), preferences);
    // Preferences are read when the page is loaded.
    await page.reload();
    for (const table of group) {
      const [width = 0, height = 0] = table.size.split(' × ').map(Number);
      await page.setViewportSize({ width, height });
      await stand.show(sceneOf(table.crowd));
      const mode = modes.get(table.size);
      const { faults: found } = await probe(page, { largeText: table.textSize > 100, lanes: mode !== 'land' });
      const drawn = await page.locator('html').getAttribute('data-mode');
      const framed = table.textSize === 100 && drawn !== mode ? [`the frame is ${drawn}`] : [];
      faults.push(...[...found, ...framed].map((fault) => `${Object.values(table).join(', ')}: ${fault}`));
    }
  }
  return faults;
}
