/** Which key does what: one table of acts, in which a reader may put other keys. Pure. */

/** Where an act's key works. */
export type KeyPlace = 'table' | 'replay' | 'pages';

interface KeyAct {
  /** The key at first, as `keyOf` writes it. */
  readonly key: string;
  readonly places: readonly KeyPlace[];
}

const everywhere: readonly KeyPlace[] = ['table', 'replay', 'pages'];
const onBoards: readonly KeyPlace[] = ['table', 'replay'];

const table = {
  nextPart: { key: 'F6', places: onBoards },
  previousPart: { key: 'Shift+F6', places: onBoards },
  nextChoice: { key: 'n', places: onBoards },
  previousChoice: { key: 'Shift+n', places: onBoards },
  question: { key: 'q', places: onBoards },
  pass: { key: 'p', places: ['table'] },
  passUntilResponse: { key: 'e', places: ['table'] },
  endTurn: { key: 't', places: ['table'] },
  undo: { key: 'u', places: ['table'] },
  hint: { key: 'h', places: ['table'] },
  recap: { key: 'o', places: ['table'] },
  chat: { key: 'c', places: ['table'] },
  log: { key: 'l', places: onBoards },
  perspective: { key: 'p', places: ['replay'] },
  decks: { key: 'd', places: ['pages'] },
  search: { key: '/', places: ['pages'] },
  rulebook: { key: 'r', places: everywhere },
  keys: { key: '?', places: everywhere },
} as const satisfies Readonly<Record<string, KeyAct>>;

/** Something that a key does, by its name. */
export type KeyActName = keyof typeof table;
/** The keys that a reader has put in place of the first ones. */
export type ChangedKeys = Readonly<Partial<Record<KeyActName, string>>>;
/** The key of every act. */
export type Bindings = Readonly<Record<KeyActName, string>>;

/** All acts, in the order in which they are listed. */
export const keyActs = Object.keys(table) as readonly KeyActName[];

/** Where the key of an act works. */
export function placesOf(act: KeyActName): readonly KeyPlace[] {
  return table[act].places;
}

/** A key that was pressed, as far as it matters here. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'shiftKey'>;

/**
 * How a key is written: letters small, whatever Caps Lock says, and `Shift+` before letters and named keys. A sign is written as it comes
 * (`?`): by which keys it is reached depends on the keyboard.
 */
export function keyOf({ key, shiftKey }: PressedKey): string {
  const isLetter = key.length === 1 && key.toLowerCase() !== key.toUpperCase();
  if (isLetter) return shiftKey ? `Shift+${key.toLowerCase()}` : key.toLowerCase();
  return shiftKey && key.length > 1 ? `Shift+${key}` : key;
}

/** A key as it is shown, with the reader's word for Shift: `Shift N`. */
export function sayKey(key: string, shift: string): string {
  return key.replace('Shift+', `${shift} `).replace(/\p{L}$/u, (letter) => letter.toUpperCase());
}

/** Whether a key may be given to an act: letters, signs and F1–F10, but for what every page needs for itself (digits answer, F5 reloads). */
export function mayBeBound(key: string): boolean {
  return /^(?:(?:Shift\+)?(?:\p{L}|F(?:[1-46-9]|10))|[^\p{L}\p{Nd}\s])$/u.test(key);
}

/** The key of every act, with what a reader has changed. */
export function bindingsOf(changed: ChangedKeys): Bindings {
  return Object.fromEntries(keyActs.map((act) => [act, changed[act] ?? table[act].key])) as Bindings;
}

/** The act that has a key already, somewhere where the key of this act would work too; undefined where the key is free. */
export function conflictOf(act: KeyActName, key: string, changed: ChangedKeys): KeyActName | undefined {
  const bound = bindingsOf(changed);
  return keyActs.find((other) => other !== act && bound[other] === key && placesOf(other).some((place) => placesOf(act).includes(place)));
}

/** Gives a key to an act: its first one is not kept as a change. `conflictOf` says before whether it is free. */
export function withKey(changed: ChangedKeys, act: KeyActName, key: string): ChangedKeys {
  const { [act]: _before, ...others } = changed;
  return key === table[act].key ? others : { ...others, [act]: key };
}

/** The first key of an act. */
export function firstKeyOf(act: KeyActName): string {
  return table[act].key;
}

/** The act of a key that was pressed in a place; undefined where it does nothing there. */
export function actAt(pressed: PressedKey, place: KeyPlace, changed: ChangedKeys): KeyActName | undefined {
  const bound = bindingsOf(changed);
  const key = keyOf(pressed);
  return keyActs.find((act) => bound[act] === key && placesOf(act).includes(place));
}

/** Reads changed keys that were kept. What is no key of an act counts for nothing; where two acts have one key, both have their first ones. */
export function parseKeys(kept: unknown): ChangedKeys {
  if (typeof kept !== 'object' || kept === null) return {};
  const read = Object.entries(kept).filter(
    (entry): entry is [KeyActName, string] =>
      keyActs.some((act) => act === entry[0]) && typeof entry[1] === 'string' && mayBeBound(entry[1]),
  );
  let changed: ChangedKeys = Object.fromEntries(read);
  // Without a change its act has its first key again, which another may have taken: until nothing is left to take out.
  for (let before: ChangedKeys | undefined; before !== changed;) {
    before = changed;
    const all: ChangedKeys = changed;
    const free = Object.entries(all).filter(([act, key]) => conflictOf(act as KeyActName, key, all) === undefined);
    if (free.length < Object.keys(all).length) changed = Object.fromEntries(free);
  }
  return changed;
}
