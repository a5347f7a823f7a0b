import type { Form } from './grammar.ts';

type Stems = Readonly<Record<string, string>>;

/** Stems whose vowel changes where it is stressed; for -ir verbs with i the change goes through the whole subjunctive. */
const stressed: Stems = {
  perd: 'pierd',
  cerr: 'cierr',
  empez: 'empiez',
  comenz: 'comienz',
  defend: 'defiend',
  entend: 'entiend',
  extend: 'extiend',
  ten: 'tien',
  ven: 'vien',
  mov: 'muev',
  promov: 'promuev',
  remov: 'remuev',
  volv: 'vuelv',
  devolv: 'devuelv',
  resolv: 'resuelv',
  revolv: 'revuelv',
  pod: 'pued',
  cont: 'cuent',
  cost: 'cuest',
  mostr: 'muestr',
  encontr: 'encuentr',
  record: 'recuerd',
  jug: 'jueg',
  eleg: 'elig',
  ped: 'pid',
  imped: 'impid',
  repet: 'repit',
  serv: 'sirv',
  segu: 'sigu',
  consegu: 'consigu',
  prefer: 'prefier',
  transfer: 'transfier',
  her: 'hier',
  convert: 'conviert',
  invert: 'inviert',
  mor: 'muer',
  envi: 'enví',
  desvi: 'desví',
  vaci: 'vací',
  continu: 'continú',
  situ: 'sitú',
  actu: 'actú',
};

/** Verbs whose first person stem, and so the subjunctive, is their own. Compounds share it: obtener, reponer, deshacer. */
const subjunctiveStems: readonly (readonly [end: string, stem: string])[] = [
  ['tener', 'teng'],
  ['poner', 'pong'],
  ['hacer', 'hag'],
  ['venir', 'veng'],
  ['salir', 'salg'],
  ['decir', 'dig'],
  ['caer', 'caig'],
  ['traer', 'traig'],
  ['valer', 'valg'],
];

/** Short imperatives, by the end of the verb; compounds of those in -n take an accent. */
const imperatives: readonly (readonly [end: string, short: string])[] = [
  ['tener', 'ten'],
  ['poner', 'pon'],
  ['hacer', 'haz'],
  ['venir', 'ven'],
  ['salir', 'sal'],
];

/** Forms of verbs that follow no rule: you, he, they; and the same of the subjunctive; and the imperative. */
const irregular: Readonly<Record<string, readonly string[]>> = {
  ser: ['eres', 'es', 'son', 'seas', 'sea', 'sean', 'sé'],
  estar: ['estás', 'está', 'están', 'estés', 'esté', 'estén', 'está'],
  ir: ['vas', 'va', 'van', 'vayas', 'vaya', 'vayan', 've'],
  haber: ['has', 'ha', 'han', 'hayas', 'haya', 'hayan', 'he'],
  hay: ['hay', 'hay', 'hay', 'haya', 'haya', 'haya', 'hay'],
  dar: ['das', 'da', 'dan', 'des', 'dé', 'den', 'da'],
  ver: ['ves', 've', 'ven', 'veas', 'vea', 'vean', 've'],
  saber: ['sabes', 'sabe', 'saben', 'sepas', 'sepa', 'sepan', 'sabe'],
  decir: ['dices', 'dice', 'dicen', 'digas', 'diga', 'digan', 'di'],
};

/** Puts a Spanish infinitive into a form. `hay` is the impersonal "there is". */
export function conjugateSpanish(verb: string, form: Form): string {
  const { mood, subject, negative } = form;
  const no = negative ? 'no ' : '';
  if (mood === 'infinitive') return no + verb;
  if (verb.endsWith(REFLEXIVE)) return no + reflexive(verb.slice(0, -REFLEXIVE.length), { ...form, negative: false });
  const place = subject.many ? 2 : subject.person - 2;
  const known = irregular[verb];
  if (known !== undefined) return no + (known[mood === 'imperative' ? 6 : place + (mood === 'subjunctive' ? 3 : 0)] ?? verb);
  if (mood === 'imperative') return no + imperative(verb);
  return no + (mood === 'subjunctive' ? subjunctive(verb, place) : present(verb, place));
}

const REFLEXIVE = 'se';

/** Llamarse: te llamas, se llama, llámate. */
function reflexive(verb: string, form: Form): string {
  const said = conjugateSpanish(verb, form);
  if (form.mood === 'imperative') return `${withAccent(said)}te`;
  return `${form.subject.person === 2 && !form.subject.many ? 'te' : 'se'} ${said}`;
}

const accents: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

/** A syllable that is added at the end leaves the stress where it was: the last vowel but one is written with its accent then. */
function withAccent(said: string): string {
  return said.replace(/[aeiou](?=[^aeiouáéíóú]+[aeiou]$)/, (vowel) => accents[vowel] ?? vowel);
}

function imperative(verb: string): string {
  const short = imperatives.find(([end]) => verb.endsWith(end));
  if (short === undefined) return present(verb, 1);
  const [end, form] = short;
  const before = verb.slice(0, -end.length);
  if (before === '' || !form.endsWith('n')) return before + form;
  return before + form.replace('e', 'é').replace('o', 'ó');
}

/** Obtén-er: a compound changes its stem as the plain verb does. */
function stemOf(verb: string): string {
  const stem = verb.slice(0, -2);
  const changed = stressed[stem];
  if (changed !== undefined) return changed;
  if (/^.+(?:tener|venir)$/.test(verb)) return `${stem.slice(0, -2)}ien`;
  if (/[^gq]uir$/.test(verb)) return `${stem}y`;
  return stem;
}

const presentEnds: Readonly<Record<string, readonly string[]>> = { ar: ['as', 'a', 'an'], er: ['es', 'e', 'en'], ir: ['es', 'e', 'en'] };

function present(verb: string, place: number): string {
  const ends = presentEnds[verb.slice(-2)];
  if (ends === undefined) throw new Error(`"${verb}" is no Spanish infinitive.`);
  return stemOf(verb) + (ends[place] ?? '');
}

function subjunctive(verb: string, place: number): string {
  const ends = verb.endsWith('ar') ? ['es', 'e', 'en'] : ['as', 'a', 'an'];
  const own = subjunctiveStems.find(([end]) => verb.endsWith(end));
  const stem = own === undefined ? respelled(stemOf(verb), verb) : verb.slice(0, -own[0].length) + own[1];
  return stem + (ends[place] ?? '');
}

/** Keeps the sound of the stem before the other vowel: captur-e, sac-a but saqu-e, juegu-e, empiec-e, elij-a, pertenezc-a. */
function respelled(stem: string, verb: string): string {
  if (verb.endsWith('ar')) return stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c');
  if (/[aeiou]c(?:er|ir)$/.test(verb)) return stem.replace(/c$/, 'zc');
  return stem
    .replace(/gu$/, 'g')
    .replace(/g$/, verb.endsWith('guir') ? 'g' : 'j')
    .replace(/c$/, 'z');
}
