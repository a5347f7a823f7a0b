/** The slip: whose call, what, why, and the answers that are about no card on the table. Always in the same place. */

import { obviousAnswer, sayAskingText, sayCard, sayDecision, saySeat, type Handle, type SeenDecision } from '@crupier/protocol';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { SameOrderSwitch } from '../preferences/same-order-switch.tsx';
import { AlwaysMenu } from '../table/passing/always-menu.tsx';
import { ForecastNote } from '../table/forecast/forecast-note.tsx';
import { useFoldsSlip, useFrame } from '../table/room/use-frame.ts';
import { useTable, type TableScene } from '../table/scene/table-context.ts';
import { answersAtOnce, paidOf, type Draft } from './draft.ts';
import { asksForOrder } from './same-order.ts';
import { MissingOptions } from './missing-options.tsx';
import { SlipActs, SlipBody } from './slip-answers.tsx';
import { isCalm } from './slip-options.ts';
import { SlipStub } from './slip-stub.tsx';
import type { Answering } from './use-answering.ts';
import { useCancelKey } from './use-cancel-key.ts';

interface SlipProps {
  readonly answering: Answering;
  /** Whether an answer is on its way. */
  readonly busy: boolean;
  /** Whether a card of that handle lies where it can be pressed. */
  readonly isDrawn: (handle: Handle) => boolean;
  /** Takes back what is being announced; absent where nothing can be cancelled. */
  readonly onCancel?: (() => void) | undefined;
}

/** The open question of this seat. */
export function Slip({ answering, busy, isDrawn, onCancel }: SlipProps): ReactNode {
  const { view, speech, near, look } = useTable();
  const texts = useTexts();
  const { decision } = answering;
  const [unfolded, setUnfolded] = useState<number | undefined>(undefined);
  const foldsSlip = useFoldsSlip();
  const { small } = useFrame();
  useCancelKey(decision?.ask === undefined ? undefined : onCancel);
  if (decision?.ask === undefined) return undefined;
  const canFold = foldsSlip && onCancel === undefined && isCalm(answering, isDrawn, { view, speech });
  const isFolded = canFold && unfolded !== decision.id;
  const name = saySeat(near, speech);
  const sentence = sayDecision(decision, view, speech);
  const isObvious = obviousAnswer(decision.kind, decision.ask) !== undefined;
  return (
    <section
      className="slip"
      aria-label={texts.decision}
      aria-busy={busy}
      data-kind={decision.kind}
      data-decision={decision.id}
      data-forced={isObvious || undefined}
      data-many={!answersAtOnce(decision) || undefined}
      data-folded={isFolded || undefined}
      data-zone=""
    >
      <SlipStub seat={near} name={name} words={texts.yourCall(name)} rule={decision.rule} />
      <div className="slip-say">
        <h1 id="question" tabIndex={-1}>
          {sentence}
        </h1>
        <SlipWhy decision={decision} answering={answering} sentence={sentence} />
        <SlipBody answering={answering} isDrawn={isDrawn} />
        {!isFolded && <MissingOptions decision={decision} />}
        {!isFolded && look.figures !== undefined && <look.figures.Unchosen decision={decision} />}
        {small && !isFolded && <ForecastNote />}
        {asksForOrder(decision, view) && <SameOrderSwitch />}
        {!isFolded && <AlwaysMenu decision={decision} />}
      </div>
      <SlipActs answering={answering} busy={busy} onCancel={onCancel} />
      {!small && <ForecastNote />}
      {canFold && <FoldButton isFolded={isFolded} onFold={(folds) => setUnfolded(folds ? undefined : decision.id)} />}
    </section>
  );
}

interface FoldButtonProps {
  readonly isFolded: boolean;
  readonly onFold: (folds: boolean) => void;
}

/** Shows the whole of a question that a phone has folded to one line, or folds it again. */
function FoldButton({ isFolded, onFold }: FoldButtonProps): ReactNode {
  const texts = useTexts();
  const Sign = isFolded ? ChevronUp : ChevronDown;
  return (
    <button
      type="button"
      className="slip-fold"
      data-stop=""
      aria-label={texts.wholeQuestion}
      aria-expanded={!isFolded}
      onClick={() => onFold(!isFolded)}
    >
      <Sign aria-hidden="true" />
    </button>
  );
}

