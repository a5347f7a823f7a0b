import type { Both } from '@crupier/kernel/cards';
import { counterNames } from '../state/state.ts';
import { counterWords } from './counters.ts';
import { houseNames } from '../cards/facts/houses.ts';
import { houses } from '../cards/facts/vocabulary.ts';

/** What is being asked; `{source}` is the card that asks. */
export const purposes = {
  mulligan: { en: 'Do you take a mulligan?', es: '¿Haces mulligan?' },
  chooseHouse: { en: 'Choose your active house.', es: 'Elige tu Casa activa.' },
  nameHouse: { en: '{source}: choose a house.', es: '{source}: elige una Casa.' },
  takeArchives: { en: 'Do you take your archives into your hand?', es: '¿Recoges las cartas de tus archivos?' },
  mainStep: { en: 'Play, discard and use cards of your active house.', es: 'Juega, descarta y usa cartas de tu Casa activa.' },
  mainStepAlsoOthers: {
    en: 'Play, discard and use cards of your active house, and those of others that a text allows.',
    es: 'Juega, descarta y usa cartas de tu Casa activa, y las de otras que un texto permite.',
  },
  mainStepOnlyOthers: {
    en: 'Only cards of other houses are left that you may play or use.',
    es: 'Solo quedan cartas de otras Casas que puedes jugar o usar.',
  },
  chooseKeyToUnforge: { en: 'Which key is unforged?', es: '¿Qué llave se desforja?' },
  chooseKey: { en: 'Which key do you forge?', es: '¿Qué llave forjas?' },
  spendAember: { en: 'Where do you spend the {amount}Æ from?', es: '¿De dónde gastas los {amount}Æ?' },
  choosePlace: { en: 'Where does {source} go?', es: '¿Dónde se pone {source}?' },
  bidChains: { en: 'How many chains do you bid?', es: '¿Cuántas cadenas pujas?' },
  chooseDeck: { en: 'Which deck do you play?', es: '¿Qué mazo juegas?' },
  chooseHalf: { en: 'With which top half do you play {source}?', es: '¿Con qué mitad superior juegas {source}?' },
  chooseHost: { en: 'Which creature do you attach {source} to?', es: '¿A qué criatura vinculas {source}?' },
  chooseDefender: { en: 'Which creature does {source} fight?', es: '¿Contra qué criatura lucha {source}?' },
  chooseFighter: { en: 'Which creature fights {source}?', es: '¿Qué criatura lucha contra {source}?' },
  choosePlay: { en: 'How do you play {source}?', es: '¿Cómo juegas {source}?' },
  whichCardNext: { en: 'Which card is next?', es: '¿Qué carta es la siguiente?' },
  chooseUse: { en: 'How do you use {source}?', es: '¿Cómo usas {source}?' },
  chooseTarget: { en: '{source}: make your choice.', es: '{source}: haz tu elección.' },
  searchDeck: {
    en: '{source}: which cards of the deck do you take (up to {amount})?',
    es: '{source}: ¿qué cartas del mazo tomas (hasta {amount})?',
  },
  chooseFoe: { en: '{source}: which creature is fought next?', es: '{source}: ¿contra qué criatura se lucha ahora?' },
  destroyToUse: {
    en: 'Which friendly creature do you destroy to use {source}?',
    es: '¿Qué criatura aliada destruyes para usar {source}?',
  },
  chooseMode: { en: '{source}: choose one.', es: '{source}: elige una opción.' },
  divideRest: { en: '{source}: which card gets the rest?', es: '{source}: ¿qué carta recibe el resto?' },
  choosePlayer: { en: '{source}: choose a player.', es: '{source}: elige un jugador.' },
  chooseNumber: { en: '{source}: choose a number.', es: '{source}: elige un número.' },
  mayDo: { en: '{source}: do you do it?', es: '{source}: ¿lo haces?' },
  whatReplacesAember: {
    en: 'Æ would be added to a pool: which card replaces that?',
    es: 'Va a añadirse Æ a una reserva: ¿qué carta lo sustituye?',
  },
  whoTakesIt: {
    en: '{source} would take damage: which creature takes it instead?',
    es: '{source} va a recibir daño: ¿qué criatura lo recibe en su lugar?',
  },
  whichReplacement: { en: 'Which effect applies first?', es: '¿Qué efecto se aplica primero?' },
  whichReplaceThemselves: {
    en: 'For which of these do you use their own replacement effect?',
    es: '¿Para cuáles de estas usas su propio efecto de reemplazo?',
  },
  whichAbilityNext: { en: 'Which ability resolves next?', es: '¿Qué habilidad se resuelve ahora?' },
  howManyRounds: {
    en: 'What {source} sets off leads back to it for ever. How many times does it go round in all?',
    es: 'Lo que provoca {source} vuelve a empezar sin fin. ¿Cuántas vueltas da en total?',
  },
  whichPermissionToUse: { en: 'Which effect allows you to use {source}?', es: '¿Qué efecto te permite usar {source}?' },
  whichPermission: { en: 'Which effect allows you to play {source}?', es: '¿Qué efecto te permite jugar {source}?' },
  iconAs: { en: 'How do you resolve the icon of {source}?', es: '¿Cómo resuelves el icono de {source}?' },
  captureIcon: {
    en: 'Capture icon of {source}: which creature captures 1Æ?',
    es: 'Icono de captura de {source}: ¿qué criatura captura 1Æ?',
  },
  damageIcon: {
    en: 'Damage icon of {source}: which creature takes 1 damage?',
    es: 'Icono de daño de {source}: ¿qué criatura recibe 1 de daño?',
  },
  discardIcon: { en: 'Discard icon of {source}: which card do you discard?', es: 'Icono de descarte de {source}: ¿qué carta descartas?' },
  archiveFromHand: { en: '{source}: which card do you archive?', es: '{source}: ¿qué carta archivas?' },
  discardFromHand: { en: '{source}: which card is discarded?', es: '{source}: ¿qué carta se descarta?' },
  captureFrom: { en: '{source}: from whose pool does it capture?', es: '{source}: ¿de qué reserva captura?' },
  redistributeDamage: { en: '{source}: where does the damage ({amount}) go?', es: '{source}: ¿adónde va el daño ({amount})?' },
  chooseCopied: { en: 'Which card is {source} a copy of?', es: '¿De qué carta es copia {source}?' },
  divideCaptured: { en: 'Which creatures capture the {amount}Æ?', es: '¿Qué criaturas capturan el Æ ({amount})?' },
  redistributeAember: { en: '{source}: where does the {amount}Æ go?', es: '{source}: ¿adónde va el Æ ({amount})?' },
  whoCapturesFirst: { en: 'Who captures first?', es: '¿Quién captura primero?' },
  whoDiscardsFirst: { en: 'Who discards first?', es: '¿Quién descarta primero?' },
  orderDiscards: { en: 'In which order are they discarded?', es: '¿En qué orden se descartan?' },
  purgeArchived: { en: '{source}: which archived card is purged?', es: '{source}: ¿qué carta archivada se purga?' },
  orderOnDeck: {
    en: 'In which order are they put on top of the decks? The last one lies on top.',
    es: '¿En qué orden van a la parte superior de los mazos? La última queda encima.',
  },
  orderUnderDeck: {
    en: 'In which order are they put on the bottom of the decks? The last one lies lowest.',
    es: '¿En qué orden van a la parte inferior de los mazos? La última queda debajo de todas.',
  },
  orderOnDiscard: {
    en: 'In which order are they put on top of the discard piles? The last one lies on top.',
    es: '¿En qué orden van a la parte superior de las pilas de descartes? La última queda encima.',
  },
} as const satisfies Readonly<Record<string, Both>>;

