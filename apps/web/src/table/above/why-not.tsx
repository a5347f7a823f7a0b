/** Why no more can be done with a card: what is in the way now, and what would be next. */

import { sayWhyNot, type Handle, type SaidReason } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { isLedgerRule, RuleCite } from '../../rulebook/rule-cite.tsx';
import type { MatchChannel } from '../../wire/match-channel.ts';
import { useWhyNot } from '../../wire/use-why-not.ts';
import { useTable } from '../scene/table-context.ts';

interface WhyNotProps {
  readonly channel: MatchChannel;
  readonly card: Handle;
}

/** The reasons for a card of the reader's own; nothing where all is offered that one would expect. */
export function WhyNotReasons({ channel, card }: WhyNotProps): ReactNode {
  const { speech, view } = useTable();
  const texts = useTexts();
  const told = useWhyNot(channel, card);
  const definition = view.cards[card]?.definition;
  const refusals = told === undefined || definition === undefined ? [] : sayWhyNot(told, definition, speech);
  if (refusals.length === 0) return undefined;
  return (
    <section className="explained" data-why="">
      <h3>{texts.whyNot}</h3>
      <dl>
        {refusals.map(({ acts, reasons }) => (
          <div key={acts.join(' ')}>
            <dt>{acts.join(' · ')}</dt>
            {reasons.map((reason) => (
              <dd key={reason.text}>
                <Reason reason={reason} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A reason with the first rule behind it. */
export function Reason({ reason: { text, rules } }: { readonly reason: SaidReason }): ReactNode {
  const { speech } = useTable();
  const rule = rules.find(isLedgerRule);
  return (
    <>
      {text} {rule !== undefined && <RuleCite rule={rule} speech={speech} />}
    </>
  );
}
