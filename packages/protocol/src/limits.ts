/** What the server takes and no more. A client that keeps to these is never refused for size. */
export const limits = {
  /** Bytes of one message to the server, as UTF-8. */
  messageBytesMax: 65_536,
  /** Characters of a deck list: some hundred lines. */
  deckLengthMax: 20_000,
  /** Lines of a deck list. */
  deckLinesMax: 80,
  /** Characters of a text that holds several decks. */
  importLengthMax: 400_000,
  /** Characters of the settings of a match in an address. */
  settingsInAddressMax: 2000,
  /** Cards that are shown at once. */
  collectionPageMax: 60,
  /** Pictures of cards that are asked for at once. */
  emblemsMax: 100,
  /** Bytes of a file of somebody's own cards, as UTF-8. */
  cardFileBytesMax: 524_288,
  /** Bytes of a request that carries such a file, and deck lists beside it: JSON writes a quote and a line's end as two. */
  tableBytesMax: 1_572_864,
  /** Bytes of a file with a match that is to be stepped through: with its frame it is a request that fits. */
  replayFileBytesMax: 1_500_000,
  /** How often the match of such a file may go back: each time, entries are played again. */
  replayUndosMax: 1000,
  /** Characters of the steps of such a match that are told at once, as JSON. */
  replayPartLengthMax: 500_000,
  /** Problems of such a file that are told at once. */
  cardProblemsMax: 100,
  /** Characters of a command's id. */
  commandLengthMax: 64,
  /** Options in one answer. */
  chosenMax: 512,
  /** Moments that a seat may name at which it wants to be asked. */
  momentsMax: 40,
  /** What a seat may name that is always answered alike for it. */
  yieldsMax: 60,
  /** Choices of one shortcut. */
  shortcutChoicesMax: 600,
  /** A player's acts that a shortcut repeats. */
  shortcutActsMax: 20,
  /** Characters of one line of the chat. */
  chatLengthMax: 200,
  /** Messages of one user in a second, on average over ten. */
  messagesPerSecondMax: 50,
} as const;
