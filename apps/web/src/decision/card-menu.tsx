import { sayCard, sayOption } from '@crupier/protocol';
import { useEffect, useRef, type ReactNode } from 'react';
import { Menu, MenuItem, Popover } from 'react-aria-components';
import { useTable } from '../table/scene/table-context.ts';
import type { Choice } from './card-choices.ts';
import { withSpot } from './say-spot.ts';
import type { Answering, CardMenu } from './use-answering.ts';

/** The menu at a card with several options: what can be done with it. */
export function CardMenuLayer({ answering }: { readonly answering: Answering }): ReactNode {
  const { view, speech } = useTable();
  const { menu } = answering;
  if (menu === undefined) return undefined;
  const definition = view.cards[menu.handle]?.definition;
  const name = definition === undefined ? '' : sayCard(definition, speech);
  const close = (): void => {
    answering.closeMenu();
    // The focus goes back to the card, also where the card was drawn anew meanwhile.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-card="${CSS.escape(menu.handle)}"]`)?.focus());
  };
  return (
    <Popover triggerRef={{ current: menu.element }} isOpen placement="top" offset={10} onOpenChange={close} aria-label={name}>
      <CardMenuItems menu={menu} name={name} onChoose={answering.act} />
    </Popover>
  );
}

interface CardMenuItemsProps {
  readonly menu: CardMenu;
  readonly name: string;
  readonly onChoose: (choice: Choice) => void;
}

function CardMenuItems({ menu, name, onChoose }: CardMenuItemsProps): ReactNode {
  const { view, speech, advised } = useTable();
  const list = useRef<HTMLDivElement>(null);
  // The items come a moment after the menu itself; until then there is nothing to focus.
  useEffect(() => {
    const frame = requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Menu
      ref={list}
      className="menu"
      aria-label={name}
      onAction={(key) => {
        const chosen = menu.choices[Number(key)];
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      {menu.choices.map((choice, at) => (
        <MenuItem
          key={at}
          id={at}
          data-option={choice.index}
          className="menu-item"
          data-advised={advised?.includes(choice.index) === true || undefined}
        >
          {withSpot(sayOption(choice.option, view, speech), choice, speech)}
        </MenuItem>
      ))}
    </Menu>
  );
}
