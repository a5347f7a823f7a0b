import { sayOption } from '@crupier/protocol';
import { useRef, type ReactNode } from 'react';
import { Menu, MenuItem, Popover } from 'react-aria-components';
import { useTable } from '../table/table-context.ts';
import type { Answering } from './use-answering.ts';

/** The menu at a card with several options: what can be done with it. */
export function CardMenuLayer({ answering }: { readonly answering: Answering }): ReactNode {
  const { view, speech } = useTable();
  const anchor = useRef<HTMLElement | null>(null);
  const { menu } = answering;
  anchor.current = menu?.element ?? null;
  if (menu === undefined) return undefined;
  const label = menu.element.getAttribute('aria-label') ?? '';
  return (
    <Popover triggerRef={anchor} isOpen placement="top" offset={10} onOpenChange={answering.closeMenu}>
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
