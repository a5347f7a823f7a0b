import { sayDecline, sayDeclinedLoss, sayOdds, type SeenDecision } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { useFrame } from '../table/room/use-frame.ts';
import { useTable } from '../table/scene/table-context.ts';

/** What choosing nothing may cost, and what all losses of a question depend on. */
export function LossNotes({ decision }: { readonly decision: SeenDecision }): ReactNode {
  const { view, speech } = useTable();
  const { small } = useFrame();
  const { ask } = decision;
  const cost = ask && sayDeclinedLoss(ask, view, speech);
  const odds = ask?.odds && sayOdds(ask.odds, speech);
  return (
    <>
      {cost !== undefined && (
        <p className="loss-note">
          <b>{sayDecline(decision, speech)}.</b> {cost}
        </p>
      )}
      {odds !== undefined && !small && <p className="loss-note">{odds}</p>}
    </>
  );
}
