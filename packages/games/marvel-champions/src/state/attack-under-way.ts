import { applies, cardOf, site, type CardId, type CardRef } from '@crupier/kernel/rules';
import { printedOf } from './printed.ts';
import { iconsInPlay, identityOf, powerOf, zoneOfCard } from './reading.ts';
import type { MarvelMatch } from './state.ts';

/** The name of the program of an enemy's attack; the attack that resolves now is the last of its frames. */
export const ENEMY_ATTACK = 'enemy attack';
/** The name of the program by which an enemy schemes. */
export const ENEMY_SCHEME = 'enemy scheme';
/** The name of the program that turns up the boost cards of an enemy. */
export const TURN_BOOSTS = 'turn up boost cards';

/** What every frame of an attack holds for those who look at the table. */
export interface AttackFrame {
  readonly enemy: CardRef;
  readonly attacks: readonly AimedFrame[];
  /** What the boost cards add that were turned up: 0 before that step. */
  boost: number;
}

interface AimedFrame {
  readonly target: CardRef;
  readonly isDefended: boolean;
  readonly isBasicDefense: boolean;
}

/** What every frame holds in which boost cards are turned up. */
export interface BoostsFrame {
  readonly enemy: CardRef;
  /** What those before the present one add. */
  boost: number;
  /** The card that lies faceup. */
  turned: CardId;
  /** The boost card whose icons were cancelled. */
  cancelled?: CardId;
}

/** The figures of an activation that is being resolved. */
export interface ActivationUnderWay {
  readonly enemy: CardId;
  readonly isAttack: boolean;
  /** The icons of the boost cards that lie faceup or have lain so. */
  readonly boost: number;
}

const amplify = site('MC-AMPLIFY-ICON-1 MC-ICONS-4', 'each amplify icon in play adds one boost icon to each boost card');

/** What a boost card adds to the power of the enemy that activates. A star adds nothing. *Rule:* MC-BOOST-ICON-3, MC-BOOST-ICON-5, MC-AMPLIFY-ICON-1. */
export function boostIconsOf(match: MarvelMatch, card: CardId): number {
  return printedOf(match, card).boost + (applies(match, amplify) ? iconsInPlay(match, 'amplify') : 0);
}

/** An enemy's attack that is being resolved. */
export interface AttackUnderWay {
  readonly enemy: CardId;
  /** Those attacked, several where a text has the enemy attack others too; one that is defended is the defender. */
  readonly targets: readonly AimedAt[];
}

/** A character that is attacked. */
export interface AimedAt {
  readonly card: CardId;
  readonly isDefended: boolean;
  readonly isBasicDefense: boolean;
}

/** The characters that defend against the attack that is being resolved. *Rule:* MC-DEFENSE-9. */
export function defenders(match: MarvelMatch): readonly CardId[] {
  return (attackUnderWay(match)?.targets ?? []).filter(({ isDefended }) => isDefended).map(({ card }) => card);
}

/** The attack of an enemy that is being resolved; undefined while none is. *Rule:* MC-ATTACK-ENEMY-ACTIVATION-1, MC-ATTACK-ENEMY-ACTIVATION-4. */
export function attackUnderWay(match: MarvelMatch): AttackUnderWay | undefined {
  const frame = lastFrame<AttackFrame>(match, ENEMY_ATTACK);
  return frame && { enemy: cardOf(frame.enemy), targets: frame.attacks.map(({ target, ...how }) => ({ ...how, card: cardOf(target) })) };
}

/** What comes off the damage of an attack: the defense of a hero who makes a basic defense. *Rule:* MC-ATTACK-ENEMY-ACTIVATION-15. */
export function reducedBy(match: MarvelMatch, { card, isBasicDefense }: AimedAt): number {
  const isHero = isBasicDefense && match.state.players.some((_, seat) => identityOf(match, seat) === card);
  return isHero ? (powerOf(match, card, 'defense') ?? 0) : 0;
}

/** The attack or the scheme of an enemy that is being resolved; undefined while none is. *Rule:* MC-ACTIVATION-1. */
export function activationUnderWay(match: MarvelMatch): ActivationUnderWay | undefined {
  const [attack, scheme] = [lastFrame<AttackFrame>(match, ENEMY_ATTACK), lastFrame<Omit<AttackFrame, 'attacks'>>(match, ENEMY_SCHEME)];
  const frame = attack ?? scheme;
  if (frame === undefined) return undefined;
  const turning = lastFrame<BoostsFrame>(match, TURN_BOOSTS);
  const boost = turning?.enemy === frame.enemy ? boostSoFar(match, turning) : frame.boost;
  return { enemy: cardOf(frame.enemy), isAttack: attack !== undefined, boost };
}

/** What boost cards add, with that of the card that lies faceup, which is added when its ability is resolved. */
function boostSoFar(match: MarvelMatch, { boost, turned, cancelled }: BoostsFrame): number {
  const isCounted = zoneOfCard(match, turned) !== 'resolving' || cancelled === turned;
  return boost + (isCounted ? 0 : boostIconsOf(match, turned));
}

/** What the last running frame of a program holds; undefined where none runs. */
function lastFrame<L>({ game, state }: MarvelMatch, name: string): L | undefined {
  const frame = state.frames.findLast(({ program }) => game.programs[program]?.name === name);
  return frame?.locals as unknown as L | undefined;
}
