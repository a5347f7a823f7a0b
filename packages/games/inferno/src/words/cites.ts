/** The ledger rows that the parts of card texts carry out, by the part's own rule; which card it is does not matter. */
export const cites: Readonly<Record<string, string>> = {
  'KERNEL-REPLACE': [
    'INF-613.1 INF-613.3 INF-613.4 INF-613.5 INF-613.6 INF-613.7 INF-603.2e INF-614.1 INF-614.3 INF-614.4',
    'INF-615.1 INF-615.1c INF-615.1d INF-615.2 INF-613.10 INF-610.3a INF-608.6b INF-608.6c',
  ].join(' '),
  'CARD-DO': 'INF-607.2c INF-608.3 INF-609.1 INF-613.6 INF-614.6 INF-607.2g INF-606.1b INF-607.2h',
  'CARD-IF': 'INF-603.4 INF-607.2a',
  'CARD-MAY': 'INF-603.5 INF-607.2d',
  'CARD-TARGET': 'INF-601.1c INF-607.2d INF-608.6a INF-601.2 INF-602.3',
  'CARD-PLAYER': 'INF-601.2a INF-602.3a',
  'CARD-DIVIDE': 'INF-601.1d INF-607.2d',
  'CARD-MODE': 'INF-601.1b INF-607.2d',
  'CARD-EACH': 'INF-607.2e INF-101.4',
  'CARD-INSTEAD': 'INF-613.1 INF-613.1a INF-613.6 INF-603.2e INF-613.10b',
  'CARD-IF-DONE': 'INF-607.2c',
};
