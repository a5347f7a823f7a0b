import type { ReactNode } from 'react';
import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';

/** Something that a menu offers. */
export interface MenuEntry {
  readonly key: string;
  readonly words: string;
  readonly onPress: () => void;
}

interface MenuButtonProps {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly children: ReactNode;
  readonly className?: string;
}

/** A button with a picture that opens a menu. */
export function MenuButton({ label, entries, children, className = '' }: MenuButtonProps): ReactNode {
  return (
    <MenuTrigger>
      <AriaButton className={`button ${className}`} data-icon="" data-stop="" aria-label={label}>
        {children}
      </AriaButton>
      <Popover placement="bottom end" offset={6}>
        <Menu className="menu" aria-label={label} onAction={(key) => entries.find((entry) => entry.key === key)?.onPress()}>
          {entries.map((entry) => (
            <MenuItem key={entry.key} id={entry.key} className="menu-item">
              {entry.words}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
