/**
 * What a page says to hear whether the server is still there, and what it is answered, at once and beside all else. It belongs to the
 * socket: no table hears of it.
 */
export const HEARTBEAT = '{"kind":"beat"}';
/** Milliseconds without a word from the server after which a page asks for a beat. */
export const QUIET_MS = 2000;
/** Milliseconds without a word after which the connection is taken for lost. */
export const SILENCE_MAX_MS = 6000;
