/** The combat: attacker and defender face to face, their strengths, and the stage that it has reached. */

import { sayLabel, type Handle } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { marks } from '../../../faces/drawings.ts';
import { useTexts } from '../../../language/use-texts.ts';
import { usePhone } from '../../../parts/use-media.ts';
import { CardButton } from '../../cards/card-button.tsx';
import { Zone } from '../../cards/zone.tsx';
import { readText } from '../../scene/reading.ts';
import { useTable, type TableScene } from '../../scene/table-context.ts';
import { inCombat } from './inferno-reading.ts';

/** The stages in their order, and the codes of their words. */
const stages = [
  { stage: 'propose', word: 'propose' },
  { stage: 'attack', word: 'attack' },
  { stage: 'damage', word: 'combatDamage' },
  { stage: 'end', word: 'combatEnd' },
] as const;

/** The middle of the table. */
export function InfernoDuel(): ReactNode {
  const scene = useTable();
  const { view, speech } = scene;
  const texts = useTexts();
  const stage = readText(view.table, 'stage');
  if (stage === '') return <div className="inf-peace" aria-hidden="true" />;
  const now = stages.findIndex((each) => each.stage === stage);
  const attackers = inCombat(view, 'attacks');
  const defenders = inCombat(view, 'defends');
  return (
    <section className="duel" aria-label={texts.combat}>
      <div className="duel-cards">
        <Fighters handles={attackers} label={texts.attackers} />
        <p className="duel-words">
          <svg viewBox="0 0 16 16" width="28" height="28" aria-hidden="true">
            <path d={marks.sword} fill="currentColor" />
          </svg>
          <b>{texts.versus(strengthsOf(attackers, scene), strengthsOf(defenders, scene))}</b>
        </p>
        <Fighters handles={defenders} label={texts.defenders} />
      </div>
      <ol className="duel-stages" aria-label={sayLabel('stage', speech)}>
        {stages.map((each, at) => (
          <li key={each.stage} data-done={at < now || undefined} aria-current={at === now ? 'step' : undefined}>
            {sayLabel(each.word, speech)}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Fighters({ handles, label }: { readonly handles: readonly Handle[]; readonly label: string }): ReactNode {
  const phone = usePhone();
  return (
    <Zone label={label} className="fighters">
      {handles.map((handle) => (
        <li key={handle}>
          <CardButton handle={handle} size={phone ? 'tile' : 'board'} />
        </li>
      ))}
    </Zone>
  );
}

/** Strengths as they are now; a dash where somebody has none. */
function strengthsOf(handles: readonly Handle[], { view, speech, look }: TableScene): string {
  const strengths = handles.map((handle) => {
    const seen = view.cards[handle];
    const sheet = seen && speech.card(seen.definition);
    return String((sheet && look.faceOf(sheet, speech, seen).engraved?.strength?.now) ?? '—');
  });
  return strengths.length === 0 ? '—' : strengths.join(' + ');
}
