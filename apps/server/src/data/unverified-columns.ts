/** Columns in which `verifyData` notices no change, each with the reason. A new column is noticed or stands here. */
export const unverifiedColumns: Readonly<Record<string, string>> = {
  'match.fence': 'It only counts claims: the next one is greater, and whoever wrote before claims again.',
  'snapshot.seq': 'A kept state is used where its hash is the journal’s, and nowhere else.',
  'snapshot.state': 'A kept state is used where its hash is the journal’s, and nowhere else.',
  'user.created_at': 'A figure that decides nothing.',
  'session.token_hash': 'Nobody has the token of another hash: the session is lost, and opens nothing.',
  'session.created_at': 'A figure that decides nothing of a match.',
  'session.used_at': 'A session expires earlier or later.',
  'lobby.opened_by': 'It is counted, so that nobody opens too many.',
  'lobby.opened_from': 'It is counted, so that nobody opens too many.',
  'lobby_cards.text': 'Nothing is dealt yet: own cards are read again by the deal.',
};
