import type { Said } from '../arguments/spec.ts';
import { dataTexts } from './data-texts.ts';
import { playTexts } from './play-texts.ts';

/** What the command line says of itself, by key. `{name}` is filled in. What is wrong is said by `messages.ts`, what a game says by the game. */
const table = {
  'help.title': {
    en: 'Crupier: one table that plays three card games, with every rule enforced.',
    es: 'Crupier: una mesa que juega tres juegos de cartas y hace cumplir todas las reglas.',
  },
  'help.usage': { en: 'Usage:', es: 'Uso:' },
  'help.command': { en: 'COMMAND', es: 'ORDEN' },
  'help.commands': { en: 'Commands:', es: 'Órdenes:' },
  'help.words': { en: 'Arguments:', es: 'Argumentos:' },
  'help.options': { en: 'Options:', es: 'Opciones:' },
  'help.examples': { en: 'Examples:', es: 'Ejemplos:' },
  'help.exitCodes': { en: 'Exit codes:', es: 'Códigos de salida:' },

  'cards.game': { en: 'game', es: 'juego' },
  'cards.set': { en: 'set', es: 'colección' },
  'cards.printed': { en: 'printed', es: 'impresas' },
  'cards.playable': { en: 'playable', es: 'jugables' },
  'cards.notYet': { en: 'not yet', es: 'aún no' },
  'cards.total': { en: 'all', es: 'total' },
  'cards.notPlayable': { en: 'Not playable yet.', es: 'Aún no se puede jugar.' },
  'cards.none': { en: 'No card has “{text}” in its name.', es: 'Ninguna carta lleva «{text}» en su nombre.' },

  'cards.fileRight': { en: '{file}: every card is right. Cards: {cards}.', es: '{file}: todas las cartas están bien. Cartas: {cards}.' },
  'cards.fileWrong': {
    en: '{file}: problems: {count}; cards that are right: {cards}.',
    es: '{file}: problemas: {count}; cartas que están bien: {cards}.',
  },

  'deck.opened': { en: 'Booster {booster}', es: 'Sobre {booster}' },
  'deck.demons': { en: 'Demons', es: 'Demonios' },
  'deck.built': { en: 'A deck of them', es: 'Un mazo con ellas' },
  'deck.seed': { en: 'Seed: {seed}', es: 'Semilla: {seed}' },
  'deck.unnamed': { en: 'Unnamed deck', es: 'Mazo sin nombre' },
  'deck.notYet': { en: 'not yet playable', es: 'aún no se puede jugar' },
  'deck.playable': { en: 'This deck can be played.', es: 'Se puede jugar con este mazo.' },
  'deck.canPlay': { en: '{name} ({game}): can be played.', es: '{name} ({game}): se puede jugar.' },
  'deck.draft': {
    en: '{name} ({game}): not a legal deck yet. Faults: {count}.',
    es: '{name} ({game}): todavía no es un mazo legal. Faltas: {count}.',
  },
  'deck.legalNotYet': {
    en: '{name} ({game}): a legal deck with cards that are not made yet.',
    es: '{name} ({game}): un mazo legal con cartas que están por hacer.',
  },
  'deck.notAList': { en: 'This is no deck list of any game.', es: 'Esto no es una lista de mazo de ningún juego.' },
  'deck.is.understood': { en: 'Understood: yes. Cards: {count}.', es: 'Entendida: sí. Cartas: {count}.' },
  'deck.not.understood': { en: 'Understood: not all of it. Cards: {count}.', es: 'Entendida: no entera. Cartas: {count}.' },
  'deck.is.legal': { en: 'Legal: yes.', es: 'Legal: sí.' },
  'deck.not.legal': { en: 'Legal: no.', es: 'Legal: no.' },
  'deck.is.playable': { en: 'Playable: yes.', es: 'Se puede jugar: sí.' },
  'deck.not.playable': { en: 'Playable: not all of it yet.', es: 'Se puede jugar: todavía no entera.' },
  'deck.missing': { en: '{count}x {card} ({set}): not made yet.', es: '{count}x {card} ({set}): por hacer.' },
  'deck.missingLeader': {
    en: '{card} ({set}) and the cards that go with it: not made yet. Cards: {own}.',
    es: '{card} ({set}) y las cartas que van con él: por hacer. Cartas: {own}.',
  },
  'deck.nearest': { en: 'The nearest: {card}.', es: 'La más parecida: {card}.' },
  'deck.way.nearest': {
    en: 'With the nearest ones it has {count} cards.',
    es: 'Con las más parecidas tiene {count} cartas.',
  },
  'deck.way.without': { en: 'Without them it has {count} cards.', es: 'Sin ellas tiene {count} cartas.' },
  'deck.way.illegal': { en: ' The rules do not allow it: no table deals it.', es: ' Las reglas no lo permiten: ninguna mesa lo reparte.' },
  'deck.legal': { en: '{file}: a legal deck of {game}.', es: '{file}: un mazo legal de {game}.' },
  'deck.waiting': {
    en: '{file}: a legal deck, but not all of it can be played yet. Cards and icons to wait for: {count}.',
    es: '{file}: un mazo legal, pero aún no se puede jugar entero. Cartas e iconos por los que esperar: {count}.',
  },
  'deck.illegal': { en: '{file}: no legal deck. Problems: {count}.', es: '{file}: no es un mazo legal. Problemas: {count}.' },

  'rules.cards': { en: 'Cards', es: 'Cartas' },
  'rules.englishOnly': { en: '(in English only)', es: '(solo en inglés)' },
  'rules.none': { en: 'No rule speaks of “{text}”.', es: 'Ninguna regla habla de «{text}».' },
  'rules.family': { en: 'Under the same heading', es: 'Bajo el mismo título' },
  'rules.cites': { en: 'Cites', es: 'Cita' },
  'rules.citedBy': { en: 'Cited by', es: 'Citada por' },
  'rules.covered': {
    en: '{game}: {rows} rules, {testable} testable; {covered} proved by scenarios, {byConstruction} by construction, {waiting} waiting for cards, {missing} missing.',
    es: '{game}: {rows} reglas, {testable} comprobables; {covered} demostradas por escenarios, {byConstruction} por construcción, {waiting} a la espera de cartas, {missing} sin demostrar.',
  },
  'rules.waiting': { en: 'Waiting', es: 'A la espera' },
  'rules.missing': { en: 'Missing', es: 'Sin demostrar' },
  'rules.weak': {
    en: 'Of the proofs {generic} rest on a step of card texts ({steps}), and {standIns} on test cards in place of real ones.',
    es: 'De las demostraciones, {generic} se apoyan en un paso de los textos ({steps}) y {standIns} en cartas de prueba en vez de las reales.',
  },
  'rules.generic': { en: 'By a step of card texts', es: 'Por un paso de los textos' },
  'rules.busiest': { en: 'Scenarios that claim most rules:', es: 'Escenarios que reclaman más reglas:' },

  'scenario.holds': { en: '{name}: holds.', es: '{name}: se cumple.' },
  'scenario.step': { en: 'Step {step}: {what}.', es: 'Paso {step}: {what}.' },
  'scenario.fails': { en: '{name}: does not hold.', es: '{name}: no se cumple.' },

  'simulate.progress': { en: '{played} of {games} games', es: '{played} de {games} partidas' },
  'simulate.games': {
    en: '{game}: {games} games, {finished} finished, {capped} capped, {errors} with errors.',
    es: '{game}: {games} partidas, {finished} terminadas, {capped} cortadas, {errors} con errores.',
  },
  'simulate.decisions': {
    en: '{decisions} decisions, {forced} of them forced.',
    es: '{decisions} decisiones, {forced} de ellas forzadas.',
  },
  'simulate.seat': { en: 'seat {seat} won', es: 'ganó el asiento {seat}' },
  'simulate.time': { en: '{cpu} s of processor time, {wall} s by the clock.', es: '{cpu} s de procesador, {wall} s de reloj.' },
  'simulate.rates': {
    en: '{games} games and {decisions} decisions a second of processor time.',
    es: '{games} partidas y {decisions} decisiones por segundo de procesador.',
  },
  'simulate.seed': { en: 'Seed {seed}, digest {digest}.', es: 'Semilla {seed}, huella {digest}.' },
  'simulate.failure': {
    en: 'The engine failed in game {index}: {sentence} Play it again: crupier {command}',
    es: 'El motor falló en la partida {index}: {sentence} Para repetirla: crupier {command}',
  },

  'bench.progress': { en: 'run {run} of {runs}', es: 'vuelta {run} de {runs}' },
  'bench.gamesPerSecond': { en: 'random games a second', es: 'partidas aleatorias por segundo' },
  'bench.decisionsPerSecond': { en: 'decisions a second', es: 'decisiones por segundo' },
  'bench.cloneMicroseconds': { en: 'copy of a state, µs', es: 'copia de un estado, µs' },
  'bench.branchMicroseconds': { en: 'copy of a branch of a search, µs', es: 'copia de una rama de búsqueda, µs' },
  'bench.keyMicroseconds': { en: 'key of a position, µs', es: 'clave de una posición, µs' },
  'bench.saveBytes': { en: 'largest saved state, bytes', es: 'mayor estado guardado, bytes' },
  'bench.crowdedTimes': {
    en: 'a decision on a crowded table, times one on a bare table',
    es: 'una decisión con la mesa llena, veces una con la mesa vacía',
  },
  'bench.startMs': { en: 'start of “--version”, ms', es: 'arranque de «--version», ms' },
  'bench.figure': { en: 'figure', es: 'cifra' },
  'bench.median': { en: 'median', es: 'mediana' },
  'bench.limit': { en: 'limit', es: 'límite' },
  'bench.verdict': { en: 'verdict', es: 'juicio' },
  'bench.met': { en: 'met', es: 'cumple' },
  'bench.missed': { en: 'MISSED', es: 'NO CUMPLE' },
  'bench.again': { en: 'Seed {seed}. Again: {command}', es: 'Semilla {seed}. Para repetir: {command}' },

  'serve.listens': { en: 'Crupier listens at {url}', es: 'Crupier escucha en {url}' },
  'serve.data': {
    en: 'Matches are kept in {folder}. End it with Ctrl-C.',
    es: 'Las partidas se guardan en {folder}. Termínalo con Ctrl-C.',
  },

  'doctor.ok': { en: 'ok', es: 'bien' },
  'doctor.bad': { en: 'WRONG', es: 'MAL' },
  'doctor.note': { en: 'note', es: 'nota' },
  'doctor.healthy': { en: 'This machine has all that Crupier needs.', es: 'Esta máquina tiene todo lo que Crupier necesita.' },
  'doctor.sick': { en: 'Something that Crupier needs is missing: see above.', es: 'Falta algo que Crupier necesita: mira arriba.' },
  'doctor.node': { en: 'Node.js', es: 'Node.js' },
  'doctor.nodeRemedy': { en: 'install Node.js 22.18 or newer', es: 'instala Node.js 22.18 o más reciente' },
  'doctor.sqlite': { en: 'database (node:sqlite)', es: 'base de datos (node:sqlite)' },
  'doctor.sqliteRemedy': {
    en: 'use a Node.js that has node:sqlite, such as the one that npm ci brings',
    es: 'usa un Node.js que traiga node:sqlite, como el que instala npm ci',
  },
  'doctor.games': { en: 'games', es: 'juegos' },
  'doctor.gamesRemedy': { en: 'this copy of Crupier is damaged: run npm ci', es: 'esta copia de Crupier está dañada: ejecuta npm ci' },
  'doctor.data': { en: 'data folder', es: 'carpeta de datos' },
  'doctor.dataRemedy': {
    en: 'name a folder that you may write to in CRUPIER_DATA',
    es: 'indica en CRUPIER_DATA una carpeta en la que puedas escribir',
  },
  'doctor.port': { en: 'port', es: 'puerto' },
  'doctor.portRemedy': { en: 'the port is taken: serve with --port N', es: 'el puerto está ocupado: usa serve con --port N' },
  'doctor.chromium': { en: 'Chromium, for the browser tests', es: 'Chromium, para las pruebas en navegador' },
  'doctor.chromiumRemedy': { en: 'install it, or name it in CHROMIUM', es: 'instálalo, o indícalo en CHROMIUM' },
  'doctor.locale': { en: 'language', es: 'idioma' },
  'doctor.localeRemedy': { en: 'set LANG to a UTF-8 locale', es: 'pon en LANG una configuración UTF-8' },
  'doctor.memory': { en: 'free memory', es: 'memoria libre' },
  'doctor.memoryRemedy': { en: 'close something: Crupier wants 256 MB', es: 'cierra algo: Crupier quiere 256 MB' },
  'doctor.none': { en: 'none', es: 'ninguno' },
} as const satisfies Readonly<Record<string, Said>>;

/** A key that has a text. */
export type TextKey = keyof typeof table | keyof typeof playTexts | keyof typeof dataTexts;

/** Every text of the command line. */
export const texts: Readonly<Record<TextKey, Said>> = { ...table, ...playTexts, ...dataTexts };
