/** What a combat under way comes to if nobody does anything more, as sums on the line between the sides. */

import type { ForecastMessage, SeenDecision } from '@crupier/protocol';
import { useMemo, type ReactNode } from 'react';
import { useStore } from '../../../parts/use-store.ts';
import type { MatchChannel } from '../../../wire/match-channel.ts';
import { ForecastAhead } from '../../forecast/forecast-note.tsx';
import { useTable } from '../../scene/table-context.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { isStriking, Sums } from './sum-line.tsx';

/** The sums, which a screen reader is told in a sentence; the sentence alone where nothing is added up. */
export function CombatSums(): ReactNode {
  const { channel } = useTable();
  return channel === undefined ? <ForecastAhead /> : <SumsAhead channel={channel} />;
}

function SumsAhead({ channel }: { readonly channel: MatchChannel }): ReactNode {
  const outcome = useOutcomeAhead(channel);
  if (outcome === undefined) return <ForecastAhead />;
  return (
    <>
      <ul className="combat-sums" aria-hidden="true">
        <Sums outcome={outcome} />
      </ul>
      <span className="unseen">
        <ForecastAhead />
      </span>
    </>
  );
}

/** What comes of the answer that lets the combat go on; undefined until it is told, and where nobody is struck. */
function useOutcomeAhead(channel: MatchChannel): Outcome | undefined {
  const { view, speech, look } = useTable();
  const { match, forecasts } = useStore(channel.store);
  const pending = match?.pending;
  return useMemo(() => {
    const told = pending && forecasts.find((each) => each.decision === pending.id && letsGoOn(each, pending));
    const reading = look.figures?.read({ view, speech });
    const outcome = told && reading && outcomeOf(told, reading);
    return outcome !== undefined && isStriking(outcome) ? outcome : undefined;
  }, [pending, forecasts, view, speech, look]);
}

/** Whether an answer lets the combat go on, and does nothing else. */
function letsGoOn({ chosen }: ForecastMessage, { ask }: SeenDecision): boolean {
  const consequence = ask?.options[chosen[0] ?? -1]?.consequence;
  return consequence !== undefined && consequence.ends !== true;
}
