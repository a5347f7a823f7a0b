import type { ReactNode } from 'react';
import type { Choice } from './card-choices.ts';
import { NumberEntry } from './number-entry.tsx';
import { areNumbersInOrder } from './numbers-in-order.ts';
import type { Answering } from './use-answering.ts';
import { WordChooser } from './word-chooser.tsx';
import '../styles/many-options.css';

/** More options than stand as buttons. Another question begins anew. */
export function ManyOptions({ choices, answering }: { readonly choices: readonly Choice[]; readonly answering: Answering }): ReactNode {
  const Chooser = areNumbersInOrder(choices) ? NumberEntry : WordChooser;
  return <Chooser key={answering.decision?.id} choices={choices} answering={answering} />;
}
