import type { Said } from '../arguments/spec.ts';

/** What is said at the table and in replays, by key. */
export const playTexts = {
  'play.player': { en: 'Player {number}', es: 'Jugador {number}' },
  'play.bot': { en: 'Bot {number} ({level})', es: 'Bot {number} ({level})' },
  'play.begin': { en: '{game}: {players}.', es: '{game}: {players}.' },
  'play.seed': { en: 'Seed: {seed}', es: 'Semilla: {seed}' },
  'play.journal': { en: 'Journal: {file}', es: 'Diario: {file}' },
  'play.howTo': {
    en: 'Answer with the number of an option, or ? for all that can be typed.',
    es: 'Responde con el número de una opción, o ? para ver todo lo que se puede escribir.',
  },
  'play.handOver': {
    en: '{name}, press Enter when only you can see the screen. ',
    es: '{name}, pulsa Intro cuando solo tú veas la pantalla. ',
  },
  'play.table': { en: 'Table', es: 'Mesa' },
  'play.zoneOf': { en: '{seat}, {zone}', es: '{seat}, {zone}' },
  'play.hidden': { en: 'hidden: {count}', es: 'ocultas: {count}' },
  'play.on': { en: 'on {number}', es: 'en {number}' },
  'play.now': { en: 'Now: {values}', es: 'Ahora: {values}' },
  'play.attached': { en: 'Attached: {cards}', es: 'Lleva: {cards}' },
  'play.limitsOptional': { en: '(a number, or 0 for none)', es: '(un número, o 0 para ninguna)' },
  'play.limitsExactly': { en: '({min} numbers, as in 1 3)', es: '({min} números, como 1 3)' },
  'play.limitsRange': { en: '({min} to {max} numbers, as in 1 3)', es: '(de {min} a {max} números, como 1 3)' },
  'play.limitsUpTo': { en: '(up to {max} numbers, as in 1 3; 0 for none)', es: '(hasta {max} números, como 1 3; 0 para ninguna)' },
  'play.limitsPay': {
    en: '(choose options worth {price} together, as in 1 3; each one’s worth is in brackets)',
    es: '(elige opciones que sumen {price}, como 1 3; el valor de cada una va entre corchetes)',
  },
  'play.limitsDivide': {
    en: '(share {max}: 1x2 3 gives two to option 1 and one to option 3; the most for each is in brackets)',
    es: '(reparte {max}: 1x2 3 da dos a la opción 1 y uno a la 3; el máximo de cada una va entre corchetes)',
  },
  'play.limitsDivideUpTo': {
    en: '(share {min} to {max}: 1x2 3 gives two to option 1 and one to option 3; the most for each is in brackets)',
    es: '(reparte de {min} a {max}: 1x2 3 da dos a la opción 1 y uno a la 3; el máximo de cada una va entre corchetes)',
  },
  'play.limitsArrange': {
    en: '(all {count} numbers in the order you want, as in 2 1 3; = for the order as it is)',
    es: '(los {count} números en el orden que quieras, como 2 1 3; = para dejarlo como está)',
  },
  'play.limitsNumber': { en: '(type the number itself)', es: '(escribe el propio número)' },
  'play.hint': { en: 'The greedy bot would choose: {options}', es: 'El bot greedy elegiría: {options}' },
  'play.undone': { en: 'Back to entry {entry}.', es: 'De vuelta a la entrada {entry}.' },
  'play.confirmLeave': { en: 'Concede the match? (y/n) ', es: '¿Abandonar la partida? (s/n) ' },
  'play.wins': { en: '{names} wins: {how}.', es: 'Gana {names}: {how}.' },
  'play.win': { en: '{names} win: {how}.', es: 'Ganan {names}: {how}.' },
  'play.draw': { en: 'Nobody wins: {how}.', es: 'No gana nadie: {how}.' },
  'play.left': {
    en: 'The match is kept, with {entries} entries. Go on with: crupier play --resume FILE',
    es: 'La partida queda guardada, con {entries} entradas. Para seguir: crupier play --resume ARCHIVO',
  },
  'play.help': {
    en: [
      '2: choose option 2. 1 3 or 1-3: choose several. 0 or none: choose none. all: choose all.',
      '1x2 3: give two to option 1 and one to option 3. Or type the beginning of an option.',
      'Enter: ask again. t: show the table. l N: the last N lines of the log.',
      'z N: card N of the table, large (or z and the beginning of its name).',
      'r ID: a rule; r alone: the rule that asks. h: what the greedy bot would do.',
      'u: take back your last choice. u N: the last N. u turn: back to the start of the turn.',
      'concede: leave the match to the others. q: quit; the match is kept.',
    ].join('\n'),
    es: [
      '2: elige la opción 2. 1 3 o 1-3: elige varias. 0 o ninguna: no elijas nada. todas: elígelas todas.',
      '1x2 3: da dos a la opción 1 y uno a la 3. O escribe el comienzo de una opción.',
      'Intro: repite la pregunta. t: muestra la mesa. l N: las últimas N líneas del diario.',
      'z N: la carta N de la mesa, en grande (o z y el comienzo de su nombre).',
      'r ID: una regla; r a solas: la regla que pregunta. h: lo que haría el bot greedy.',
      'u: deshaz tu última elección. u N: las últimas N. u turno: vuelve al comienzo del turno.',
      'rendirse: abandona la partida. q: sal; la partida queda guardada.',
    ].join('\n'),
  },
  'replay.begin': { en: '{game}: {entries} entries.', es: '{game}: {entries} entradas.' },
  'replay.prompt': { en: 'Entry {entry}, Enter… ', es: 'Entrada {entry}, Intro… ' },
  'replay.leaves': { en: '{name} leaves the match.', es: '{name} abandona la partida.' },
  'replay.eyes': { en: 'As {name} sees it.', es: 'Como lo ve {name}.' },
  'replay.otherCards': {
    en: 'The cards of this match are not quite those it was played with.',
    es: 'Las cartas de esta partida no son exactamente las de entonces.',
  },
} as const satisfies Readonly<Record<string, Said>>;
