import { defineFacts } from '../../../rules.ts';

/** What can happen. The rules of the tiny game are cited as TINY- and stand in `rules.ts`. */
export const facts = defineFacts({
  roundBegan: { carries: { value: 'all' }, rule: 'TINY-ROUND' },
  roundEnded: { carries: { value: 'all' }, rule: 'TINY-ROUND' },
  bidMade: { carries: { seat: 'all', amount: 'all' }, rule: 'TINY-BID' },
  firstChosen: { carries: { seat: 'all' }, rule: 'TINY-BID' },
  turnBegan: { carries: { seat: 'all' }, rule: 'TINY-TURN' },
  // By which card, and what: a place in the list of what may be skipped.
  skipped: { carries: { card: 'all', seat: 'all', value: 'all' }, rule: 'TINY-SKIP' },
  turnEnded: { carries: { seat: 'all' }, rule: 'TINY-TURN' },
  drew: { carries: { card: 'all', seat: 'all' }, rule: 'TINY-DRAW' },
  reshuffled: { carries: { seat: 'all' }, rule: 'TINY-DRAW' },
  announced: { carries: { card: 'all', seat: 'all' }, rule: 'TINY-PLAY' },
  foodSpent: { carries: { seat: 'all', amount: 'all' }, rule: 'TINY-PLAY' },
  sacrificed: { carries: { card: 'all', seat: 'all' }, rule: 'TINY-PLAY' },
  foodGained: { carries: { seat: 'all', amount: 'all' }, rule: 'TINY-FOOD' },
  foodStolen: { carries: { seat: 'all', value: 'all', amount: 'all' }, rule: 'TINY-RAID' },
  enteredDen: { carries: { card: 'all', seat: 'all' }, rule: 'TINY-PLAY' },
  attached: { carries: { card: 'all', other: 'all', seat: 'all' }, rule: 'TINY-PLAY' },
  stashed: { carries: { card: 'all', other: 'all' }, rule: 'TINY-STASH' },
  resolved: { carries: { card: 'all' }, rule: 'TINY-PLAY' },
  used: { carries: { card: 'all', seat: 'all' }, rule: 'TINY-USE', still: true },
  rested: { carries: { card: 'all' }, rule: 'TINY-TURN', still: true },
  raidBegan: { carries: { card: 'all', seat: 'all', value: 'all' }, rule: 'TINY-RAID', still: true },
  raidDelayed: { carries: { card: 'all', seat: 'all', value: 'all' }, rule: 'TINY-RAID-WAITS', still: true },
  raidResumed: { carries: {}, rule: 'TINY-RAID-WAITS' },
  defended: { carries: { card: 'all', other: 'all', seat: 'all' }, rule: 'TINY-DEFEND', still: true },
  damaged: { carries: { card: 'all', amount: 'all' }, rule: 'TINY-DAMAGE', still: true },
  healed: { carries: { card: 'all' }, rule: 'TINY-DAMAGE', still: true },
  died: { carries: { card: 'all' }, rule: 'TINY-DIE' },
  discarded: { carries: { card: 'all', seat: 'all' }, rule: 'TINY-DISCARD' },
  returned: { carries: { card: 'all' }, rule: 'TINY-RETURN' },
  copied: { carries: { card: 'all', other: 'all' }, rule: 'TINY-COPY', still: true },
  becameItself: { carries: { card: 'all' }, rule: 'TINY-COPY', still: true },
  // `value` is the definition of the next form.
  grew: { carries: { card: 'all', value: 'all' }, rule: 'TINY-GROW', still: true, defines: true },
  controlTaken: { carries: { card: 'all', seat: 'all' }, rule: 'TINY-CONTROL', still: true },
  lookedAt: { carries: { card: 'all', seat: 'all' }, rule: 'TINY-LOOK', still: true },
  // At how many cards, of which zone, and how they are put back, is nobody else's business.
  peeked: { carries: { seat: 'all', amount: 'none', value: 'none' }, rule: 'TINY-PEEK' },
  laidBack: { carries: { seat: 'all', amount: 'none', value: 'none' }, rule: 'TINY-PEEK' },
  putOnTop: { carries: { card: 'all', seat: 'all' }, rule: 'TINY-LOOK' },
  kindNamed: { carries: { seat: 'all', value: 'all' }, rule: 'TINY-NAME' },
  // `other` is the card whose leaving ends it, `value` the definition, `amount` its number and its duration.
  effectBegan: {
    carries: { card: 'all', other: 'all', seat: 'all', amount: 'none', value: 'none' },
    rule: 'TINY-LASTING',
    still: true,
    defines: true,
  },
  // `value` is the definition, `amount` the number and which of them it is, see `AMOUNTS_MAX`.
  amountKept: { carries: { value: 'none', amount: 'none' }, rule: 'TINY-LASTING', still: true, defines: true },
  shieldShrank: { carries: { card: 'all', amount: 'all' }, rule: 'TINY-LASTING', still: true },
  effectEnded: { carries: { card: 'all' }, rule: 'TINY-LASTING' },
  playerLeft: { carries: { seat: 'all' }, rule: 'TINY-LEAVE', still: true },
  leftTable: { carries: { card: 'all' }, rule: 'TINY-LEAVE' },
  ended: { carries: { seat: 'all', value: 'all' }, rule: 'TINY-WIN' },
});

/** Makes an event. */
export const { fact, kind } = facts;
/** The name of a fact. */
export type FactName = (typeof facts.names)[number];
