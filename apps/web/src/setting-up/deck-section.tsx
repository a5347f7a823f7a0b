/** The decks of the seats that are chosen at this screen: a hero, a demon or a deck by its face, or a list of one's own. */

import type { GameChoices } from '@crupier/protocol';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { Segments } from '../parts/segments.tsx';
import { isCooperative } from '../table/game-looks.ts';
import type { DeckChoice } from './deck-choice.ts';
import { DeckChooser, type DeckOffer } from './deck-chooser.tsx';
import { FacePicks, type FacePick } from './face-picks.tsx';
import { keptTable } from './kept-table.ts';
import { dealsDecks, isSealed } from './match-settings.ts';
import { usualSeed } from './table-wish.ts';
import { useGameSpeech } from './use-game-speech.ts';
import type { TableSetup } from './use-table-setup.ts';
import { useSetupTexts } from './use-setup-texts.ts';
import { useTextsOf } from './use-texts-of.ts';
import { chosenSeats, deckOf, withDeck } from './ways.ts';

interface DeckSectionProps {
  readonly setup: TableSetup;
  readonly choices: GameChoices;
}

type Source = 'ready' | 'sealed' | 'own';

/** Which decks are played. */
export function DeckSection({ setup, choices }: DeckSectionProps): ReactNode {
  const { game, wish, kept, change } = setup;
  const said = useSetupTexts();
  const heading = useId();
  const seats = chosenSeats(wish);
  const [shown, setShown] = useState(0);
  const seat = seats.includes(shown) ? shown : 0;
  const deck = deckOf(wish, seat);
  const { source, sources, takeSource } = useSource(setup, seat);
  const take = (at: number, to: DeckChoice): void => {
    change(withDeck(wish, at, to));
    keepSealed(game.id, at, to);
  };
  const labels = useSeatLabels(setup, seats);
  const label = labels[seats.indexOf(seat)] ?? '';
  const dealt = dealsDecks(game, setup.settings);
  // Pools are opened seat by seat, those of bots by themselves, and so are all shown.
  const listed = source === 'sealed' && !dealt ? seats : [seat];
  const heads = seats.length > 1 && !dealt ? said.headsOfSeveral : said.heads;
  const withFriends = wish.others.some(({ kind }) => kind === 'friend') && isCooperative(game.id);
  const offer = useOffer(setup);
  return (
    <section aria-labelledby={heading}>
      <div className="setup-head">
        <h2 id={heading}>
          {heads[game.id] ?? label} {withFriends && <small>{said.friendsChoose}</small>}
        </h2>
        <div className="setup-row">
          {seats.length > 1 && source !== 'sealed' && <SeatChoice setup={setup} seats={seats} seat={seat} onSeat={setShown} />}
          <Segments label={said.source} values={sources} words={said.sources} value={source} onValue={takeSource} />
        </div>
      </div>
      {source === 'ready' && (
        <DeckPicks
          setup={setup}
          choices={choices}
          label={label}
          value={deck.kind === 'ready' ? deck.name : ''}
          onValue={(name) => take(seat, { kind: 'ready', name })}
        />
      )}
      {source !== 'ready' && (
        <div className="deck-choosers">
          {listed.map((each) => (
            <DeckChooser
              key={each}
              label={labels[seats.indexOf(each)] ?? ''}
              offer={{ ...offer, luck: offer.luck === undefined ? undefined : usualSeed(kept.luck, each) }}
              choice={deckOf(wish, each)}
              fills={wish.others[each - 1]?.kind === 'bot'}
              onChoice={(to) => take(each, to)}
            />
          ))}
        </div>
      )}
    </section>
  );
}

/** Where the deck of a seat comes from, and what another place changes. */
function useSource(
  setup: TableSetup,
  seat: number,
): { readonly source: Source; readonly sources: readonly Source[]; readonly takeSource: (source: Source) => void } {
  const { game, wish, settings, set, change } = setup;
  const sealedWith = game.dealsDecksWith ?? game.sealedWith;
  const sealed = dealsDecks(game, settings) || isSealed(game, settings);
  const deck = deckOf(wish, seat);
  const plain: Source = deck.kind === 'ready' ? 'ready' : 'own';
  const takeSource = (to: Source): void => {
    const [[name, value] = []] = Object.entries(sealedWith ?? {});
    if (to === 'sealed' && name !== undefined) set(name, value as string);
    else if (sealed && name !== undefined) set(name, undefined);
    else if (to === 'own') change(withDeck(wish, seat, { kind: 'list', text: '' }));
    else change(withDeck(wish, seat, { kind: 'ready', name: freeDeck(setup) }));
  };
  return {
    source: sealed ? 'sealed' : plain,
    sources: sealedWith === undefined ? ['ready', 'own'] : ['ready', 'sealed', 'own'],
    takeSource,
  };
}

