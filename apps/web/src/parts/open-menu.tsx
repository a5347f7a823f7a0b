import type { ReactNode, RefObject } from 'react';
import { Menu, MenuItem, Popover } from 'react-aria-components';

/** Something that a menu offers. */
export interface MenuEntry {
  readonly key: string;
  readonly words: string;
  readonly onPress: () => void;
}

interface OpenMenuProps {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  /** The button that the menu hangs from, and to which the focus goes back. */
  readonly trigger: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The menu of a `MenuButton`. */
export function OpenMenu({ label, entries, trigger, onClose }: OpenMenuProps): ReactNode {
  return (
    <Popover triggerRef={trigger} isOpen placement="bottom end" offset={6} aria-label={label} onOpenChange={onClose}>
      <Menu
        className="menu"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- who opens a menu chooses from it
        autoFocus="first"
        onClose={onClose}
        onAction={(key) => entries.find((entry) => entry.key === key)?.onPress()}
      >
        {entries.map((entry) => (
          <MenuItem key={entry.key} id={entry.key} className="menu-item">
            {entry.words}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
