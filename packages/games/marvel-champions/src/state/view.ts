import type { CardId, Shown, Showing, Viewer, ZoneToShow } from '@crupier/kernel/rules';
import { handSizeOf, hitPointsLeft, hitPointsOf, identityOf, isHero, isInPlay, recordOf } from './reading.ts';
import { inMatch, printedOf } from './printed.ts';
import { cardsIn, type MarvelMatch, type Zone } from './state.ts';

const shownOfSeats: readonly Zone[] = ['area', 'engaged', 'hand', 'dealt', 'resolving'];
const shownOfScenario: readonly Zone[] = ['villainArea', 'boost', 'victory', 'removed', 'aside'];

/** What the table shows of a position, piles from their top: the allow-list of everything that may ever leave it. The kernel hides faces. */
export function show(match: MarvelMatch, _viewer: Viewer): Showing {
  const { round, phase, active, first, players, heroic } = match.state;
  return {
    table: { round, phase, active, first, ...(heroic > 0 && { heroic }) },
    seats: players.map((_, seat) => showPlayer(match, seat)),
    zones: [...players.flatMap((_, seat) => zonesOf(match, seat)), ...zonesOfScenario(match)],
    now: (card) => showCard(match, card),
  };
}

function showPlayer(match: MarvelMatch, seat: number): Readonly<Record<string, Shown>> {
  const { isEliminated = false, hasChangedForm = false, deck = '' } = match.state.players[seat] ?? {};
  if (isEliminated) return { deck, isEliminated };
  const identity = identityOf(match, seat);
  return {
    deck,
    form: isHero(match, seat) ? 'hero' : 'alterEgo',
    hitPoints: hitPointsLeft(match, identity),
    handSize: handSizeOf(match, seat),
    hasChangedForm,
  };
}

function zonesOf(match: MarvelMatch, seat: number): readonly ZoneToShow[] {
  const shown = shownOfSeats.map((kind): ZoneToShow => ({ kind, seat, cards: cardsIn(match, kind, seat) }));
  return [
    ...shown,
    { kind: 'discard', seat, cards: cardsIn(match, 'discard', seat).toReversed() },
    { kind: 'deck', seat, cards: cardsIn(match, 'deck', seat).toReversed(), countOnly: true },
  ];
}

function zonesOfScenario(match: MarvelMatch): readonly ZoneToShow[] {
  const shown = shownOfScenario.map((kind): ZoneToShow => ({ kind, seat: -1, cards: cardsIn(match, kind) }));
  const piles = (['encounterDeck', 'villainDeck', 'schemeDeck'] as const).map((kind): ZoneToShow => ({
    kind,
    seat: -1,
    cards: cardsIn(match, kind).toReversed(),
    countOnly: true,
  }));
  return [...shown, { kind: 'encounterDiscard', seat: -1, cards: cardsIn(match, 'encounterDiscard').toReversed() }, ...piles];
}

/** A card's values as they are now; what is at its default is left out. */
function showCard(match: MarvelMatch, card: CardId): Readonly<Record<string, Shown>> {
  const values: Record<string, Shown> = {};
  if (!isInPlay(match, card)) return values;
  const { exhausted, stunned, confused, tough, damage, threat, counters, acceleration } = recordOf(match, card);
  const { hitPoints, targetThreat } = printedOf(match, card);
  const most = hitPointsOf(match, card);
  if (hitPoints !== undefined || most > 0) values['hitPoints'] = most;
  if (targetThreat !== undefined) values['targetThreat'] = inMatch(match, targetThreat);
  if (exhausted) values['exhausted'] = true;
  for (const [name, count] of Object.entries({ stunned, confused, tough, damage, threat, counters, acceleration }))
    if (count > 0) values[name] = count;
  return values;
}
