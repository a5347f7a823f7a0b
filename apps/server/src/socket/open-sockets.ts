/** What can be closed of a socket. */
interface Closable {
  readonly close: (code: number, reason: string) => void;
  readonly terminate: () => void;
}

/** Milliseconds that a client has to say goodbye. */
const PARTING_MS = 1000;

/** The sockets that users have open, to be closed when a user is deleted. */
export class OpenSockets {
  readonly #byUser = new Map<string, Set<Closable>>();

  /** Notes a socket of a user; gives what forgets it again. A socket of nobody is not noted. */
  add(user: string, socket: Closable): () => void {
    if (user === '') return () => undefined;
    const sockets = this.#byUser.get(user) ?? new Set();
    this.#byUser.set(user, sockets.add(socket));
    return () => {
      sockets.delete(socket);
      if (sockets.size === 0 && this.#byUser.get(user) === sockets) this.#byUser.delete(user);
    };
  }

  /** Closes all that a user has open, whether or not the client answers. */
  closeOf(user: string): void {
    for (const socket of this.#byUser.get(user) ?? []) {
      socket.close(1008, 'deleted');
      setTimeout(() => socket.terminate(), PARTING_MS).unref();
    }
  }
}
