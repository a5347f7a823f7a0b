/** The ledger rows that the parts of card texts carry out, by the part's own rule; which card it is does not matter. */
export const cites: Readonly<Record<string, string>> = {
  'KERNEL-WINDOW': 'KF-ABILITY-2 KF-FAQ-GEN-70 KF-FAQ-CARD-wild-wormhole-2',
  'KERNEL-WINDOW-KNOWN': 'KF-FAQ-CARD-dexus-1',
  'CARD-DO': [
    'KF-IN-ORDER-1 KF-FAQ-GEN-86 KF-AS-MUCH-1 KF-ABILITY-2 KF-THIS-WAY-1 KF-FAQ-GEN-67 KF-FAQ-GEN-87 KF-FAQ-GEN-88 KF-ERRATA-drummernaut KF-FAQ-CARD-mug-1',
    'KF-FAQ-CARD-mack-the-knife-1 KF-FAQ-CARD-swallow-whole-1',
  ].join(' '),
  'CARD-IF': 'KF-REPLACEMENT-3 KF-REPLACEMENT-6 KF-FAQ-CARD-redacted-1',
  'CARD-IF-DONE': [
    'KF-IF-YOU-DO-1 KF-ERRATA-life-for-a-life KF-ERRATA-incubation-chamber KF-ERRATA-custom-virus KF-ERRATA-yzphyz-knowdrone KF-FAQ-GEN-38',
    'KF-FAQ-CARD-paradox-shield-1 KF-FAQ-CARD-self-bolstering-automata-1 KF-FAQ-CARD-auto-encoder-1',
  ].join(' '),
  'CARD-MAY': 'KF-MAY-1',
  'CARD-NUMBER': 'KF-ANY-NUMBER-1',
  'CARD-INSTEAD': 'KF-FAQ-CARD-gargantodon-1 KF-FAQ-CARD-gargantodon-2 KF-FAQ-GEN-39 KF-REPLACEMENT-1 KF-REPLACEMENT-4',
  'CARD-RANK': 'KF-MOST-POWERFUL-GROUP-1 KF-LEAST-POWERFUL-GROUP-1',
  'CARD-TIMES': 'KF-FOR-EACH-1 KF-FAQ-CARD-relentless-assault-1 KF-FAQ-CARD-ghosthawk-2',
  'CARD-TARGET': 'KF-FOR-EACH-2 KF-ANY-NUMBER-1 KF-ANY-NUMBER-2 KF-FAQ-CARD-ritual-of-life-1',
  'CARD-CHANCE': 'KF-FAQ-GEN-8',
  'CARD-MODE': 'KF-FAQ-CARD-mars-ambassador-1 KF-FAQ-CARD-the-promised-blade-1',
  'CARD-TOGETHER': 'KF-IN-ORDER-2 KF-DAMAGE-4 KF-FOR-EACH-1 KF-FAQ-GEN-80',
  'CARD-REPEAT': 'KF-REPEAT-1 KF-REPEAT-2 KF-FAQ-CARD-bouncing-deathquark-1',
  'CARD-PRECEDING': 'KF-PRECEDING-1 KF-PRECEDING-2 KF-FAQ-GEN-76 KF-ERRATA-bait-and-switch KF-FAQ-CARD-bait-and-switch-1',
};
