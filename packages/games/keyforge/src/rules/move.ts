import { option, program, raise, type CardId, soleOption } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { creaturesOf, recordOf } from '../state/reading.ts';
import type { KeyForge } from '../state/state.ts';
import { flanksOf } from './control.ts';
import { areEndsAlike } from './moot-choices.ts';

interface MoveLocals {
  readonly card: CardId;
  /** 1 where only the flanks will do. */
  readonly toFlank: number;
  /** Its new place from the left; for one that stands alone the only one there is. */
  place: number;
}

/** Moving a creature within its battleline; staying where it is is allowed. *Rule:* KF-MOVE-3, KF-MOVE-4, KF-FAQ-GEN-62. */
export const move = program<KeyForge, MoveLocals>('move a creature', [
  {
    name: 'choose its place',
    rule: 'KF-MOVE-3 KF-MOVE-4 KF-FAQ-GEN-62',
    ask: (match, { locals: { card, toFlank } }) => {
      const last = creaturesOf(match, recordOf(match, card).controller).length - 1;
      const places = Array.from({ length: last + 1 }, (_, place) => place).filter(
        (place) => toFlank === 0 || place === 0 || place === last,
      );
      const options = places.map((place) => option('place', card, place));
      return options.length < 2 ? undefined : { kind: 'mode', seat: match.state.active, purpose: 'choosePlace', source: card, options };
    },
    take: (_match, { locals }, chosen) => {
      locals.place = soleOption(chosen).value;
    },
    moot: (match, _frame, { options }) => areEndsAlike(match, options),
  },
  // Staying where it is, it has moved all the same. *Rule:* KF-FAQ-CARD-self-bolstering-automata-1.
  {
    name: 'move it',
    rule: 'KF-MOVE-3 KF-MOVE-4',
    do: (match, { locals: { card, place } }) => raise(match, fact('creatureMoved', { card, value: place })),
  },
]);

interface JoinLocals {
  readonly card: CardId;
  /** Its place from the left; in an empty battleline the only one there is. */
  place: number;
}

/** An artifact comes to stand on a flank of the battleline of the player whose deed it is. *Rule:* KF-ERRATA-auto-legionary. */
export const joinLine = program<KeyForge, JoinLocals>('join a battleline', [
  {
    name: 'choose a flank',
    rule: 'KF-ERRATA-auto-legionary KF-FLANK-1',
    ask: (match, { locals: { card }, seat }) => {
      const options = flanksOf(match, card, seat);
      return options.length < 2 ? undefined : { kind: 'mode', seat: match.state.active, purpose: 'choosePlace', source: card, options };
    },
    take: (_match, { locals }, chosen) => {
      locals.place = soleOption(chosen).value;
    },
    moot: (match, _frame, { options }) => areEndsAlike(match, options),
  },
  {
    name: 'stand there',
    rule: 'KF-ERRATA-auto-legionary',
    do: (match, { locals: { card, place }, seat }) => raise(match, fact('lineJoined', { card, seat, value: place })),
  },
]);
