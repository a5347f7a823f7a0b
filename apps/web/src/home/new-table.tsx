/** A game and what it takes to deal: decks, opponent, names. */

import type { CreatedMatch, CreateMatchRequest, GameSummary, SpokenProblem } from '@crupier/protocol';
import { SlidersHorizontal } from 'lucide-react';
import { Fragment, useMemo, useState, type ReactNode } from 'react';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import type { Texts } from '../language/texts-en.ts';
import { textsTogether } from '../language/together.ts';
import { Button } from '../parts/button.tsx';
import { InputField } from '../parts/input-field.tsx';
import { ProblemList } from '../parts/problem-list.tsx';
import { Segments } from '../parts/segments.tsx';
import { useStore } from '../parts/use-store.ts';
import { nameMax, preferences } from '../preferences/preferences.ts';
import { formatRoute } from '../route.ts';
import { lookOf } from '../table/game-looks.ts';
import type { Answer } from '../wire/api.ts';
import { openTable } from '../wire/shares.ts';
import { openTutorial } from '../wire/tutorials.ts';
import { isChosen, type DeckChoice } from './deck-choice.ts';
import { DeckChooser, type DeckOffer } from './deck-chooser.tsx';
import { Fan } from './fan.tsx';
import { findKept, keptDecks } from './kept-decks.ts';
import { keptTable, type KeptTable } from './kept-table.ts';
import { dealsDecks, hasTeams, isAbout, isSealed, settingsFor, settingsOf } from './match-settings.ts';
import { SettingForm } from './setting-form.tsx';
import {
  firstWish,
  fullWish,
  hasPersons,
  levels,
  otherKinds,
  requestOf,
  requestOfReady,
  teamsFor,
  usualSeed,
  type DeckSource,
  type OtherWish,
  type TableWish,
} from './table-wish.ts';
import { keepWish, keptWish } from './kept-wish.ts';
import { keptTerms } from './kept-terms.ts';
import { TermsForm } from './terms-form.tsx';
import { TableOffers } from './table-offers.tsx';
import { useReadyDecks } from './use-ready-decks.ts';

/** A game's card on the start: everything chosen well enough to deal at once. */
export function NewTable({ game }: { readonly game: GameSummary }): ReactNode {
  const texts = useTextsOf(game);
  const language = useLanguage();
  const { name } = useStore(preferences);
  const ready = useReadyDecks(game.id, game.decks, language);
  const kept = useStore(keptTable(game.id));
  const source = sourceOf(game, ready, kept);
  const [chosen, setChosen] = useState<Partial<TableWish>>(() => (isPlain(game, kept) ? keptWish(game.id, game.decks) : {}));
  const wish = fullWish(game, { ...firstWish(source), ...chosen }, source);
  const [isOpen, setOpen] = useState(false);
  // What is wrong stands beside its field.
  const { dealing, problems, dealBy } = useDealing(texts, (found) => setOpen(isOpen || elsewhere(game, found).length < found.length));
  const whole = isChosen(wish.mine) && wish.others.every(({ kind, deck }) => kind === 'friend' || isChosen(deck));
  const deal = (request: CreateMatchRequest): void => dealBy(() => openTable(request, language));
  const learner = name.trim();
  const learn = (): void => dealBy(() => openTutorial({ game: game.id, ...(learner !== '' && { name: learner }) }, language));
  const wished = (): CreateMatchRequest =>
    requestOf(game.id, wish, { name, texts, settings: settingsFor(game, kept.settings), terms: keptTerms.read(), cards: kept.cards });
  const dealWished = (): void => {
    keepWish(game.id, wish);
    deal(wished());
  };
  const dealWord = wish.others.some(({ kind }) => kind === 'friend') ? texts.openTable : texts.deal;
  return (
    <article className="new-table" data-game={game.id}>
      <Fan game={game.id} />
      <h2>{game.name[language]}</h2>
      <p className="new-table-line">{texts.pitches[game.id] ?? texts.tagline}</p>
      <div className="new-table-wish">
        <p>{sayWish(wish, texts)}</p>
        <button
          type="button"
          className="button"
          aria-expanded={isOpen}
          aria-controls={`choose-${game.id}`}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden="true" size={18} /> {texts.chooseFirst}
        </button>
      </div>
      <div id={`choose-${game.id}`} className="new-table-choices" hidden={!isOpen}>
        <SettingForm
          game={game}
          kept={kept}
          problems={problems ?? []}
          onKept={(changed) => keptTable(game.id).change((before) => ({ ...before, ...changed }))}
          onSetting={() => (game.sealedWith === undefined && game.dealsDecksWith === undefined ? undefined : setChosen(withoutDecks))}
        />
        <WishForm game={game} ready={ready} wish={wish} onWish={(changed) => setChosen((before) => ({ ...before, ...changed }))} />
      </div>
      {problems !== undefined && <ProblemList title={texts.dealFailed} problems={elsewhere(game, problems)} />}
      <Button primary className="new-table-deal" inert={!whole || dealing} onPress={dealWished}>
        {dealing ? texts.dealing : dealWord}
      </Button>
      <TableOffers game={game} busy={dealing} onLearn={learn} onReady={(table) => deal(requestOfReady(game.id, table, { name, texts }))} />
    </article>
  );
}

