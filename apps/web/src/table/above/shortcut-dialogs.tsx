/** Proposing a shortcut, and answering one that somebody else proposes. */

import { limits, passEnds, sayShortcutStep, saySeat, type ShortcutCourse, type ShortcutRequest } from '@crupier/protocol';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { Button } from '../../parts/button.tsx';
import { Drawer } from '../../parts/drawer.tsx';
import { InputField } from '../../parts/input-field.tsx';
import type { MatchChannel } from '../../wire/match-channel.ts';
import { useTable } from '../scene/table-context.ts';

interface ShortcutDialogProps {
  readonly channel: MatchChannel;
  readonly onClose: () => void;
}

/** What may be proposed: that all pass up to some point, or that the last round is repeated. */
export function ShortcutDialog({ channel, onClose }: ShortcutDialogProps): ReactNode {
  const texts = useTexts();
  const [acts, setActs] = useState(1);
  const [times, setTimes] = useState(2);
  const propose = (course: ShortcutCourse): void => {
    channel.command({ kind: 'shortcut', course });
    onClose();
  };
  return (
    <Drawer title={texts.shortcut} onClose={onClose}>
      <div className="shortcut-form">
        <p className="pile-note">{texts.shortcutText}</p>
        <h3>{texts.shortcutPass}</h3>
        <div className="shortcut-ends">
          {passEnds.map((until) => (
            <Button key={until} onPress={() => propose({ kind: 'pass', until })}>
              {texts.passEnds[until]}
            </Button>
          ))}
        </div>
        <h3>{texts.shortcutRepeat}</h3>
        <CountField label={texts.shortcutActs} value={acts} max={limits.shortcutActsMax} onValue={setActs} />
        <CountField label={texts.shortcutTimes} value={times} max={limits.shortcutChoicesMax} onValue={setTimes} />
        <Button primary onPress={() => propose({ kind: 'repeat', acts, times })}>
          {texts.shortcutPropose}
        </Button>
      </div>
    </Drawer>
  );
}

interface CountFieldProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly onValue: (value: number) => void;
}

/** A whole number from 1. */
function CountField({ label, value, max, onValue }: CountFieldProps): ReactNode {
  return (
    <InputField
      label={label}
      type="number"
      min={1}
      max={max}
      value={value}
      onChange={(event) => onValue(Math.min(max, Math.max(1, Math.trunc(Number(event.target.value)) || 1)))}
    />
  );
}

interface ProposalDialogProps extends ShortcutDialogProps {
  readonly request: ShortcutRequest;
}

/** The choices of a shortcut: accept them all, or name one of the own before which it is to end. */
export function ProposalDialog({ channel, request, onClose }: ProposalDialogProps): ReactNode {
  const { speech } = useTable();
  const texts = useTexts();
  const { id, seat, steps, waiting } = request;
  const say = (accept: boolean, stop?: number): void => {
    channel.command({ kind: 'consent', request: id, accept, ...(stop !== undefined && { stop }) });
    onClose();
  };
  const acts = (
    <div className="dialog-acts">
      <Button onPress={() => say(false)}>{texts.refuse}</Button>
      <Button primary onPress={() => say(true)}>
        {texts.shortcutAccept}
      </Button>
    </div>
  );
  return (
    <Drawer title={texts.shortcutAsked(saySeat(seat, speech), steps.length)} onClose={onClose} foot={acts}>
      <ol className="shortcut-steps">
        {steps.map((step, at) => (
          // A choice is told from the others by its place and nothing else.
          // eslint-disable-next-line react/no-array-index-key
          <li key={at}>
            <span>{sayShortcutStep(step, speech)}</span>
            {step.stop && step.seat === waiting[0] && <Button onPress={() => say(true, at)}>{texts.shortcutStopHere}</Button>}
          </li>
        ))}
      </ol>
    </Drawer>
  );
}
