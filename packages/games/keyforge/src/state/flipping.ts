import { cardOf, everybody, moveCard, redefine, restingCard, type CardId, type CardRef, type Game } from '@crupier/kernel/rules';
import { itselfAlone, type Shape } from './copies.ts';
import { blankCard, partsOf, record } from './leaving.ts';
import { printedIn } from './printed.ts';
import { NO_HOUSE, zoneOf, type Frame, type KeyForge, type KeyForgeCard } from './state.ts';

const SEATS = 2;

/**
 * Turns a card of a battleline facedown: it is its owner's token creature now. What lies on it, is attached to it or works on it stays,
 * since its record does; another takes its face. For commits. *Rule:* KF-FLIP-1, KF-FLIP-2, KF-FLIP-3, KF-FAQ-CARD-gezdrutyo-3.
 */
export function turnFacedown(state: KeyForge, game: Game<KeyForge>, ref: CardRef): void {
  const { id, definition, owner, controller } = record(state, ref);
  const isFace = { ...frameOf(record(state, ref)), owner, controller, until: -1, host: id, facedown: true, knownTo: everybody(SEATS) };
  const face = restingCard(state, game, blankCard);
  redefine(state, game, face, definition);
  moveCard(state, game, face, zoneOf('parts', controller));
  Object.assign(record(state, face), isFace);
  redefine(state, game, id, state.players[owner]?.token ?? 0);
  const printed = printedIn(game, state, id);
  Object.assign(record(state, ref), { house: printed.houses[0] ?? NO_HOUSE, icons: printed.icons, ...itselfAlone });
}

/** Turns the card that is a token creature faceup where it lies. For commits. *Rule:* KF-FLIP-1, KF-FLIP-2, KF-FLIP-3. */
export function turnFaceup(state: KeyForge, game: Game<KeyForge>, ref: CardRef): void {
  const face = faceOf(state, cardOf(ref));
  if (face === undefined) return;
  const { definition } = record(state, face);
  const shown = frameOf(record(state, face));
  Object.assign(record(state, face), { host: 0, facedown: false, ...itselfAlone });
  redefine(state, game, face, 0);
  moveCard(state, game, face, game.effectZones.spent);
  redefine(state, game, cardOf(ref), definition);
  Object.assign(record(state, ref), shown);
}

/** What goes with a card's definition: its frame, and what it is by itself where it counts as something else. */
function frameOf(card: KeyForgeCard): Shape & Frame {
  const { house, icons, ownDefinition, ownFrame, usualDefinition, usualFrame } = card;
  return { house, icons, ownDefinition, ownFrame, usualDefinition, usualFrame };
}

/** The facedown card that is a token creature; undefined where a creature is none. *Rule:* KF-TOKEN-CREATURE-2. */
export function faceOf(state: Parameters<typeof partsOf>[0], token: CardId): CardId | undefined {
  return partsOf(state, token).find((part) => state.cards[part]?.facedown);
}
