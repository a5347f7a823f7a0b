import type { View } from '@crupier/protocol';

/** The eyes that see every hand, where every seat's view may be seen; -1 are those that see what everybody may. */
export const ALL_HANDS = -2;

/** One seat's view with each other hand as its own seat sees it. The views are of one moment, one a seat. */
export function withHandsOpen(view: View, views: readonly View[]): View {
  const hands = new Map(
    views.flatMap((own) =>
      own.zones.filter(({ kind, seat }) => kind === 'hand' && seat === own.viewer).map((hand) => [hand.seat, { own, hand }]),
    ),
  );
  const zones = view.zones.map((zone) => (zone.kind === 'hand' ? (hands.get(zone.seat)?.hand ?? zone) : zone));
  const cards = [...hands.values()].flatMap(({ own, hand }) =>
    hand.cards.flatMap((handle) => {
      const card = own.cards[handle];
      return card === undefined ? [] : [[handle, card] as const];
    }),
  );
  return { ...view, zones, cards: { ...view.cards, ...Object.fromEntries(cards) } };
}
