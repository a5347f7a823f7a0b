import { abilityPlace, definitionIn, definitionRef } from '../match/ability-ref.ts';
import type { Game } from '../match/match.ts';
import type { GameEvent } from '../state/state.ts';

/** What is needed of a game to say its numbers by names. */
export type NamingGame = Pick<Game<never>, 'facts' | 'definitionFields'> & { readonly definitions: readonly { readonly key: string }[] };

/** The fields of a game's states that hold definitions. */
export function definitionFieldsOf({ definitionFields = [] }: Pick<NamingGame, 'definitionFields'>): readonly string[] {
  return ['definition', ...definitionFields];
}

/** The field that holds a reference to an ability, as of what has been set off and waits. */
export const ABILITY_FIELD = 'ref';

/** Before the place of an ability that is named by its definition. */
const PLACE = '#';

/** An ability of a definition by the definition's key; one of a card stays the number that it is. */
export function nameAbility({ definitions }: NamingGame, ref: unknown): unknown {
  const definition = typeof ref === 'number' ? definitionIn(ref) : undefined;
  const key = definition === undefined ? undefined : definitions[definition]?.key;
  return key === undefined ? ref : `${key}${PLACE}${abilityPlace(Number(ref))}`;
}

/** The reference that `nameAbility` has named; `numberOf` gives the number of a definition's key. */
export function numberAbility(named: unknown, numberOf: (key: string) => number): unknown {
  if (typeof named !== 'string') return named;
  const at = named.lastIndexOf(PLACE);
  return definitionRef(numberOf(named.slice(0, at)), Number(named.slice(at + 1)));
}

/** Whether a value is an event, by its fields. */
export function isEvent(value: unknown): value is GameEvent {
  return hasEventFields(value) && typeof value.kind === 'number';
}

/** An event whose kind, and whose value if that is a definition, is said by name. */
export type NamedEvent = Omit<GameEvent, 'kind' | 'value'> & { readonly kind: string; readonly value: string | number };

/** Whether a value is an event as it is saved, by its fields. */
export function isNamedEvent(value: unknown): value is NamedEvent {
  return hasEventFields(value) && typeof value.kind === 'string';
}

function hasEventFields(value: unknown): value is { readonly kind: unknown } {
  return typeof value === 'object' && value !== null && 'kind' in value && 'other' in value && 'amount' in value;
}
