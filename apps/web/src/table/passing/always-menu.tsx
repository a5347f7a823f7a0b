import type { SeenDecision, Yield } from '@crupier/protocol';
import { Repeat } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { MenuButton } from '../../parts/menu-button.tsx';
import { usePart } from '../../parts/use-store.ts';
import { useTable } from '../scene/table-context.ts';
import { sayYield, withYield, yieldByAnswer, yieldsAt } from './always.ts';
import { answerKept } from './kept-answer.ts';
import { usePassingNow } from './passing-context.ts';

/**
 * Lets a question, and those like it, always be answered alike: by a box that keeps the answer that is given now, or, where one answer says
 * several things, by a menu of them. Nothing where it cannot be.
 */
export function AlwaysMenu({ decision }: { readonly decision: SeenDecision }): ReactNode {
  const texts = useTexts();
  const { view, speech } = useTable();
  const { setting, change } = usePassingNow();
  const offered = yieldsAt(decision, view);
  const [first] = offered;
  if (setting === undefined || change === undefined || first === undefined) return undefined;
  if (yieldByAnswer(decision, offered, []) !== undefined) return <AlwaysBox decision={decision} yielded={first} />;
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
      <Repeat aria-hidden="true" size={18} /> {texts.always}
    </MenuButton>
  );
}

/** Keeps the answer that is given. */
function AlwaysBox({ decision, yielded }: { readonly decision: SeenDecision; readonly yielded: Yield }): ReactNode {
  const texts = useTexts();
  const { speech } = useTable();
  const isKept = usePart(answerKept, (id) => id === decision.id);
  return (
    <label className="slip-always-box">
      <input type="checkbox" checked={isKept} onChange={() => answerKept.write(isKept ? undefined : decision.id)} />
      {decision.kind === 'may' ? texts.alwaysSo : sayYield(yielded, speech, texts, false)}
    </label>
  );
}
