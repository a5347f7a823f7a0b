/** The difficulties: expert mode fights the later stages of the villain. *Rule:* MC-GAME-MODES-1, MC-GAME-MODES-2. */
export const difficulties = ['standard', 'expert'] as const;

/** The most additional encounter cards of heroic mode. *Rule:* MC-GAME-MODES-4. */
export const HEROIC_MAX = 4;
/** The most versions that a villain has. *Rule:* MC-GAME-MODES-6. */
export const VERSIONS_MAX = 3;
/** The most modular sets that are added to a scenario. *Rule:* MC-MODULAR-SET-2. */
export const MODULAR_MAX = 3;

/** The modes that are chosen for a scenario. *Rule:* MC-GAME-MODES-1 to MC-GAME-MODES-7. */
export interface Modes {
  readonly difficulty: (typeof difficulties)[number];
  /** 0 outside heroic mode. */
  readonly heroic: number;
  /** The version of the villain in a skirmish, from 1; 0 where it is none. */
  readonly skirmish: number;
}
