import { createRoot } from 'react-dom/client';
import '../src/styles/styles.ts';
import { createStore } from '../src/parts/store.ts';
import { applyPreferences, preferences } from '../src/preferences/preferences.ts';
import { TableScreen } from '../src/table/table-screen.tsx';
import type { Channel, MatchChannel } from '../src/wire/match-channel.ts';
import { decisions, matchWith, speechIn } from './fixture.ts';

const query = new URLSearchParams(location.search);
const language = query.get('lang') === 'en' ? 'en' : 'es';
preferences.change((kept) => ({
  ...kept,
  language,
  theme: query.get('theme') === 'light' ? 'light' : 'dark',
  textSize: Number(query.get('size') ?? 100),
}));
applyPreferences();
const match = matchWith(decisions[query.get('kind') ?? 'act']);
const store = createStore<Channel>({ link: 'open', match, waiting: [], problem: undefined });
const channel: MatchChannel = {
  store,
  open: () => undefined,
  command: (body) => console.log(JSON.stringify(body)),
  watch: () => undefined,
  sit: () => undefined,
  skip: () => false,
  speak: () => undefined,
  dismissProblem: () => undefined,
  close: () => undefined,
};
const root = document.querySelector('#root');
if (root !== null) createRoot(root).render(<TableScreen channel={channel} match={match} speech={speechIn(language)} />);
