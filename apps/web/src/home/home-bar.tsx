import { BookOpen, Layers, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { bindingsOf } from '../keys/bindings.ts';
import { useBoundKeys } from '../keys/use-bound-keys.ts';
import { speakIn, useLanguage, useTexts } from '../language/use-texts.ts';
import { Brand } from '../parts/brand.tsx';
import { Button } from '../parts/button.tsx';
import { openPanel } from '../parts/open-panel.ts';
import { usePart } from '../parts/use-store.ts';
import { preferences } from '../preferences/preferences.ts';
import { formatRoute } from '../route.ts';
import { rulebook } from '../rulebook/rulebook-store.ts';

/** The bar of every screen that is no table. */
export function HomeBar(): ReactNode {
  const texts = useTexts();
  const language = useLanguage();
  const other = language === 'es' ? 'en' : 'es';
  const shortcut = usePart(preferences, ({ keys }) => bindingsOf(keys).decks);
  useHomeKeys();
  return (
    <header className="bar home-bar">
      <Brand />
      <span className="bar-space" />
      <Button onPress={() => void speakIn(other)}>
        <span lang={other}>{texts.languageNames[other]}</span>
      </Button>
      <a
        className="button"
        href={formatRoute({ kind: 'decks', game: '', view: 'cards', arg: '' })}
        aria-label={texts.openDecks}
        aria-keyshortcuts={shortcut}
      >
        <Layers aria-hidden="true" size={20} />
        <span className="wide">{texts.openDecks}</span>
      </a>
      <Button label={texts.openRules} onPress={() => rulebook.write({ rule: undefined })}>
        <BookOpen aria-hidden="true" size={20} />
        <span className="wide">{texts.openRules}</span>
      </Button>
      <Button icon label={texts.openSettings} onPress={() => openPanel.write('settings')}>
        <SlidersHorizontal aria-hidden="true" />
      </Button>
    </header>
  );
}

/** The keys of every screen that is no table, unless something is open above it or a text is being typed. */
function useHomeKeys(): void {
  useBoundKeys('pages', {
    decks: () => (window.location.hash = formatRoute({ kind: 'decks', game: '', view: 'cards', arg: '' })),
    rulebook: () => rulebook.write({ rule: undefined }),
    keys: () => openPanel.write('keys'),
  });
}
