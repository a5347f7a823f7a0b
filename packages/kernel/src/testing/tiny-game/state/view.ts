import { type Showing, type ZoneToShow, makeView, ValueCollector, type View, type Viewer } from '../../../rules.ts';
import { cunningOf, kindsOf, printedOf, recordOf, strengthOf, zoneOfCard } from './reading.ts';
import type { TinyMatch, Zone } from './state.ts';
import { cardsIn } from './state.ts';

const shown: readonly Zone[] = ['deck', 'hand', 'den', 'charms', 'stash', 'played', 'discard'];

/** What the tiny game shows; the kernel hides what a viewer may not know. */
export function showTiny(match: TinyMatch): Showing {
  const { round, active, first, players, teams } = match.state;
  const isInTeams = new Set(teams).size < teams.length;
  return {
    table: { round, active, first },
    seats: players.map(({ food, bid, gone }, seat) => ({ food, bid, ...(gone && { gone }), ...(isInTeams && { team: teams[seat] ?? 0 }) })),
    zones: players.flatMap((_, seat) =>
      shown.map((kind): ZoneToShow => ({ kind, seat, cards: cardsIn(match, kind, seat), ...(kind === 'deck' && { countOnly: true }) })),
    ),
    now: (card) => {
      const { damage, tired } = recordOf(match, card);
      if (zoneOfCard(match, card) !== 'den') return {};
      const { strength, cunning } = printedOf(match, card);
      const values = new ValueCollector();
      values.put('strength', strengthOf(match, card), strength !== 0);
      values.put('cunning', cunningOf(match, card), cunning !== 0);
      values.put('kinds', kindsOf(match, card));
      values.put('damage', damage);
      values.put('tired', tired);
      return values.result();
    },
  };
}

/** The tiny game's table as a viewer may know it. */
export function viewTiny(match: TinyMatch, viewer: Viewer): View {
  return makeView(match, viewer, showTiny(match));
}
