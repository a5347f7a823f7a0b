import type { GameWords } from '../../../rules.ts';
import type { Both } from '../../../cards.ts';
import type { FactName } from '../state/facts.ts';
import { facts } from '../state/facts.ts';
import { kindWords } from './wordings.ts';

const events: Readonly<Record<FactName, readonly [en: string, es: string]>> = {
  roundBegan: ['Round {value} begins.', 'Empieza la ronda {value}.'],
  roundEnded: ['Round {value} ends.', 'Termina la ronda {value}.'],
  bidMade: ['{seat} bid {amount}.', '{seat} pujó {amount}.'],
  firstChosen: ['{seat} goes first.', 'Empieza {seat}.'],
  turnBegan: ['{seat} begins a turn.', '{seat} empieza su turno.'],
  skipped: ['{seat} skips it.', '{seat} se lo salta.'],
  turnEnded: ['{seat} ends the turn.', '{seat} termina su turno.'],
  drew: ['{seat} draws {card}.', '{seat} roba {card}.'],
  reshuffled: ['{seat} makes a new deck of the discard pile.', '{seat} hace un mazo nuevo con su pila de descartes.'],
  announced: ['{seat} plays {card}.', '{seat} juega {card}.'],
  foodSpent: ['{seat} spends {amount} food.', '{seat} gasta {amount} de comida.'],
  sacrificed: ['{seat} sacrifices {card} for 1 food.', '{seat} sacrifica {card} por 1 de comida.'],
  foodGained: ['{seat} gains {amount} food.', '{seat} gana {amount} de comida.'],
  foodStolen: ['{seat} steals up to {amount} food.', '{seat} roba hasta {amount} de comida.'],
  enteredDen: ['{card} enters the den of {seat}.', '{card} entra en la guarida de {seat}.'],
  attached: ['{card} is attached to {other}.', '{card} se vincula a {other}.'],
  stashed: ['{card} is put under {other}.', '{card} queda debajo de {other}.'],
  resolved: ['', ''],
  used: ['{card} tires.', '{card} se cansa.'],
  rested: ['', ''],
  raidBegan: ['{card} raids.', '{card} saquea.'],
  raidDelayed: ['{card} will raid when this raid is over.', '{card} saqueará cuando termine este saqueo.'],
  raidResumed: ['', ''],
  defended: ['{card} steps in.', '{card} interviene.'],
  damaged: ['{card} takes {amount} damage.', '{card} sufre {amount} de daño.'],
  healed: ['{card} is healed.', '{card} se cura.'],
  died: ['{card} dies.', '{card} muere.'],
  discarded: ['{seat} discards {card}.', '{seat} descarta {card}.'],
  returned: ['{card} goes back to its owner’s hand.', '{card} vuelve a la mano de su propietario.'],
  copied: ['{card} becomes a copy of {other}.', '{card} se convierte en una copia de {other}.'],
  becameItself: ['', ''],
  grew: ['{card} has grown.', '{card} ha crecido.'],
  controlTaken: ['{seat} takes control of {card}.', '{seat} toma el control de {card}.'],
  lookedAt: ['{seat} looks at {card}.', '{seat} mira {card}.'],
  peeked: ['{seat} looks at cards in secret.', '{seat} mira cartas en secreto.'],
  laidBack: ['{seat} puts the cards back.', '{seat} devuelve las cartas.'],
  putOnTop: ['{seat} puts {card} on top of the deck.', '{seat} pone {card} encima del mazo.'],
  kindNamed: ['{seat} names a kind.', '{seat} nombra una clase.'],
  effectBegan: ['', ''],
  amountKept: ['', ''],
  shieldShrank: ['', ''],
  effectEnded: ['', ''],
  playerLeft: ['{seat} leaves.', '{seat} se va.'],
  leftTable: ['{card} leaves with its owner.', '{card} se va con quien la trajo.'],
  ended: ['{seat} wins.', 'Gana {seat}.'],
};

