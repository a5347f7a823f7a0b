/** What a guest sees who came by a link: what is played, who sits where, the choice of a deck, and a seat. */

import type { CreatedMatch, GameChoices, GameSummary, MatchSummary, SpokenProblem } from '@crupier/protocol';
import { useCallback, useId, useState, type ReactNode } from 'react';
import { HouseBar } from '../home/house-bar.tsx';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { ProblemList } from '../parts/problem-list.tsx';
import { Segments } from '../parts/segments.tsx';
import { useStore } from '../parts/use-store.ts';
import { useTitle } from '../parts/use-title.ts';
import { preferences } from '../preferences/preferences.ts';
import { goTo } from '../go-to.ts';
import { formatRoute } from '../route.ts';
import { dealtDeck, deckText, isChosen, unopened, type DeckChoice } from '../setting-up/deck-choice.ts';
import { DeckChooser, type DeckOffer } from '../setting-up/deck-chooser.tsx';
import { FacePicks, type FacePick } from '../setting-up/face-picks.tsx';
import { keptTable } from '../setting-up/kept-table.ts';
import { dealsDecks, isSealed } from '../setting-up/match-settings.ts';
import { NameField } from '../setting-up/name-field.tsx';
import { useChoices } from '../setting-up/use-choices.ts';
import { useGameSpeech } from '../setting-up/use-game-speech.ts';
import { useReadyDecks } from '../setting-up/use-ready-decks.ts';
import { useSetupTexts } from '../setting-up/use-setup-texts.ts';
import { useGameOnRoot } from '../table/use-game-on-root.ts';
import { fetchGames, type Answer } from '../wire/api.ts';
import { takeSeat } from '../wire/shares.ts';
import { useAsked } from '../wire/use-asked.ts';
import { MatchBrief } from './match-brief.tsx';
import { inviterOf } from './room-screen.tsx';
import { SeatRows } from './seat-rows.tsx';

interface JoinScreenProps {
  readonly match: MatchSummary;
  readonly invitation: string;
}

/** The page of an invitation. */
export function JoinScreen({ match, invitation }: JoinScreenProps): ReactNode {
  const texts = useTexts();
  const said = useSetupTexts();
  const language = useLanguage();
  const { answer } = useAsked(useCallback(() => fetchGames(language), [language]));
  const game = answer?.ok === true ? answer.value.find((each) => each.id === match.game) : undefined;
  const choices = useChoices(match.game);
  const inviter = inviterOf(match);
  const name = game?.name[language] ?? match.game;
  useGameOnRoot(match.game);
  useTitle(said.invited);
  return (
    <div className="setup">
      <HouseBar at="play" />
      {game === undefined || choices === undefined ? (
        <main className="setup-main">
          <output>{texts.loading}</output>
        </main>
      ) : (
        <Invitation match={match} game={game} choices={choices} invitation={invitation}>
          <h1>{inviter === '' ? texts.joinTitle : texts.invitesYou(inviter, name)}</h1>
        </Invitation>
      )}
    </div>
  );
}

interface InvitationProps extends JoinScreenProps {
  readonly game: GameSummary;
  readonly choices: GameChoices;
  readonly children: ReactNode;
}

const noDecks: readonly string[] = [];

function Invitation({ match, game, choices, invitation, children }: InvitationProps): ReactNode {
  const said = useSetupTexts();
  const { deck, setChoice, offer, taken } = useGuestDeck(match, game, choices);
  return (
    <>
      <main className="setup-main">
        <MatchBrief match={match} choices={choices} game={game}>
          {children}
        </MatchBrief>
        <SeatRows match={match} title={said.whoSits} />
        <GuestDeck game={game} choices={choices} deck={deck} offer={offer} taken={taken} onChoice={setChoice} />
      </main>
      <div className="setup-side">
        <SeatSlip match={match} invitation={invitation} deck={deck} choices={choices} />
      </div>
    </>
  );
}

/** Who has which card that leads a deck: names by keys. */
type Taken = ReadonlyMap<string, string>;

/** The deck of a guest: the first that nobody has, until another is chosen. */
function useGuestDeck(
  match: MatchSummary,
  game: GameSummary,
  { decks }: GameChoices,
): { readonly deck: DeckChoice; readonly setChoice: (to: DeckChoice) => void; readonly offer: DeckOffer; readonly taken: Taken } {
  const language = useLanguage();
  const [choice, setChoice] = useState<DeckChoice | undefined>(undefined);
  const { luck } = useStore(keptTable(`${match.game}.guest`));
  const settings = match.settings ?? {};
  const sealed = isSealed(game, settings);
  const ready = useReadyDecks(match.game, game.decks, language);
  const taken: Taken = new Map(match.seats.flatMap(({ leader, name }) => (leader === undefined ? [] : [[leader, name] as const])));
  const place = match.seats.findIndex((seat) => seat.open === true);
  const playable = game.decks.filter((each) => ready.has(each) && !taken.has(decks[each]?.card ?? ''));
  const usual: DeckChoice = sealed
    ? unopened(luck)
    : { kind: 'ready', name: (taken.size === 0 ? playable[place] : undefined) ?? playable[0] ?? '' };
  const deck = dealsDecks(game, settings) ? dealtDeck : (choice ?? usual);
  return {
    deck,
    setChoice,
    taken,
    offer: {
      setting: { game: match.game, match: match.id },
      decks: sealed ? noDecks : game.decks,
      ready,
      luck: sealed ? luck : undefined,
      sets: game.drawnSets ?? [],
    },
  };
}

