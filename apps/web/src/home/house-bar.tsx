import { BookOpen, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBoundKeys } from '../keys/use-bound-keys.ts';
import { speakIn, useLanguage, useTexts } from '../language/use-texts.ts';
import { Brand } from '../parts/brand.tsx';
import { Button } from '../parts/button.tsx';
import { openPanel } from '../parts/open-panel.ts';
import { goTo } from '../go-to.ts';
import { formatRoute } from '../route.ts';
import '../styles/house.css';
import { Doors, type Door } from './doors.tsx';
import { useHouseFrame } from './use-house-frame.ts';
import { useHomeTexts } from './use-home-texts.ts';

interface HouseBarProps {
  /** The door of the page. */
  readonly at?: Door;
  /** How many tables wait for the reader. */
  readonly turns?: number;
  /** Whether the page has its doors at the bottom on phones; otherwise the rulebook is opened from the bar. */
  readonly top?: boolean;
}

/** The bar of every page that is no table. */
export function HouseBar({ at, turns = 0, top = false }: HouseBarProps): ReactNode {
  const texts = useTexts();
  const said = useHomeTexts();
  const language = useLanguage();
  const isPhone = useHouseFrame().mode === 'phone';
  const other = language === 'es' ? 'en' : 'es';
  useHouseKeys();
  return (
    <header className="bar house-bar">
      <Brand />
      {!isPhone && <Doors at={at} turns={turns} />}
      <span className="bar-space" />
      {isPhone && !top && (
        <Button icon label={said.doors.rules} onPress={openRules}>
          <BookOpen aria-hidden="true" />
        </Button>
      )}
      <Button icon label={`${other.toUpperCase()}: ${texts.languageNames[other]}`} onPress={() => void speakIn(other)}>
        <span lang={other}>{other.toUpperCase()}</span>
      </Button>
      <a
        className="button"
        data-icon=""
        href={formatRoute({ kind: 'settings' })}
        aria-label={texts.openSettings}
        title={texts.openSettings}
      >
        <SlidersHorizontal aria-hidden="true" />
      </a>
    </header>
  );
}

function openRules(): void {
  goTo({ kind: 'rules', at: '', query: '' });
}

/** The keys of every page that is no table, unless something is open above it or a text is being typed. */
function useHouseKeys(): void {
  useBoundKeys('pages', {
    decks: () => goTo({ kind: 'decks', game: '', view: 'cards', arg: '' }),
    rulebook: openRules,
    keys: () => openPanel.write('keys'),
  });
}
