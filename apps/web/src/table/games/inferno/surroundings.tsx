import { sayLabel } from '@crupier/protocol';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../language/use-texts.ts';
import { CardButton } from '../../cards/card-button.tsx';
import { Zone } from '../../cards/zone.tsx';
import { tokenFit } from '../../room/fit-rows.ts';
import { useFrame } from '../../room/use-frame.ts';
import { effectsOf, readList, readNumber } from '../../scene/reading.ts';
import { useTable } from '../../scene/table-context.ts';
import { scenariosOf } from './inferno-reading.ts';

const environments = ['thanatos', 'acqua', 'plague'] as const;
const emblem = tokenFit(0, 0, { unit: 1, small: true });
/** The width of a chip, in units of the drawing. */
const chipWidth = 176;

/** What holds for the whole table: scenario, environments, depth and lasting effects. */
export function Surroundings(): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  const { touch } = useFrame();
  const active = readList(view.table, 'environments');
  const depth = readNumber(view.table, 'depth');
  const effects = effectsOf(view).filter((handle) => view.cards[handle]?.host === undefined);
  const chips = [...scenariosOf(view, speech), ...effects];
  return (
    <div className="surroundings">
      {chips.length > 0 && (
        <Zone label={`${sayLabel('scenario', speech)} · ${texts.effects}`} className="chips">
          {chips.map((handle) => (
            <li key={handle}>
              {touch ? <CardButton handle={handle} fit={emblem} /> : <CardButton handle={handle} size="chip" width={chipWidth} />}
            </li>
          ))}
        </Zone>
      )}
      <ul className="environments" aria-label={sayLabel('environments', speech)}>
        {environments.map((each) => (
          <li key={each} data-on={active.includes(each) || undefined}>
            {active.includes(each) && <Check aria-hidden="true" size={14} />}
            {sayLabel(each, speech)}
            <span className="unseen">{active.includes(each) ? texts.activeNow : texts.inactive}</span>
          </li>
        ))}
        {depth > 0 && (
          <li data-on="">
            {sayLabel('depth', speech)} <b data-value="">{depth}</b>
          </li>
        )}
      </ul>
    </div>
  );
}
