/** Abilities that wait, to be put in order: each with its card's small face and what it does, numbered as they are pressed. */

import { sayCard, sayOption, type SeenDecision, type SeenOption } from '@crupier/protocol';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { CardChip } from '../faces/card-face.tsx';
import { useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { createStore } from '../parts/store.ts';
import { useTable } from '../table/scene/table-context.ts';
import type { Choice } from './card-choices.ts';
import { planAfterFirst, plannedNext, pressInOrder, turnOf, type OrderPlan } from './order-plan.ts';
import type { Answering } from './use-answering.ts';

/** What is left of the order that was told last. */
const told = createStore<OrderPlan | undefined>(undefined);

type AskedDecision = SeenDecision & Required<Pick<SeenDecision, 'ask'>>;

interface OrderRowsProps {
  readonly answering: Answering;
  readonly decision: AskedDecision;
}

/** The rows. What follows from an order that was told before is answered by itself. */
export function OrderRows({ answering, decision }: OrderRowsProps): ReactNode {
  const { view } = useTable();
  const { ask } = decision;
  const turn = turnOf(view);
  const [planned] = useState(() => plannedNext(told.read(), ask, turn));
  const [order, setOrder] = useState<readonly number[]>([]);
  const { submit, choices } = answering;
  useEffect(() => {
    told.write(planned?.plan);
    if (planned !== undefined) submit([planned.index]);
    // A question is answered once, when it comes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [planned]);
  if (planned !== undefined) return undefined;
  const rows = [...choices.byCard.values()].flat();
  const all = rows.map(({ index }) => index);
  const send = (by: readonly number[]): void => {
    told.write(planAfterFirst(ask, by, turn));
    submit(by.slice(0, 1));
  };
  const press = (index: number): void => {
    const next = pressInOrder(order, all, index);
    // Of two, the first is the whole order.
    if (all.length < 3) send(next);
    else setOrder(next);
  };
  return (
    <ul className="slip-options order-rows">
      {rows.map((row) => (
        <li key={row.index}>
          <OrderRow {...row} place={order.indexOf(row.index)} onPress={() => press(row.index)} />
        </li>
      ))}
      <Acts loose={choices.loose} order={order} onRest={(index) => submit([index])} onSend={() => send(order)} />
    </ul>
  );
}

interface OrderRowProps extends Choice {
  /** Its place in the order, from 0; less where it has none yet. */
  readonly place: number;
  readonly onPress: () => void;
}

/** How wide a small face is drawn, in pixels. */
const chipWidth = 160;

/** An ability: its number, the small face of its card, and what it does. */
function OrderRow({ index, option, place, onPress }: OrderRowProps): ReactNode {
  const { view, speech, advised } = useTable();
  const { text: told, ...bare } = option;
  const text = told?.[speech.language] ?? '';
  return (
    <Button
      stop
      choice
      pressed={place >= 0}
      option={index}
      advised={advised?.includes(index) === true}
      className="slip-option order-row"
      onPress={onPress}
    >
      <span className="slip-number">{place >= 0 ? place + 1 : ''}</span>
      <SmallFace option={option} head={sayOption(bare, view, speech)} />
      {text !== '' && <span className="slip-option-text">{text}</span>}
    </Button>
  );
}

/** The small face of the card whose ability it is, which a screen reader is told by its words; of a lent one also who has it. */
function SmallFace({ option: { card, giver }, head }: { readonly option: SeenOption; readonly head: string }): ReactNode {
  const { view, speech, look } = useTable();
  const seen = view.cards[giver ?? card ?? ''];
  const sheet = seen && speech.card(look.definitionOf(seen));
  const face = useMemo(() => sheet && look.faceOf(sheet, speech, seen), [look, sheet, speech, seen]);
  if (face === undefined) return <span className="slip-option-head">{head}</span>;
  return (
    <>
      <span className="slip-option-head unseen">{head}: </span>
      <CardChip face={face} width={chipWidth} />
      {giver !== undefined && <small aria-hidden="true">{sayCard(view.cards[card ?? '']?.definition ?? '', speech)}</small>}
    </>
  );
}

interface ActsProps {
  readonly loose: readonly Choice[];
  readonly order: readonly number[];
  readonly onRest: (index: number) => void;
  readonly onSend: () => void;
}

/** What sends the order that was begun; before one is, what lets all come as they wait, where that is offered. */
function Acts({ loose, order, onRest, onSend }: ActsProps): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  if (order.length > 0) {
    return (
      <li className="order-send">
        <Button stop choice primary onPress={onSend}>
          {texts.thisOrder}
        </Button>
      </li>
    );
  }
  return loose.map(({ index, option }) => (
    <li key={index}>
      <Button stop choice option={index} className="slip-option" onPress={() => onRest(index)}>
        {sayOption(option, view, speech)}
      </Button>
    </li>
  ));
}