interface GuestDeckProps extends Pick<InvitationProps, 'game' | 'choices'> {
  readonly deck: DeckChoice;
  readonly offer: DeckOffer;
  readonly taken: Taken;
  readonly onChoice: (deck: DeckChoice) => void;
}

/** Which deck the guest plays: those of others are shown with who has them. */
function GuestDeck({ game, choices: { decks, sheets }, deck, offer, taken, onChoice }: GuestDeckProps): ReactNode {
  const texts = useTexts();
  const said = useSetupTexts();
  const speech = useGameSpeech(game.id);
  const heading = useId();
  const isReady = deck.kind === 'ready';
  const free = (name: string): boolean => offer.ready.has(name) && !taken.has(decks[name]?.card ?? '');
  const picks = game.decks
    .filter((name) => offer.ready.has(name))
    .map((name): FacePick => ({ value: name, introduction: decks[name], word: name, takenBy: taken.get(decks[name]?.card ?? '') }));
  return (
    <section aria-labelledby={heading}>
      <div className="setup-head">
        <h2 id={heading}>{said.heads[game.id] ?? texts.yourDeck}</h2>
        {offer.luck === undefined && deck.kind !== 'dealt' && (
          <div className="setup-row">
            <Segments
              label={said.source}
              values={['ready', 'own']}
              words={said.sources}
              value={isReady ? 'ready' : 'own'}
              onValue={(source) =>
                onChoice(source === 'own' ? { kind: 'list', text: '' } : { kind: 'ready', name: game.decks.find(free) ?? '' })
              }
            />
          </div>
        )}
      </div>
      {isReady ? (
        <FacePicks
          game={game.id}
          label={texts.yourDeck}
          picks={picks}
          sheets={sheets}
          speech={speech}
          value={deck.name}
          onValue={(name) => onChoice({ kind: 'ready', name })}
        />
      ) : (
        <DeckChooser label={texts.yourDeck} offer={offer} choice={deck} onChoice={onChoice} />
      )}
    </section>
  );
}

interface SeatSlipProps extends JoinScreenProps {
  readonly deck: DeckChoice;
  readonly choices: GameChoices;
}

/** The guest's name, and sitting down. */
function SeatSlip({ match, invitation, deck, choices }: SeatSlipProps): ReactNode {
  const texts = useTexts();
  const said = useSetupTexts();
  const language = useLanguage();
  const { name } = useStore(preferences);
  const [problems, setProblems] = useState<readonly SpokenProblem[] | undefined>(undefined);
  const place = match.seats.findIndex((seat) => seat.open === true);
  // Of several guests without a name each is called by the seat's number, for no two may be called alike.
  const usualName = match.seats.length === 2 ? texts.secondDefault : (match.seats[place]?.name ?? texts.secondDefault);
  const words = deck.kind === 'ready' ? (choices.decks[deck.name]?.name[language] ?? deck.name) : undefined;
  const sit = async (): Promise<void> => {
    const joined: Answer<CreatedMatch> = await takeSeat(
      match,
      { invitation, name: name.trim() || usualName, deck: deckText(deck) },
      language,
    );
    if (joined.ok) goTo({ kind: 'match', match: match.id });
    else setProblems(joined.problems);
  };
  return (
    <aside className="slip" aria-label={said.yourSeat}>
      <div className="slip-stub">{said.yourSeat}</div>
      <div className="slip-say">
        <h2 className="slip-head">{said.callYou}</h2>
        <NameField
          label={texts.yourName}
          value={name}
          placeholder={usualName}
          onValue={(to) => preferences.change((kept) => ({ ...kept, name: to }))}
        />
        <p className="slip-next">
          <b>{said.ifYouSit}</b>: {words !== undefined && said.sitAs(words)} {said.dealtWhenAll(inviterOf(match))}
        </p>
        {problems !== undefined && (
          <ProblemList
            title={texts.dealFailed}
            problems={problems.length > 0 ? problems : [{ code: 'page.unreached', at: '', values: {}, text: texts.failed }]}
          />
        )}
      </div>
      <div className="slip-acts">
        <a className="button" href={formatRoute({ kind: 'match', match: match.id })}>
          {said.justWatch}
        </a>
        <Button primary className="setup-deal" inert={!isChosen(deck)} onPress={() => void sit()}>
          {texts.sitDown}
        </Button>
      </div>
    </aside>
  );
}
