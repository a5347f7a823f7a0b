import { ExternalLink, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { ruleAddress } from './rule-row.tsx';
import { usePanelPlace } from './use-panel-place.ts';
import { useRulesTexts } from './use-rules-texts.ts';

interface BesideTableProps {
  /** The rule or the chapter that is read; undefined for the rulebook itself. */
  readonly at: string | undefined;
  readonly onClose: () => void;
  /** The field for a question. */
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/** The rulebook beside a table, which stays in use: Escape closes it, and the focus goes back to where it was. */
export function BesideTable({ at, onClose, head, children }: BesideTableProps): ReactNode {
  const texts = useTexts();
  const said = useRulesTexts();
  const place = usePanelPlace();
  const panel = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLDivElement>(null);
  useFocusBack(panel, close);
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const other = event.target instanceof Element && event.target.closest('[role=dialog], [role=alertdialog], [role=menu]');
    // What is open above it closes first.
    if (event.key !== 'Escape' || (other instanceof Element && other !== panel.current)) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
  return (
    // The keys of the table look for the role, and a dialog element brings styles of its own.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div ref={panel} className="rules-panel" role="dialog" aria-label={texts.rulebook} style={place}>
      <div className="rules-panel-head" ref={close}>
        <h2>{texts.rulebook}</h2>
        <a className="button" href={ruleAddress(at ?? document.documentElement.dataset['game'] ?? '')} target="_blank" rel="noopener">
          <ExternalLink aria-hidden="true" size={16} /> {said.whole}
        </a>
        <Button icon label={texts.close} onPress={onClose}>
          <X aria-hidden="true" />
        </Button>
      </div>
      {head}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable from the keyboard */}
      <section className="rules-panel-text" tabIndex={0} aria-label={texts.rulebook}>
        {children}
      </section>
    </div>
  );
}

/** The focus comes in, to the field where one means to look for something, and goes back when the panel closes. */
function useFocusBack(panel: { readonly current: HTMLElement | null }, head: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const before = document.activeElement;
    const inside = panel.current;
    if (inside !== null && !inside.contains(before)) head.current?.querySelector('button')?.focus();
    return () => {
      const isInside = document.activeElement === document.body || inside?.contains(document.activeElement) === true;
      if (isInside && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [panel, head]);
}
