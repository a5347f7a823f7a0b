import type { SettingsTexts } from './settings-texts-en.ts';

/** The texts of the settings in Spanish. */
export const settingsTextsEs: SettingsTexts = {
  groups: { reading: 'Leer', table: 'En la mesa', notices: 'Avisos', own: 'Lo tuyo' },

  language: 'Idioma',
  languageAbout: 'De la página, las reglas y las cartas',
  textSize: 'Tamaño del texto',
  textSizeAbout: 'Una mesa enseña menos a la vez para enseñarlo más grande',
  theme: 'Tema',
  themeAbout: 'Los tapetes de los juegos son oscuros en los dos',
  themes: { dark: 'Oscuro', light: 'Claro' },
  contrast: 'Contraste',
  contrastAbout: 'Letras y bordes más marcados',
  contrasts: { system: 'Como el sistema', more: 'Alto' },

  motionAbout: 'Sin él, los mismos pasos, quietos',
  speedAbout: 'De las cartas que se mueven y de los pasos de los demás',
  showingAbout: 'En grande, antes de que tengan efecto',
  beatsAbout: 'Momento a momento, o de una vez',
  peek: 'Ampliar las cartas',
  peekAbout: 'Al detener el puntero sobre ellas',
  sameOrder: 'Siempre el mismo orden',
  sameOrderAbout: 'Cuando vuelvan a coincidir las mismas habilidades, toman el que les diste',
  endsOwnTurn: 'Termino yo mi turno',
  endsOwnTurnAbout: 'También cuando no queda nada más por hacer',

  volumeAbout: 'Cuando te toca, suenan dos golpes',

  name: 'Nombre',
  nameAbout: 'Lo ven en tus mesas',
  download: 'Llevártelo',
  downloadAbout: 'Mesas y partidas del servidor; mazos, ajustes y notas de este navegador: un archivo',
  downloadYes: 'Descargar',
  downloadFailed: 'No se ha podido traer lo del servidor. Prueba otra vez.',
  remove: 'Borrar todo',
  removeAbout: 'De este navegador y del servidor, en el momento',
  removeYes: 'Borrar',
  removeTitle: '¿Borrar todo lo que se guarda de ti?',
  removeServer: (matches, running, waiting) =>
    `Del servidor: tu nombre en ${count(matches, 'partida', 'partidas')}${running === 0 ? '' : `, y te rindes en ${running === 1 ? 'la' : `las ${running}`} que aún juegas`}; ${count(waiting, 'mesa en espera', 'mesas en espera')}; tus sesiones.`,
  removeNothing: 'Del servidor: nada, porque no guarda nada de ti.',
  removeUnknown:
    'Del servidor: tu nombre en todas las mesas, tus mesas en espera y tus sesiones. Te rindes en las partidas que aún juegas.',
  removeBrowser: (decks) =>
    `De este navegador: ${count(decks, 'mazo', 'mazos')}, tus ajustes y teclas, y lo que se había anotado de tus partidas.`,
  removeStays: 'Las partidas quedan para los demás. No se puede deshacer.',
  removeFailed: 'No se ha borrado todo. Prueba otra vez.',

  sampleSlip: 'Así se lee',
  sampleQuestion: 'Te toca. ¿Qué haces?',
  sampleNote: 'Los cambios se ven aquí y se guardan solos.',
  fine: 'Así está bien',
  defaults: 'De origen',
};

function count(number: number, one: string, several: string): string {
  return `${number} ${number === 1 ? one : several}`;
}
