/** A table that waits: its owner sees the link to send, whoever came by that link chooses a deck and sits down. */

import type { MatchSummary, ServerAddress, SpokenProblem } from '@crupier/protocol';
import { Check, Copy } from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';
import type { Texts } from '../language/texts-en.ts';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { ProblemList } from '../parts/problem-list.tsx';
import { useStore } from '../parts/use-store.ts';
import { preferences } from '../preferences/preferences.ts';
import { formatRoute } from '../route.ts';
import { fetchAddress, fetchGames, type Answer } from '../wire/api.ts';
import { takeSeat } from '../wire/shares.ts';
import { useAsked } from '../wire/use-asked.ts';
import { dealtDeck, deckText, isChosen, unopened, type DeckChoice } from '../setting-up/deck-choice.ts';
import { keptTable } from '../setting-up/kept-table.ts';
import { dealsDecks, isSealed, type SettingValue } from '../setting-up/match-settings.ts';
import { OwnCardsOfTable } from '../setting-up/own-cards.tsx';
import { DeckChooser, type DeckOffer } from '../setting-up/deck-chooser.tsx';
import { HomeBar } from '../home/home-bar.tsx';
import { NameField } from '../setting-up/name-field.tsx';
import { sayTerms } from '../setting-up/say-terms.ts';
import { useReadyDecks } from '../setting-up/use-ready-decks.ts';
import { useSettingWords, type SaySetting } from '../setting-up/use-setting-words.ts';

const noDecks: readonly string[] = [];
const noSets: DeckOffer['sets'] = [];

/** Whether a setting is said in a line: lists of anything but words, such as teams, are not. */
/** Longest text of a setting that is told, in UTF-16 units: the log of a campaign is none. */
const TOLD_MAX = 80;

function isPlain(value: unknown): value is SettingValue {
  if (Array.isArray(value)) return value.every((word) => typeof word === 'string');
  if (typeof value === 'string') return value.length <= TOLD_MAX;
  return typeof value === 'number' || typeof value === 'boolean';
}

/** How a setting's value is said. */
function sayValue(value: SettingValue, say: SaySetting, texts: Texts): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'string') return say.word(value);
  if (typeof value === 'number') return String(value);
  return value.length === 0 ? texts.settingNone : value.map(say.word).join(', ');
}

/** What the owner of a waiting table sees. */
export function WaitingScreen({ match, invitation }: { readonly match: string; readonly invitation: string | undefined }): ReactNode {
  const texts = useTexts();
  const [copied, setCopied] = useState(false);
  const language = useLanguage();
  const { answer } = useAsked(useCallback(() => fetchAddress(language), [language]));
  const address = answer?.ok === true ? answer.value : undefined;
  const link = invitation === undefined ? undefined : linkFor(formatRoute({ kind: 'join', match, invitation }), address);
  return (
    <div className="home">
      <HomeBar />
      <main className="sheet">
        <h1>{texts.inviteTitle}</h1>
        <p>{texts.inviteText}</p>
        {link !== undefined && (
          <>
            <input className="input" readOnly value={link} aria-label={texts.copyLink} onFocus={(event) => event.target.select()} />
            <Button primary onPress={() => void copyText(link).then(setCopied)}>
              {copied ? <Check aria-hidden="true" size={20} /> : <Copy aria-hidden="true" size={20} />}
              {copied ? texts.copied : texts.copyLink}
            </Button>
          </>
        )}
        {link !== undefined && address?.reachable === false && (
          <div className="own-cards-of-table" role="note">
            <p>{texts.onlyHere}</p>
            <code className="command">HOST=0.0.0.0 npm start</code>
            <p>{texts.onlyHereShell}</p>
            <code className="command">$env:HOST="0.0.0.0"; npm start</code>
          </div>
        )}
        <output>{texts.status.waiting}</output>
      </main>
    </div>
  );
}

/** A link that a friend can open: from a page on the server's own machine, by an address that the machine has in its network. */
function linkFor(route: string, address: ServerAddress | undefined): string {
  const here = new URL(route, window.location.href);
  const [outer] = address?.urls ?? [];
  return outer === undefined || !['localhost', '127.0.0.1', '[::1]'].includes(here.hostname) ? here.href : new URL(route, outer).href;
}

