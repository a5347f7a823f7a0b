/** The slip while the call is somebody else's: felt instead of paper, with what happened in a few figures and what comes next. */

import { saySeat } from '@crupier/protocol';
import { useMemo, type ReactNode } from 'react';
import { marks } from '../faces/drawings.ts';
import type { Texts } from '../language/texts-en.ts';
import { useTexts } from '../language/use-texts.ts';
import { textOf } from '../log/log-lines.ts';
import { recapOf } from '../log/recap.ts';
import { Button } from '../parts/button.tsx';
import { usePassingNow } from '../table/passing/passing-context.ts';
import { useFoldsSlip } from '../table/room/use-frame.ts';
import type { WaitingFigure } from '../table/scene/game-look.ts';
import { useTable, type TableScene } from '../table/scene/table-context.ts';
import type { MatchState } from '../wire/match-state.ts';
import { sayPlan } from './say-plan.ts';
import { SlipStub } from './slip-stub.tsx';

/** The most figures. */
const figuresMax = 4;

interface QuietSlipProps {
  readonly match: MatchState;
  /** Opens the log. */
  readonly onLog: () => void;
}

/** Who decides, what has happened since the reader's last turn, and what comes next. */
export function QuietSlip({ match, onLog }: QuietSlipProps): ReactNode {
  const { speech, near } = useTable();
  const texts = useTexts();
  const isFolded = useFoldsSlip();
  const { setting, change } = usePassingNow();
  const seat = match.pending?.waiting[0];
  if (seat === undefined) return undefined;
  const name = saySeat(seat, speech);
  const watches = match.seats.length === 0;
  const own = seat === near ? texts.passingNow : texts.thinking(name);
  const until = setting?.until;
  const plan = match.info.status === 'running' ? match.plans.find((each) => each.seat === seat) : undefined;
  return (
    <section className="slip" data-quiet="" data-folded={isFolded || undefined} aria-label={texts.decision} data-zone="">
      <SlipStub seat={seat} name={name} words={watches ? name : texts.waitFor} />
      <div className="slip-say">
        <h1 id="question" tabIndex={-1}>
          {watches ? texts.watchDecides(name) : own}
        </h1>
        <Meanwhile match={match} isFolded={isFolded} onLog={onLog} />
        {plan !== undefined && <p className="slip-why slip-plan">{sayPlan(plan, speech, texts)}</p>}
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

/** What happened in figures, what comes next, and the way to the whole of it. */
function Meanwhile({ match, isFolded, onLog }: QuietSlipProps & { readonly isFolded: boolean }): ReactNode {
  const scene = useTable();
  const texts = useTexts();
  const { figures, next, count } = useMemo(() => meanwhile(match, scene, texts), [match, scene, texts]);
  // A slip that is one line says the last thing alone.
  if (isFolded)
    return (
      <p className="slip-why" data-recent="">
        {figures.at(-1)?.value}
      </p>
    );
  return (
    <>
      {figures.length > 0 && (
        <ul className="slip-figures">
          {figures.map(({ mark, label, value }) => (
            <li key={`${mark} ${label}`}>
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <path d={marks[mark]} fill="currentColor" fillRule="evenodd" />
              </svg>
              <span>{label}</span> <b>{value}</b>
            </li>
          ))}
        </ul>
      )}
      {next !== '' && <p className="slip-why">{next}</p>}
      {count > 1 && (
        <Button stop onPress={onLog}>
          {texts.seeLines(count)}
        </Button>
      )}
    </>
  );
}

interface Meantime {
  readonly figures: readonly WaitingFigure[];
  /** What comes next, in a sentence; empty where nobody can say. */
  readonly next: string;
  /** How many lines the log has of it. */
  readonly count: number;
}

/** What happened since the reader's last turn: what the game counts of it, and the last thing that was done. */
function meanwhile({ log, seats, seat }: MatchState, { view, speech, look }: TableScene, texts: Texts): Meantime {
  const recap = recapOf(log, look.isCooperative ? seats : [seat], speech);
  const lines = (recap?.lines ?? []).filter(({ heading, isUndo }) => !heading && !isUndo);
  const last = lines.at(-1);
  const counted = look.waiting?.({ view, speech, texts, seats, events: lines.flatMap(({ told }) => told) });
  const figures = [
    ...(counted?.figures ?? []).slice(0, figuresMax - 1),
    ...(last === undefined ? [] : [{ mark: 'cards', label: '', value: textOf(last) } as const]),
  ];
  return { figures, next: counted?.next ?? '', count: recap?.lines.length ?? 0 };
}
