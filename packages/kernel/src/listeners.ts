import { abilityOf, abilityRef, bearerOf, bearersOf } from './ability-ref.ts';
import type { LoweredAbility } from './ability.ts';
import type { Game, Match } from './match.ts';
import type { AbilityRef, CardId, CoreState, DeepReadonly, GameEvent, Seat } from './state.ts';
import { cardOf, NO_CARD, NO_SEAT } from './state.ts';
import { staticsAbout } from './statics.ts';

/** The moments of the event pipeline that an ability may listen at. */
export const moments = ['prohibit', 'replace', 'interrupt', 'after'] as const;
/** One of the moments. */
export type Moment = (typeof moments)[number];
const MOMENTS = moments.length;
/** One ability that heard one event, and the card that has it: the card of the reference, or one it is lent to. */
export interface Heard {
  readonly ref: AbilityRef;
  readonly self: CardId;
  /** Who controlled that card when it heard the event: the player whose ability it is. */
  readonly seat: Seat;
  readonly event: GameEvent;
}

/** The place of a (kind, moment) pair in `state.listening`. */
export function listenerKey(kind: number, moment: Moment): number {
  return kind * MOMENTS + moments.indexOf(moment);
}

/** Whether anything at all listens for events of a kind: the test that most events end with. */
export function isHeard(state: DeepReadonly<CoreState>, kind: number): boolean {
  const { listening } = state;
  const key = kind * MOMENTS;
  return (
    ((listening[key] as number) | (listening[key + 1] as number) | (listening[key + 2] as number) | (listening[key + 3] as number)) !== 0
  );
}

/** The abilities that hear one event at one moment, oldest first, each with the card that has it. */
export function hearers<S extends CoreState>(match: Match<S>, moment: Moment, event: GameEvent): Heard[] {
  const key = listenerKey(event.kind, moment);
  const found: Heard[] = [];
  if (match.state.listening[key] === 0) return found;
  for (const ref of match.state.listeners) {
    const ability = abilityOf(match, ref);
    if (ability.key !== key) continue;
    for (const self of couldHear(match, ability, ref, event)) {
      if (ability.hears(match, self, event)) found.push({ ref, self, seat: match.state.cards[self]?.controller ?? NO_SEAT, event });
    }
  }
  return found;
}

/** The cards that have an ability and that an event could be about. A lent one that hears only of its bearer needs no list of all. */
function couldHear<S extends CoreState>(match: Match<S>, ability: LoweredAbility<S>, ref: AbilityRef, event: GameEvent): readonly CardId[] {
  if (ability.lentTo === undefined || ability.hearsOfItselfAs === undefined) return bearersOf(match, ability, ref);
  const lender = bearerOf(ref);
  const card = cardOf(event[ability.hearsOfItselfAs]);
  if (card === NO_CARD || !ability.isLentTo(match, card, lender)) return NOBODY;
  const { isBlank } = match.game.policy;
  return isBlank !== undefined && (isBlank(match, lender) || isBlank(match, card, lender)) ? NOBODY : [card];
}

const NOBODY: readonly CardId[] = [];

/** The activated abilities with a header that a card has now, its own and those lent to it. */
export function headed<S extends CoreState>(match: Match<S>, card: CardId, header: string): AbilityRef[] {
  const own = ownHeaded(match, card, header);
  const lent = staticsAbout(match, header);
  if (lent.length === 0) return own;
  return [...own, ...lent.filter(({ ability, ref }) => bearersOf(match, ability, ref).includes(card)).map(({ ref }) => ref)];
}

function ownHeaded<S extends CoreState>(match: Match<S>, card: CardId, header: string): AbilityRef[] {
  const found: AbilityRef[] = [];
  const abilities = match.game.definitions[match.state.cards[card]?.definition ?? 0]?.abilities ?? [];
  for (let index = 0; index < abilities.length; index++) {
    const ability = abilities[index];
    if (ability?.header === header && ability.lentTo === undefined) found.push(abilityRef(card, index));
  }
  return found.length > 0 && match.game.policy.isBlank?.(match, card) === true ? [] : found;
}

/** Starts a card's abilities listening. For commits and set-up. */
export function listen<S extends CoreState>(state: S, game: Game<S>, card: CardId): void {
  game.definitions[state.cards[card]?.definition ?? 0]?.abilities.forEach((ability, index) => {
    if (ability.key >= 0) {
      state.listeners.push(abilityRef(card, index));
      state.listening[ability.key] = (state.listening[ability.key] as number) + 1;
    } else if (ability.data.kind === 'static') state.statics.push(abilityRef(card, index));
  });
}

/** Stops a card's abilities listening. For commits. */
export function silence<S extends CoreState>(state: S, game: Game<S>, card: CardId): void {
  const abilities = game.definitions[state.cards[card]?.definition ?? 0]?.abilities ?? [];
  if (abilities.length === 0) return;
  for (const ability of abilities) if (ability.key >= 0) state.listening[ability.key] = (state.listening[ability.key] as number) - 1;
  state.listeners = state.listeners.filter((ref) => bearerOf(ref) !== card);
  state.statics = state.statics.filter((ref) => bearerOf(ref) !== card);
}
