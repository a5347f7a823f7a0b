/** Counts what becomes of messages. Nothing that it counts says who played, or what. */
export interface MessageMeter {
  /** A command was acknowledged, so many milliseconds after it came. */
  readonly acknowledged: (kind: string, waitMs: number) => void;
  /** Something was refused, and why: a command, a message or a request. */
  readonly refused: (code: string) => void;
}
