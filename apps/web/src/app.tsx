/** The page: one screen at a time, and the sheets that open above any of them. */

import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { useLanguage, useTexts } from './language/use-texts.ts';
import { ErrorGuard } from './parts/error-guard.tsx';
import { lazyPart } from './parts/lazy-part.tsx';
import { openPanel } from './parts/open-panel.ts';
import { useStore } from './parts/use-store.ts';
import { rulebook } from './rulebook/rulebook-store.ts';
import type { Route } from './route.ts';
import { useRoute } from './use-route.ts';

const NoticeSheet = lazyPart(async () => (await import('./home/notice-sheet.tsx')).NoticeSheet);
const HomeScreen = lazyPart(async () => (await import('./home/home-screen.tsx')).HomeScreen);
const LearnScreen = lazyPart(async () => (await import('./home/learn-screen.tsx')).LearnScreen, <Waiting />);
const FirstMatchScreen = lazyPart(async () => (await import('./home/first-match-screen.tsx')).FirstMatchScreen, <Waiting />);
const RulesScreen = lazyPart(async () => (await import('./rulebook/rules-screen.tsx')).RulesScreen, <Waiting />);
const SettingsScreen = lazyPart(async () => (await import('./preferences/settings-screen.tsx')).SettingsScreen, <Waiting />);
const BeforeMatch = lazyPart(async () => (await import('./waiting/before-match.tsx')).BeforeMatch, <Waiting />);
const MatchScreen = lazyPart(async () => (await import('./match-screen.tsx')).MatchScreen);
const DecksScreen = lazyPart(async () => (await import('./decks/decks-screen.tsx')).DecksScreen, <Waiting />);
const ReplayFileScreen = lazyPart(async () => (await import('./replay/replay-file-screen.tsx')).ReplayFileScreen, <Waiting />);
const SettingsDrawer = lazyPart(async () => (await import('./preferences/settings-screen.tsx')).SettingsDrawer);
const KeysDrawer = lazyPart(async () => (await import('./keys/keys-drawer.tsx')).KeysDrawer);
const CreditsDrawer = lazyPart(async () => (await import('./parts/credits-drawer.tsx')).CreditsDrawer);
const RulebookSheet = lazyPart(async () => (await import('./rulebook/rulebook-sheet.tsx')).RulebookSheet);

/** Begins to fetch the screen of an address, while the letters come. */
export function beginScreen(route: Route): void {
  const { kind } = route;
  if (kind === 'home') HomeScreen.begin();
  else if (kind === 'rules') RulesScreen.begin();
  else if (kind === 'nowhere') NoticeSheet.begin();
  else if (kind === 'learn') (route.game === '' ? LearnScreen : FirstMatchScreen).begin();
  else if (kind === 'settings') SettingsScreen.begin();
  else if (kind === 'file') ReplayFileScreen.begin();
  else if (kind === 'new') BeforeMatch.begin();
  else (kind === 'decks' ? DecksScreen : MatchScreen).begin();
}

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

function Screen({ route }: { readonly route: Route }): ReactNode {
  if (route.kind === 'home') return <HomeScreen />;
  if (route.kind === 'rules') return <RulesScreen route={route} />;
  if (route.kind === 'learn') return route.game === '' ? <LearnScreen /> : <FirstMatchScreen game={route.game} />;
  if (route.kind === 'settings') return <SettingsScreen />;
  if (route.kind === 'file') return <ReplayFileScreen />;
  if (route.kind === 'nowhere') return <Nowhere />;
  if (route.kind === 'new') return <BeforeMatch page="setup" route={route} />;
  return route.kind === 'decks' ? <DecksScreen route={route} /> : <MatchScreen route={route} />;
}

/** What stands at an address at which there is no page. */
function Nowhere(): ReactNode {
  return <NoticeSheet words={useTexts().nowhere} />;
}

function Waiting(): ReactNode {
  return <output className="screen-wait">{useTexts().loading}</output>;
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
      {page !== undefined && <RulebookSheet rule={page.rule} onClose={() => rulebook.write(undefined)} />}
    </>
  );
}
