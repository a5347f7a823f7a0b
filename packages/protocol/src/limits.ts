/** What the server takes and no more. A client that keeps to these is never refused for size. */
export const limits = {
  /** Bytes of one message to the server, as UTF-8. */
  messageBytesMax: 65_536,
  /** Bytes of a request that carries deck lists. */
  deckBytesMax: 524_288,
  /** Characters of a command's id. */
  commandLengthMax: 64,
  /** Options in one answer. */
  chosenMax: 512,
  /** Moments that a seat may name at which it wants to be asked. */
  momentsMax: 40,
  /** Choices of one shortcut. */
  shortcutChoicesMax: 600,
  /** A player's acts that a shortcut repeats. */
  shortcutActsMax: 20,
  /** Messages of one connection in a second, on average over ten. */
  messagesPerSecondMax: 50,
} as const;
