import type { ReactNode } from 'react';
import type { TapeTurn } from './tape.ts';
import { turnOfMatter, type ToldMatter } from './told-matters.ts';
import { useReplayTexts } from './use-replay-texts.ts';

interface MattersListProps {
  readonly at: number;
  readonly matters: readonly ToldMatter[];
  readonly turns: readonly TapeTurn[];
  readonly onStep: (at: number) => void;
}

/** What mattered in a match, each leading to its moment; the last one up to the step shown is lit. */
export function MattersList({ at, matters, turns, onStep }: MattersListProps): ReactNode {
  const said = useReplayTexts();
  const lit = matters.findLastIndex((each) => each.at <= at);
  if (matters.length === 0) return <p className="matters-none">{said.nothingYet}</p>;
  return (
    <ol className="matters">
      {matters.map((each, place) => (
        <li key={`${each.at} ${each.line} ${place}`}>
          <button
            type="button"
            data-stop=""
            data-tone={each.matter.rule.tone}
            data-seat={each.matter.rule.tone === undefined ? each.seat : undefined}
            aria-current={place === lit ? 'step' : undefined}
            onClick={() => onStep(each.at)}
          >
            <b>{turnOfMatter(each, turns)}</b>
            <span>{each.line}</span>
            {each.figure !== '' && <em>{each.figure}</em>}
          </button>
        </li>
      ))}
    </ol>
  );
}