/** Deals a table and goes there. What is wrong otherwise is kept, and told to `onProblems`. */
function useDealing(
  texts: Texts,
  onProblems: (problems: readonly SpokenProblem[]) => void,
): {
  readonly dealing: boolean;
  readonly problems: readonly SpokenProblem[] | undefined;
  readonly dealBy: (open: () => Promise<Answer<CreatedMatch>>) => void;
} {
  const [problems, setProblems] = useState<readonly SpokenProblem[] | undefined>(undefined);
  const [dealing, setDealing] = useState(false);
  const dealBy = async (open: () => Promise<Answer<CreatedMatch>>): Promise<void> => {
    setDealing(true);
    setProblems(undefined);
    const answer = await open();
    setDealing(false);
    if (answer.ok) goToMatch(answer.value.id);
    else {
      setProblems(answer.problems.length > 0 ? answer.problems : [unreached(texts)]);
      onProblems(answer.problems);
    }
  };
  return { dealing, problems, dealBy: (open) => void dealBy(open) };
}

/** The texts as they are said of a game: the others at its table are opponents or team-mates. */
function useTextsOf({ id }: Pick<GameSummary, 'id'>): Texts {
  return textsTogether(useTexts(), lookOf(id).isCooperative);
}

/** The problems that do not stand beside a field of the form. */
function elsewhere(game: GameSummary, problems: readonly SpokenProblem[]): readonly SpokenProblem[] {
  const settings = settingsOf(game);
  return problems.filter(({ at }) => !settings.some(({ name }) => isAbout(at, name)));
}

/** What will be dealt, in a line: the own deck, and who else plays. */
function sayWish({ mine, others }: TableWish, texts: Texts): string {
  const words = { bot: texts.opponentBot, friend: texts.opponentFriend, here: texts.opponentHere };
  const kept = mine.kind === 'kept' ? findKept(keptDecks.read(), mine.id) : undefined;
  const decks = {
    ready: mine.kind === 'ready' ? mine.name : '',
    kept: kept?.name || texts.unnamedDeck,
    list: texts.ownList,
    sealed: texts.sealedPool,
    dealt: texts.dealtDecks,
  };
  const [only, ...more] = others;
  const several = more.length > 0 ? `${texts.players}: ${others.length + 1}` : undefined;
  const opposite = several ?? (only === undefined ? texts.solo : words[only.kind]);
  return [decks[mine.kind], opposite].join(' · ');
}

interface WishFormProps {
  readonly game: GameSummary;
  readonly ready: ReadonlySet<string>;
  readonly wish: TableWish;
  readonly onWish: (changed: Partial<TableWish>) => void;
}

