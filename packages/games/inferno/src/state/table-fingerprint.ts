import { cardOf, nameAbility, type CardId, type DeepReadonly } from '@crupier/kernel/rules';
import { recordOf } from './reading.ts';
import type { Inferno, InfernoMatch } from './state.ts';

/*
 * Parts of a fingerprint of the table, by which loops are recognized. Cards stand by their ids, for a loop has the same cards in each round;
 * definitions and abilities stand by their names, which are the same in every process. Each user adds the further fields of cards it compares.
 */

/** The cards of each zone; the faceless ones of effects and abilities, which come and go, left out. */
export function cardsByZone(match: InfernoMatch): readonly (readonly CardId[])[] {
  return match.state.zones.map((zone) => (zone.every(isReal, match) ? zone : zone.filter(isReal, match)));
}

function isReal(this: InfernoMatch, card: CardId): boolean {
  return recordOf(this, card).origin > 0;
}

/** A card in play, by the fields of its record. */
export function recordFingerprint(match: InfernoMatch, card: CardId): readonly unknown[] {
  const { tapped, earthly, fresh, damage, host, controller, definition } = recordOf(match, card);
  return [card, tapped, earthly, fresh, damage, host, controller, match.game.definitions[definition]?.key];
}

/** Something on the chain, with its targets. */
export function chainItemFingerprint({ game }: InfernoMatch, item: DeepReadonly<Inferno['chain'][number]>): readonly unknown[] {
  const { isCard, object, ability, source, seat, bound } = item;
  return [isCard ? object : nameAbility(game, ability), cardOf(source), seat, bound.map((refs) => refs.map(cardOf))];
}

/** The abilities that wait to be put on the chain. */
export function waitingFingerprint({ game, state }: InfernoMatch): readonly (readonly unknown[])[] {
  return state.waiting.map(({ ref, self, seat }) => [nameAbility(game, ref), self, seat]);
}
