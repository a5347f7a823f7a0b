import type { Seat } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { SeatSign } from '../parts/seat-sign.tsx';
import { RuleSign } from '../rulebook/rule-cite.tsx';
import { useTable } from '../table/scene/table-context.ts';

interface SlipStubProps {
  readonly seat: Seat;
  readonly name: string;
  readonly words: string;
  /** The rule of the question. */
  readonly rule?: string;
}

/** The upper end of the slip: whose call it is, and the rule that asks. */
export function SlipStub({ seat, name, words, rule }: SlipStubProps): ReactNode {
  const { speech } = useTable();
  return (
    <div className="slip-stub">
      <SeatSign seat={seat} name={name} />
      <span>{words}</span>
      {rule !== undefined && <RuleSign rule={rule} speech={speech} />}
    </div>
  );
}
