import type { JournalEntry, PlayableMatch, Seat } from '@crupier/kernel';
import type { PassSetting, TableInfo } from '@crupier/protocol';
import type { KeptClock } from '../company/clocks.ts';
import type { TableCommand } from '../table-host.ts';
import { settingAfter } from './passing.ts';
import { type OpenRequest, stillStands } from './requests.ts';
import type { RunningMatch } from './running-match.ts';
import { seatsWith } from './undo.ts';

/** What is said at a table beside playing. A request's id is the number of the remark by which it was made, so that none has it twice. */
export type Remark =
  /** A request, as it stands from now on. */
  | { readonly kind: 'asked'; readonly request: OpenRequest }
  /** Somebody says no to the open request. */
  | { readonly kind: 'declined'; readonly of: OpenRequest['wish']['kind']; readonly seat: Seat }
  /** Whoever has asked takes the open request back. */
  | { readonly kind: 'withdrawn'; readonly seat: Seat }
  /** A bot plays for a person who is away: known while the table is in memory. */
  | { readonly kind: 'standIn'; readonly seat: Seat; readonly of: Seat }
  /** How the clocks stood. */
  | ({ readonly kind: 'clock' } & KeptClock)
  /** When the table passes for a seat. */
  | { readonly kind: 'passing'; readonly seat: Seat; readonly setting: PassSetting };

/** The seat that has made a remark: a request is its asker's as long as it is open. Undefined for the table's own. */
export function speakerOf(remark: Remark): Seat | undefined {
  if (remark.kind === 'clock') return undefined;
  return remark.kind === 'asked' ? remark.request.seat : remark.seat;
}

/** The remarks by which a person says when the table passes: one for each of the person's seats. */
export function passingRemarks(
  { match, head }: RunningMatch,
  { kind: _kind, command: _command, seat, ...setting }: TableCommand & { readonly kind: 'passing' },
): readonly Remark[] {
  return seatsWith(seat, head.seats).map((each) => ({ kind: 'passing', seat: each, setting: settingAfter(match, each, setting) }));
}

/** What holds of all that was said at a table. */
export class Talk {
  readonly #passing = new Map<Seat, PassSetting>();
  #request: OpenRequest | undefined;
  #declined: TableInfo['declined'];
  #clock: KeptClock | undefined;
  #remarks = 0;
  readonly #remarksBy = new Map<Seat, number>();

  /** The request that waits for an answer. */
  get request(): OpenRequest | undefined {
    return this.#request;
  }

  /** Who has said no to the last request, until something is played. */
  get declined(): TableInfo['declined'] {
    return this.#declined;
  }

  /** When the table passes for each seat that has said so. */
  get passing(): ReadonlyMap<Seat, PassSetting> {
    return this.#passing;
  }

  /** How the clocks stood last; undefined where time does not count. */
  get clock(): KeptClock | undefined {
    return this.#clock;
  }

  /** How many remarks were made: the next has the number after it. */
  get remarks(): number {
    return this.#remarks;
  }

  /** How many of them a seat has made. */
  remarksBy(seat: Seat): number {
    return this.#remarksBy.get(seat) ?? 0;
  }

  /** Takes a remark in. One that cannot be read is counted, and ends the open request: it may have been a no. */
  hear(remark: Remark | undefined): void {
    this.#remarks++;
    const speaker = remark && speakerOf(remark);
    if (speaker !== undefined) this.#remarksBy.set(speaker, this.remarksBy(speaker) + 1);
    switch (remark?.kind) {
      case 'passing':
        this.#passing.set(remark.seat, remark.setting);
        return;
      case 'asked':
        this.#request = remark.request;
        this.#declined = undefined;
        return;
      case 'declined':
        this.#request = undefined;
        this.#declined = { kind: remark.of, seat: remark.seat };
        return;
      case 'clock':
        this.#clock = remark;
        return;
      case 'standIn':
      case 'withdrawn':
        this.#request = undefined;
        this.#declined = undefined;
        return;
      case undefined:
        this.#request = undefined;
    }
  }

  /** Takes in what was played: a request that it overtakes is open no more. */
  afterEntry(entry: JournalEntry): void {
    this.#declined = undefined;
    if (this.#request !== undefined && !stillStands(this.#request, entry)) this.#request = undefined;
  }

  /** Ends the open request: it is granted, or the match is over. */
  endRequest(): void {
    this.#request = undefined;
  }

  /** The settings that end a passing of everything because what was to end it has come, as remarks to be made. */
  endedPassing(match: PlayableMatch): readonly Remark[] {
    return [...this.#passing].flatMap(([seat, setting]) => {
      const settled = settingAfter(match, seat, setting);
      return settled === setting ? [] : [{ kind: 'passing', seat, setting: settled } as const];
    });
  }
}
