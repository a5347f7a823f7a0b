import type { Outcome, Seat } from '@crupier/kernel';
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

/** A match as a shelf holds it. */
export interface Shelf {
  readonly match: NewMatch;
  readonly head: string;
  readonly persons: readonly (Person | undefined)[];
  readonly lines: StoredLine[];
  readonly remarks: StoredRemark[];
  readonly chat: readonly StoredChat[];
  readonly fence: number;
  readonly outcome: Outcome | undefined;
  /** Absent of matches that were kept before it was. */
  readonly asked?: readonly Seat[] | undefined;
}

/** Values by the ids of their matches. */
export interface Cabinet<Value> {
  readonly get: (id: string) => Promise<Value | undefined>;
  readonly all: () => Promise<readonly Value[]>;
  /** Puts another value in the place of one, with nobody else in between; undefined leaves it. Resolves to what `change` says beside it. */
  readonly change: <Said>(
    id: string,
    change: (value: Value | undefined) => { readonly put: Value | undefined; readonly said: Said },
  ) => Promise<Said>;
}

/** What a store is made of: values that are kept somewhere. */
export interface Cabinets {
  readonly shelves: Cabinet<Shelf>;
  readonly snapshots: Cabinet<readonly Snapshot[]>;
  readonly close: () => Promise<void>;
}

/** A store of whole matches, wherever they are kept. */
export function shelvedStore({ shelves, snapshots, close }: Cabinets): JournalStore {
  const matches = async (): Promise<readonly Shelf[]> => shelves.all();
  return {
    create: (match) => shelves.change(match.id, (known) => ({ put: known === undefined ? fresh(match) : undefined, said: undefined })),
    claim: (id) =>
      shelves.change(id, (shelf) => {
        const put = shelf && { ...shelf, fence: shelf.fence + 1 };
        return { put, said: put?.fence };
      }),
    append: (batch) =>
      shelves.change(batch.match, (shelf) =>
        shelf === undefined ? { put: undefined, said: { kind: 'unknownMatch' } } : append(shelf, batch),
      ),
    say: (id, line) => shelves.change(id, (shelf) => ({ put: shelf && { ...shelf, chat: [...shelf.chat, line] }, said: undefined })),
    read: async (id) => {
      const shelf = await shelves.get(id);
      if (shelf === undefined) return undefined;
      const { match, head, persons, lines, remarks, chat } = shelf;
      return { createdAt: match.createdAt, head, persons, lines: [...lines], remarks: [...remarks], chat };
    },
    readHead: async (id) => {
      const shelf = await shelves.get(id);
      return shelf && { createdAt: shelf.match.createdAt, head: shelf.head, persons: shelf.persons };
    },
    snapshot: async (id, snapshot) => {
      if ((await shelves.get(id)) === undefined) return;
      await snapshots.change(id, (kept = []) => {
        const others = kept.filter((each) => each.seq !== snapshot.seq);
        return { put: [...others, snapshot].toSorted((a, b) => a.seq - b.seq).slice(-SNAPSHOTS_KEPT), said: undefined };
      });
    },
    snapshotBefore: async (id, seq) => (await snapshots.get(id))?.findLast((each) => each.seq <= seq),
    list: async (user, most) =>
      (await matches())
        .filter(({ persons }) => persons.some((person) => person?.user === user))
        .map(listed)
        .toSorted((a, b) => b.createdAt - a.createdAt)
        .slice(0, most),
    forget: async (user) => {
      for (const { match } of await matches())
        await shelves.change(match.id, (shelf) => ({ put: shelf && forgotten(shelf, user), said: undefined }));
    },
    find: async (id) => {
      const shelf = await shelves.get(id);
      return shelf && listed(shelf);
    },
    close,
  };
}

function fresh(match: NewMatch): Shelf {
  const { head, asked } = match;
  const written = { lines: [], remarks: [], chat: [], fence: 0, outcome: undefined };
  return { match, head: headText(head), persons: personsOf(head), ...written, asked };
}

function forgotten(shelf: Shelf, user: string): Shelf {
  return {
    ...shelf,
    chat: shelf.chat.filter(({ seat }) => shelf.persons[seat]?.user !== user),
    persons: shelf.persons.map((person) => (person?.user === user ? FORGOTTEN : person)),
  };
}

/** What a shelf holds after a batch, and what became of it. Lines are added in their place: a shelf is not copied for each. */
function append(shelf: Shelf, { fence, after, remarksAfter, command, entries, remarks = [], outcome, asked }: Batch): Change {
  const seq = shelf.lines.length;
  const written = [...shelf.lines, ...shelf.remarks];
  const repeated = command === undefined ? undefined : written.find((each) => each.command === command);
  if (repeated !== undefined) return refused({ kind: 'repeated', seq: repeated.seq });
  if (fence !== shelf.fence) return refused({ kind: 'fenced' });
  if (after !== seq || (remarksAfter ?? shelf.remarks.length) !== shelf.remarks.length) return refused({ kind: 'gap', seq });
  for (const [at, entry] of entries.entries()) {
    const line = { seq: seq + at + 1, text: JSON.stringify(entry) };
    shelf.lines.push(at === 0 && command !== undefined ? { ...line, command } : line);
  }
  for (const [at, text] of remarks.entries()) {
    const remark = { number: shelf.remarks.length + 1, seq: shelf.lines.length, text };
    shelf.remarks.push(at === 0 && entries.length === 0 && command !== undefined ? { ...remark, command } : remark);
  }
  return {
    put: { ...shelf, outcome: outcome ?? shelf.outcome, asked: asked ?? shelf.asked },
    said: { kind: 'appended', seq: shelf.lines.length },
  };
}

interface Change {
  readonly put: Shelf | undefined;
  readonly said: Appended;
}

function refused(said: Appended): Change {
  return { put: undefined, said };
}

function listed({ match, persons, lines, outcome, asked }: Shelf): ListedMatch {
  const seats = match.head.seats.map((record, seat) => {
    const { kind, name } = { ...record, ...persons[seat] };
    const user = persons[seat]?.user ?? '';
    return { seat, kind, name, ...(user !== '' && { user }) };
  });
  const { id, createdAt, head } = match;
  return { id, game: head.start.game, createdAt, entries: lines.length, seats, ...(outcome && { outcome }), ...(asked && { asked }) };
}
