import { sayRulePlace, saySeat, type SeenReference, type Speech } from '@crupier/protocol';
import { useState, type ReactNode } from 'react';
import type { Texts } from '../language/texts-en.ts';
import { useTexts } from '../language/use-texts.ts';
import { SeatSign } from '../parts/seat-sign.tsx';
import { isLedgerRule } from '../rulebook/rule-cite.tsx';
import { RuleEntry } from '../rulebook/rule-entry.tsx';
import { textOf, type LogLine } from './log-lines.ts';

interface LogLineViewProps {
  readonly line: LogLine;
  readonly speech: Speech;
  readonly onCard: (reference: SeenReference) => void;
  /** Leaves out the rule, which the whole log cites. */
  readonly brief?: boolean;
  /** What stands at its end. */
  readonly children?: ReactNode;
}

/** A line of the log: names open cards, the § opens the rule in place. */
export function LogLineView({ line, speech, onCard, brief = false, children }: LogLineViewProps): ReactNode {
  const [open, setOpen] = useState(false);
  const { seat, rule, heading, isUnderAct, isUndo, hasFigures } = line;
  return (
    <li
      className="log-line"
      data-heading={heading || undefined}
      data-follows={isUnderAct || undefined}
      data-undo={isUndo || undefined}
      data-figures={hasFigures || undefined}
    >
      <span className="log-seat">
        {seat !== undefined && seat >= 0 && !isUnderAct && <SeatSign seat={seat} name={saySeat(seat, speech)} />}
      </span>
      <div>
        <span>{isUndo ? <UndoWords line={line} speech={speech} onCard={onCard} /> : <LogPieces line={line} onCard={onCard} />}</span>{' '}
        {!brief && isLedgerRule(rule) && (
          <button type="button" className="cite" title={rule} aria-expanded={open} onClick={() => setOpen(!open)}>
            {sayRulePlace(rule, speech)}
          </button>
        )}
        {open && <RuleEntry rule={rule} />}
      </div>
      {children}
    </li>
  );
}

/** What a line says, with the names of cards as buttons. */
function LogPieces({ line, onCard }: Pick<LogLineViewProps, 'line' | 'onCard'>): ReactNode {
  return line.pieces.map((piece, at) =>
    piece.kind === 'text' ? (
      piece.text
    ) : (
      <button key={at} type="button" className="log-card" onClick={() => onCard(piece.reference)}>
        {piece.text}
      </button>
    ),
  );
}

/** Who went back, and to before what. */
function UndoWords({ line, speech, onCard }: Omit<LogLineViewProps, 'brief' | 'children'>): ReactNode {
  const texts = useTexts();
  const name = line.seat === undefined ? texts.somebody : saySeat(line.seat, speech);
  if (line.pieces.length === 0) return texts.undidChoice(name);
  return (
    <>
      {texts.undidFirst(name)}
      <LogPieces line={line} onCard={onCard} />
      {texts.undidRest}
    </>
  );
}

/** Lines as one text, as screen readers are told them. */
export function sayLines(lines: readonly LogLine[], speech: Speech, texts: Texts): string {
  return lines.map((line) => sayLine(line, speech, texts)).join(' ');
}

function sayLine(line: LogLine, speech: Speech, texts: Texts): string {
  if (!line.isUndo) return textOf(line);
  const name = line.seat === undefined ? texts.somebody : saySeat(line.seat, speech);
  return line.pieces.length === 0 ? texts.undidChoice(name) : `${texts.undidFirst(name)}${textOf(line)}${texts.undidRest}`;
}
