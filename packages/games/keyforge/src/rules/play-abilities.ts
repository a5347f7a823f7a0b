import {
  abilityOf,
  again,
  call,
  callHeard,
  cardOf,
  hearers,
  nameOfHeard,
  orderSteps,
  pin,
  program,
  type CardId,
  type CardRef,
  type Heard,
  type OrderLocals,
} from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { inPlay, recordOf, sideOf } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';

interface PlayAbilitiesLocals extends OrderLocals {
  /** The creature, pinned. */
  readonly card: CardRef;
  /** The names of those that have begun. */
  begun: readonly string[];
}

/** The Play abilities of a creature resolve after it has reaped, in the order that the active player says. *Rule:* KF-FAQ-CARD-kompsos-haruspex-1. */
export const playAbilities = program<KeyForge, PlayAbilitiesLocals>(
  'resolve Play abilities',
  orderSteps<KeyForge, PlayAbilitiesLocals, Heard>({
    name: 'say which is next',
    rule: 'KF-FAQ-CARD-kompsos-haruspex-1 KF-ACTIVE-PLAYER-1',
    verb: 'resolve',
    atOnce: true,
    turn: (match, { card, begun }) => {
      const waiting = inPlay(match, card) ? playAbilitiesOf(match, cardOf(card)).filter((each) => !begun.includes(nameOfHeard(each))) : [];
      return waiting.length === 0 ? undefined : { seat: match.state.active, waiting };
    },
    take: (match, locals, heard) => {
      locals.begun = [...locals.begun, nameOfHeard(heard)];
      callHeard(match, heard);
      return again;
    },
  }),
);

/** The Play abilities of a creature, printed on it or gained, but for those that are After Reap abilities, too. */
export function playAbilitiesOf(match: KeyForgeMatch, card: CardId): readonly Heard[] {
  const played = fact('cardPlayed', { card: pin(recordOf(match, card)), seat: sideOf(match, card) });
  return hearers(match, 'after', played).filter(({ ref, self }) => {
    const { data } = abilityOf(match, ref);
    if (self !== card || data.kind !== 'triggered' || data.when.card !== 'self') return false;
    return ![data.when, ...(data.also ?? [])].some(({ occasion }) => occasion === 'reaped');
  });
}

/** Resolves the Play abilities of a creature. The last act of a step. */
export function resolvePlayAbilities(match: KeyForgeMatch, card: CardId): void {
  const locals = { card: pin(recordOf(match, card)), begun: [] };
  call(match, playAbilities, locals, { source: card, seat: sideOf(match, card) });
}
