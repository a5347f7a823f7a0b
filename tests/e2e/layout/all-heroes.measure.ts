/** Tables of one to four heroes in every combination of window, language, theme and size of text. */

import { expect, test } from 'vitest';
import { serve } from '../served.ts';
import { allHeroTables, lookAtHeroTables } from './hero-tables.ts';
import { standIn } from './stand-in.ts';

const { open, server } = serve();

test('tables of one to four heroes have room in every combination', async () => {
  const { page } = await open();
  const stand = await standIn(page, server().url);
  expect(await lookAtHeroTables(page, stand, allHeroTables)).toEqual([]);
});
