import type { PlayableGame, Viewer } from '@crupier/kernel';
import type { Twins } from '@crupier/kernel/conformance';
import { hearTwin, type Transcript } from './hear-twin.ts';
import { serveTwin } from './twin-server.ts';

/** A pair of matches that a viewer must not be able to tell apart. */
export interface TwinPair {
  readonly game: PlayableGame;
  readonly decks: readonly string[];
  readonly viewer: Viewer;
  readonly twins: Twins;
}

/** What a viewer was told of both matches. */
export interface Compared {
  /** Messages and pages that were compared, and their bytes. */
  readonly messages: number;
  readonly bytes: number;
  /** The first difference, as a sentence; absent where every byte is the same. */
  readonly difference?: string;
}

/** Characters of a message that are shown about a difference, before it and after. */
const SHOWN = { before: 120, after: 160 } as const;

/** Plays two matches on servers of their own, and compares every byte that a viewer is sent. */
export async function compareTwins({ game, decks, viewer, twins }: TwinPair): Promise<Compared> {
  const transcripts: Transcript[] = [];
  for (const twin of [0, 1] as const) {
    const server = await serveTwin({ game, decks, state: twins.states[twin] });
    try {
      transcripts.push(await hearTwin(server, { viewer, answers: twins.answers, twin }));
    } finally {
      await server.close();
    }
  }
  const [one = {}, other = {}] = transcripts;
  const all = Object.values(one).flat();
  const difference = findDifference(one, other);
  return {
    messages: all.length,
    bytes: all.reduce((sum, { length }) => sum + length, 0),
    ...(difference !== undefined && { difference }),
  };
}

/** The first message that is another one, of another length, or at another place. */
function findDifference(one: Transcript, other: Transcript): string | undefined {
  for (const [channel, messages] of Object.entries(one)) {
    const others = other[channel] ?? [];
    const at = messages.findIndex((message, index) => message !== others[index]);
    if (at >= 0) return `${channel}, message ${at + 1}: ${around(messages[at] ?? '', others[at] ?? 'nothing')}`;
    if (others.length > messages.length) return `${channel}: ${others.length - messages.length} more messages in the second match`;
  }
  return undefined;
}

function around(one: string, other: string): string {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  const from = Math.max(0, (at < 0 ? one.length : at) - SHOWN.before);
  const part = (text: string): string => text.slice(from, from + SHOWN.before + SHOWN.after);
  return `${one.length} and ${other.length} bytes\n  one:   …${part(one)}\n  other: …${part(other)}`;
}
