/** What one would expect among the options of a question and does not find, and why: a house, a part of a text, a player. */

import { mayLackOptions, sayWhyNot, type SeenDecision } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { Reason } from '../table/above/why-not.tsx';
import { useTable } from '../table/scene/table-context.ts';
import type { MatchChannel } from '../wire/match-channel.ts';
import { useWhyNot } from '../wire/use-why-not.ts';

/** The options that a question lacks, under those that it has. */
export function MissingOptions({ decision: { kind, ask } }: { readonly decision: SeenDecision }): ReactNode {
  const { channel } = useTable();
  const offersMore = ask?.options.some(({ card }) => kind === 'mode' || card === undefined) === true;
  return channel !== undefined && offersMore && mayLackOptions(kind) && <Missing channel={channel} />;
}

function Missing({ channel }: { readonly channel: MatchChannel }): ReactNode {
  const { speech } = useTable();
  const texts = useTexts();
  const told = useWhyNot(channel, undefined);
  const refusals = told === undefined ? [] : sayWhyNot(told, undefined, speech);
  if (refusals.length === 0) return undefined;
  return (
    <ul className="slip-missing" aria-label={texts.notOffered}>
      {refusals.map(({ acts, reasons: [first] }) => (
        <li key={acts.join(' ')}>
          <s>{acts.join(' · ')}</s> {first !== undefined && <Reason reason={first} />}
        </li>
      ))}
    </ul>
  );
}
