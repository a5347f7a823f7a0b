/** The ledger rows that the kernel's steps and rules of card texts carry out, by the kernel's names; which card it is does not matter. */
export const cites: Readonly<Record<string, string>> = {
  'KERNEL-REPLACE': 'MC-REPLACEMENT-EFFECTS-1 MC-REPLACEMENT-EFFECTS-2 MC-WOULD-2 MC-FAQ-5 MC-FAQ-6',
  'CARD-MODE': 'MC-CHOOSE-OPTION-1',
  'CARD-EACH': 'MC-EACH-PLAYER-1',
  'CARD-TARGET': 'MC-CHOOSE-ELEMENT-1 MC-SCHEME-2',
  'CARD-IF-DONE': 'MC-THEN-1 MC-THEN-2 MC-THEN-3',
  'TEXT-IF-LATER': 'MC-ABILITY-6',
  'TEXT-IDLE-TARGET': 'MC-TARGET-6 MC-TARGET-7 MC-TARGET-13 MC-TARGET-16',
  'TEXT-IMPOSSIBLE': 'MC-AND-2 MC-TARGET-10',
  'TEXT-MAY': 'MC-MAY-1 MC-ABILITY-9',
  'TEXT-OTHERWISE': 'MC-OTHERWISE-1',
};
