import type { Messages } from '../state/result.ts';

/** What is wrong with a text that should be JSON, by the name of the mistake. */
export const jsonMessages: Messages = {
  'json.invalidSymbol': { en: 'This is no JSON: there is no such word.', es: 'Esto no es JSON: no existe esa palabra.' },
  'json.invalidNumberFormat': { en: 'This is no number of JSON.', es: 'Esto no es un número de JSON.' },
  'json.propertyNameExpected': {
    en: 'The name of a field should stand here, in quotes; a comma before a closing bracket is one too many.',
    es: 'Aquí debería haber el nombre de un campo, entre comillas; sobra una coma antes de una llave que cierra.',
  },
  'json.valueExpected': {
    en: 'A value should stand here; a comma before a closing bracket is one too many.',
    es: 'Aquí debería haber un valor; sobra una coma antes de un corchete que cierra.',
  },
  'json.colonExpected': { en: 'A colon should stand here.', es: 'Aquí deberían ir dos puntos.' },
  'json.commaExpected': { en: 'A comma should stand here.', es: 'Aquí debería ir una coma.' },
  'json.closeBraceExpected': { en: 'A closing brace } should stand here.', es: 'Aquí debería ir una llave } que cierre.' },
  'json.closeBracketExpected': { en: 'A closing bracket ] should stand here.', es: 'Aquí debería ir un corchete ] que cierre.' },
  'json.endOfFileExpected': { en: 'The file should end here.', es: 'El archivo debería acabar aquí.' },
  'json.invalidCommentToken': { en: 'JSON has no comments.', es: 'JSON no admite comentarios.' },
  'json.unexpectedEndOfComment': {
    en: 'JSON has no comments, and this one does not end.',
    es: 'JSON no admite comentarios, y este no acaba.',
  },
  'json.unexpectedEndOfString': { en: 'A text is not closed: a quote is missing.', es: 'Un texto no se cierra: faltan unas comillas.' },
  'json.unexpectedEndOfNumber': { en: 'A number breaks off here.', es: 'Un número se interrumpe aquí.' },
  'json.invalidUnicode': {
    en: 'After \\u there should be four hexadecimal digits.',
    es: 'Tras \\u debería haber cuatro dígitos hexadecimales.',
  },
  'json.invalidEscapeCharacter': {
    en: 'This character cannot stand after a backslash.',
    es: 'Este carácter no puede ir tras una barra invertida.',
  },
  'json.invalidCharacter': {
    en: 'This character cannot stand in a text: write it as \\n or \\u….',
    es: 'Este carácter no puede ir en un texto: escríbelo como \\n o \\u….',
  },
  'json.tooManyItems': {
    en: 'A list or an object here is too long: the most is {max} values.',
    es: 'Una lista o un objeto es demasiado largo: el máximo son {max} valores.',
  },
  'json.tooManyValues': {
    en: 'There is too much in it: the most is {max} values.',
    es: 'Tiene demasiado dentro: el máximo son {max} valores.',
  },
  'json.tooDeep': { en: 'This is nested too deep to be read.', es: 'Esto está demasiado anidado para leerse.' },
  'json.repeatedField': {
    en: 'The field “{field}” stands twice in one object.',
    es: 'El campo «{field}» está dos veces en un mismo objeto.',
  },
};
