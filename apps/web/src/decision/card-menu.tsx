import { sayOption } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { Menu, MenuItem, Popover } from 'react-aria-components';
import { useTable } from '../table/table-context.ts';
import type { Answering } from './use-answering.ts';

/** The menu at a card with several options: what can be done with it. */
export function CardMenuLayer({ answering }: { readonly answering: Answering }): ReactNode {
  const { view, speech } = useTable();
  const { menu } = answering;
  if (menu === undefined) return undefined;
  const label = menu.element.getAttribute('aria-label') ?? '';
  return (
    <Popover triggerRef={{ current: menu.element }} isOpen placement="top" offset={10} onOpenChange={answering.closeMenu}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the menu opens at the reader's own wish, and the focus goes back to the card */}
      <Menu className="menu" aria-label={label} autoFocus="first" onAction={(key) => answering.submit([Number(key)])}>
        {menu.choices.map(({ index, option }) => (
          <MenuItem key={index} id={index} className="menu-item">
            {sayOption(option, view, speech)}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
