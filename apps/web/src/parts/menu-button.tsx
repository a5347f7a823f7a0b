import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { lazyPart } from './lazy-part.tsx';
import type { MenuEntry } from './open-menu.tsx';

export type { MenuEntry } from './open-menu.tsx';

const OpenMenu = lazyPart(async () => (await import('./open-menu.tsx')).OpenMenu);

interface MenuButtonProps {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly children: ReactNode;
  readonly className?: string;
}

/** A button with a picture that opens a menu. The menu is fetched when somebody comes near. */
export function MenuButton({ label, entries, children, className = '' }: MenuButtonProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const openByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`button ${className}`}
        data-icon=""
        data-stop=""
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        onKeyDown={openByKey}
        onPointerEnter={OpenMenu.begin}
        onFocus={OpenMenu.begin}
      >
        {children}
      </button>
      {isOpen && <OpenMenu label={label} entries={entries} trigger={button} onClose={() => setOpen(false)} />}
    </>
  );
}
