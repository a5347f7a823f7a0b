import { soleOption } from '../state/decision.ts';
import type { Clause, Target } from '../language/effects.ts';
import type { CoreState } from '../state/state.ts';
import { NO_CARD, NO_SEAT } from '../state/state.ts';
import { contextIn } from '../match/context.ts';
import type { AbilityStep, ClauseCompiler } from './targets.ts';
import { setNumber } from './targets.ts';
import { actorName, playerName } from '../derived/players.ts';
import { option } from '../match/program.ts';
import { word } from '../language/look-up.ts';

/**
 * For each chosen player of whom a clause asks something when it is done, to choose one of `targets` or to act: where that player has
 * left the game, the player whose ability it is says who does it instead, if the game allows anybody. Where there is one only, nobody is asked.
 */
export function standInSteps<S extends CoreState>(
  { compiler, tables, path }: ClauseCompiler<S>,
  clause: Clause,
  targets: readonly (readonly [name: string, target: Target])[],
): AbilityStep<S>[] {
  const asked = [
    ...targets.map(([, { by }]) => by),
    ...clause.do.filter(({ verb }) => tables.words.verbs[verb]?.isPassive !== true).map(({ who }) => who),
  ];
  const names = new Set(asked.flatMap((who) => (typeof who === 'object' ? [who.player] : [])));
  return [...names].map((name): AbilityStep<S> => {
    const chosen = word(compiler.slots.numbers, playerName(name), 'player');
    const actor = word(compiler.slots.numbers, actorName(name), 'player');
    return {
      name: `${path}who acts for ${name}`,
      rule: 'CARD-STAND-IN',
      ask: (match, frame) => {
        const { numbers } = frame.locals;
        const before = (numbers[actor] ?? 0) > 0 ? (numbers[actor] ?? 0) - 1 : (numbers[chosen] ?? NO_SEAT);
        const seats = match.game.players.standIns?.(match, before, contextIn(frame).seat) ?? [];
        setNumber(frame.locals, actor, (seats[0] ?? before) + 1);
        if (seats.length < 2) return undefined;
        const options = seats.map((seat) => option('player', NO_CARD, seat));
        return { kind: 'target', seat: contextIn(frame).seat, purpose: 'chooseStandIn', options };
      },
      take: (_match, { locals }, taken) => setNumber(locals, actor, soleOption(taken).value + 1),
    };
  });
}
