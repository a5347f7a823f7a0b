import type { SeenReference, Speech } from '@crupier/protocol';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { Drawer } from '../parts/drawer.tsx';
import type { LogLine } from './log-lines.ts';
import { LogLineView } from './log-line-view.tsx';

interface LogDrawerProps {
  readonly lines: readonly LogLine[];
  readonly speech: Speech;
  readonly onCard: (reference: SeenReference) => void;
  readonly onClose: () => void;
}

/** How many lines are drawn at first: the newest ones. */
const firstLines = 200;

/** The log, newest at the bottom. */
export function LogDrawer({ lines, speech, onCard, onClose }: LogDrawerProps): ReactNode {
  const texts = useTexts();
  const [ruled, setRuled] = useState(false);
  const [count, setCount] = useState(firstLines);
  const end = useRef<HTMLLIElement>(null);
  const wanted = ruled ? lines.filter((line) => line.rule !== '' || line.heading) : lines;
  const shown = wanted.slice(-count);
  useEffect(() => {
    // Newer browsers give a promise here, which is no clean-up of this effect.
    void end.current?.scrollIntoView({ block: 'end' });
  }, [lines, ruled]);
  const foot = (
    <fieldset className="drawer-foot" aria-label={texts.log}>
      <Button pressed={!ruled} onPress={() => setRuled(false)}>
        {texts.logAll}
      </Button>
      <Button pressed={ruled} onPress={() => setRuled(true)}>
        {texts.logRules}
      </Button>
    </fieldset>
  );
  return (
    <Drawer title={texts.log} onClose={onClose} foot={foot}>
      {shown.length < wanted.length && (
        <Button onPress={() => setCount(count * 4)} className="log-earlier">
          {texts.logEarlier}
        </Button>
      )}
      {shown.length === 0 && <p className="pile-note">{texts.logEmpty}</p>}
      <ol className="log" data-rules={ruled || undefined}>
        {shown.map((line) => (
          <LogLineView key={line.key} line={line} speech={speech} onCard={onCard} />
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
    </Drawer>
  );
}
