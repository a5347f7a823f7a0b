import type { Meanings, Occasion } from '@crupier/kernel/rules';
import { discardedFrom, gainedBy, kind } from '../state/facts.ts';
import { isPlayZone } from '../state/reading.ts';
import { turnSteps, zoneKind, type KeyForge } from '../state/state.ts';

function after(event: number, more: Partial<Occasion> = {}): Occasion {
  return { event, moment: 'after', ...more };
}

function instead(event: number, more: Partial<Occasion> = {}): Occasion {
  return { event, moment: 'replace', ...more };
}

/** The other ways in which a card leaves play. */
const departures = [
  kind.cardReturned,
  kind.cardArchived,
  kind.cardPurged,
  kind.cardPutOnDeck,
  kind.cardShuffledIn,
  kind.cardDiscarded,
  kind.cardPutInDiscard,
  kind.cardPutInArchives,
  kind.cardGrafted,
  kind.cardPutUnder,
];

/** When abilities are set off. */
export const occasions = {
  played: after(kind.cardPlayed),
  /** *Rule:* KF-FAQ-GEN-72. */
  beforePlayAbilities: after(kind.iconsResolved),
  entered: after(kind.cardEntered),
  drawn: after(kind.cardDrawn),
  drawIconResolved: after(kind.drawIconResolved),
  /** An upgrade, to another card. One that is played is resolved with its Play abilities. *Rule:* KF-UPGRADE-1, KF-PLAY-CARD-5. */
  attached: after(kind.upgradeEntered, { also: [kind.upgradeMoved] }),
  beforeReap: after(kind.reapBegan),
  reaped: after(kind.reaped),
  beforeFight: after(kind.fightBegan),
  /** The attacker survived: its After Fight abilities. *Rule:* KF-FIGHT-5. */
  fought: after(kind.fought),
  /** Whether it survived or not. *Rule:* KF-FIGHT-6. */
  foughtAtAll: after(kind.creatureFought),
  attacked: after(kind.fightBegan, { card: 'other' }),
  used: after(kind.cardUsed),
  /** Destroyed abilities hear the mark. *Rule:* KF-DESTROYED-1. */
  marked: after(kind.marked),
  destroyed: after(kind.destroyed),
  /** *Rule:* KF-LEAVES-PLAY-1. */
  leftPlay: after(kind.destroyed, { also: departures, from: (zone) => isPlayZone(zoneKind(zone)) }),
  destroyedFighting: after(kind.destroyed),
  damaged: after(kind.damageTaken),
  damagedByIcon: after(kind.iconDamageTaken),
  armorPrevented: after(kind.armorUsed),
  captured: after(kind.aemberCaptured, { also: [kind.aemberDiverted] }),
  exalted: after(kind.exalted),
  stolen: after(kind.aemberStolen),
  forged: after(kind.forgedKey),
  /** Keys are what Æ is spent on. *Rule:* KF-AEMBER-7. */
  spentForging: after(kind.aemberSpent),
  houseChosen: after(kind.houseChosen),
  discarded: after(kind.cardDiscarded),
  discardedFromHand: after(kind.cardDiscarded, { value: discardedFrom.hand }),
  /** Scrap abilities hear it. *Rule:* KF-SCRAP-1. */
  scrapped: after(kind.cardDiscarded),
  archived: after(kind.cardArchived),
  purged: after(kind.cardPurged),
  tideRaised: after(kind.tideRaised),
  gainedByReaping: after(kind.aemberGained, { value: gainedBy.reaping }),
  /** The step after it begins. *Rule:* KF-TURN-SEQ-1. */
  houseStepEnd: after(kind.stepBegan, { value: turnSteps.indexOf('main') }),
  readyStepEnd: after(kind.stepBegan, { value: turnSteps.indexOf('draw') }),
  turnStart: after(kind.turnBegan),
  turnEnd: after(kind.turnEnding),
  wouldBeDestroyed: instead(kind.destroyed),
  /** From play. What is destroyed is destroyed all the same, wherever it goes. *Rule:* KF-DESTROYED-5. */
  wouldEnterDiscard: instead(kind.destroyed, {
    also: [kind.cardDiscarded, kind.cardPutInDiscard],
    from: (zone) => isPlayZone(zoneKind(zone)),
  }),
  /** Before anything is spent. *Rule:* KF-ERRATA-keyforgery. */
  wouldForge: instead(kind.forgeBegan),
  wouldSteal: instead(kind.aemberStolen),
  wouldCapture: instead(kind.aemberCaptured),
  wouldGainByReaping: instead(kind.aemberGained, { value: gainedBy.reaping }),
  wouldGain: instead(kind.aemberGained),
} satisfies Meanings<KeyForge>['occasions'];
