import type { TableCommand } from '../table-host.ts';

/** A command's name in the store: whose it is, its id, and its kind. */
export function commandName({ seat, command, kind }: TableCommand): string {
  return `${idOf({ seat, command })}/${kind}`;
}

/** The commands that a table has carried out. Sent again, one is acknowledged and not done again. */
export class UsedCommands {
  readonly #used = new Map<string, { readonly kind: string | undefined; readonly seq: number }>();

  /** With those that were written, by their names. One that was written by an older program has no kind. */
  constructor(written: Iterable<readonly [name: string, seq: number]>) {
    for (const [name, seq] of written) this.note(name, seq);
  }

  /** Remembers a command that was written, with the number of entries after it. */
  note(name: string, seq: number): void {
    const [seat = '', command = '', kind] = name.split('/');
    this.#used.set(`${seat}/${command}`, { kind, seq });
  }

  /** What came of a command's id: the number of entries after it, `otherKind` where it named another kind of command, or nothing. */
  find(sent: TableCommand): number | 'otherKind' | undefined {
    const used = this.#used.get(idOf(sent));
    if (used === undefined) return undefined;
    return used.kind === undefined || used.kind === sent.kind ? used.seq : 'otherKind';
  }
}

function idOf({ seat, command }: Pick<TableCommand, 'seat' | 'command'>): string {
  return `${seat}/${command}`;
}
