import { sayOffer } from '@crupier/protocol';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { useTable } from '../table/scene/table-context.ts';
import { addShare, canAddShare, removeShare, shareOf } from './draft.ts';
import { namesApart } from './names-apart.ts';
import type { Answering } from './use-answering.ts';

/** A stepper for every option, with its limit. */
export function DivideSteps({ answering }: { readonly answering: Answering }): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  const { decision, draft } = answering;
  const ask = decision?.ask;
  if (decision === undefined || ask === undefined || draft === undefined) return undefined;
  const names = namesApart(ask.options.map((option) => sayOffer(option, view, speech)));
  return (
    <ul className="slip-steps">
      {names.map((name, index) => {
        const share = shareOf(draft, index);
        return (
          <li key={index}>
            <span>{name}</span>
            <Button stop icon label={texts.less(name)} inert={share === 0} onPress={() => answering.setDraft(removeShare(draft, index))}>
              <Minus aria-hidden="true" />
            </Button>
            <b aria-live="polite">{share}</b>
            <Button
              stop
              choice
              icon
              label={texts.more(name)}
              inert={!canAddShare(draft, decision, index)}
              onPress={() => answering.setDraft(addShare(draft, decision, index))}
            >
              <Plus aria-hidden="true" />
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
