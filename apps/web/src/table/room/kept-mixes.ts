/** The formats that parts of a board show, each for the room that it was chosen in: there they hold while they fit. */
export interface KeptMixes<Mix> {
  readonly of: (part: number, room: object) => Mix | undefined;
  readonly keep: (part: number, room: object, mix: Mix | undefined) => void;
}

/** Keeps formats by the number of their part, such as a seat, and the values of its room. */
export function makeKeptMixes<Mix>(): KeptMixes<Mix> {
  const mixes = new Map<number, { readonly room: string; readonly mix: Mix | undefined }>();
  return {
    of: (part, room) => {
      const kept = mixes.get(part);
      return kept?.room === JSON.stringify(room) ? kept.mix : undefined;
    },
    keep: (part, room, mix) => void mixes.set(part, { room: JSON.stringify(room), mix }),
  };
}
