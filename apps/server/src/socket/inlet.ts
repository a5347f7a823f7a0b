import type { Problem } from '@crupier/kernel';
import { HEARTBEAT, limits } from '@crupier/protocol';
import type { Account } from '../budgets/accounts.ts';
import { monotonic } from '../budgets/budget.ts';
import type { Connection } from '@crupier/host';

/** How many more messages may be refused than taken before the connection is ended. */
const FLOOD_MAX = 2000;
/** Milliseconds between two refusals that are told. */
const TELL_MS = 1000;

/** Takes what a client sends. Returns whether it may go on. */
export type Inlet = (raw: Buffer, isBinary: boolean) => 'goOn' | 'flood';

/** Hands a client's messages to its connection, and refuses those beyond the budget. One refusal a second is told. A heartbeat is answered at once. */
export function makeInlet(connection: Connection, account: Account, beat: () => void): Inlet {
  let surplus = 0;
  let toldMs = Number.NEGATIVE_INFINITY;
  return (raw, isBinary) => {
    if (!account.takeMessage() || connection.isFull) {
      if (monotonic() - toldMs >= TELL_MS) {
        toldMs = monotonic();
        connection.tell({ code: 'message.tooMany', at: '', values: { max: limits.messagesPerSecondMax } });
      }
      surplus++;
      return surplus > FLOOD_MAX ? 'flood' : 'goOn';
    }
    surplus = Math.max(0, surplus - 1);
    if (raw.length === HEARTBEAT.length && raw.toString('utf8') === HEARTBEAT) beat();
    else if (isBinary) connection.tell({ code: 'message.notText', at: '', values: {} });
    else if (raw.length > limits.messageBytesMax) connection.tell(tooLarge(raw.length));
    else void connection.receive(raw.toString('utf8'));
    return 'goOn';
  };
}

function tooLarge(bytes: number): Problem {
  return { code: 'message.tooLarge', at: '', values: { bytes, max: limits.messageBytesMax } };
}
