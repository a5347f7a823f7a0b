/** What is chosen before a deal: settings, seats, names and decks. It is fetched when somebody unfolds it. */

import type { GameSummary, SpokenProblem } from '@crupier/protocol';
import { Fragment, useMemo, type ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { Segments } from '../parts/segments.tsx';
import { useStore } from '../parts/use-store.ts';
import { preferences } from '../preferences/preferences.ts';
import { isCooperative } from '../table/game-looks.ts';
import type { DeckChoice } from './deck-choice.ts';
import { DeckChooser, type DeckOffer } from './deck-chooser.tsx';
import { keptTable } from './kept-table.ts';
import { hasTeams, isSealed, settingsFor } from './match-settings.ts';
import { NameField } from './name-field.tsx';
import { SettingForm } from './setting-form.tsx';
import { hasPersons, levels, otherKinds, teamsFor, usualSeed, type OtherWish, type TableWish } from './table-wish.ts';
import { TermsForm } from './terms-form.tsx';
import { useTextsOf } from './use-texts-of.ts';

interface TableChoicesProps extends WishFormProps {
  /** What was wrong with the last deal. */
  readonly problems: readonly SpokenProblem[];
  readonly onSetting: () => void;
}

/** All choices about a table that is not dealt yet. */
export function TableChoices({ game, ready, wish, problems, onWish, onSetting }: TableChoicesProps): ReactNode {
  const kept = useStore(keptTable(game.id));
  return (
    <>
      <SettingForm
        game={game}
        kept={kept}
        problems={problems}
        onKept={(changed) => keptTable(game.id).change((before) => ({ ...before, ...changed }))}
        onSetting={onSetting}
      />
      <WishForm game={game} ready={ready} wish={wish} onWish={onWish} />
    </>
  );
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
  const isTogether = isCooperative(game.id);
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
      {!isTogether && (
        <Segments
          label={texts.games}
          values={['1', '3']}
          words={{ '1': texts.gamesOf(1), '3': texts.gamesOf(3) }}
          value={String(wish.bestOf)}
          onValue={(count) => onWish({ bestOf: count === '3' ? 3 : 1 })}
        />
      )}
      {alone !== undefined && <OtherForm game={game} place={undefined} other={alone} onOther={(to) => change(0, to)} />}
      {hasPersons(wish.others) && <TermsForm friends={wish.others.filter(({ kind }) => kind === 'friend').length} />}
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
