/** Why no more can be done with a card: what is in the way now, and what would be next. */

import { sayWhyNot, type Handle, type SaidReason, type SaidRefusal } from '@crupier/protocol';
import { useEffect, type ReactNode } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { usePart } from '../../parts/use-store.ts';
import { isLedgerRule, RuleCite } from '../../rulebook/rule-cite.tsx';
import type { MatchChannel } from '../../wire/match-channel.ts';
import { useTable } from '../scene/table-context.ts';

interface WhyNotProps {
  readonly channel: MatchChannel;
  readonly card: Handle;
}

/** The reasons for a card of the reader's own; nothing where all is offered that one would expect. */
export function WhyNotReasons({ channel, card }: WhyNotProps): ReactNode {
  const texts = useTexts();
  const refusals = useWhyNot(channel, card);
  if (refusals.length === 0) return undefined;
  return (
    <section className="explained" data-why="">
      <h3>{texts.whyNot}</h3>
      <dl>
        {refusals.map(({ acts, reasons }) => (
          <div key={acts.join(' ')}>
            <dt>{acts.join(' · ')}</dt>
            {reasons.map((reason) => (
              <Reason key={reason.text} reason={reason} />
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

function Reason({ reason: { text, rules } }: { readonly reason: SaidReason }): ReactNode {
  const { speech } = useTable();
  const rule = rules.find(isLedgerRule);
  return (
    <dd>
      {text} {rule !== undefined && <RuleCite rule={rule} speech={speech} />}
    </dd>
  );
}

const none: readonly SaidRefusal[] = [];

/** Asks about a card whenever the match has gone on. */
function useWhyNot(channel: MatchChannel, card: Handle): readonly SaidRefusal[] {
  const { speech, view } = useTable();
  const told = usePart(channel.store, ({ whyNot }) => whyNot);
  const at = usePart(channel.store, ({ match }) => (match === undefined || match.seat < 0 ? undefined : match.seq));
  useEffect(() => {
    if (at !== undefined) channel.askWhyNot(card);
  }, [channel, card, at]);
  const definition = view.cards[card]?.definition;
  return told?.card === card && definition !== undefined ? sayWhyNot(told, definition, speech) : none;
}
