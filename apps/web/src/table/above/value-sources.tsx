/** Where the values of a card or a seat come from: what is printed or usual, and what each card makes of it. */

import { type SaidValue, sayValueSources, type SourcesMessage } from '@crupier/protocol';
import { useCallback, type ReactNode } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { usePart } from '../../parts/use-store.ts';
import { isOfSame, type MatchChannel } from '../../wire/match-channel.ts';
import { useAskAnew } from '../../wire/use-ask-anew.ts';
import { useTable } from '../scene/table-context.ts';

interface ValueSourcesProps {
  readonly channel: MatchChannel;
  readonly of: SourcesMessage['of'];
}

/** The values that something changes; nothing where all are as printed. */
export function ValueSources({ channel, of }: ValueSourcesProps): ReactNode {
  const texts = useTexts();
  const values = useSources(channel, of);
  if (values.length === 0) return undefined;
  return (
    <section className="explained" data-sources="">
      <h3>{texts.valueSources}</h3>
      <dl>
        {values.map(({ value, title, steps }) => (
          <div key={value}>
            <dt>{title}</dt>
            <dd>{steps.join(' · ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const none: readonly SaidValue[] = [];

/** The values of a card or a seat that something changes, as the match stands. */
function useSources(channel: MatchChannel, of: SourcesMessage['of']): readonly SaidValue[] {
  const { speech } = useTable();
  const told = usePart(channel.store, ({ sources }) => sources.find((each) => isOfSame(each.of, of)));
  const [card, seat] = 'card' in of ? [of.card, undefined] : [undefined, of.seat];
  const ask = useCallback(() => {
    if (card !== undefined) channel.askSources({ card });
    if (seat !== undefined) channel.askSources({ seat });
  }, [channel, card, seat]);
  useAskAnew(channel, ask);
  return told === undefined ? none : sayValueSources(told, speech);
}
