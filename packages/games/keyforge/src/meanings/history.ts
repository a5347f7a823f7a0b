import { NO_CARD, type Meanings } from '@crupier/kernel/rules';
import { kind } from '../state/facts.ts';
import { typeOf } from '../state/reading.ts';
import type { KeyForge } from '../state/state.ts';

/** Of what has happened in a turn a history is kept. Of what was destroyed, the seat is that of its controller. */
export const history = {
  reaped: { event: kind.reaped, per: 'turn' },
  cardsPlayed: { event: kind.playBegan, per: 'turn' },
  creaturesDestroyed: { event: kind.destroyed, per: 'turn', counts: (match, { card }) => typeOf(match, card) === 'creature' },
  /** *Rule:* KF-FAQ-CARD-the-warchest-1. */
  creaturesDestroyedFighting: {
    event: kind.destroyed,
    per: 'turn',
    counts: (match, { card, other }) => other !== NO_CARD && typeOf(match, card) === 'creature',
  },
} satisfies NonNullable<Meanings<KeyForge>['history']>;