/** What is chosen before a deal. */
function WishForm({ game, ready, wish, onWish }: WishFormProps): ReactNode {
  const texts = useTextsOf(game);
  const { isCooperative } = lookOf(game.id);
  const { name } = useStore(preferences);
  const offer = useOffer(game, ready);
  const alone = wish.others.length === 1 ? wish.others[0] : undefined;
  const change = (at: number, changed: Partial<OtherWish>): void => {
    onWish({ others: wish.others.map((other, place) => (place === at ? { ...other, ...changed } : other)) });
    if (changed.deck !== undefined) keepDeck(game.id, at + 1, changed.deck);
  };
  const takeMine = (mine: DeckChoice): void => {
    onWish({ mine });
    keepDeck(game.id, 0, mine);
  };
  return (
    <div className="new-table-form">
      <SeatsForm game={game} wish={wish} onWish={onWish} />
      {!isCooperative && (
        <Segments
          label={texts.games}
          values={['1', '3']}
          words={{ '1': texts.gamesOf(1), '3': texts.gamesOf(3) }}
          value={String(wish.bestOf)}
          onValue={(count) => onWish({ bestOf: count === '3' ? 3 : 1 })}
        />
      )}
      {alone !== undefined && <OtherForm game={game} place={undefined} other={alone} onOther={(to) => change(0, to)} />}
      {hasPersons(wish.others) && <TermsForm />}
      <NameField
        label={texts.yourName}
        value={name}
        placeholder={texts.defaultName}
        onValue={(to) => preferences.change((kept) => ({ ...kept, name: to }))}
      />
      <DeckChooser label={texts.yourDeck} offer={offer} choice={wish.mine} onChoice={takeMine} />
      {wish.others.map((other, at) => (
        // The others are told apart by their seat and nothing else.
        // eslint-disable-next-line react/no-array-index-key
        <Fragment key={at}>
          {alone === undefined && <OtherForm game={game} place={at + 2} other={other} onOther={(to) => change(at, to)} />}
          <OtherDeck
            game={game}
            place={alone === undefined ? at + 2 : undefined}
            other={other}
            offer={{ ...offer, luck: offer.luck === undefined ? undefined : usualSeed(offer.luck, at + 1) }}
            onOther={(to) => change(at, to)}
          />
        </Fragment>
      ))}
    </div>
  );
}

/** How many play, and in which teams: only where the game leaves a choice. */
function SeatsForm({ game, wish, onWish }: Pick<WishFormProps, 'game' | 'wish' | 'onWish'>): ReactNode {
  const texts = useTexts();
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, at) => String(min + at));
  const seats = wish.others.length + 1;
  const teams = hasTeams(game) ? teamsFor(seats) : [];
  return (
    <>
      {counts.length > 1 && (
        <Segments
          label={texts.players}
          values={counts}
          words={Object.fromEntries(counts.map((count) => [count, count]))}
          value={String(seats)}
          onValue={(count) => onWish({ seats: Number(count), teams: 0 })}
        />
      )}
      {teams.length > 1 && (
        <Segments
          label={texts.teams}
          values={teams.map(String)}
          words={Object.fromEntries(teams.map((count) => [String(count), texts.teamsOf(count, seats)]))}
          value={String(wish.teams)}
          onValue={(count) => onWish({ teams: Number(count) })}
        />
      )}
    </>
  );
}

interface OtherFormProps {
  readonly game: GameSummary;
  /** The seat's number, where there are several others. */
  readonly place: number | undefined;
  readonly other: OtherWish;
  readonly onOther: (changed: Partial<OtherWish>) => void;
}

function numbered(label: string, place: number | undefined): string {
  return place === undefined ? label : `${label} ${place}`;
}

