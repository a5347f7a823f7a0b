import type { SeenDecision } from '@crupier/protocol';
import { Repeat } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { MenuButton } from '../../parts/menu-button.tsx';
import { useTable } from '../scene/table-context.ts';
import { sayYield, withYield, yieldsAt } from './always.ts';
import { usePassingNow } from './passing-context.ts';

/** Lets a question, and those like it, always be answered alike; nothing where it cannot be. */
export function AlwaysMenu({ decision }: { readonly decision: SeenDecision }): ReactNode {
  const texts = useTexts();
  const { view, speech } = useTable();
  const { setting, change } = usePassingNow();
  const offered = yieldsAt(decision, view);
  if (setting === undefined || change === undefined || offered.length === 0) return undefined;
  return (
    <MenuButton
      label={texts.always}
      className="slip-always"
      entries={offered.map((each) => ({
        key: `${each.answer} ${each.about}`,
        words: sayYield(each, speech, texts, decision.kind === 'may'),
        onPress: () => change({ yields: withYield(setting.yields, each) }),
      }))}
    >
      <Repeat aria-hidden="true" size={18} />
    </MenuButton>
  );
}
