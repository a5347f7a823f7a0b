import { limits, type PassEnd, type ShortcutCourse } from '@crupier/protocol';
import { parsePassOrder, type PassOrder } from './pass-order.ts';

/** What a person types at a question. */
export type Order =
  | { readonly kind: 'answer'; readonly text: string }
  /** Back by so many choices, or to the first choice of the turn. */
  | { readonly kind: 'undo'; readonly steps: number | 'turn' }
  | { readonly kind: 'log'; readonly lines: number }
  /** A card by its number on the table or by the beginning of its name. */
  | { readonly kind: 'zoom'; readonly card: string }
  /** Why no more can be done with a card, which is named as for `zoom`. */
  | { readonly kind: 'why'; readonly card: string }
  /** What an answer would change: it is typed as an answer is. */
  | { readonly kind: 'forecast'; readonly text: string }
  /** Writes a report of something that went wrong, in these words. */
  | { readonly kind: 'report'; readonly words: string }
  /** A rule by its id; the rule of the open question where it is empty. */
  | { readonly kind: 'rule'; readonly id: string }
  /** Leaves the match: whoever is asked, or the player of that number. */
  | { readonly kind: 'leave'; readonly player: number | undefined }
  /** Proposes a shortcut; no course where what was typed is none. */
  | { readonly kind: 'shortcut'; readonly course: ShortcutCourse | undefined }
  /** When the person is asked. */
  | { readonly kind: 'passing'; readonly passing: PassOrder }
  | { readonly kind: 'table' | 'hint' | 'help' | 'draw' | 'quit' | 'again' | 'cancel' };

const lettered: Readonly<Record<string, (rest: string) => Order>> = {
  u: (rest) => ({ kind: 'undo', steps: /^(turn|turno|t)$/i.test(rest) ? 'turn' : countIn(rest, 1) }),
  l: (rest) => ({ kind: 'log', lines: countIn(rest, 20) }),
  z: (rest) => ({ kind: 'zoom', card: rest.replace(/^#/, '') }),
  w: (rest) => ({ kind: 'why', card: rest.replace(/^#/, '') }),
  f: (rest) => ({ kind: 'forecast', text: rest }),
  r: (rest) => ({ kind: 'rule', id: rest }),
  c: () => ({ kind: 'cancel' }),
  t: () => ({ kind: 'table' }),
  h: () => ({ kind: 'hint' }),
  q: () => ({ kind: 'quit' }),
  '?': () => ({ kind: 'help' }),
};

/** Whole words that mean the same as a letter. */
const words: Readonly<Record<string, string>> = {
  undo: 'u',
  deshacer: 'u',
  cancel: 'c',
  cancelar: 'c',
  log: 'l',
  diario: 'l',
  zoom: 'z',
  why: 'w',
  porqué: 'w',
  porque: 'w',
  forecast: 'f',
  pronóstico: 'f',
  pronostico: 'f',
  rule: 'r',
  regla: 'r',
  table: 't',
  mesa: 't',
  hint: 'h',
  pista: 'h',
  quit: 'q',
  exit: 'q',
  salir: 'q',
  help: '?',
  ayuda: '?',
};

/** Reads what a person typed. Anything that is no order is an answer; an empty line asks again. */
export function parseOrder(line: string): Order {
  const text = line.trim();
  if (text === '') return { kind: 'again' };
  const [, first = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(text) ?? [];
  const word = first.toLowerCase();
  if (word === 'concede' || word === 'rendirse') return { kind: 'leave', player: /^[1-8]$/.test(rest) ? Number(rest) : undefined };
  if (/^(draw|empate|tablas)$/.test(text.toLowerCase())) return { kind: 'draw' };
  if (word === 'report' || word === 'informe') return { kind: 'report', words: rest.trim() };
  if (word === 'shortcut' || word === 'atajo') return { kind: 'shortcut', course: courseIn(rest.trim().toLowerCase()) };
  const passing = parsePassOrder(text);
  if (passing !== undefined) return { kind: 'passing', passing };
  const letter = Object.hasOwn(words, word) ? words[word] : word;
  const read = letter !== undefined && Object.hasOwn(lettered, letter) ? lettered[letter] : undefined;
  return read === undefined ? { kind: 'answer', text } : read(rest.trim());
}

/** How far all pass, in both languages. */
const ends: Readonly<Record<string, PassEnd>> = {
  on: 'act',
  sigue: 'act',
  step: 'step',
  paso: 'step',
  end: 'end',
  fin: 'end',
  turn: 'turn',
  turno: 'turn',
  mine: 'ownTurn',
  mío: 'ownTurn',
  mio: 'ownTurn',
};

/** `end` and the like, or `repeat 10`, or `repeat 2 10` for what began with the last two acts. */
function courseIn(text: string): ShortcutCourse | undefined {
  if (Object.hasOwn(ends, text)) return { kind: 'pass', until: ends[text] as PassEnd };
  const [, first, second] = /^(?:repeat|repite) ([1-9]\d{0,2})(?: ([1-9]\d{0,2}))?$/.exec(text) ?? [];
  if (first === undefined) return undefined;
  const acts = second === undefined ? 1 : Math.min(Number(first), limits.shortcutActsMax);
  return { kind: 'repeat', acts, times: Number(second ?? first) };
}

function countIn(text: string, otherwise: number): number {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : otherwise;
}
