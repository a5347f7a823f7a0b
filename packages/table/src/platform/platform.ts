/** What tables need of the machine they run on: Node and browsers have it under different names. */
export interface Platform {
  /** SHA-256 of a text, as hexadecimal digits. */
  readonly sha256: (text: string) => string;
  /** Makes a text small for as long as it is kept in memory. */
  readonly pack: (text: string) => Uint8Array;
  readonly unpack: (packed: Uint8Array) => string;
  /** Milliseconds of the processor that this thread has used, or of a clock where there is no such count. */
  readonly processorMs: () => number;
  /** Runs something after what already waits; messages are read before. The function that comes back takes that back. */
  readonly soon: (run: () => void) => () => void;
  /** Runs something again and again; it does not keep a program from ending. The function that comes back ends that. */
  readonly regularly: (run: () => void, everyMs: number) => () => void;
}
