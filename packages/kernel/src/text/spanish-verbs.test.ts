import { expect, test } from 'vitest';
import type { Form } from './grammar.ts';
import { conjugateSpanish } from './spanish-verbs.ts';

const you: Form['subject'] = { many: false, person: 2 };
const it: Form['subject'] = { many: false, person: 3 };
const they: Form['subject'] = { many: true, person: 3 };

/** The imperative, then the present of you, it and they, then the subjunctive of it and they. */
test.each([
  ['llamarse', 'llámate te llamas se llama se llaman se llame se llamen'],
  ['robar', 'roba robas roba roban robe roben'],
  ['capturar', 'captura capturas captura capturan capture capturen'],
  ['jugar', 'juega juegas juega juegan juegue jueguen'],
  ['purgar', 'purga purgas purga purgan purgue purguen'],
  ['sacrificar', 'sacrifica sacrificas sacrifica sacrifican sacrifique sacrifiquen'],
  ['empezar', 'empieza empiezas empieza empiezan empiece empiecen'],
  ['mover', 'mueve mueves mueve mueven mueva muevan'],
  ['devolver', 'devuelve devuelves devuelve devuelven devuelva devuelvan'],
  ['perder', 'pierde pierdes pierde pierden pierda pierdan'],
  ['obtener', 'obtén obtienes obtiene obtienen obtenga obtengan'],
  ['tener', 'ten tienes tiene tienen tenga tengan'],
  ['poner', 'pon pones pone ponen ponga pongan'],
  ['reponer', 'repón repones repone reponen reponga repongan'],
  ['hacer', 'haz haces hace hacen haga hagan'],
  ['deshacer', 'deshaz deshaces deshace deshacen deshaga deshagan'],
  ['elegir', 'elige eliges elige eligen elija elijan'],
  ['infligir', 'inflige infliges inflige infligen inflija inflijan'],
  ['escoger', 'escoge escoges escoge escogen escoja escojan'],
  ['destruir', 'destruye destruyes destruye destruyen destruya destruyan'],
  ['seguir', 'sigue sigues sigue siguen siga sigan'],
  ['pertenecer', 'pertenece perteneces pertenece pertenecen pertenezca pertenezcan'],
  ['enfurecer', 'enfurece enfureces enfurece enfurecen enfurezca enfurezcan'],
  ['vencer', 'vence vences vence vencen venza venzan'],
  ['reducir', 'reduce reduces reduce reducen reduzca reduzcan'],
  ['enviar', 'envía envías envía envían envíe envíen'],
  ['poder', 'puede puedes puede pueden pueda puedan'],
  ['venir', 'ven vienes viene vienen venga vengan'],
  ['salir', 'sal sales sale salen salga salgan'],
  ['traer', 'trae traes trae traen traiga traigan'],
  ['ser', 'sé eres es son sea sean'],
  ['estar', 'está estás está están esté estén'],
  ['dar', 'da das da dan dé den'],
  ['ir', 've vas va van vaya vayan'],
  ['hay', 'hay hay hay hay haya haya'],
])('%s: %s', (verb, forms) => {
  const said = [
    conjugateSpanish(verb, { mood: 'imperative', subject: you }),
    ...[you, it, they].map((subject) => conjugateSpanish(verb, { mood: 'indicative', subject })),
    ...[it, they].map((subject) => conjugateSpanish(verb, { mood: 'subjunctive', subject })),
  ];
  expect(said.join(' ')).toBe(forms);
});

test('an infinitive stays one, and a negation stands before the verb', () => {
  expect(conjugateSpanish('robar', { mood: 'infinitive', subject: you })).toBe('robar');
  expect(conjugateSpanish('estar', { mood: 'indicative', subject: they, negative: true })).toBe('no están');
});

test('what is no infinitive is refused', () => {
  expect(() => conjugateSpanish('roba', { mood: 'indicative', subject: it })).toThrow('"roba" is no Spanish infinitive.');
});
