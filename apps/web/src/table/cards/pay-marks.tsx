/** What a payment lays over the cards: what each generates, which are spent or proposed, and how far the card is paid. */

import type { Handle } from '@crupier/protocol';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { marks } from '../../faces/drawings.ts';
import type { Face } from '../../faces/face.ts';
import { useTable } from '../scene/table-context.ts';

interface PayMarksProps {
  readonly handle: Handle;
  readonly face: Face | undefined;
}

/** Over a card that pays: what it generates. Beside the card that is paid for: how much of it is. */
export function PayMarks({ handle, face }: PayMarksProps): ReactNode {
  const { payment, look } = useTable();
  if (payment === undefined) return undefined;
  if (handle === payment.source) return <PayTab paid={payment.paid} price={payment.price} />;
  const worth = payment.worthOf(handle);
  if (worth === undefined) return undefined;
  const isPicked = payment.picked.includes(handle);
  return (
    <span className="pay-pill" data-is={stateOf(isPicked, payment.proposed.includes(handle))} aria-hidden="true">
      {isPicked && <Check size={14} strokeWidth={3.5} />}
      {look.Resources !== undefined && face !== undefined ? <look.Resources face={face} worth={worth} /> : <PlainResources worth={worth} />}
    </span>
  );
}

function stateOf(isPicked: boolean, isProposed: boolean): 'picked' | 'proposed' | undefined {
  if (isPicked) return 'picked';
  return isProposed ? 'proposed' : undefined;
}

/** A number of resources without a type. */
export function PlainResources({ worth }: { readonly worth: number }): ReactNode {
  return (
    <>
      {worth > 1 && <b>{worth}</b>}
      <svg viewBox="0 0 16 16" width="1.05em" height="1.05em">
        <path d={marks.bolt} fill="currentColor" />
      </svg>
    </>
  );
}

/** The most slots that are drawn: beyond, the figure says it. */
const slotsMax = 6;

function PayTab({ paid, price }: { readonly paid: number; readonly price: number }): ReactNode {
  return (
    <span className="pay-tab" aria-hidden="true">
      <b>
        {Math.min(paid, price)} / {price}
      </b>
      {price <= slotsMax && Array.from({ length: price }, (_, at) => <i key={at} data-on={at < paid || undefined} />)}
    </span>
  );
}