/** A ready deck that no seat has. */
function freeDeck({ game, wish, ready }: TableSetup): string {
  const taken = chosenSeats(wish).map((seat) => deckOf(wish, seat));
  const isFree = (name: string): boolean => ready.has(name) && !taken.some((deck) => deck.kind === 'ready' && deck.name === name);
  return game.decks.find(isFree) ?? game.decks[0] ?? '';
}

/** What the seats are called whose decks are chosen here. */
function useSeatLabels({ game, wish }: TableSetup, seats: readonly number[]): readonly string[] {
  const texts = useTextsOf(game);
  const said = useSetupTexts();
  const isTogether = isCooperative(game.id);
  const isDuel = wish.others.length === 1;
  return seats.map((seat) => {
    if (seat === 0) return texts.yourDeck;
    if (isDuel && !isTogether) return texts.theirDeck;
    if (wish.others[seat - 1]?.kind === 'bot') return said.seatBot(seat + 1);
    return isTogether ? said.seatHere(seat + 1) : said.sideHere(seat + 1);
  });
}

interface SeatChoiceProps {
  readonly setup: TableSetup;
  readonly seats: readonly number[];
  readonly seat: number;
  readonly onSeat: (seat: number) => void;
}

/** Whose deck is chosen now. */
function SeatChoice({ setup, seats, seat, onSeat }: SeatChoiceProps): ReactNode {
  const said = useSetupTexts();
  const labels = useSeatLabels(setup, seats);
  return (
    <Segments
      label={said.forWhom}
      values={seats.map(String)}
      words={Object.fromEntries(seats.map((each, at) => [String(each), labels[at] ?? '']))}
      value={String(seat)}
      onValue={(value) => onSeat(Number(value))}
    />
  );
}

interface DeckPicksProps extends DeckSectionProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (name: string) => void;
}

/** The decks that come with the game, by their faces, with the numbers of the seats that have them. */
function DeckPicks({ setup: { game, wish, ready }, choices: { decks, sheets }, label, value, onValue }: DeckPicksProps): ReactNode {
  const speech = useGameSpeech(game.id);
  const seats = chosenSeats(wish);
  const seatsOf = (name: string): readonly number[] =>
    seats.flatMap((seat) => {
      const deck = deckOf(wish, seat);
      return deck.kind === 'ready' && deck.name === name ? [seat + 1] : [];
    });
  const picks = game.decks
    .filter((name) => ready.has(name))
    .map((name): FacePick => ({ value: name, introduction: decks[name], word: name, seats: seatsOf(name) }));
  return <FacePicks game={game.id} label={label} picks={picks} sheets={sheets} speech={speech} value={value} onValue={onValue} />;
}

/** What lists are checked for, and what else may be chosen than ready decks. */
function useOffer({ game, ready, kept, settings }: TableSetup): DeckOffer {
  return useMemo(() => {
    const sealed = isSealed(game, settings);
    const cards = kept.cards.trim() === '' ? undefined : kept.cards;
    return {
      setting: { game: game.id, settings, cards },
      decks: sealed ? [] : game.decks,
      ready,
      luck: sealed ? kept.luck : undefined,
      sets: game.drawnSets ?? [],
    };
  }, [game, ready, kept, settings]);
}

/** Keeps a sealed deck in this browser. */
function keepSealed(game: string, seat: number, deck: DeckChoice): void {
  if (deck.kind !== 'sealed') return;
  keptTable(game).change((kept) => ({
    ...kept,
    sealed: Array.from({ length: Math.max(kept.sealed.length, seat + 1) }, (_, at) => (at === seat ? deck : kept.sealed[at])),
  }));
}
