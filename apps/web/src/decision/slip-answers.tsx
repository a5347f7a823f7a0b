/** The answers on the slip, by kind of question. What lies on the table is answered there. */

import { obviousAnswer, sayDecline, type Handle, type SeenDecision, type Speech } from '@crupier/protocol';
import { Undo2 } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import type { Texts } from '../language/texts-en.ts';
import { useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { lazyPart } from '../parts/lazy-part.tsx';
import { CardButton } from '../table/cards/card-button.tsx';
import type { FrameMode } from '../table/room/frame.ts';
import { useFrame } from '../table/room/use-frame.ts';
import { useTable } from '../table/scene/table-context.ts';
import { asksForAct, type Choice } from './card-choices.ts';
import { answersAtOnce, choosesSteps, isWhole, lackOf } from './draft.ts';
import { LossNotes } from './loss-notes.tsx';
import { OptionButton } from './option-button.tsx';
import { cardsOfOption, isPaidByCards, isPayment, proposePayment, surplusOf } from './payment.ts';
import { actsOnUnseen, cardsElsewhere, fitOneLine, isRead, ordersAbilities, shownOptions, standBeside } from './slip-options.ts';
import type { Answering } from './use-answering.ts';

// They are seldom asked for, and orders, shares, and fields for numbers and searches are large.
const DivideSteps = lazyPart(async () => (await import('./divide-steps.tsx')).DivideSteps);
const ManyOptions = lazyPart(async () => (await import('./many-options.tsx')).ManyOptions);
const Ordering = lazyPart(async () => (await import('./ordering.tsx')).Ordering);
const PileChoice = lazyPart(async () => (await import('./pile-choice.tsx')).PileChoice);

/** The most options that stand as buttons; more words are searched, more numbers written. */
const optionsMax = 12;
/** So many cards that do not lie on the table stand on the slip as wide chips; a pile of more to choose from has a window. */
const chipsMax = 4;
/** How wide the chips are: more than those stand beside each other, four to a row of a tall window. */
function chipWidth(count: number, mode: FrameMode): number {
  if (count <= chipsMax) return 208;
  return mode === 'tall' ? 116 : 138;
}

/** What stands under the question. */
export function SlipBody({
  answering,
  isDrawn,
}: {
  readonly answering: Answering;
  readonly isDrawn: (handle: Handle) => boolean;
}): ReactNode {
  const texts = useTexts();
  const scene = useTable();
  const { mode } = useFrame();
  const { decision, armed } = answering;
  if (decision === undefined) return undefined;
  if (choosesSteps(decision) && !isPaidOnTable(decision, isDrawn)) return <DivideSteps answering={answering} />;
  if (decision.kind === 'arrange' || ordersAbilities(decision)) return <Ordering answering={answering} />;
  const unseen = actsOnUnseen(answering, isDrawn, scene);
  const named = new Set(unseen.map(({ option }) => option.card));
  const elsewhere = cardsElsewhere(answering, isDrawn).filter((handle) => !named.has(handle));
  const shown = [...(standBeside(answering, scene) ? [] : shownOptions(answering, scene)), ...unseen];
  const hasNone = decision.ask?.min === 0 && shown.length <= optionsMax && !hasShortNone(answering, texts, scene.speech);
  // What may be done with cards elsewhere stands beside what may be done on the board, which stays in sight.
  const isOfPile = elsewhere.length > chipsMax && !asksForAct(decision);
  const ofArmed = armed === undefined || isRead(answering) ? [] : answering.actsOn(armed);
  return (
    <>
      {isOfPile && <PileChoice key={decision.id} handles={elsewhere} />}
      {elsewhere.length > 0 && !isOfPile && (
        <ul className="slip-cards" aria-label={texts.elsewhere}>
          {elsewhere.map((handle) => (
            <li key={handle}>
              <CardButton handle={handle} size="chip" width={chipWidth(elsewhere.length, mode)} />
            </li>
          ))}
        </ul>
      )}
      {ofArmed.length > 0 && <OptionList choices={ofArmed} answering={answering} />}
      {shown.length > optionsMax ? (
        <ManyOptions choices={shown} answering={answering} />
      ) : (
        (shown.length > 0 || hasNone) && <OptionList choices={shown} answering={answering} hasNone={hasNone} />
      )}
      <LossNotes decision={decision} />
    </>
  );
}

/** Whether all that pays lies where it can be pressed: then the hand is the keyboard of the payment. */
function isPaidOnTable(decision: SeenDecision, isDrawn: (handle: Handle) => boolean): boolean {
  return isPayment(decision) && isPaidByCards(decision.ask) && decision.ask.options.flatMap(cardsOfOption).every(isDrawn);
}

interface OptionListProps {
  readonly choices: readonly Choice[];
  readonly answering: Answering;
  /** Whether choosing nothing is the last of them, as where its words have no room among the acts. */
  readonly hasNone?: boolean;
}

function OptionList({ choices, answering, hasNone = false }: OptionListProps): ReactNode {
  const { decision } = answering;
  return (
    <ul className="slip-options">
      {choices.map((choice) => (
        <li key={`${choice.index} ${choice.spot}`}>
          <OptionButton choice={choice} answering={answering} listed primary={decision !== undefined && isOnlyWay(decision, choice)} />
        </li>
      ))}
      {hasNone && (
        <li>
          <NoneButton answering={answering} />
        </li>
      )}
    </ul>
  );
}

interface SlipActsProps {
  readonly answering: Answering;
  readonly busy: boolean;
  /** Takes back what is being announced. */
  readonly onCancel?: (() => void) | undefined;
}

/** The buttons at the right end of the slip: short lists of answers, and what sends one that was put together. */
export function SlipActs({ answering, busy, onCancel }: SlipActsProps): ReactNode {
  const texts = useTexts();
  const scene = useTable();
  const { decision, draft } = answering;
  if (decision?.ask === undefined || draft === undefined) return undefined;
  const beside = standBeside(answering, scene) ? shownOptions(answering, scene) : [];
  const atOnce = answersAtOnce(decision);
  return (
    <div className="slip-acts">
      {onCancel !== undefined && (
        <Button stop onPress={onCancel} inert={busy}>
          <Undo2 aria-hidden="true" size={18} /> {texts.cancelAct}
        </Button>
      )}
      {decision.ask.min === 0 && hasShortNone(answering, texts, scene.speech) && <NoneButton answering={answering} />}
      {beside.map((choice) => (
        <OptionButton key={choice.index} choice={choice} answering={answering} primary={isOnlyWay(decision, choice)} />
      ))}
      {decision.kind === 'pay' && <PayAnyButton answering={answering} busy={busy} />}
      <PayProposedButton answering={answering} busy={busy} />
      {!atOnce && <SendButton answering={answering} busy={busy} />}
    </div>
  );
}

/** Whether an option is the only way on: yes is darker than no by no habit. */
function isOnlyWay({ kind, ask }: SeenDecision, { index }: Choice): boolean {
  const only = ask && obviousAnswer(kind, ask);
  return only?.length === 1 && only[0] === index;
}

/** Pays with the first that suffice, where one is as good as another: all the same, and of no known face. */
function PayAnyButton({ answering, busy }: { readonly answering: Answering; readonly busy: boolean }): ReactNode {
  const { view } = useTable();
  const texts = useTexts();
  const { decision, draft } = answering;
  const ask = decision?.ask;
  if (ask === undefined || draft === undefined || draft.chosen.length > 0) return undefined;
  const isPlain = ask.options.every(({ card }) => card !== undefined && view.cards[card] === undefined);
  const plain = ask.options.flatMap(({ value, count = 1 }, index) =>
    new Array<{ index: number; value: number }>(count).fill({ index, value }),
  );
  const [first] = plain;
  const needed = first === undefined ? 0 : Math.max(ask.min, Math.ceil(ask.price / Math.max(1, first.value)));
  const alike = plain.every(({ value }) => value === first?.value);
  if (!isPlain || !alike || needed === 0 || needed > ask.max) return undefined;
  return (
    <Button stop choice primary inert={busy} onPress={() => answering.submit(plain.slice(0, needed).map(({ index }) => index))}>
      {texts.payAny(needed)}
    </Button>
  );
}

/** Pays as it is cheapest, from what is chosen on. */
function PayProposedButton({ answering: { decision, draft, submit }, busy }: SlipActsProps): ReactNode {
  const texts = useTexts();
  const proposed = useMemo(
    () => (isPayment(decision) && draft !== undefined && isPaidByCards(decision.ask) ? proposePayment(draft, decision.ask) : undefined),
    [decision, draft],
  );
  if (proposed === undefined) return undefined;
  return (
    <Button stop choice primary inert={busy} onPress={() => submit(proposed.chosen)}>
      {texts.payProposed}
    </Button>
  );
}

/** Whether choosing nothing, or emptying what is chosen, is said on one line. */
function hasShortNone({ decision, draft }: Answering, texts: Texts, speech: Speech): boolean {
  if (decision === undefined || (!answersAtOnce(decision) && draft !== undefined && draft.chosen.length > 0)) return true;
  return fitOneLine(declineWord(decision, texts, speech)) || (decision.ask?.options.length ?? 0) > optionsMax;
}

function NoneButton({ answering }: { readonly answering: Answering }): ReactNode {
  const texts = useTexts();
  const { advised, speech } = useTable();
  const { draft, decision } = answering;
  if (draft === undefined || decision === undefined) return undefined;
  const begun = !answersAtOnce(decision) && draft.chosen.length > 0;
  const verb = passes.has(decision.kind) ? 'pass' : undefined;
  return (
    <Button
      stop
      choice
      primary={!begun && decision.ask?.declinedLoss !== undefined}
      verb={begun ? undefined : verb}
      option={begun ? undefined : 'none'}
      advised={!begun && advised?.length === 0}
      onPress={() => (begun ? answering.setDraft({ ...draft, chosen: [] }) : answering.submit([]))}
    >
      {begun ? texts.clear : declineWord(decision, texts, speech)}
    </Button>
  );
}

/** Kinds in which choosing nothing is to pass. */
const passes: ReadonlySet<SeenDecision['kind']> = new Set(['respond', 'defend']);

/** How choosing nothing is said: to decline, to pass, to take none. */
export function declineWord(decision: SeenDecision, texts: Texts, speech: Speech): string {
  const { kind } = decision;
  const said = sayDecline(decision, speech);
  if (said !== undefined) return said;
  if (kind === 'may') return texts.no;
  return passes.has(kind) ? texts.pass : texts.none;
}

function SendButton({ answering, busy }: { readonly answering: Answering; readonly busy: boolean }): ReactNode {
  const texts = useTexts();
  const { decision, draft } = answering;
  const ask = decision?.ask;
  if (ask === undefined || draft === undefined) return undefined;
  if (ask.min === 0 && draft.chosen.length === 0) return undefined;
  const surplus = isPayment(decision) ? surplusOf(draft, decision.ask) : undefined;
  // What is lacking yet stands on the card that is paid for.
  if (isPayment(decision) && isPaidByCards(decision.ask) && surplus === undefined) return undefined;
  const lack = lackOf(draft, ask);
  const whole = isWhole(draft, ask);
  const short = Math.max(lack.options, lack.price);
  const lacking = short > 0 ? texts.short(short) : texts.needless;
  const done = decision?.kind === 'arrange' ? texts.thisOrder : texts.doneCount(draft.chosen.length);
  const words = surplus === undefined || surplus === 0 ? done : texts.paySurplus(surplus);
  return (
    <Button stop choice primary inert={!whole || busy} onPress={() => answering.submit(draft.chosen)}>
      {whole ? words : lacking}
    </Button>
  );
}
