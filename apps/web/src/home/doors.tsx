import { BookOpen, GraduationCap, House, Layers, WalletCards, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { bindingsOf } from '../keys/bindings.ts';
import { usePart } from '../parts/use-store.ts';
import { preferences } from '../preferences/preferences.ts';
import { formatRoute, type Route } from '../route.ts';
import { rulebook } from '../rulebook/rulebook-store.ts';
import { useHouseFrame } from './use-house-frame.ts';
import { useHomeTexts } from './use-home-texts.ts';

/** What each door leads to; the rulebook opens above the page. */
const routes = {
  play: { kind: 'home' },
  learn: { kind: 'learn' },
  cards: { kind: 'decks', game: '', view: 'cards', arg: '' },
  decks: { kind: 'decks', game: '', view: 'mine', arg: '' },
  rules: undefined,
} as const satisfies Readonly<Record<string, Route | undefined>>;

/** A door of the house. */
export type Door = keyof typeof routes;

const doors = ['play', 'learn', 'cards', 'decks', 'rules'] as const satisfies readonly Door[];

const icons: Readonly<Record<Door, LucideIcon>> = {
  play: House,
  learn: GraduationCap,
  cards: WalletCards,
  decks: Layers,
  rules: BookOpen,
};

interface DoorsProps {
  readonly at: Door | undefined;
  readonly turns: number;
}

/** The doors of the house in words: in the bar, or on phones with icons at the bottom. */
export function Doors({ at, turns }: DoorsProps): ReactNode {
  const said = useHomeTexts();
  const isPhone = useHouseFrame().mode === 'phone';
  const keys = bindingsOf(usePart(preferences, (kept) => kept.keys));
  return (
    <nav className="doors" aria-label={said.pages} data-bottom={isPhone || undefined}>
      {doors.map((door) => {
        const [Icon, to] = [icons[door], routes[door]];
        const content = (
          <>
            {isPhone && <Icon aria-hidden="true" size={20} />}
            <span>{said.doors[door]}</span>
          </>
        );
        return to === undefined ? (
          <button
            key={door}
            type="button"
            className="door"
            aria-keyshortcuts={keys.rulebook}
            onClick={() => rulebook.write({ rule: undefined })}
          >
            {content}
          </button>
        ) : (
          <a
            key={door}
            className="door"
            href={formatRoute(to)}
            aria-current={door === at ? 'page' : undefined}
            aria-keyshortcuts={door === 'cards' ? keys.decks : undefined}
          >
            {content}
            {door === 'play' && turns > 0 && <Turns count={turns} />}
          </a>
        );
      })}
    </nav>
  );
}

function Turns({ count }: { readonly count: number }): ReactNode {
  const said = useHomeTexts();
  return (
    <>
      <span className="door-turns" aria-hidden="true">
        {count}
      </span>
      <span className="unseen">, {said.waitForYou(count)}</span>
    </>
  );
}
