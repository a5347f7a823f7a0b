import type { Outcome } from '@crupier/kernel';
import type {
  Appended,
  Batch,
  JournalStore,
  ListedMatch,
  NewMatch,
  Person,
  Snapshot,
  StoredChat,
  StoredLine,
  StoredRemark,
} from './journal-store.ts';
import { SNAPSHOTS_KEPT } from './journal-store.ts';
import { FORGOTTEN, headText, personsOf } from './stored-head.ts';

interface Shelf {
  readonly match: NewMatch;
  readonly head: string;
  persons: readonly (Person | undefined)[];
  readonly lines: StoredLine[];
  readonly remarks: StoredRemark[];
  chat: readonly StoredChat[];
  snapshots: Snapshot[];
  fence: number;
  outcome: Outcome | undefined;
}

/** A store that forgets when the process ends: for tests, and for matches that nobody wants to keep. */
export function memoryStore(): JournalStore {
  const shelves = new Map<string, Shelf>();
  return {
    create: async (match) => {
      if (shelves.has(match.id)) return;
      shelves.set(match.id, {
        match,
        head: headText(match.head),
        persons: personsOf(match.head),
        lines: [],
        remarks: [],
        chat: [],
        snapshots: [],
        fence: 0,
        outcome: undefined,
      });
    },
    claim: async (id) => {
      const shelf = shelves.get(id);
      if (shelf === undefined) return undefined;
      shelf.fence++;
      return shelf.fence;
    },
    append: async (batch) => {
      const shelf = shelves.get(batch.match);
      return shelf === undefined ? { kind: 'unknownMatch' } : append(shelf, batch);
    },
    say: async (id, line) => {
      const shelf = shelves.get(id);
      if (shelf !== undefined) shelf.chat = [...shelf.chat, line];
    },
    read: async (id) => {
      const shelf = shelves.get(id);
      if (shelf === undefined) return undefined;
      const { match, head, persons, lines, remarks, chat } = shelf;
      return { createdAt: match.createdAt, head, persons, lines: [...lines], remarks: [...remarks], chat };
    },
    readHead: async (id) => {
      const shelf = shelves.get(id);
      return shelf && { createdAt: shelf.match.createdAt, head: shelf.head, persons: shelf.persons };
    },
    snapshot: async (id, snapshot) => {
      const shelf = shelves.get(id);
      if (shelf === undefined) return;
      const others = shelf.snapshots.filter((each) => each.seq !== snapshot.seq);
      shelf.snapshots = [...others, snapshot].toSorted((a, b) => a.seq - b.seq).slice(-SNAPSHOTS_KEPT);
    },
    snapshotBefore: async (id, seq) => shelves.get(id)?.snapshots.findLast((each) => each.seq <= seq),
    list: async (user, most) =>
      [...shelves.values()]
        .filter(({ persons }) => persons.some((person) => person?.user === user))
        .map(listed)
        .toSorted((a, b) => b.createdAt - a.createdAt)
        .slice(0, most),
    forget: async (user) => {
      for (const shelf of shelves.values()) {
        shelf.chat = shelf.chat.filter(({ seat }) => shelf.persons[seat]?.user !== user);
        shelf.persons = shelf.persons.map((person) => (person?.user === user ? FORGOTTEN : person));
      }
    },
    find: async (id) => {
      const shelf = shelves.get(id);
      return shelf && listed(shelf);
    },
    close: async () => {
      shelves.clear();
    },
  };
}

function append(shelf: Shelf, { fence, after, remarksAfter, command, entries, remarks = [], outcome }: Batch): Appended {
  const seq = shelf.lines.length;
  const written = [...shelf.lines, ...shelf.remarks];
  const repeated = command === undefined ? undefined : written.find((each) => each.command === command);
  if (repeated !== undefined) return { kind: 'repeated', seq: repeated.seq };
  if (fence !== shelf.fence) return { kind: 'fenced' };
  if (after !== seq || (remarksAfter ?? shelf.remarks.length) !== shelf.remarks.length) return { kind: 'gap', seq };
  for (const [at, entry] of entries.entries()) {
    const line = { seq: seq + at + 1, text: JSON.stringify(entry) };
    shelf.lines.push(at === 0 && command !== undefined ? { ...line, command } : line);
  }
  for (const [at, text] of remarks.entries()) {
    const remark = { number: shelf.remarks.length + 1, seq: shelf.lines.length, text };
    shelf.remarks.push(at === 0 && entries.length === 0 && command !== undefined ? { ...remark, command } : remark);
  }
  shelf.outcome = outcome ?? shelf.outcome;
  return { kind: 'appended', seq: shelf.lines.length };
}

function listed({ match, persons, lines, outcome }: Shelf): ListedMatch {
  const seats = match.head.seats.map((record, seat) => {
    const { kind, name } = { ...record, ...persons[seat] };
    const user = persons[seat]?.user ?? '';
    return { seat, kind, name, ...(user !== '' && { user }) };
  });
  const { id, createdAt, head } = match;
  return { id, game: head.start.game, createdAt, entries: lines.length, seats, ...(outcome && { outcome }) };
}
