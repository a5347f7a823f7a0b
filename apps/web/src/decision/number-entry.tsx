import { sayOption } from '@crupier/protocol';
import { Minus, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button as AriaButton, Group, Input, NumberField } from 'react-aria-components';
import { useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { useTable } from '../table/scene/table-context.ts';
import type { Choice } from './card-choices.ts';
import type { Answering } from './use-answering.ts';

/** Many numbers that follow each other: one is written or stepped to, and then given. */
export function NumberEntry({ choices, answering }: { readonly choices: readonly Choice[]; readonly answering: Answering }): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  const least = choices[0]?.option.value ?? 0;
  const [value, setValue] = useState(least);
  const chosen = choices[value - least];
  return (
    <div className="slip-number-entry">
      <NumberField
        aria-label={texts.number}
        minValue={least}
        maxValue={least + choices.length - 1}
        value={value}
        // An emptied field says no number.
        onChange={(written) => setValue(Number.isNaN(written) ? least : written)}
      >
        <Group className="number-field">
          <AriaButton slot="decrement" className="button" data-icon="">
            <Minus aria-hidden="true" />
          </AriaButton>
          <Input className="input" data-stop="" />
          <AriaButton slot="increment" className="button" data-icon="">
            <Plus aria-hidden="true" />
          </AriaButton>
        </Group>
      </NumberField>
      <span>{texts.numberRange(least, least + choices.length - 1)}</span>
      {chosen !== undefined && (
        <Button stop choice primary verb={chosen.option.verb} onPress={() => answering.submit([chosen.index])}>
          {texts.giveNumber(sayOption(chosen.option, view, speech))}
        </Button>
      )}
    </div>
  );
}
