import type { JournalEntry } from '@crupier/kernel';
import type { StoredMatch } from '@crupier/table';
import type { SentCommand } from './chaos-player.ts';

/** What is wrong with a journal, given what was acknowledged. */
export interface Verdict {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
}

/** Looks for every acknowledged command of a match in its journal: there once, at the place that was told, and as it was sent. */
export function judge(match: string, stored: StoredMatch | undefined, sent: readonly SentCommand[]): Verdict {
  const lines = stored?.lines ?? [];
  const all = [...lines, ...(stored?.remarks ?? []), ...(stored?.chat ?? [])];
  const lost: string[] = [];
  const doubled: string[] = [];
  for (const { message, acknowledged } of sent.filter((each) => each.match === match)) {
    const { command } = message;
    const written = all.filter((line) => line.command === `0/${command}/${message.kind}`);
    if (written.length > 1) doubled.push(`${match} ${command}: written ${written.length} times`);
    if (acknowledged === undefined) continue;
    const line = written[0];
    if (line?.seq !== acknowledged)
      lost.push(`${match} ${command}: acknowledged as entry ${acknowledged}, written as ${line?.seq ?? 'none'}`);
    else if (!isWhatWasSent(JSON.parse(line.text) as JournalEntry, message))
      lost.push(`${match} ${command}: written otherwise than it was sent`);
  }
  const answered = new Map<number, number>();
  for (const { text } of lines) {
    const entry = JSON.parse(text) as JournalEntry;
    if (entry.kind === 'answer' && entry.by === 'person') answered.set(entry.decision, (answered.get(entry.decision) ?? 0) + 1);
  }
  for (const [decision, times] of answered) if (times > 1) doubled.push(`${match}: question ${decision} was answered ${times} times`);
  return { lost, doubled };
}

/** Whether an entry, a remark or what was said is the command. */
function isWhatWasSent(written: { readonly kind: string }, message: SentCommand['message']): boolean {
  if (message.kind === 'say') return written.kind === message.words.kind;
  if (message.kind !== 'answer') return written.kind === message.kind;
  const entry = written as JournalEntry;
  return (
    entry.kind === 'answer' && entry.by === 'person' && entry.decision === message.decision && entry.chosen.length === message.chosen.length
  );
}
