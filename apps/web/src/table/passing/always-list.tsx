import type { PassSetting } from '@crupier/protocol';
import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { Button } from '../../parts/button.tsx';
import { useTable } from '../scene/table-context.ts';
import { sayYield, withoutYield } from './always.ts';
import type { ChangePassing } from './passing-context.ts';

interface AlwaysListProps {
  readonly setting: PassSetting;
  readonly change: NonNullable<ChangePassing>;
}

/** What is always answered alike for the reader, each with what takes it back. */
export function AlwaysList({ setting, change }: AlwaysListProps): ReactNode {
  const texts = useTexts();
  const { speech } = useTable();
  const { yields = [] } = setting;
  const note = useRef<HTMLParagraphElement>(null);
  const takeBack = (each: (typeof yields)[number]): void => {
    // Its button goes with it: the focus stays on the sheet, where Escape closes it.
    note.current?.focus();
    change({ yields: withoutYield(yields, each) });
  };
  return (
    <>
      <p className="pile-note" ref={note} tabIndex={-1}>
        {yields.length === 0 ? texts.alwaysNone : texts.alwaysText}
      </p>
      <ul className="always-list">
        {yields.map((each) => {
          const words = sayYield(each, speech, texts);
          return (
            <li key={`${each.answer} ${each.about}`}>
              <span>{words}</span>
              <Button icon label={texts.alwaysEnd(words)} onPress={() => takeBack(each)}>
                <X aria-hidden="true" />
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
