import type { Language, Result } from '@crupier/kernel';
import { type JsonShape, problemsOf } from '@crupier/protocol';
import type * as z from 'zod';
import type { Work } from '../cards/cards-of.ts';

/** A request of a client, whatever carried it. */
export interface HostRequest {
  /** What stands in the address in the places of `:names`. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: unknown;
  readonly body: unknown;
  /** Who asks; empty for somebody without a session. */
  readonly user: string;
  /** Where it comes from, as accounts name it. */
  readonly address: string;
  /** The language in which the asker wants to be answered. */
  readonly language: Language;
  /** Long work, done for the asker. */
  readonly work: Work;
  /** Does something that must be the asker's later: a newcomer becomes a user with it. *Errors:* `user.tooMany`, and those of what is done. */
  readonly welcome: <T>(run: (user: string) => Promise<Result<T>>) => Promise<Result<T>>;
}

/** One thing that can be asked for at an address. */
export interface Route {
  readonly method: 'GET' | 'POST';
  /** The address, with `:names` in the places of what varies: `/api/matches/:id`. */
  readonly path: string;
  /** Milliseconds of the processor that it is charged, where that is not little. */
  readonly workMs?: number;
  /** Whether the body may have a deck or a file of cards in it. */
  readonly isLarge?: boolean;
  /** What its body may be like, where that is not as usual. */
  readonly shape?: JsonShape;
  /** Whether it opens a table or takes a seat: each address may do so many in a minute. */
  readonly isOpening?: boolean;
  /** Whether the answer is the same for everybody while the program stays the same: a browser may keep it. */
  readonly isLasting?: boolean;
  /** Whether something new has its own address after it. */
  readonly creates?: boolean;
  readonly answer: (request: HostRequest) => Promise<Result<unknown>>;
}

/** Reads a body, a query or parameters. *Errors:* `message.*` with the place. */
export function read<Schema extends z.ZodType>(schema: Schema, input: unknown): Result<z.infer<Schema>> {
  const parsed = schema.safeParse(input);
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, problems: problemsOf(parsed.error) };
}
