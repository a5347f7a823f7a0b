import { BookOpen, GraduationCap, House, Layers, WalletCards, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { bindingsOf } from '../keys/bindings.ts';
import { usePart } from '../parts/use-store.ts';
import { preferences } from '../preferences/preferences.ts';
import { formatRoute, type Route } from '../route.ts';
import { useHouseFrame } from './use-house-frame.ts';
import { useHomeTexts } from './use-home-texts.ts';

/** What each door leads to. */
const routes = {
  play: { kind: 'home' },
  learn: { kind: 'learn', game: '' },
  cards: { kind: 'decks', game: '', view: 'cards', arg: '' },
  decks: { kind: 'decks', game: '', view: 'mine', arg: '' },
  rules: { kind: 'rules', at: '', query: '' },
} as const satisfies Readonly<Record<string, Route>>;

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
        return (
          <a
            key={door}
            className="door"
            href={formatRoute(to)}
            aria-current={door === at ? 'page' : undefined}
            aria-keyshortcuts={keyOf(door, keys)}
          >
            {content}
            {door === 'play' && turns > 0 && <Turns count={turns} />}
          </a>
        );
      })}
    </nav>
  );
}

/** The key that opens a door from any page, where it has one. */
function keyOf(door: Door, keys: ReturnType<typeof bindingsOf>): string | undefined {
  if (door === 'cards') return keys.decks;
  return door === 'rules' ? keys.rulebook : undefined;
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