/** Who sits at another seat. */
function OtherForm({ game, place, other, onOther }: OtherFormProps): ReactNode {
  const texts = useTextsOf(game);
  const words = { bot: texts.opponentBot, friend: texts.opponentFriend, here: texts.opponentHere };
  return (
    <>
      <Segments
        label={numbered(texts.opponent, place)}
        values={otherKinds}
        words={words}
        value={other.kind}
        onValue={(kind) => onOther({ kind })}
      />
      {other.kind === 'bot' && (
        <Segments
          label={numbered(texts.botLevel, place)}
          values={levels}
          words={texts.botLevels}
          value={other.level}
          onValue={(level) => onOther({ level })}
        />
      )}
      {other.kind === 'here' && (
        <NameField
          label={place === undefined ? texts.secondName : texts.nameOf(place)}
          value={other.name}
          placeholder={place === undefined ? texts.secondDefault : `${texts.defaultName} ${place}`}
          onValue={(name) => onOther({ name })}
        />
      )}
    </>
  );
}

interface OtherDeckProps extends OtherFormProps {
  readonly offer: DeckOffer;
}

/** With which deck another seat plays; a friend chooses it later. */
function OtherDeck({ game, place, other, offer, onOther }: OtherDeckProps): ReactNode {
  const texts = useTextsOf(game);
  if (other.deck.kind === 'dealt') return undefined;
  if (other.kind === 'friend') return <p>{texts.friendDeck}</p>;
  return (
    <DeckChooser
      label={numbered(texts.theirDeck, place)}
      offer={offer}
      choice={other.deck}
      fills={other.kind === 'bot'}
      onChoice={(deck) => onOther({ deck })}
    />
  );
}

function goToMatch(match: string): void {
  window.location.hash = formatRoute({ kind: 'match', match });
}

/** Whether decks are chosen and neither dealt nor made from sealed pools. */
function isPlain(game: GameSummary, { settings }: KeptTable): boolean {
  return !dealsDecks(game, settings) && !isSealed(game, settings);
}

/** Where decks come from that nobody has chosen. */
function sourceOf(game: GameSummary, ready: ReadonlySet<string>, kept: KeptTable): DeckSource {
  const { luck, sealed } = kept;
  const dealt = dealsDecks(game, kept.settings);
  return {
    decks: game.decks.filter((deck) => ready.has(deck)),
    dealt,
    ...(isSealed(game, kept.settings) && { sealed: { luck, made: sealed } }),
  };
}

/** What every seat may choose from. */
function useOffer(game: GameSummary, ready: ReadonlySet<string>): DeckOffer {
  const kept = useStore(keptTable(game.id));
  return useMemo(() => {
    const sealed = isSealed(game, kept.settings);
    const cards = kept.cards.trim() === '' ? undefined : kept.cards;
    const setting = { game: game.id, settings: settingsFor(game, kept.settings), cards };
    return { setting, decks: sealed ? [] : game.decks, ready, luck: sealed ? kept.luck : undefined, sets: game.drawnSets ?? [] };
  }, [game, ready, kept]);
}

/** Keeps a sealed deck in this browser. */
function keepDeck(game: string, seat: number, deck: DeckChoice): void {
  if (deck.kind !== 'sealed') return;
  keptTable(game).change((kept) => ({
    ...kept,
    sealed: Array.from({ length: Math.max(kept.sealed.length, seat + 1) }, (_, at) => (at === seat ? deck : kept.sealed[at])),
  }));
}

/** The same wish with the decks that are usual. */
function withoutDecks({ mine: _mine, others: _others, ...wish }: Partial<TableWish>): Partial<TableWish> {
  return wish;
}

function unreached(texts: Texts): SpokenProblem {
  return { code: 'page.unreached', at: '', values: {}, text: texts.failed };
}

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  readonly onValue: (value: string) => void;
}

/** A player's name. */
export function NameField({ label, value, placeholder, onValue }: NameFieldProps): ReactNode {
  return (
    <InputField
      label={label}
      type="text"
      maxLength={nameMax}
      autoComplete="off"
      placeholder={placeholder}
      value={value}
      onChange={(event) => onValue(event.target.value)}
    />
  );
}
