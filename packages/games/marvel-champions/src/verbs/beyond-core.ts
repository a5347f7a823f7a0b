import { call, perCard, perPair, raiseAll } from '@crupier/kernel/rules';
import { findOne } from '../rules/find.ts';
import { dealIndirectly } from '../rules/indirect-damage.ts';
import { canMoveThreat, flipCard, moveThreat } from '../rules/moves.ts';
import { putNemesisIntoPlay } from '../rules/nemesis.ts';
import { otherSide } from '../rules/sides.ts';
import { addToEach } from '../rules/attack-of-ability.ts';
import { advanceScheme } from '../rules/threat.ts';
import { fact } from '../state/facts.ts';
import { isInPlay } from '../state/reading.ts';
import { cardsIn, type MarvelMatch } from '../state/state.ts';
import type { Verbs } from './table.ts';

/** What the reference has rules for, and no card of the core set says. */
export const beyondCoreVerbs = {
  /** To the player whose deed it is. *Rule:* MC-INDIRECT-DAMAGE-1. */
  indirectDamage: {
    fact: 'damageTaken',
    run: (match, { amount, source, seat }) => dealIndirectly(match, { from: source, to: 'player' }, [{ amount, seat }]),
    hint: -1,
  },
  /** To all players together: the first player says how it is divided. *Rule:* MC-INDIRECT-DAMAGE-2. */
  indirectDamageToGroup: {
    fact: 'damageTaken',
    run: (match, { amount, source }) => dealIndirectly(match, { from: source, to: 'group' }, [{ amount, seat: match.state.first }]),
    hint: -1,
  },
  /** *Rule:* MC-MOVE-1, MC-MOVE-2, MC-MOVE-6, MC-MOVE-7. */
  moveThreat: {
    fact: 'threatRemoved',
    single: true,
    ...perPair<MarvelMatch>({
      can: (match, card, other, { seat }) => canMoveThreat(match, card, other, seat),
      run: (match, from, to, { amount, seat, source }) => moveThreat(match, { from, to, amount, source }, seat),
    }),
    hint: 0,
  },
  /** Out of play. */
  setAside: {
    fact: 'cardSetAside',
    run: (match, { cards }) =>
      raiseAll(
        match,
        cards.map((card) => fact('cardSetAside', { card })),
      ),
    hint: -1,
  },
  /** *Rule:* MC-FLIP-1. */
  flip: {
    fact: 'cardFlipped',
    ...perCard<MarvelMatch>({
      can: (match, card) => isInPlay(match, card) && otherSide(match, card) !== undefined,
      run: (match, card, { seat }) => flipCard(match, card, seat),
    }),
    hint: 0,
  },
  /** Looks at so many cards, which stay where they are. *Rule:* MC-LOOK-1, MC-LOOK-3. */
  lookAtTop: {
    can: (match, { seat }) => cardsIn(match, 'deck', seat).length > 0,
    run: (match, { seat, amount }) => raiseAll(match, [fact('looked', { seat, value: 0, amount }), fact('lookEnded', { seat })]),
    hint: 1,
  },
  /** The main scheme deck advances, and no scheme is completed. *Rule:* MC-MAIN-SCHEME-5. */
  advanceScheme: { fact: 'schemeAdvanced', run: (match) => call(match, advanceScheme, {}), hint: -3 },
  /** Each damage and each removal of threat by the event is so much more. *Rule:* MC-EVENT-7. */
  addToEach: { run: (match, { amount }) => addToEach(match, amount), hint: 1 },

  /** The player's own nemesis side scheme, with the minion. *Rule:* MC-LTP-38. */
  putNemesis: { run: (match, { seat }) => putNemesisIntoPlay(match, seat), hint: -3 },
  /** One of the cards, wherever it is. *Rule:* MC-FIND-1. */
  findAndReveal: { run: (match, { cards, source, seat }) => findOne(match, cards, { source, seat }), hint: -1 },
} as const satisfies Verbs;
