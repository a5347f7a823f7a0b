import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { Button } from './button.tsx';

interface StepperProps {
  readonly name: string;
  readonly count: number;
  readonly most: number;
  readonly onCount: (count: number) => void;
}

/** How many of something: one less, one more. */
export function Stepper({ name, count, most, onCount }: StepperProps): ReactNode {
  const texts = useTexts();
  return (
    <div className="stepper" data-in={count > 0 || undefined}>
      <Button icon label={texts.less(name)} inert={count === 0} onPress={() => onCount(count - 1)}>
        <Minus aria-hidden="true" />
      </Button>
      <output>{texts.inDeck(count, most)}</output>
      <Button icon label={texts.more(name)} inert={count >= most} onPress={() => onCount(count + 1)}>
        <Plus aria-hidden="true" />
      </Button>
    </div>
  );
}
