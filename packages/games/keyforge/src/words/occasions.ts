import type { Both } from '@crupier/kernel/cards';
import type { OccasionWording, Wordings } from '@crupier/kernel/rules';
import type { CardWords } from '../meanings/builders.ts';

/** "after {card} …": what is said of anybody's event, of yours and of your opponent's. */
interface Texts {
  readonly anyone: Both;
  readonly you?: Both;
  readonly opponent?: Both;
}

function when(texts: Texts, more: Partial<OccasionWording> = {}): OccasionWording {
  return { names: { card: 'creature', other: 'creature' }, ...texts, ...more };
}

const fought = { en: 'the creature it fights', es: 'la criatura contra la que lucha' } as const;

/** How it is said when abilities are set off. */
export const occasions: Wordings<CardWords>['occasions'] = {
  played: when(
    {
      anyone: { en: 'after a player plays {card}', es: 'después de que un jugador juegue {card}' },
      you: { en: 'after you play {card}', es: 'después de que juegues {card}' },
      opponent: { en: 'after your opponent plays {card}', es: 'después de que tu oponente juegue {card}' },
    },
    { prefix: { en: 'Play', es: 'Jugar' }, names: { card: 'anyCard' } },
  ),
  beforePlayAbilities: when(
    {
      anyone: {
        en: 'after a player plays {card}, but before its “Play:” abilities',
        es: 'después de que un jugador juegue {card}, pero antes de sus habilidades «Jugar:»',
      },
      you: {
        en: 'after you play {card}, but before its “Play:” abilities',
        es: 'después de que juegues {card}, pero antes de sus habilidades «Jugar:»',
      },
      opponent: {
        en: 'after your opponent plays {card}, but before its “Play:” abilities',
        es: 'después de que tu oponente juegue {card}, pero antes de sus habilidades «Jugar:»',
      },
    },
    { names: { card: 'anyCard' } },
  ),
  entered: when({
    anyone: { en: 'after {card} enters play', es: 'después de que {card} entre en juego' },
    you: { en: 'after {card} enters play under your control', es: 'después de que {card} entre en juego bajo tu control' },
    opponent: {
      en: 'after {card} enters play under your opponent’s control',
      es: 'después de que {card} entre en juego bajo el control de tu oponente',
    },
  }),
  drawn: when({
    anyone: { en: 'after a player draws a card', es: 'después de que un jugador robe una carta' },
    you: { en: 'after you draw a card', es: 'después de que robes una carta' },
    opponent: { en: 'after your opponent draws a card', es: 'después de que tu oponente robe una carta' },
  }),
  drawIconResolved: when({
    anyone: { en: 'after a player resolves a draw bonus icon', es: 'después de que un jugador resuelva un icono de robar carta' },
    you: { en: 'after you resolve a draw bonus icon', es: 'después de que resuelvas un icono de robar carta' },
    opponent: { en: 'after your opponent resolves a draw bonus icon', es: 'después de que tu oponente resuelva un icono de robar carta' },
  }),
  attached: when(
    {
      anyone: { en: 'after {card} is attached to {other}', es: 'después de que {card} sea vinculada a {other}' },
      you: { en: 'after you attach {card} to {other}', es: 'después de que vincules {card} a {other}' },
      opponent: { en: 'after your opponent attaches {card} to {other}', es: 'después de que tu oponente vincule {card} a {other}' },
    },
    { names: { card: 'upgrade', other: 'creature' } },
  ),
  beforeReap: when(
    { anyone: { en: 'before {card} reaps', es: 'antes de que {card} coseche' } },
    { prefix: { en: 'Before Reap', es: 'Antes de cosechar' } },
  ),
  reaped: when(
    { anyone: { en: 'after {card} reaps', es: 'después de que {card} coseche' } },
    { prefix: { en: 'After Reap', es: 'Después de cosechar' } },
  ),
  beforeFight: when(
    { anyone: { en: 'before {card} fights', es: 'antes de que {card} luche' } },
    { prefix: { en: 'Before Fight', es: 'Antes de luchar' }, introduces: { other: fought } },
  ),
  fought: when(
    { anyone: { en: 'after {card} fights', es: 'después de que {card} luche' } },
    { prefix: { en: 'After Fight', es: 'Después de luchar' }, introduces: { other: fought } },
  ),
  foughtAtAll: when(
    {
      anyone: { en: 'after {card} fights', es: 'después de que {card} luche' },
      you: { en: 'after you fight with {card}', es: 'después de que luches con {card}' },
      opponent: { en: 'after your opponent fights with {card}', es: 'después de que tu oponente luche con {card}' },
    },
    { introduces: { other: fought } },
  ),
  attacked: when(
    { anyone: { en: 'before {card} is attacked', es: 'antes de que {card} sea atacada' } },
    { introduces: { other: { en: 'the attacking creature', es: 'la criatura atacante' } } },
  ),
  used: when({
    anyone: { en: 'after {card} is used', es: 'después de que se use {card}' },
    you: { en: 'after you use {card}', es: 'después de que uses {card}' },
    opponent: { en: 'after your opponent uses {card}', es: 'después de que tu oponente use {card}' },
  }),
  marked: when(
    { anyone: { en: 'after {card} is marked for destruction', es: 'después de que {card} quede marcada para ser destruida' } },
    { prefix: { en: 'Destroyed', es: 'Destruida' } },
  ),
  destroyed: when({ anyone: { en: 'after {card} is destroyed', es: 'después de que {card} sea destruida' } }),
  leftPlay: when({ anyone: { en: 'after {card} leaves play', es: 'después de que {card} abandone el juego' } }),
  destroyedFighting: when({
    anyone: { en: 'after {card} is destroyed fighting {other}', es: 'después de que {card} sea destruida luchando contra {other}' },
  }),
  damaged: when({ anyone: { en: 'after {card} is dealt damage', es: 'después de que {card} reciba daño' } }),
  damagedByIcon: when({
    anyone: {
      en: 'after {card} is dealt damage by a damage bonus icon',
      es: 'después de que {card} reciba daño de un icono de bonificación de daño',
    },
  }),
  armorPrevented: when(
    { anyone: { en: 'after {card} prevents damage with its armor', es: 'después de que {card} evite daño con su Armadura' } },
    { point: { en: 'damage prevented', es: 'punto de daño evitado' } },
  ),
  captured: when({ anyone: { en: 'after {card} captures Æ', es: 'después de que {card} capture Æ' } }),
  exalted: when({
    anyone: { en: 'after {card} is exalted', es: 'después de que {card} sea exaltada' },
    you: { en: 'after you exalt {card}', es: 'después de que exaltes a {card}' },
    opponent: { en: 'after your opponent exalts {card}', es: 'después de que tu oponente exalte a {card}' },
  }),
  stolen: when(
    {
      anyone: { en: 'after a player steals Æ', es: 'después de que un jugador robe Æ' },
      you: { en: 'after you steal Æ', es: 'después de que robes Æ' },
      opponent: { en: 'after Æ is stolen from you', es: 'después de que se te robe Æ' },
    },
    { point: { en: 'Æ stolen', es: 'Æ robado' } },
  ),
  forged: when({
    anyone: { en: 'after a player forges a key', es: 'después de que un jugador forje una llave' },
    you: { en: 'after you forge a key', es: 'después de que forjes una llave' },
    opponent: { en: 'after your opponent forges a key', es: 'después de que tu oponente forje una llave' },
  }),
  spentForging: when({
    anyone: { en: 'after a player spends Æ to forge a key', es: 'después de que un jugador gaste Æ para forjar una llave' },
    you: { en: 'after you spend Æ to forge a key', es: 'después de que gastes Æ para forjar una llave' },
    opponent: { en: 'after your opponent spends Æ to forge a key', es: 'después de que tu oponente gaste Æ para forjar una llave' },
  }),
  houseChosen: when({
    anyone: { en: 'after a player chooses their active house', es: 'después de que un jugador elija su Casa activa' },
    you: { en: 'after you choose your active house', es: 'después de que elijas tu Casa activa' },
    opponent: { en: 'after your opponent chooses their active house', es: 'después de que tu oponente elija su Casa activa' },
  }),
  discarded: when(
    {
      anyone: { en: 'after {card} is discarded', es: 'después de que se descarte {card}' },
      you: { en: 'after you discard {card}', es: 'después de que descartes {card}' },
      opponent: { en: 'after your opponent discards {card}', es: 'después de que tu oponente descarte {card}' },
    },
    { names: { card: 'anyCard' } },
  ),
  discardedFromHand: when(
    {
      anyone: { en: 'after {card} is discarded from a player’s hand', es: 'después de que se descarte {card} de la mano de un jugador' },
      you: { en: 'after {card} is discarded from your hand', es: 'después de que se descarte {card} de tu mano' },
      opponent: {
        en: 'after {card} is discarded from your opponent’s hand',
        es: 'después de que se descarte {card} de la mano de tu oponente',
      },
    },
    { names: { card: 'anyCard' } },
  ),
  scrapped: when(
    { anyone: { en: 'after you discard {card} from your hand', es: 'después de que descartes {card} de tu mano' } },
    { names: { card: 'anyCard' } },
  ),
  archived: when(
    {
      anyone: { en: 'after {card} is archived', es: 'después de que se archive {card}' },
      you: { en: 'after you archive {card}', es: 'después de que archives {card}' },
      opponent: { en: 'after your opponent archives {card}', es: 'después de que tu oponente archive {card}' },
    },
    { names: { card: 'anyCard' } },
  ),
  purged: when({ anyone: { en: 'after {card} is purged', es: 'después de que se purgue {card}' } }, { names: { card: 'anyCard' } }),
  tideRaised: when({
    anyone: { en: 'after a player raises the tide', es: 'después de que un jugador suba la marea' },
    you: { en: 'after you raise the tide', es: 'después de que subas la marea' },
    opponent: { en: 'after your opponent raises the tide', es: 'después de que tu oponente suba la marea' },
  }),
  gainedByReaping: when({
    anyone: { en: 'after a player gains Æ by reaping', es: 'después de que un jugador obtenga Æ al cosechar' },
    you: { en: 'after you gain Æ by reaping', es: 'después de que obtengas Æ al cosechar' },
    opponent: { en: 'after your opponent gains Æ by reaping', es: 'después de que tu oponente obtenga Æ al cosechar' },
  }),
  houseStepEnd: when({
    anyone: { en: 'at the end of each “choose a house” step', es: 'al final de cada paso «elegir Casa»' },
    you: { en: 'at the end of your “choose a house” step', es: 'al final de tu paso «elegir Casa»' },
    opponent: { en: 'at the end of your opponent’s “choose a house” step', es: 'al final del paso «elegir Casa» de tu oponente' },
  }),
  readyStepEnd: when({
    anyone: { en: 'at the end of each “ready cards” step', es: 'al final de cada paso «preparar cartas»' },
    you: { en: 'at the end of your “ready cards” step', es: 'al final de tu paso «preparar cartas»' },
    opponent: { en: 'at the end of your opponent’s “ready cards” step', es: 'al final del paso «preparar cartas» de tu oponente' },
  }),
  turnStart: when({
    anyone: { en: 'at the start of each turn', es: 'al principio de cada turno' },
    you: { en: 'at the start of your turn', es: 'al principio de tu turno' },
    opponent: { en: 'at the start of your opponent’s turn', es: 'al principio del turno de tu oponente' },
  }),
  turnEnd: when({
    anyone: { en: 'at the end of each turn', es: 'al final de cada turno' },
    you: { en: 'at the end of your turn', es: 'al final de tu turno' },
    opponent: { en: 'at the end of your opponent’s turn', es: 'al final del turno de tu oponente' },
  }),
  wouldBeDestroyed: when(
    { anyone: { en: 'if {card} would be destroyed', es: 'si {card} fuera a ser destruida' } },
    { prefix: { en: 'Destroyed', es: 'Destruida' } },
  ),
  wouldEnterDiscard: when({
    anyone: {
      en: 'if {card} would enter a discard pile from play',
      es: 'si {card} fuera a entrar en una pila de descartes desde el juego',
    },
  }),
  wouldForge: when({
    anyone: { en: 'if a player would forge a key', es: 'si un jugador fuera a forjar una llave' },
    you: { en: 'if you would forge a key', es: 'si fueras a forjar una llave' },
    opponent: { en: 'if your opponent would forge a key', es: 'si tu oponente fuera a forjar una llave' },
  }),
  wouldSteal: when({
    anyone: { en: 'if Æ would be stolen', es: 'si se fuera a robar Æ' },
    you: { en: 'if you would steal Æ', es: 'si fueras a robar Æ' },
    opponent: { en: 'if Æ would be stolen from you', es: 'si se te fuera a robar Æ' },
  }),
  wouldCapture: when({
    anyone: { en: 'if Æ would be captured', es: 'si se fuera a capturar Æ' },
    you: { en: 'if Æ would be captured from your pool', es: 'si se fuera a capturar Æ de tu reserva' },
    opponent: { en: 'if Æ would be captured from your opponent’s pool', es: 'si se fuera a capturar Æ de la reserva de tu oponente' },
  }),
  wouldGainByReaping: when({
    anyone: { en: 'if a player would gain Æ by reaping', es: 'si un jugador fuera a obtener Æ al cosechar' },
    you: { en: 'if you would gain Æ by reaping', es: 'si fueras a obtener Æ al cosechar' },
    opponent: { en: 'if your opponent would gain Æ by reaping', es: 'si tu oponente fuera a obtener Æ al cosechar' },
  }),
  wouldGain: when({
    anyone: { en: 'if a player would gain Æ', es: 'si un jugador fuera a obtener Æ' },
    you: { en: 'if you would gain Æ', es: 'si fueras a obtener Æ' },
    opponent: { en: 'if your opponent would gain Æ', es: 'si tu oponente fuera a obtener Æ' },
  }),
};
