/** The page: one screen at a time, and the sheets that open above any of them. */

import { lazy, Suspense, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { HomeScreen } from './home/home-screen.tsx';
import { useLanguage, useTexts } from './language/use-texts.ts';
import { MatchScreen } from './match-screen.tsx';
import { CreditsDrawer } from './parts/credits-drawer.tsx';
import { ErrorGuard } from './parts/error-guard.tsx';
import { KeysDrawer } from './parts/keys-drawer.tsx';
import { openPanel } from './parts/open-panel.ts';
import { useStore } from './parts/use-store.ts';
import { SettingsDrawer } from './preferences/settings-drawer.tsx';
import { RulebookDrawer } from './rulebook/rulebook-drawer.tsx';
import { rulebook } from './rulebook/rulebook-store.ts';
import type { Route } from './route.ts';
import { useRoute } from './use-route.ts';

/** Everything. */
export function App(): ReactNode {
  const route = useRoute();
  const language = useLanguage();
  return (
    <I18nProvider locale={language}>
      <ErrorGuard>
        <Screen route={route} />
        <Sheets />
      </ErrorGuard>
    </I18nProvider>
  );
}

/** The page of cards and decks is loaded when somebody goes there. */
const DecksScreen = lazy(async () => ({ default: (await import('./decks/decks-screen.tsx')).DecksScreen }));

function Screen({ route }: { readonly route: Route }): ReactNode {
  const texts = useTexts();
  if (route.kind === 'home') return <HomeScreen />;
  if (route.kind !== 'decks') return <MatchScreen route={route} />;
  return (
    <Suspense fallback={<output className="screen-wait">{texts.loading}</output>}>
      <DecksScreen route={route} />
    </Suspense>
  );
}

function Sheets(): ReactNode {
  const panel = useStore(openPanel);
  const page = useStore(rulebook);
  const close = (): void => openPanel.write(undefined);
  return (
    <>
      {panel === 'settings' && <SettingsDrawer onClose={close} />}
      {panel === 'keys' && <KeysDrawer onClose={close} />}
      {panel === 'credits' && <CreditsDrawer onClose={close} />}
      {page !== undefined && <RulebookDrawer rule={page.rule} onClose={() => rulebook.write(undefined)} />}
    </>
  );
}
