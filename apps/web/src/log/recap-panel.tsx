/** What happened in the turns of others: a fold above the slip, over the log and never over the board. */

import { saySeat, type SeenReference, type Speech } from '@crupier/protocol';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { Texts } from '../language/texts-en.ts';
import { useTexts } from '../language/use-texts.ts';
import { LogLineView } from './log-line-view.tsx';
import type { Recap } from './recap.ts';

interface RecapPanelProps {
  readonly recap: Recap;
  readonly isFolded: boolean;
  readonly speech: Speech;
  readonly onFold: () => void;
  readonly onCard: (reference: SeenReference) => void;
}

/** A recap with its title, which folds it. It takes no focus. */
export function RecapPanel({ recap, isFolded, speech, onFold, onCard }: RecapPanelProps): ReactNode {
  const texts = useTexts();
  const list = useId();
  const Sign = isFolded ? ChevronUp : ChevronDown;
  return (
    <section className="recap" aria-label={sayRecap(recap, speech, texts)} data-folded={isFolded || undefined} data-zone="">
      <button type="button" className="recap-head" data-stop="" aria-expanded={!isFolded} aria-controls={list} onClick={onFold}>
        <b>{titleOf(recap, speech, texts)}</b>
        <span>{texts.recapLines(recap.lines.length)}</span>
        <Sign aria-hidden="true" size={20} />
      </button>
      {!isFolded && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable from the keyboard
        <ol className="log" id={list} tabIndex={0} aria-label={titleOf(recap, speech, texts)}>
          {recap.lines.map((line) => (
            <LogLineView key={line.key} line={line} speech={speech} onCard={onCard} brief />
          ))}
        </ol>
      )}
    </section>
  );
}

/** The title of a recap with how much it tells. */
export function sayRecap(recap: Recap, speech: Speech, texts: Texts): string {
  return `${titleOf(recap, speech, texts)}: ${texts.recapLines(recap.lines.length)}`;
}

function titleOf({ seats, hasOthers }: Recap, speech: Speech, texts: Texts): string {
  if (hasOthers) return texts.recap;
  return texts.recapOf(new Intl.ListFormat(speech.language).format(seats.map((seat) => saySeat(seat, speech))), seats.length);
}
