/** Columns in which `verifyData` notices no change, each with the reason. A new column is noticed or stands here. */
export const unverifiedColumns: Readonly<Record<string, string>> = {
  'match.fence': 'It only counts claims: the next one is greater, and whoever wrote before claims again.',
  'chain.asked': 'It orders lists of matches: whose turn it is follows from the entries, which a table plays anew.',
  'snapshot.match_id': 'A kept state is used where its hash is the journal’s, and nowhere else.',
  'snapshot.seq': 'A kept state is used where its hash is the journal’s, and nowhere else.',
  'snapshot.state': 'A kept state is used where its hash is the journal’s, and nowhere else.',
  'user.created_at': 'A figure that decides nothing.',
  'session.used_at': 'A session expires earlier or later.',
};
