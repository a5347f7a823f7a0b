import { BookOpen, Layers, SlidersHorizontal } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { Brand } from '../parts/brand.tsx';
import { Button } from '../parts/button.tsx';
import { openPanel } from '../parts/open-panel.ts';
import { preferences } from '../preferences/preferences.ts';
import { formatRoute } from '../route.ts';
import { rulebook } from '../rulebook/rulebook-store.ts';

/** The bar of every screen that is no table. */
export function HomeBar(): ReactNode {
  const texts = useTexts();
  const language = useLanguage();
  const other = language === 'es' ? 'en' : 'es';
  useHomeKeys();
  return (
    <header className="bar home-bar">
      <Brand />
      <span className="bar-space" />
      <Button onPress={() => preferences.change((kept) => ({ ...kept, language: other }))}>
        <span lang={other}>{texts.languageNames[other]}</span>
      </Button>
      <a
        className="button"
        href={formatRoute({ kind: 'decks', game: '', view: 'cards', arg: '' })}
        aria-label={texts.openDecks}
        aria-keyshortcuts="d"
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
  useEffect(() => {
    const actions: Readonly<Record<string, () => void>> = {
      d: () => (window.location.hash = formatRoute({ kind: 'decks', game: '', view: 'cards', arg: '' })),
      r: () => rulebook.write({ rule: undefined }),
      '?': () => openPanel.write('keys'),
    };
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target instanceof HTMLElement ? event.target : document.body;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.closest('input, textarea, select, [role=menu], [role=dialog], [role=listbox], [role=radiogroup]') !== null) return;
      const action = actions[event.key];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
