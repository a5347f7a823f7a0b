/** The ruler of the main scheme, and how many rounds it has left. */

import { sayLabel, type Handle } from '@crupier/protocol';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../language/use-texts.ts';
import { readNumber } from '../../scene/reading.ts';
import { useTable } from '../../scene/table-context.ts';
import { threatRuler, type ThreatRuler } from './threat-ruler.ts';

interface SchemeProps {
  readonly scheme: Handle;
}

/** The threat on a main scheme; undefined before it has a target, as while the table is set up. */
function useRuler(
  scheme: Handle,
): (ThreatRuler & { readonly now: number; readonly target: number; readonly perRound: number }) | undefined {
  const { view } = useTable();
  const values = view.cards[scheme]?.now;
  const [now, target, perRound] = [readNumber(values, 'threat'), readNumber(values, 'targetThreat'), readNumber(values, 'threatPerRound')];
  return target === 0 ? undefined : { ...threatRuler({ now, target, perRound }), now, target, perRound };
}

/** A cell for each threat: filled now, hatched what the next round adds, a gap at the end of each round. */
export function SchemeRuler({ scheme }: SchemeProps): ReactNode {
  const { speech } = useTable();
  const texts = useTexts();
  const ruler = useRuler(scheme);
  if (ruler === undefined) return undefined;
  return (
    <span className="mc-ruler" data-hot={ruler.isHot || undefined}>
      <span className="unseen">{`${sayLabel('threat', speech)} ${ruler.now} ${texts.mostHitPoints(ruler.target)}`}</span>
      {ruler.cells.map(({ state, endsRound }, at) => (
        <i key={at} data-state={state} data-end={endsRound || undefined} />
      ))}
    </span>
  );
}

/** The rounds that are left at the pace of now. */
export function SchemeClock({ scheme, short = false }: SchemeProps & { readonly short?: boolean }): ReactNode {
  const texts = useTexts();
  const ruler = useRuler(scheme);
  if (ruler === undefined) return undefined;
  const { rounds, isHot, perRound } = ruler;
  return (
    <span className="mc-clock" data-hot={isHot || undefined}>
      <Clock aria-hidden="true" />
      {rounds !== undefined && <b>{short ? texts.roundsShort(rounds) : texts.roundsLeft(rounds)}</b>}
      {!short && <span>{texts.atPace(perRound)}</span>}
    </span>
  );
}

/** The threat in figures: now, of how much, and what each round adds. */
export function SchemeFigures({ scheme }: SchemeProps): ReactNode {
  const ruler = useRuler(scheme);
  if (ruler === undefined) return undefined;
  return (
    <span className="mc-scheme-figures">
      <b data-value="">{ruler.now}</b>/{ruler.target} · +{ruler.perRound}
    </span>
  );
}
