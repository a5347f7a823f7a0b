/** What a thread of Node is started with. */
export interface BotThreadData {
  /** The module whose `loadGames` gives the games. */
  readonly games: string;
  /** Milliseconds after which a bot answers with the best that it has found so far. */
  readonly cutMs: number;
  /** The id of the task that is void, in its first place: read while thinking. */
  readonly voided: Int32Array;
}
