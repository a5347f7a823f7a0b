import { cardOf, nameAbility, type CardId, type DeepReadonly } from '@crupier/kernel';
import { recordOf } from './reading.ts';
import type { Inferno, InfernoMatch } from './state.ts';

/*
 * How the table lies, as those compare it who look whether it lies so again: cards by their ids, for what goes round is the same cards;
 * definitions and abilities by their names, which every process gives them. What is read of a card besides, each of them adds.
 */

/** The cards of each zone; the faceless ones of effects and abilities, which come and go, left out. */
export function cardsByZone(match: InfernoMatch): readonly (readonly CardId[])[] {
  return match.state.zones.map((zone) => (zone.every(isReal, match) ? zone : zone.filter(isReal, match)));
}

function isReal(this: InfernoMatch, card: CardId): boolean {
  return recordOf(this, card).origin > 0;
}

/** A card in play, by its record. */
export function cardAsItLies(match: InfernoMatch, card: CardId): readonly unknown[] {
  const { tapped, earthly, fresh, damage, host, controller, definition } = recordOf(match, card);
  return [card, tapped, earthly, fresh, damage, host, controller, match.game.definitions[definition]?.key];
}

/** Something on the chain, with its targets. */
export function itemAsItLies({ game }: InfernoMatch, item: DeepReadonly<Inferno['chain'][number]>): readonly unknown[] {
  const { isCard, object, ability, source, seat, bound } = item;
  return [isCard ? object : nameAbility(game, ability), cardOf(source), seat, bound.map((refs) => refs.map(cardOf))];
}

/** The abilities that wait to be put on the chain. */
export function waitingAsItLies({ game, state }: InfernoMatch): readonly (readonly unknown[])[] {
  return state.waiting.map(({ ref, self, seat }) => [nameAbility(game, ref), self, seat]);
}
