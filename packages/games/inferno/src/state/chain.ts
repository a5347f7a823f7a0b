import {
  assert,
  writable,
  type AbilityLocals,
  type CardId,
  type Choices,
  type Declared,
  type Heard,
  type CompiledAbility,
  type Seat,
} from '@crupier/kernel/rules';
import { record } from './leaving.ts';
import type { ChainItem, Inferno, InfernoMatch } from './state.ts';

/**
 * What the chain remembers of its objects, beside the zone in which they lie. Chain items hold lists, which facts cannot carry:
 * these functions write them, next to the commits of `announced`, `abilityAnnounced` and those that take objects off the chain.
 */

/** Notes what was announced on top of the chain. *Rule:* INF-601.1a. */
export function pushItem(match: InfernoMatch, item: ChainItem): void {
  const state = writable(match);
  state.chain = [...state.chain, item];
}

/** Notes what was chosen for an object on the chain. *Rule:* INF-601.1b-d. */
export function changeItem(match: InfernoMatch, object: CardId, change: Partial<ChainItem>): void {
  const state = writable(match);
  state.chain = state.chain.map((item) => (item.object === object ? { ...item, ...change } : item));
}

/** The object on top of the chain. */
export function topItem({ state }: InfernoMatch): ChainItem | undefined {
  return state.chain.at(-1) as ChainItem | undefined;
}

/** What is noted of an object on the chain. */
export function itemOf({ state }: InfernoMatch, object: CardId): ChainItem | undefined {
  return state.chain.find((item) => item.object === object) as ChainItem | undefined;
}

/** What the chain notes of an object, or noted until it began to resolve. */
export function itemOrResolving(match: InfernoMatch, object: CardId): ChainItem | undefined {
  const item = itemOf(match, object);
  if (item !== undefined) return item;
  for (const frame of match.state.frames) {
    if (!isResolution(match, frame)) continue;
    const { item: resolving } = frame.locals as { readonly item?: ChainItem };
    if (resolving?.object === object) return resolving;
  }
  return undefined;
}

/** What the chain noted of the object that is resolving, the innermost where one is played in the midst of another. */
export function resolvingItem(match: InfernoMatch): ChainItem | undefined {
  const frame = match.state.frames.findLast((each) => isResolution(match, each));
  return (frame?.locals as { readonly item?: ChainItem } | undefined)?.item;
}

/** Whether something is being resolved: nobody has priority then. *Rule:* INF-607.2f. */
export function isResolving(match: InfernoMatch): boolean {
  return match.state.frames.some((frame) => isResolution(match, frame));
}

function isResolution({ game }: InfernoMatch, { program }: { readonly program: number }): boolean {
  return game.programs[program]?.name === 'resolve';
}

/** What was announced for an object on the chain. */
export function choicesOf({ bound, numbers, shares }: Pick<ChainItem, 'bound' | 'numbers' | 'shares'>): Choices {
  return { bound, numbers, ...(shares && { shares }) };
}

/** Fresh locals for a run of the ability that an object on the chain follows. *Rule:* INF-113.6, INF-201.4a. */
export function localsOf(match: InfernoMatch, item: Pick<ChainItem, 'ability' | 'definition' | 'event' | 'giver'>): AbilityLocals {
  const { event, giver } = item;
  return { ...chainAbility(match, item).locals(event), ...(giver !== undefined && { giver }) };
}

/** The targets that were declared for an object on the chain, as they have been changed since. *Rule:* INF-114.1. */
export function declaredOf(match: InfernoMatch, object: CardId): readonly Declared[] {
  const item = itemOf(match, object);
  return item === undefined || item.ability < 0 ? [] : chainAbility(match, item).announced.declared(choicesOf(item));
}

/** Remembers triggered abilities until somebody would get priority. *Rule:* INF-603.3. */
export function rememberTriggers(match: InfernoMatch, heard: readonly Heard[]): void {
  const state = writable(match);
  state.waiting = [...state.waiting, ...heard];
}

/** A triggered ability waits no longer. */
export function forgetTrigger(match: InfernoMatch, trigger: Heard): void {
  const state = writable(match);
  state.waiting = state.waiting.filter((each) => each !== trigger);
}

/** Triggered abilities of players who have left wait no longer. *Rule:* INF-800.3c. */
export function dropTriggers(match: InfernoMatch, seats: readonly Seat[]): void {
  const state = writable(match);
  state.waiting = state.waiting.filter(({ seat }) => !seats.includes(seat));
}

/** Notes which words of the text that is about to create a token or give an ability have been changed. *Rule:* INF-611.2a. */
export function noteTokenWords(match: InfernoMatch, words: readonly string[]): void {
  if (words.length > 0 || match.state.tokenWords.length > 0) writable(match).tokenWords = words;
}

/** Notes which words of an ability's text read otherwise than written, as it is put on the chain. *Rule:* INF-113.6, INF-611.1. */
export function noteWords(match: InfernoMatch, object: CardId, words: readonly string[]): void {
  if (words.length > 0) record(writable(match), object).reads = words;
}

/** The ability that an object on the chain follows, whatever has become of the card that had it. *Rule:* INF-113.6, INF-706.9. */
export function chainAbility(
  { game }: InfernoMatch,
  { ability, definition }: Pick<ChainItem, 'ability' | 'definition'>,
): CompiledAbility<Inferno> {
  const found = game.definitions[definition]?.abilities[ability & ABILITY_PLACES];
  assert(found !== undefined, 'What is on the chain follows an ability.');
  return found;
}

/** The bits of a reference to an ability that say its place in the definition. */
const ABILITY_PLACES = 31;
