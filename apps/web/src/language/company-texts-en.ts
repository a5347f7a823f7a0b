/** The page's texts of those who sit together at a table, in English. */
export const companyTextsEn = {
  // Talk
  chat: 'Table talk',
  openChat: (unread: number) => (unread === 0 ? 'Table talk' : `Table talk: ${unread} unread`),
  chatText: 'All at this table read it, those who watch too. It is kept with the table and is no part of the match.',
  chatEmpty: 'Nobody has said anything yet.',
  chatPhrases: 'Ready phrases: each reads them in their own language',
  chatWrite: 'Write something',
  chatSend: 'Say it',
  chatSays: (name: string, words: string) => `${name}: ${words}`,
  chatNew: 'New',
  chatMuted: 'muted',
  chatMute: (name: string) => `Do not show what ${name} says`,
  chatUnmute: (name: string) => `Show what ${name} says`,

  // Requests
  undoAskedTo: (name: string, before: string) => `${name} asks to go back to before: “${before}”`,
  undoWaitingTo: (before: string) => `You ask to go back to before: “${before}” Waiting for an answer.`,
  withdraw: 'Withdraw it',
};
