import type { ReactNode } from 'react';
import { ArrangeRows } from './arrange-rows.tsx';
import { OrderRows } from './order-rows.tsx';
import type { Answering } from './use-answering.ts';
import '../styles/order-rows.css';

/** Puts things in order: cards, whose whole order is the answer, or abilities, of which one at a time is asked for. */
export function Ordering({ answering }: { readonly answering: Answering }): ReactNode {
  const { decision } = answering;
  if (decision?.ask === undefined) return undefined;
  if (decision.kind === 'arrange') return <ArrangeRows answering={answering} />;
  return <OrderRows key={decision.id} answering={answering} decision={{ ...decision, ask: decision.ask }} />;
}
