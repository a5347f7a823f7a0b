import { saySeat } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { usePassingNow } from '../table/passing/passing-context.ts';
import { useFoldsSlip } from '../table/room/use-frame.ts';
import { useTable } from '../table/scene/table-context.ts';
import type { MatchState } from '../wire/match-state.ts';
import { sayPlan } from './say-plan.ts';
import { SlipStub } from './slip-stub.tsx';

interface QuietSlipProps {
  readonly match: MatchState;
  /** What happened last. */
  readonly recent: string;
}

/** The slip while the call is somebody else's: felt instead of paper. */
export function QuietSlip({ match, recent }: QuietSlipProps): ReactNode {
  const { speech, near } = useTable();
  const texts = useTexts();
  const isFolded = useFoldsSlip();
  const { setting, change } = usePassingNow();
  const seat = match.pending?.waiting[0];
  if (seat === undefined) return undefined;
  const name = saySeat(seat, speech);
  const until = setting?.until;
  const watches = match.seats.length === 0;
  const plan = match.info.status === 'running' ? match.plans.find((each) => each.seat === seat) : undefined;
  const own = seat === near ? texts.passingNow : texts.thinking(name);
  const waits = watches ? texts.watchDecides(name) : own;
  return (
    <section className="slip" data-quiet="" data-folded={isFolded || undefined} aria-label={texts.decision} data-zone="">
      <SlipStub seat={seat} name={name} words={watches ? name : texts.waitFor} />
      <div className="slip-say">
        <h1 id="question" tabIndex={-1}>
          {waits}
        </h1>
        <p className="slip-why" data-recent="">
          <span>{recent}</span>
          {plan !== undefined && <span className="slip-plan">{sayPlan(plan, speech, texts)}</span>}
        </p>
        {until !== undefined && (
          <p className="slip-why slip-until">
            <output>{until === 'turn' ? texts.passingUntilTurn : texts.passingUntilResponse}</output>
            <Button stop onPress={() => change?.({ until: 'nothing' })}>
              {texts.stopPassing}
            </Button>
          </p>
        )}
      </div>
    </section>
  );
}
