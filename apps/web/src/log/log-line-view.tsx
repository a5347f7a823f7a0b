import { saySeat, type SeenReference, type Speech } from '@crupier/protocol';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { SeatSign } from '../parts/seat-sign.tsx';
import { isLedgerRule } from '../rulebook/rule-cite.tsx';
import { RuleEntry } from '../rulebook/rule-entry.tsx';
import type { LogLine } from './log-lines.ts';

interface LogLineViewProps {
  readonly line: LogLine;
  readonly speech: Speech;
  readonly onCard: (reference: SeenReference) => void;
  /** Leaves out the rule, which the whole log cites. */
  readonly brief?: boolean;
}

/** A line of the log: names open cards, the § opens the rule in place. */
export function LogLineView({ line, speech, onCard, brief = false }: LogLineViewProps): ReactNode {
  const texts = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <li className="log-line" data-heading={line.heading || undefined}>
      <span className="log-seat">
        {line.seat !== undefined && line.seat >= 0 && <SeatSign seat={line.seat} name={saySeat(line.seat, speech)} />}
      </span>
      <div>
        <span>
          {line.pieces.map((piece, at) =>
            piece.kind === 'text' ? (
              piece.text
            ) : (
              <button key={at} type="button" className="log-card" onClick={() => onCard(piece.reference)}>
                {piece.text}
              </button>
            ),
          )}
        </span>{' '}
        {!brief && isLedgerRule(line.rule) && (
          <button type="button" className="cite" aria-expanded={open} onClick={() => setOpen(!open)}>
            <span className="unseen">{texts.rule}</span> {line.rule}
          </button>
        )}
        {open && <RuleEntry rule={line.rule} />}
      </div>
    </li>
  );
}
