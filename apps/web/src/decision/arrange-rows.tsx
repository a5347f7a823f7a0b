import { sayOption } from '@crupier/protocol';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { useTable } from '../table/scene/table-context.ts';
import { moveOption } from './draft.ts';
import { namesApart } from './names-apart.ts';
import type { Answering } from './use-answering.ts';
import { useRowDrag } from './use-row-drag.ts';

/** Numbered rows that are moved earlier or later, by their buttons, by keys, or by dragging them. */
export function ArrangeRows({ answering }: { readonly answering: Answering }): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  const { decision, draft } = answering;
  const grip = useRowDrag({
    order: draft?.chosen ?? [],
    move: (row, by) => draft !== undefined && answering.setDraft(moveOption(draft, row, by)),
  });
  if (decision?.ask === undefined || draft === undefined) return undefined;
  const names = namesApart(decision.ask.options.map((option) => sayOption(option, view, speech)));
  return (
    <ol className="slip-rows">
      {draft.chosen.map((index, at) => {
        const name = names[index] ?? '';
        return (
          <li key={index} onPointerDown={grip(index)}>
            <span className="slip-number">{at + 1}</span>
            <b>{name}</b>
            <Button stop icon label={texts.moveUp(name)} inert={at === 0} onPress={() => answering.setDraft(moveOption(draft, index, -1))}>
              <ArrowUp aria-hidden="true" />
            </Button>
            <Button
              stop
              icon
              label={texts.moveDown(name)}
              inert={at === draft.chosen.length - 1}
              onPress={() => answering.setDraft(moveOption(draft, index, 1))}
            >
              <ArrowDown aria-hidden="true" />
            </Button>
          </li>
        );
      })}
    </ol>
  );
}
