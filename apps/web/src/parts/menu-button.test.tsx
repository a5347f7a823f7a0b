import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MenuButton } from './menu-button.tsx';

test('a button with a picture alone says its name to the pointer too', () => {
  const drawn = renderToStaticMarkup(
    <MenuButton label="Undo" entries={[]}>
      <svg />
    </MenuButton>,
  );
  expect(drawn).toContain('aria-label="Undo" title="Undo"');
});
