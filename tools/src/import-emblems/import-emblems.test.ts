import { emblemNames, emblemPath } from '@crupier/host';
import { picturesInUse } from '@crupier/web/pictures';
import { expect, test } from 'vitest';
import { importEmblems, parseIcons } from './import-emblems.ts';

const icons = parseIcons(
  JSON.stringify({
    icons: { square: { body: '<path fill="currentColor" d="M10.2 10.4 L20.4 10.4 L20.4 20.6 L10.2 20.6 Z"/>' } },
    aliases: { box: { parent: 'square' } },
  }),
);

test('paths are rounded to whole units, other names of an icon are known, and what has no icon is told', () => {
  const { paths, missing } = importEmblems(icons, ['square', 'box', 'circle']);
  expect(paths).toEqual({ square: 'M10 10h10v11H10Z', box: 'M10 10h10v11H10Z' });
  expect(missing).toEqual(['circle']);
});

test('there is a path of each picture that a card may show, and of no other', () => {
  expect(emblemNames).toEqual(picturesInUse());
  expect(emblemNames.filter((name) => !/^[Mm][\d\s.a-zA-Z-]+$/.test(emblemPath(name) ?? ''))).toEqual([]);
});
