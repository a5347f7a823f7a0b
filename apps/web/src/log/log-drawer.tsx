import { useState, type ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { Drawer } from '../parts/drawer.tsx';
import { LogList, type LogListProps } from './log-list.tsx';

interface LogDrawerProps extends Omit<LogListProps, 'brief' | 'ruled' | 'isRecapOpen'> {
  readonly onClose: () => void;
}

/** The log, newest at the bottom; opened at what is new, where anything is. */
export function LogDrawer({ lines, onClose, ...log }: LogDrawerProps): ReactNode {
  const texts = useTexts();
  const [ruled, setRuled] = useState(false);
  const wanted = ruled ? lines.filter((line) => line.rule !== '' || line.heading) : lines;
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
      {lines.length === 0 && <p className="pile-note">{texts.logEmpty}</p>}
      <ol className="log" data-rules={ruled || undefined}>
        <LogList {...log} lines={wanted} isRecapOpen ruled={ruled} />
      </ol>
    </Drawer>
  );
}
