import type { Match } from './match.ts';
import { openMatch, writable } from './match.ts';
import type { AnyProgram } from './program.ts';
import { randomBelow, startStream, drawKey } from './random.ts';
import { mayKnow } from './redact.ts';
import type { CardId, CoreState } from './state.ts';
import type { Viewer } from './view.ts';
import { redefine } from './zones.ts';

/** What makes a physical card that card, for dealing hidden ones anew. */
export interface Identities<S extends CoreState> {
  /** Exchanges everything printed on two cards but their definitions, which the kernel exchanges. */
  readonly swap: (state: S, one: CardId, other: CardId) => void;
  /** Cards of one group may have been dealt in each other's place: usually those of one deck. */
  readonly group: (state: S, card: CardId) => number;
}

/**
 * An independent copy in which everything that a viewer cannot know was dealt anew and the random stream has a key of its own.
 * The viewer's view, options and handles are byte-equal; `random` decides the rest.
 */
export function redeal<S extends CoreState>(match: Match<S>, viewer: Viewer, identities: Identities<S>, random: number[]): Match<S> {
  const state = match.game.clone(match.state);
  const copy: Match<S> = { game: match.game, state: state as Match<S>['state'], derived: { revision: -1, values: [] }, depth: 0 };
  for (const group of hiddenGroups(copy, viewer, identities)) permute(copy, group, identities, random);
  state.random = startStream(drawKey(random));
  state.revision++;
  askAnew(copy, viewer);
  return openMatch(match.game, state);
}

function hiddenGroups<S extends CoreState>(match: Match<S>, viewer: Viewer, identities: Identities<S>): CardId[][] {
  const groups = new Map<number, CardId[]>();
  const state = writable(match);
  for (const zone of state.zones) {
    for (const card of zone) {
      if (mayKnow(match, viewer, card)) continue;
      const group = identities.group(state, card);
      groups.set(group, [...(groups.get(group) ?? []), card]);
    }
  }
  return [...groups.values()];
}

function permute<S extends CoreState>(match: Match<S>, group: readonly CardId[], identities: Identities<S>, random: number[]): void {
  const state = writable(match);
  for (let last = group.length - 1; last > 0; last--) {
    const one = group[last] as CardId;
    const other = group[randomBelow(random, last + 1)] as CardId;
    if (one === other) continue;
    const { definition } = state.cards[one] as S['cards'][number];
    redefine(state, match.game, one, state.cards[other]?.definition ?? 0);
    redefine(state, match.game, other, definition);
    identities.swap(state, one, other);
  }
}

/** A question to somebody else was about cards that are others now: it is asked again, under the same number. */
function askAnew<S extends CoreState>(match: Match<S>, viewer: Viewer): void {
  const state = writable(match);
  const open = state.pending;
  if (open === undefined || open.asks.length !== 1 || open.asks[0]?.seat === viewer) return;
  const frame = state.frames.at(-1);
  const running = frame && (match.game.programs[frame.program] as AnyProgram<S>);
  if (frame === undefined || running === undefined || !('ask' in (running.steps[frame.step] ?? {}))) return;
  state.pending = undefined;
  state.decisions--;
}
