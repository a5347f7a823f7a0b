import type { Both } from '@crupier/kernel/cards';
import type { Occasion } from '@crupier/kernel/rules';
import { gainedBy, kind } from '../state/facts.ts';

/** "after {card} …": what is said of anybody's event, of yours and of your opponent's. */
interface AfterTexts {
  readonly anyone: Both;
  readonly you?: Both;
  readonly opponent?: Both;
}

function after(event: number, texts: AfterTexts, more: Partial<Occasion> = {}): Occasion {
  return { event, moment: 'after', names: { card: 'creature', other: 'creature' }, ...texts, ...more };
}

function instead(event: number, texts: AfterTexts, more: Partial<Occasion> = {}): Occasion {
  return { event, moment: 'replace', names: { card: 'creature', other: 'creature' }, ...texts, ...more };
}

const fought = { en: 'the creature it fights', es: 'la criatura contra la que lucha' } as const;

/** When abilities are set off. */
export const occasions = {
  played: after(
    kind.cardPlayed,
    {
      anyone: { en: 'after a player plays {card}', es: 'después de que un jugador juegue {card}' },
      you: { en: 'after you play {card}', es: 'después de que juegues {card}' },
      opponent: { en: 'after your opponent plays {card}', es: 'después de que tu oponente juegue {card}' },
    },
    { prefix: { en: 'Play', es: 'Jugar' }, names: { card: 'anyCard' } },
  ),
  /** *Rule:* KF-FAQ-GEN-72. */
  beforePlayAbilities: after(
    kind.iconsResolved,
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
  entered: after(kind.cardEntered, {
    anyone: { en: 'after {card} enters play', es: 'después de que {card} entre en juego' },
    you: { en: 'after {card} enters play under your control', es: 'después de que {card} entre en juego bajo tu control' },
    opponent: {
      en: 'after {card} enters play under your opponent’s control',
      es: 'después de que {card} entre en juego bajo el control de tu oponente',
    },
  }),
  beforeReap: after(
    kind.reapBegan,
    { anyone: { en: 'before {card} reaps', es: 'antes de que {card} coseche' } },
    { prefix: { en: 'Before Reap', es: 'Antes de cosechar' } },
  ),
  reaped: after(
    kind.reaped,
    { anyone: { en: 'after {card} reaps', es: 'después de que {card} coseche' } },
    { prefix: { en: 'After Reap', es: 'Después de cosechar' } },
  ),
  beforeFight: after(
    kind.fightBegan,
    { anyone: { en: 'before {card} fights', es: 'antes de que {card} luche' } },
    { prefix: { en: 'Before Fight', es: 'Antes de luchar' }, introduces: { other: fought } },
  ),
  /** The attacker survived: its After Fight abilities. *Rule:* KF-FIGHT-5. */
  fought: after(
    kind.fought,
    { anyone: { en: 'after {card} fights', es: 'después de que {card} luche' } },
    { prefix: { en: 'After Fight', es: 'Después de luchar' }, introduces: { other: fought } },
  ),
  /** Whether it survived or not. *Rule:* KF-FIGHT-6. */
  foughtAtAll: after(
    kind.creatureFought,
    { anyone: { en: 'after {card} fights', es: 'después de que {card} luche' } },
    { introduces: { other: fought } },
  ),
  attacked: after(
    kind.fightBegan,
    { anyone: { en: 'before {card} is attacked', es: 'antes de que {card} sea atacada' } },
    { card: 'other', introduces: { other: { en: 'the attacking creature', es: 'la criatura atacante' } } },
  ),
  used: after(kind.cardUsed, { anyone: { en: 'after {card} is used', es: 'después de que se use {card}' } }),
  /** Destroyed abilities hear the mark. *Rule:* KF-DESTROYED-1. */
  marked: after(
    kind.marked,
    { anyone: { en: 'after {card} is marked for destruction', es: 'después de que {card} quede marcada para ser destruida' } },
    { prefix: { en: 'Destroyed', es: 'Destruida' } },
  ),
  destroyed: after(kind.destroyed, { anyone: { en: 'after {card} is destroyed', es: 'después de que {card} sea destruida' } }),
  destroyedFighting: after(kind.destroyed, {
    anyone: { en: 'after {card} is destroyed fighting {other}', es: 'después de que {card} sea destruida luchando contra {other}' },
  }),
  damaged: after(kind.damageTaken, { anyone: { en: 'after {card} is dealt damage', es: 'después de que {card} reciba daño' } }),
  captured: after(kind.aemberCaptured, { anyone: { en: 'after {card} captures Æ', es: 'después de que {card} capture Æ' } }),
  exalted: after(kind.exalted, { anyone: { en: 'after {card} is exalted', es: 'después de que {card} sea exaltada' } }),
  stolen: after(kind.aemberStolen, {
    anyone: { en: 'after a player steals Æ', es: 'después de que un jugador robe Æ' },
    you: { en: 'after you steal Æ', es: 'después de que robes Æ' },
    opponent: { en: 'after your opponent steals Æ', es: 'después de que tu oponente robe Æ' },
  }),
  forged: after(kind.forgedKey, {
    anyone: { en: 'after a player forges a key', es: 'después de que un jugador forje una llave' },
    you: { en: 'after you forge a key', es: 'después de que forjes una llave' },
    opponent: { en: 'after your opponent forges a key', es: 'después de que tu oponente forje una llave' },
  }),
  houseChosen: after(kind.houseChosen, {
    anyone: { en: 'after a player chooses their active house', es: 'después de que un jugador elija su Casa activa' },
    you: { en: 'after you choose your active house', es: 'después de que elijas tu Casa activa' },
    opponent: { en: 'after your opponent chooses their active house', es: 'después de que tu oponente elija su Casa activa' },
  }),
  discarded: after(
    kind.cardDiscarded,
    {
      anyone: { en: 'after {card} is discarded', es: 'después de que se descarte {card}' },
      you: { en: 'after you discard {card}', es: 'después de que descartes {card}' },
      opponent: { en: 'after your opponent discards {card}', es: 'después de que tu oponente descarte {card}' },
    },
    { names: { card: 'anyCard' } },
  ),
  /** Scrap abilities hear it. *Rule:* KF-SCRAP-1. */
  scrapped: after(
    kind.cardDiscarded,
    { anyone: { en: 'after you discard {card} from your hand', es: 'después de que descartes {card} de tu mano' } },
    { names: { card: 'anyCard' } },
  ),
  archived: after(
    kind.cardArchived,
    {
      anyone: { en: 'after {card} is archived', es: 'después de que se archive {card}' },
      you: { en: 'after you archive {card}', es: 'después de que archives {card}' },
      opponent: { en: 'after your opponent archives {card}', es: 'después de que tu oponente archive {card}' },
    },
    { names: { card: 'anyCard' } },
  ),
  purged: after(
    kind.cardPurged,
    { anyone: { en: 'after {card} is purged', es: 'después de que se purgue {card}' } },
    { names: { card: 'anyCard' } },
  ),
  tideRaised: after(kind.tideRaised, {
    anyone: { en: 'after a player raises the tide', es: 'después de que un jugador suba la marea' },
    you: { en: 'after you raise the tide', es: 'después de que subas la marea' },
    opponent: { en: 'after your opponent raises the tide', es: 'después de que tu oponente suba la marea' },
  }),
  gainedByReaping: after(
    kind.aemberGained,
    {
      anyone: { en: 'after a player gains Æ by reaping', es: 'después de que un jugador obtenga Æ al cosechar' },
      you: { en: 'after you gain Æ by reaping', es: 'después de que obtengas Æ al cosechar' },
      opponent: { en: 'after your opponent gains Æ by reaping', es: 'después de que tu oponente obtenga Æ al cosechar' },
    },
    { value: gainedBy.reaping },
  ),
  turnStart: after(kind.turnBegan, {
    anyone: { en: 'at the start of each turn', es: 'al principio de cada turno' },
    you: { en: 'at the start of your turn', es: 'al principio de tu turno' },
    opponent: { en: 'at the start of your opponent’s turn', es: 'al principio del turno de tu oponente' },
  }),
  turnEnd: after(kind.turnEnding, {
    anyone: { en: 'at the end of each turn', es: 'al final de cada turno' },
    you: { en: 'at the end of your turn', es: 'al final de tu turno' },
    opponent: { en: 'at the end of your opponent’s turn', es: 'al final del turno de tu oponente' },
  }),
  wouldBeDestroyed: instead(kind.destroyed, { anyone: { en: 'if {card} would be destroyed', es: 'si {card} fuera a ser destruida' } }),
  wouldSteal: instead(kind.aemberStolen, {
    anyone: { en: 'if Æ would be stolen', es: 'si se fuera a robar Æ' },
    you: { en: 'if you would steal Æ', es: 'si fueras a robar Æ' },
    opponent: { en: 'if your opponent would steal Æ', es: 'si tu oponente fuera a robar Æ' },
  }),
  wouldCapture: instead(kind.aemberCaptured, {
    anyone: { en: 'if Æ would be captured', es: 'si se fuera a capturar Æ' },
    you: { en: 'if Æ would be captured from your pool', es: 'si se fuera a capturar Æ de tu reserva' },
    opponent: { en: 'if Æ would be captured from your opponent’s pool', es: 'si se fuera a capturar Æ de la reserva de tu oponente' },
  }),
  wouldGainByReaping: instead(
    kind.aemberGained,
    {
      anyone: { en: 'if a player would gain Æ by reaping', es: 'si un jugador fuera a obtener Æ al cosechar' },
      you: { en: 'if you would gain Æ by reaping', es: 'si fueras a obtener Æ al cosechar' },
      opponent: { en: 'if your opponent would gain Æ by reaping', es: 'si tu oponente fuera a obtener Æ al cosechar' },
    },
    { value: gainedBy.reaping },
  ),
  wouldGain: instead(kind.aemberGained, {
    anyone: { en: 'if a player would gain Æ', es: 'si un jugador fuera a obtener Æ' },
    you: { en: 'if you would gain Æ', es: 'si fueras a obtener Æ' },
    opponent: { en: 'if your opponent would gain Æ', es: 'si tu oponente fuera a obtener Æ' },
  }),
} as const satisfies Readonly<Record<string, Occasion>>;