const purposes: Readonly<Record<string, readonly [en: string, es: string]>> = {
  act: ['It is your turn: do something, or end it.', 'Es tu turno: haz algo o termínalo.'],
  bid: ['Bid food in secret for going first.', 'Puja comida en secreto por empezar.'],
  chooseNumber: ['Choose a number.', 'Elige un número.'],
  choosePlayer: ['Choose a player.', 'Elige a quién.'],
  chooseTarget: ['Choose.', 'Elige.'],
  chooseMode: ['Choose one.', 'Elige una opción.'],
  mayDo: ['Will you?', '¿Quieres hacerlo?'],
  divideRest: ['Each has 1: divide the rest.', 'Cada una tiene 1: reparte el resto.'],
  mayInterrupt: ['Use an ability before it happens, or pass.', 'Usa una capacidad antes de que ocurra o pasa.'],
  mayRespond: ['Use an ability after it happened, or pass.', 'Usa una capacidad después de que ocurra o pasa.'],
  nameKind: ['Name a kind.', 'Nombra una clase.'],
  payResources: ['Choose what to pay with.', 'Elige con qué pagar.'],
  payOffering: ['Choose cards to discard.', 'Elige cartas que descartar.'],
  putOnTop: ['Put them back in order, the topmost first.', 'Devuélvelas en orden, la de más arriba primero.'],
  sacrificeForFood: ['You lack food: choose beasts to sacrifice.', 'Te falta comida: elige bestias que sacrificar.'],
  shareDamage: ['Share the damage.', 'Reparte el daño.'],
  whichAbilityNext: ['Which ability is next?', '¿Qué capacidad va primero?'],
  whichReplaceThemselves: ['Which of them replace what happens to them?', '¿Cuáles reemplazan lo que les sucede?'],
  whichReplacement: ['Which one applies first?', '¿Cuál se aplica primero?'],
  whoDefends: ['Will a beast of yours defend?', '¿Defiende alguna de tus bestias?'],
  whomToRaid: ['Who is raided?', '¿A quién se saquea?'],
};

const verbs: Readonly<Record<string, readonly [en: string, es: string]>> = {
  bid: ['Bid {value}', 'Pujar {value}'],
  choose: ['Choose {card}', 'Elegir {card}'],
  defend: ['Defend with {card}', 'Defender con {card}'],
  end: ['End the turn', 'Terminar el turno'],
  kind: ['{value}', '{value}'],
  mode: ['Option {value}', 'Opción {value}'],
  number: ['{value}', '{value}'],
  offer: ['Discard {card} ({value})', 'Descartar {card} ({value})'],
  pass: ['Pass', 'Pasar'],
  place: ['{card}', '{card}'],
  play: ['Play {card}', 'Jugar {card}'],
  player: ['Choose {value}', 'Elegir {value}'],
  raid: ['Raid with {card}', 'Saquear con {card}'],
  raidSeat: ['Raid {value}', 'Saquear a {value}'],
  replace: ['{card}', '{card}'],
  resolve: ['{card}', '{card}'],
  sacrifice: ['Sacrifice {card}', 'Sacrificar {card}'],
  tire: ['Tire {card} ({value})', 'Cansar {card} ({value})'],
  share: ['Damage {card}', 'Dañar {card}'],
  use: ['Use {card}', 'Usar {card}'],
  yes: ['Yes', 'Sí'],
};

const labels: Readonly<Record<string, readonly [en: string, es: string]>> = {
  food: ['food', 'comida'],
  rounds: ['the rounds are over', 'se acabaron las rondas'],
  left: ['somebody left', 'alguien se fue'],
  starved: ['everybody starves', 'todos pasan hambre'],
};

function both(table: Readonly<Record<string, readonly [en: string, es: string]>>): Readonly<Record<string, Both>> {
  return Object.fromEntries(Object.entries(table).map(([key, [en, es]]) => [key, { en, es }]));
}

/** What the tiny game says. */
export const tinyWords: GameWords = {
  events: both(events),
  eventRules: Object.fromEntries(facts.names.map((name, at) => [name, facts.shapes[at]?.rule ?? ''])),
  purposes: both(purposes),
  verbs: both(verbs),
  values: { kind: kindWords },
  labels: both(labels),
};
