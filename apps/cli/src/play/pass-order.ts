import type { PassingEnd, Yield } from '@crupier/protocol';

/** What a person types about when they are asked. */
export type PassOrder =
  /** Lists the stops. */
  | { readonly kind: 'list' }
  /** Sets or takes away a stop: a moment by its number in the list. */
  | { readonly kind: 'stop'; readonly moment: number; readonly turns: 'own' | 'others' }
  | { readonly kind: 'usual' }
  /** Full control, on or off. */
  | { readonly kind: 'everything' }
  /** Whether what can wait is a reason to be asked, on or off. */
  | { readonly kind: 'waiting' }
  /** Whether the person ends a turn where nothing else is left to do, on or off. */
  | { readonly kind: 'ends' }
  /** Passes everything until something comes; no more where nothing is named. */
  | { readonly kind: 'until'; readonly until: PassingEnd | undefined }
  /** Always the same answer from now on; about an option by its number where there are several. */
  | { readonly kind: 'always'; readonly answer: Yield['answer']; readonly option: number | undefined }
  /** No longer always, by the place in the list. */
  | { readonly kind: 'revoke'; readonly place: number };

const ends: Readonly<Record<string, PassingEnd>> = { turn: 'turn', turno: 'turn', response: 'response', respuesta: 'response' };
const turns: Readonly<Record<string, 'own' | 'others'>> = {
  own: 'own',
  mine: 'own',
  propio: 'own',
  mío: 'own',
  mio: 'own',
  others: 'others',
  ajeno: 'others',
};
const answers: Readonly<Record<string, Yield['answer']>> = {
  pass: 'pass',
  pasar: 'pass',
  no: 'no',
  yes: 'yes',
  sí: 'yes',
  si: 'yes',
  order: 'asOffered',
  orden: 'asOffered',
};
const off = ['off', 'no'];

/** Reads what a person typed; undefined where it is about something else. */
export function parsePassOrder(line: string): PassOrder | undefined {
  const [word = '', first = '', second = '', more] = line.trim().toLowerCase().split(/\s+/);
  if (more !== undefined) return undefined;
  if (word === 'stops' || word === 'paradas') return stopOrder(first, second);
  if (second === '' && (word === 'pass' || word === 'pasar')) return untilOrder(first);
  if (second === '' && ['full control', 'control total'].includes(`${word} ${first}`)) return { kind: 'everything' };
  return word === 'always' || word === 'siempre' ? alwaysOrder(first, second) : undefined;
}

function stopOrder(first: string, second: string): PassOrder | undefined {
  if (first === '') return { kind: 'list' };
  if (second === '' && (first === 'usual' || first === 'normales')) return { kind: 'usual' };
  if (second === '' && (first === 'all' || first === 'todas')) return { kind: 'waiting' };
  if (second === '' && (first === 'end' || first === 'fin')) return { kind: 'ends' };
  const whose = Object.hasOwn(turns, second) ? turns[second] : undefined;
  return whose === undefined || !/^\d{1,2}$/.test(first) ? undefined : { kind: 'stop', moment: Number(first), turns: whose };
}

function untilOrder(first: string): PassOrder | undefined {
  if (off.includes(first)) return { kind: 'until', until: undefined };
  return Object.hasOwn(ends, first) ? { kind: 'until', until: ends[first] } : undefined;
}

function alwaysOrder(first: string, second: string): PassOrder | undefined {
  if (first === '') return { kind: 'list' };
  const number = /^\d{1,3}$/.test(second) ? Number(second) : undefined;
  if (first === 'off' || first === 'quitar') return number === undefined ? undefined : { kind: 'revoke', place: number };
  const answer = Object.hasOwn(answers, first) ? answers[first] : undefined;
  return answer === undefined || (second !== '' && number === undefined) ? undefined : { kind: 'always', answer, option: number };
}