const same = { en: '{card}', es: '{card}' } as const;

/** What an option does. */
export const optionVerbs = {
  play: { en: 'Play {card}', es: 'Jugar {card}' },
  playAsUpgrade: { en: 'Play {card} as an upgrade', es: 'Jugar {card} como mejora' },
  discard: { en: 'Discard {card}', es: 'Descartar {card}' },
  reap: { en: 'Reap with {card}', es: 'Cosechar con {card}' },
  fight: { en: 'Fight with {card}', es: 'Luchar con {card}' },
  fightAgainst: { en: 'Fight {card}', es: 'Luchar contra {card}' },
  action: { en: 'Use the Action of {card}', es: 'Usar la Acción de {card}' },
  omni: { en: 'Use the Omni of {card}', es: 'Usar la Omni de {card}' },
  unstun: { en: 'Remove the stun from {card}', es: 'Retirar el aturdimiento de {card}' },
  raiseTide: { en: 'Raise the tide', es: 'Subir la marea' },
  endTurn: { en: 'End your turn', es: 'Terminar tu turno' },
  ownDeck: { en: 'The deck at your seat', es: 'El mazo de tu asiento' },
  otherDeck: { en: 'The deck at the other seat', es: 'El mazo del otro asiento' },
  youFirst: { en: 'You', es: 'Tú' },
  opponentFirst: { en: 'Your opponent', es: 'Tu oponente' },
  atRandom: { en: 'A card of your opponent’s archives at random', es: 'Una carta al azar de los archivos de tu oponente' },
  house: { en: '{value}', es: '{value}' },
  yes: { en: 'Yes', es: 'Sí' },
  choose: same,
  resolve: same,
  replace: same,
  permission: same,
  pile: same,
  attach: { en: 'Attach to {card}', es: 'Vincular a {card}' },
  capture: { en: '{card} captures 1Æ', es: '{card} captura 1Æ' },
  damage: { en: 'Deal 1 damage to {card}', es: 'Infligir 1 de daño a {card}' },
  leftFlank: { en: 'Left flank', es: 'Flanco izquierdo' },
  rightFlank: { en: 'Right flank', es: 'Flanco derecho' },
  leftFlankOfOpponent: { en: 'Your opponent’s left flank', es: 'Flanco izquierdo de tu oponente' },
  rightFlankOfOpponent: { en: 'Your opponent’s right flank', es: 'Flanco derecho de tu oponente' },
  deploy: { en: 'Between creatures, with {amount} on the left', es: 'Entre criaturas, con {amount} a la izquierda' },
  place: { en: 'Place {value} from the left', es: 'Posición {value} desde la izquierda' },
  mode: { en: 'Option {value}', es: 'Opción {value}' },
  number: { en: '{amount}', es: '{amount}' },
  share: { en: '{card}, up to {amount}', es: '{card}, hasta {amount}' },
  player: { en: '{seat}', es: '{seat}' },
  colour: { en: 'The {value} key', es: 'La llave {value}' },
  spend: { en: '{card}, up to {amount}Æ', es: '{card}, hasta {amount}Æ' },
  asItIs: { en: 'As it is', es: 'Tal como es' },
  asCapture: { en: 'As a capture icon', es: 'Como icono de captura' },
  asToken: { en: 'Make a token creature instead', es: 'Crear una criatura ficha en vez de eso' },
  asSteal: { en: 'Steal 1Æ instead', es: 'Robar 1Æ en vez de eso' },
  yourPool: { en: 'Your pool, up to {amount}Æ', es: 'Tu reserva, hasta {amount}Æ' },
  opponentPool: { en: 'Your opponent’s pool, up to {amount}Æ', es: 'La reserva de tu oponente, hasta {amount}Æ' },
  spendFromPool: { en: 'Your pool, up to {amount}Æ', es: 'Tu reserva, hasta {amount}Æ' },
} as const satisfies Readonly<Record<string, Both>>;

