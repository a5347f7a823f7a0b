import type { Form, Grammar } from './grammar.ts';
import { spanish } from './spanish.ts';
import { conjugateSpanish } from './spanish-verbs.ts';

/** Forms of vos that follow no rule: the indicative, then the imperative. */
const irregular: Readonly<Record<string, readonly [indicative: string, imperative: string]>> = {
  ser: ['sos', 'sé'],
  estar: ['estás', 'está'],
  ir: ['vas', 'andá'],
  haber: ['has', 'he'],
  hay: ['hay', 'hay'],
  dar: ['das', 'da'],
  ver: ['ves', 've'],
};

const stressedVowels: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', í: 'í' };

/** The forms of vos: no stem changes, and the ending has the stress. The subjunctive is that of tú. */
function conjugateVoseo(verb: string, form: Form): string {
  const { mood, subject, negative } = form;
  const isVos = subject.person === 2 && !subject.many && (mood === 'imperative' || mood === 'indicative');
  if (!isVos) return conjugateSpanish(verb, form);
  const known = irregular[verb];
  const place = mood === 'imperative' ? 1 : 0;
  const vowel = stressedVowels[verb.at(-2) ?? ''] ?? '';
  const regular = `${verb.slice(0, -2)}${vowel}${place === 1 ? '' : 's'}`;
  return `${negative ? 'no ' : ''}${known?.[place] ?? regular}`;
}

/** Spanish that says vos to the player, as in the River Plate. */
export const voseo: Grammar = {
  ...spanish,
  frames: {
    ...spanish.frames,
    ifDone: { ...spanish.frames.ifDone, you: 'si lo hacés' },
    chooseOne: 'elegí una opción',
    again: {
      effect: { may: 'podés repetir este efecto', must: 'repetí este efecto' },
      preceding: { may: 'podés repetir el efecto anterior', must: 'repetí el efecto anterior' },
    },
  },
  conjugate: conjugateVoseo,
  repeated: (times) => `hacé esto ${times} veces: `,
};
