import { followEntry, refuseGiven } from '../answers/follow.ts';
import type { AgreedDraw } from '../events/agreed-draw.ts';
import { answer, command } from '../events/machine.ts';
import { pending, type Match, type Program } from '../match/match.ts';
import type { CoreState } from '../state/state.ts';
import { NO_SEAT } from '../state/state.ts';
import type { PlayableMatch } from './playable.ts';

/** What a game hands over for commands of the table. */
interface ChangeParts<S extends CoreState> {
  readonly leave: Program<S, object>;
  readonly agreedDraw?: AgreedDraw<S>;
}

/** What changes a match from outside; `begin` is called before each. */
export function changesOf<S extends CoreState>(
  { leave, agreedDraw }: ChangeParts<S>,
  match: Match<S>,
  begin: () => void,
): Pick<PlayableMatch, 'answer' | 'follow' | 'leave' | 'agreeDraw'> {
  return {
    answer: (seat, decision, chosen) => {
      const refusal = refuseGiven(pending(match), { seat, decision, chosen });
      if (refusal !== undefined) return refusal;
      begin();
      return answer(match, seat, chosen);
    },
    follow: (entry) => {
      begin();
      return followEntry(match, entry);
    },
    leave: (seat) => {
      begin();
      command(match, leave, {}, seat);
    },
    agreeDraw: (agreed) => {
      begin();
      if (agreedDraw !== undefined) command(match, agreedDraw.program, { seats: agreed }, NO_SEAT);
    },
  };
}
