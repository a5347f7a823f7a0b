import type { Messages } from '@crupier/kernel';

/** Texts of every problem that only a server can meet, beside those that whoever serves players meets. */
export const serverMessages: Messages = {
  'serve.open': { en: 'Open {url} in a browser: the table is there.', es: 'Abre {url} en un navegador: ahí está la mesa.' },
  'serve.friends': { en: 'Friends in your network open: {urls}', es: 'Tus amigos, en tu red, abren: {urls}' },
  'serve.alone': {
    en: 'Only this machine is let in. To let friends in: HOST=0.0.0.0 npm start (PowerShell: $env:HOST="0.0.0.0"; npm start)',
    es: 'Solo entra este equipo. Para que entren amigos: HOST=0.0.0.0 npm start (PowerShell: $env:HOST="0.0.0.0"; npm start)',
  },
  'request.tooLarge': {
    en: 'The request is too large: the most is {max} bytes.',
    es: 'La petición es demasiado grande: el máximo son {max} bytes.',
  },
  'request.unsupported': {
    en: 'Requests are answered in JSON: send application/json.',
    es: 'Las peticiones van en JSON: envía application/json.',
  },
  'request.malformed': { en: 'The request is not well formed: {reason}', es: 'La petición está mal formada: {reason}' },
  'request.tooMany': {
    en: 'Too many requests. Try again in {seconds} seconds.',
    es: 'Demasiadas peticiones. Prueba otra vez dentro de {seconds} segundos.',
  },
  'request.busy': {
    en: 'Too many requests of your address, or of all, wait already. Try again in a moment.',
    es: 'Ya esperan demasiadas peticiones de tu dirección o de todas. Prueba otra vez dentro de un momento.',
  },
  'request.wrongMethod': {
    en: '{path} does not take {method}: it takes {allowed}.',
    es: '{path} no admite {method}: admite {allowed}.',
  },
  'request.pathTooLong': {
    en: 'A part of the address is too long: the most is {max} characters.',
    es: 'Una parte de la dirección es demasiado larga: el máximo son {max} caracteres.',
  },
  'request.badPath': {
    en: 'The address cannot be read: a % in it is followed by no two hexadecimal digits, or they make no text.',
    es: 'La dirección no se puede leer: tras algún % no vienen dos cifras hexadecimales, o no forman un texto.',
  },
  'request.noHttp': { en: 'This is no request of HTTP.', es: 'Esto no es una petición de HTTP.' },
  'request.tooSlow': { en: 'The request took too long to come.', es: 'La petición ha tardado demasiado en llegar.' },
  'request.headersTooLarge': {
    en: 'The headers of the request are too large.',
    es: 'Las cabeceras de la petición son demasiado grandes.',
  },
  'request.foreignOrigin': { en: 'A page of {origin} may not use this server.', es: 'Una página de {origin} no puede usar este servidor.' },
  'request.foreignHost': { en: 'This server is not called {host}.', es: 'Este servidor no se llama {host}.' },
  'server.draining': {
    en: 'The server is about to end, and comes back in a moment. Nothing is lost.',
    es: 'El servidor se está cerrando y vuelve enseguida. No se pierde nada.',
  },
  'metrics.forbidden': {
    en: 'The figures of this server are for whoever keeps it: ask from its own machine, or with its token.',
    es: 'Las cifras de este servidor son de quien lo administra: pídelas desde su máquina, o con su ficha.',
  },
  'user.tooMany': {
    en: 'Too many new players have come from your address: {max} at once may, and then one every {minutes} min. Try again later.',
    es: 'Han llegado demasiados jugadores nuevos desde tu dirección: se admiten {max} a la vez y luego uno cada {minutes} min. Prueba más tarde.',
  },
  'option.unknown': { en: 'Unknown option: {option}. See --help.', es: 'Opción desconocida: {option}. Mira --help.' },
  'option.value': { en: '{option} wants a value, such as {example}.', es: '{option} necesita un valor, como {example}.' },
  'proxy.invalid': {
    en: '“{value}” is no address and no network: give some, such as 127.0.0.1 or 10.0.0.0/8, with commas between.',
    es: '«{value}» no es una dirección ni una red: da algunas, como 127.0.0.1 o 10.0.0.0/8, separadas por comas.',
  },
  'share.invalid': {
    en: '“{value}” is no share: give a whole number from 1 to {max}, in percent of one processor.',
    es: '«{value}» no es una parte: da un número entero de 1 a {max}, en tantos por ciento de un procesador.',
  },
  'token.invalid': {
    en: 'A token has {min} to {max} visible characters, without blanks.',
    es: 'Una ficha tiene de {min} a {max} caracteres visibles, sin espacios.',
  },
  'port.invalid': {
    en: '“{value}” is no port: give a whole number from 0 to 65535.',
    es: '«{value}» no es un puerto: da un número entero de 0 a 65535.',
  },
  'port.taken': {
    en: 'Port {port} is in use. Choose another with PORT or --port; 0 takes a free one.',
    es: 'El puerto {port} está ocupado. Elige otro con PORT o --port; 0 toma uno libre.',
  },
  'listen.failed': { en: 'Cannot listen at {host}:{port}: {reason}', es: 'No se puede escuchar en {host}:{port}: {reason}' },
  'data.inUse': {
    en: 'Another server uses the matches in {folder}. End that one, or choose another folder with CRUPIER_DATA or --data.',
    es: 'Otro servidor usa las partidas de {folder}. Ciérralo, o elige otra carpeta con CRUPIER_DATA o --data.',
  },
  'data.newer': {
    en: 'The matches in {folder} were kept by a newer Crupier (version {version} of its tables; this one knows {known}). Start that one.',
    es: 'Las partidas de {folder} las guardó un Crupier más nuevo (versión {version} de sus tablas; este conoce la {known}). Arranca aquel.',
  },
  'data.threadEnded': {
    en: 'The thread of the database in {folder} has ended ({reason}), and another one takes its place.',
    es: 'El hilo de la base de datos de {folder} ha terminado ({reason}), y otro ocupa su lugar.',
  },
  'data.damaged': {
    en: 'The database in {folder} is damaged ({reason}). Nothing was changed; a backup can be put in its place.',
    es: 'La base de datos de {folder} está dañada ({reason}). No se ha tocado nada; se puede poner en su lugar una copia.',
  },
  'data.older': {
    en: 'The database is of an older Crupier and has no hashes yet. Start the server on it once.',
    es: 'La base de datos es de un Crupier anterior y aún no tiene resúmenes. Arranca el servidor con ella una vez.',
  },
  'data.none': { en: 'There is no database of Crupier here.', es: 'Aquí no hay ninguna base de datos de Crupier.' },
  'data.orphans': {
    en: 'Rows of {table} belong to nothing in {parent}: {count}.',
    es: 'Filas de {table} que no son de nada en {parent}: {count}.',
  },
  'data.unreadable': {
    en: 'A row of {table} cannot be read or was altered: {id}.',
    es: 'Una fila de {table} no se puede leer o se ha alterado: {id}.',
  },
  'backup.exists': {
    en: 'There is such a file already: name another.',
    es: 'Ese archivo ya existe: indica otro.',
  },
  'backup.unwritable': { en: 'The backup cannot be written: {reason}', es: 'No se puede escribir la copia: {reason}' },
  'restore.exists': {
    en: 'There are matches in this folder already. With --replace they are put aside, and not deleted.',
    es: 'En esta carpeta ya hay partidas. Con --replace se apartan, sin borrarlas.',
  },
  'restore.failed': { en: 'The backup cannot be put in place: {reason}', es: 'No se puede poner la copia en su lugar: {reason}' },
  'data.unusable': { en: 'Cannot keep matches in {folder}: {reason}', es: 'No se pueden guardar partidas en {folder}: {reason}' },
  'page.notBuilt': {
    en: 'The page could not be built (exit code {exit}); the server runs without a new one.',
    es: 'No se pudo construir la página (código {exit}); el servidor sigue sin una nueva.',
  },
  'page.missing': {
    en: 'This server has no page: it only answers programs.',
    es: 'Este servidor no tiene página: solo responde a programas.',
  },
};