/** Copies a text. Returns false where the browser does not allow it; the text stands selected in its field then. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.warn('The browser does not let this page copy.', error);
    document.querySelector<HTMLInputElement>('input[readonly]')?.select();
    return false;
  }
}

interface JoinScreenProps {
  readonly match: MatchSummary;
  readonly invitation: string;
}

/** What a guest sees who came by the link. */
export function JoinScreen({ match, invitation }: JoinScreenProps): ReactNode {
  const texts = useTexts();
  const language = useLanguage();
  const { answer } = useAsked(useCallback(() => fetchGames(language), [language]));
  const { name } = useStore(preferences);
  const say = useSettingWords(match.game);
  const game = answer?.ok === true ? answer.value.find((each) => each.id === match.game) : undefined;
  const [choice, setChoice] = useState<DeckChoice | undefined>(undefined);
  const { luck } = useStore(keptTable(`${match.game}.guest`));
  const sealed = game !== undefined && isSealed(game, match.settings ?? {});
  const [problems, setProblems] = useState<readonly SpokenProblem[] | undefined>(undefined);
  const ready = useReadyDecks(match.game, game?.decks ?? noDecks, language);
  const playable = (game?.decks ?? noDecks).filter((each) => ready.has(each));
  const place = match.seats.findIndex((seat) => seat.open === true);
  const inviter = match.seats.find(({ kind, open }) => kind === 'person' && open !== true)?.name;
  // Of several guests without a name each is called by the seat's number, for no two may be called alike.
  const usualName = match.seats.length === 2 ? texts.secondDefault : (match.seats[place]?.name ?? texts.secondDefault);
  const isDealt = game !== undefined && dealsDecks(game, match.settings ?? {});
  const usual: DeckChoice = sealed ? unopened(luck) : { kind: 'ready', name: playable[place] ?? playable[1] ?? playable[0] ?? '' };
  const deck = isDealt ? dealtDeck : (choice ?? usual);
  const offer = {
    setting: { game: match.game, match: match.id },
    decks: sealed ? noDecks : (game?.decks ?? noDecks),
    ready,
    luck: sealed ? luck : undefined,
    sets: game?.drawnSets ?? noSets,
  };
  const sit = async (): Promise<void> => {
    const joined: Answer<{ readonly id: string }> = await takeSeat(
      match,
      { invitation, name: name.trim() || usualName, deck: deckText(deck) },
      language,
    );
    if (joined.ok) window.location.hash = formatRoute({ kind: 'match', match: match.id });
    else setProblems(joined.problems);
  };
  return (
    <div className="home">
      <HomeBar />
      <main className="sheet">
        <h1>{inviter === undefined ? texts.joinTitle : texts.invitesYou(inviter, game?.name[language] ?? match.game)}</h1>
        <p>{texts.joinText}</p>
        {Object.entries(match.settings ?? {}).map(
          ([setting, value]) =>
            isPlain(value) && <p key={setting}>{texts.settingOfTable(say.name(setting), sayValue(value, say, texts))}</p>,
        )}
        {sayTerms(match.terms ?? {}, texts).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {match.ownCards !== undefined && <OwnCardsOfTable game={match.game} match={match.id} />}
        <NameField
          label={texts.yourName}
          value={name}
          placeholder={usualName}
          onValue={(to) => preferences.change((kept) => ({ ...kept, name: to }))}
        />
        {game !== undefined && <DeckChooser label={texts.yourDeck} offer={offer} choice={deck} onChoice={setChoice} />}
        {problems !== undefined && (
          <ProblemList
            title={texts.dealFailed}
            problems={problems.length > 0 ? problems : [{ code: 'page.unreached', at: '', values: {}, text: texts.failed }]}
          />
        )}
        <Button primary inert={!isChosen(deck)} onPress={() => void sit()}>
          {texts.sitDown}
        </Button>
      </main>
    </div>
  );
}