/** What options end. */
export const consequences = {
  turnEnds: { en: 'End your turn', es: 'Terminar tu turno' },
  nothingMoreToDo: { en: 'Nothing more to do: your turn ends', es: 'No queda nada por hacer: termina tu turno' },
} as const satisfies Readonly<Record<string, Both>>;

const colours: readonly Both[] = [
  { en: 'red', es: 'roja' },
  { en: 'blue', es: 'azul' },
  { en: 'yellow', es: 'amarilla' },
];
const houseWords: readonly Both[] = houses.map((house) => houseNames[house]);
const PLACES_MAX = 36;
/** Places and modes are numbered from 0, and people count from 1. */
const ordinals: readonly Both[] = Array.from({ length: PLACES_MAX }, (_, at) => ({ en: String(at + 1), es: String(at + 1) }));

/** Words for the values of options and facts. */
export const valueWords: Readonly<Record<string, readonly Both[]>> = {
  house: houseWords,
  houseChosen: houseWords,
  houseNamed: houseWords,
  colour: colours,
  keyForged: colours,
  keyUnforged: colours,
  place: ordinals,
  mode: ordinals,
  playBegan: [
    { en: '', es: '' },
    { en: ' as an upgrade', es: ' como mejora' },
  ],
  namedCountersAdded: counterNames.map((name) => counterWords[name]),
  namedCountersRemoved: counterNames.map((name) => counterWords[name]),
  cardFlipped: [
    { en: 'faceup', es: 'arriba' },
    { en: 'facedown', es: 'abajo' },
  ],
  cardPutOnDeck: [
    { en: 'on top', es: 'superior' },
    { en: 'to the bottom', es: 'inferior' },
  ],
};