interface SlipWhyProps {
  readonly decision: SeenDecision;
  readonly answering: Answering;
  /** The question as it is said. */
  readonly sentence: string;
}

/** How much is to be chosen, and what asks and what its text says. */
function SlipWhy({ decision, answering, sentence }: SlipWhyProps): ReactNode {
  const scene = useTable();
  const { view, speech, look, zoom } = scene;
  const texts = useTexts();
  const { ask, source } = decision;
  const { draft } = answering;
  if (ask === undefined || draft === undefined) return undefined;
  // What the answers may cost says more than the text of the card for which a rule asks.
  const hasLosses = ask.options.some(({ loss }) => loss !== undefined);
  const seen = source === undefined ? undefined : view.cards[source];
  const because = seen && look.definitionOf(seen);
  const name = because === undefined ? '' : sayCard(because, speech);
  return (
    <p className="slip-why">
      <Measure kind={decision.kind} ask={ask} draft={draft} />
      {source !== undefined && name !== '' && !sentence.includes(name) && (
        <button type="button" className="slip-source" data-stop="" onClick={() => zoom(source)}>
          {texts.because} <b>{name}</b>
        </button>
      )}
      {because !== undefined && !hasLosses && <MarkedText text={textOfAsker(decision, scene)} />}
      {ask.forced && <span className="slip-forced">{texts.forced}</span>}
      {answering.armed !== undefined && !answering.opensMenu(answering.armed) && <span>{texts.tapAgain}</span>}
    </p>
  );
}

/** Marks that no text has of its own. */
const MARKS: [string, string] = ['⟦', '⟧'];

/** A text in which what is chosen is set off. */
function MarkedText({ text }: { readonly text: string }): ReactNode {
  const [before = '', rest] = text.split(MARKS[0]);
  const [chosen = '', after = ''] = rest?.split(MARKS[1]) ?? [];
  return (
    <span className="slip-text">
      {before}
      {rest !== undefined && <mark>{chosen}</mark>}
      {after}
    </span>
  );
}

/** What asks says: the ability alone and whoever gave it, or the whole card where a rule asks about it. */
function textOfAsker(decision: SeenDecision, { view, speech, look }: TableScene): string {
  const said = sayAskingText(decision, speech, MARKS);
  if (said !== undefined) return said.replaceAll('**', '');
  const seen = decision.source === undefined ? undefined : view.cards[decision.source];
  const sheet = seen && speech.card(look.definitionOf(seen));
  return sheet === undefined ? '' : look.faceOf(sheet, speech, seen).text.join(' ').replaceAll('**', '');
}

interface MeasureProps extends Pick<SeenDecision, 'kind'> {
  readonly ask: NonNullable<SeenDecision['ask']>;
  readonly draft: Draft;
}

/** How much is to be chosen, shared or paid, and how much of it is. */
function Measure({ kind, ask, draft }: MeasureProps): ReactNode {
  const texts = useTexts();
  if (ask.max <= 1 || kind === 'arrange') return undefined;
  const count = draft.chosen.length;
  const payment = kind === 'pay' ? paidOf(draft, ask) : undefined;
  if (payment !== undefined)
    return (
      <>
        <Pips chosen={payment.paid} max={payment.price} />
        <span>{texts.paidCount(payment.paid, payment.price)}</span>
      </>
    );
  return (
    <>
      <Pips chosen={count} max={ask.max} />
      <span>
        {kind === 'divide'
          ? texts.leftToShare(ask.max - count)
          : `${texts.chooseCount(ask.min, ask.max)} · ${texts.chosenCount(count, ask.max)}`}
      </span>
      {ask.inOrder === true && <span>{texts.orderCounts}</span>}
    </>
  );
}

const pipsMax = 6;

function Pips({ chosen, max }: { readonly chosen: number; readonly max: number }): ReactNode {
  if (max > pipsMax) return undefined;
  return (
    <span className="pips" aria-hidden="true">
      {Array.from({ length: max }, (_, at) => (
        <i key={at} data-on={at < chosen || undefined} />
      ))}
    </span>
  );
}
