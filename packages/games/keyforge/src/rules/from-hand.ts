import { leave, option, program, raise, type CardId } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { cardsIn } from '../state/reading.ts';
import type { KeyForge } from '../state/state.ts';
import { discarding } from './discard.ts';

interface FromHandLocals {
  left: number;
}

/** Archiving where nothing is said of the place: from hand. The seat is the player who archives. *Rule:* KF-ARCHIVES-3. */
export const archiveFromHand = program<KeyForge, FromHandLocals>('archive from hand', [
  {
    name: 'archive a card',
    rule: 'KF-ARCHIVES-3',
    ask: (match, { locals: { left }, seat }) => {
      const options = left <= 0 ? [] : cardsIn(match, 'hand', seat).map((card: CardId) => option('choose', card));
      return options.length === 0 ? undefined : { kind: 'target', seat: match.state.active, purpose: 'archiveFromHand', options };
    },
    take: (match, { locals, seat }, [chosen]) => {
      locals.left--;
      if (chosen === undefined) return leave;
      raise(match, fact('cardArchived', { card: chosen.card, seat }));
      return 'archive a card';
    },
  },
]);

/** Discarding where nothing is said of the place: from hand, one by one. *Rule:* KF-DISCARD-3, KF-DISCARD-4. */
export const discardFromHand = program<KeyForge, FromHandLocals>('discard from hand', [
  {
    name: 'discard a card',
    rule: 'KF-DISCARD-3 KF-DISCARD-4',
    ask: (match, { locals: { left }, seat }) => {
      const options = left <= 0 ? [] : cardsIn(match, 'hand', seat).map((card: CardId) => option('choose', card));
      return options.length === 0 ? undefined : { kind: 'target', seat: match.state.active, purpose: 'discardFromHand', options };
    },
    take: (match, { locals }, [chosen]) => {
      locals.left--;
      if (chosen === undefined) return leave;
      raise(match, discarding(match, chosen.card));
      return 'discard a card';
    },
  },
]);
