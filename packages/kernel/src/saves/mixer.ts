import type { GameEvent } from '../state/state.ts';
import { ABILITY_FIELD, definitionFieldsOf, isEvent, nameAbility, type NamingGame } from './naming.ts';

/** Words that stand for what is no number: far from the numbers of a game, so that a list is not taken for its length and what follows. */
const marks = { yes: 0x5ca1_ab1e, no: 0x0ddb_a115, nothing: 0x7e57_ab1e, record: 0x0b5e_55ed, list: 0x6115_7000 } as const;

/** Two lanes of MurmurHash3 of 32 bits, with different beginnings. */
export class Mixer {
  private one = 0x811c9dc5 | 0;
  private other = 0x01000193;
  private readonly game: NamingGame;
  private readonly definitionFields: readonly string[];

  constructor(game: NamingGame) {
    this.game = game;
    this.definitionFields = definitionFieldsOf(game);
  }

  /** Whether a field holds definitions. */
  holdsDefinition(field: string): boolean {
    return this.definitionFields.includes(field);
  }

  /** Mixes in the key of a definition, or those of a list. */
  definition(index: unknown): void {
    if (Array.isArray(index)) {
      this.word(index.length);
      for (const each of index) this.definition(each);
    } else this.value(this.game.definitions[Number(index)]?.key ?? index);
  }

  /** Mixes in a field of a record. One that is undefined counts as absent, as in saves. */
  field(name: string, value: unknown): void {
    if (value === undefined) return;
    this.text(name);
    if (this.holdsDefinition(name)) this.definition(value);
    else this.value(name === ABILITY_FIELD ? nameAbility(this.game, value) : value);
  }

  value(value: unknown): void {
    if (typeof value === 'number') this.number(value);
    else if (typeof value === 'string') this.text(value);
    else if (typeof value === 'boolean') this.word(value ? marks.yes : marks.no);
    else if (Array.isArray(value)) this.list(value);
    else if (typeof value === 'object' && value !== null) this.record(value);
    else this.word(marks.nothing);
  }

  text(text: string): void {
    this.word(text.length);
    let hash = 0x811c9dc5;
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    this.word(hash);
  }

  digits(): string {
    return finished(this.one).toString(16).padStart(8, '0') + finished(this.other).toString(16).padStart(8, '0');
  }

  private list(list: readonly unknown[]): void {
    this.word(marks.list + list.length);
    for (let at = 0; at < list.length; at++) this.value(list[at]);
  }

  private record(record: object): void {
    if (isEvent(record)) this.event(record);
    else for (const [name, value] of Object.entries(record)) this.field(name, value);
    this.word(marks.record);
  }

  private event(event: GameEvent): void {
    const { names, shapes } = this.game.facts;
    for (const [name, value] of Object.entries(event)) {
      if (name === 'value' && shapes[event.kind]?.defines === true) this.definition(value);
      else this.field(name, name === 'kind' ? names[event.kind] : value);
    }
  }

  private number(value: number): void {
    const whole = value | 0;
    this.word(whole);
    if (whole !== value && whole >>> 0 !== value) this.text(String(value));
  }

  private word(word: number): void {
    const mixed = Math.imul(turned(Math.imul(word, 0xcc9e2d51), 15), 0x1b873593);
    this.one = (Math.imul(turned(this.one ^ mixed, 13), 5) + 0xe6546b64) | 0;
    this.other = (Math.imul(turned(this.other ^ mixed, 11), 9) + 0x7f4a7c15) | 0;
  }
}

function turned(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}

/** Lets every bit count for every other. */
function finished(word: number): number {
  const once = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}
