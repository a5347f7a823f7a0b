import {
  abilityOf,
  applies,
  type CardId,
  type Heard,
  NO_CARD,
  type Seat,
  site,
  type Waiting,
  type WindowClass,
  type WindowPolicy,
  writable,
} from '@crupier/kernel/rules';
import { printedOf } from '../state/printed.ts';
import { typeOf, zoneOfCard } from '../state/reading.ts';
import { seatsFrom, type Marvel, type MarvelMatch } from '../state/state.ts';
import { isInForm } from './forms.ts';
import { mayUse, use } from './use-ability.ts';

const maxOfCircumstance = site('MC-MAXIMUM-8', 'no more copies of a card are used for one circumstance than its maximum');
const noNewAbility = site(
  'MC-DELAYED-EFFECTS-3',
  'a delayed effect is no new triggered ability, so that it resolves during the set-up too',
);
const noneInSetUp = site('MC-ABILITY-8 MC-FAQ-8', 'no ability answers what happens during the set-up');

function isForced(match: MarvelMatch, { ref }: Heard): boolean {
  const { data } = abilityOf(match, ref);
  return data.kind === 'triggered' && data.forced;
}

/** Whether it is an effect that a text has put off until something happens: one that ends with that is spent as it waits. *Rule:* MC-DELAYED-EFFECTS-1. */
function isDelayed(match: MarvelMatch, { self }: Pick<Heard, 'self'>): boolean {
  const zone = zoneOfCard(match, self);
  return zone === 'effects' || zone === 'spent';
}

/** Whether what would answer is part of a text that has begun before. *Rule:* MC-DELAYED-EFFECTS-3. */
function isDelayedEffect(match: MarvelMatch, { self }: Pick<Heard, 'self'>): boolean {
  return isDelayed(match, { self }) && applies(match, noNewAbility);
}

/** Whether an ability answers what would happen, and so comes before those that answer that it happens. *Rule:* MC-WOULD-1, MC-INTERRUPT-6. */
function isWould(match: MarvelMatch, { ref }: Heard): boolean {
  const { data } = abilityOf(match, ref);
  return data.kind === 'triggered' && data.when.occasion.startsWith('would');
}

const fromTheFirst = (match: MarvelMatch): readonly Seat[] => seatsFrom(match, match.state.first);

/** What a class of abilities is called, the rows that it carries out, and whether an ability belongs to it. */
type Sort = Pick<WindowClass<Marvel>, 'name' | 'rule' | 'includes'>;

/** The first player orders what is forced. *Rule:* MC-FIRST-PLAYER-6, MC-FORCED-6. */
function forced({ name, rule, includes }: Sort): WindowClass<Marvel> {
  return {
    name,
    rule: `${rule} MC-FIRST-PLAYER-6 MC-SIMULTANEOUS-1 MC-FORCED-1 MC-FORCED-2 MC-ABILITY-19 MC-FORCED-5 MC-FORCED-6 MC-FORCED-7`,
    manner: 'all',
    includes: (match, heard) => isForced(match, heard) && includes(match, heard),
    players: fromTheFirst,
  };
}

/** Each player in player order may use what is not forced, until all pass. *Rule:* MC-FIRST-PLAYER-7, MC-FIRST-PLAYER-8. */
function optional({ name, rule, includes }: Sort): WindowClass<Marvel> {
  return {
    name,
    rule,
    manner: 'round',
    includes: (match, heard) => !isForced(match, heard) && includes(match, heard),
    players: fromTheFirst,
  };
}

const always = (): boolean => true;

/** How abilities answer what happens: what would happen first, forced ones before those that are not, interrupts before it and responses after it. */
export const windows: WindowPolicy<Marvel> = {
  interrupts: [
    forced({ name: 'forced, would', rule: 'MC-SIMULTANEOUS-PRIORITY-3 MC-WOULD-1 MC-ERRATA-7', includes: isWould }),
    optional({
      name: 'optional, would',
      rule: 'MC-SIMULTANEOUS-PRIORITY-4 MC-WOULD-1 MC-INTERRUPT-5 MC-INTERRUPT-6 MC-ERRATA-10',
      includes: isWould,
    }),
    forced({ name: 'forced', rule: 'MC-SIMULTANEOUS-PRIORITY-3 MC-ATTACK-ENEMY-ACTIVATION-24 MC-ERRATA-14', includes: always }),
    optional({
      name: 'optional',
      rule: 'MC-SIMULTANEOUS-PRIORITY-4 MC-FIRST-PLAYER-7 MC-EVENT-4 MC-INITIATE-ABILITIES-9 MC-INTERRUPT-1 MC-INTERRUPT-2 MC-INTERRUPT-4 MC-INTERRUPT-5 MC-INTERRUPT-7 MC-ERRATA-5 MC-ERRATA-9',
      includes: always,
    }),
  ],
  responses: [
    forced({ name: 'delayed effects', rule: 'MC-DELAYED-EFFECTS-1 MC-DELAYED-EFFECTS-2', includes: isDelayed }),
    forced({ name: 'forced', rule: 'MC-SIMULTANEOUS-PRIORITY-6', includes: always }),
    optional({
      name: 'optional',
      rule: 'MC-SIMULTANEOUS-PRIORITY-7 MC-FIRST-PLAYER-8 MC-RESPONSE-1 MC-RESPONSE-4 MC-RESPONSE-6 MC-TRIGGERING-CONDITION-1 MC-TRIGGERING-CONDITION-2 MC-TRIGGERING-CONDITION-3 MC-TRIGGERED-ABILITY-1 MC-LTP-27 MC-AFTER-1 MC-ABILITY-10 MC-ABILITY-18 MC-ATTACK-ENEMY-ACTIVATION-23 MC-INITIATE-ABILITIES-10 MC-RESPONSE-2',
      includes: always,
    }),
  ],
  begins: (match, heard) => (mayAnswer(match, heard) ? { ...heard, speaker: NO_CARD } : undefined),
  stillWaiting: (match, waiting) => waiting.filter((each) => mayAnswer(match, each)),
  resolve: (match, waiting) => {
    noteCopy(match, waiting.self);
    use(match, waiting);
  },
};

/** What a window notes: the names of cards with a maximum for each circumstance, once for each copy that was used in it. */
interface CopiesLocals {
  copies?: readonly string[];
}

/** The window that is open, if nothing that it let resolve is under way. */
function openWindow(match: MarvelMatch): CopiesLocals | undefined {
  const { windows: own } = match.game;
  const top = writable(match).frames.at(-1);
  return top !== undefined && (top.program === own?.before?.id || top.program === own?.after?.id)
    ? (top.locals as CopiesLocals)
    : undefined;
}

function noteCopy(match: MarvelMatch, card: CardId): void {
  const { max, name } = printedOf(match, card);
  const window = max?.each === 'circumstance' ? openWindow(match) : undefined;
  if (window !== undefined) window.copies = [...(window.copies ?? []), name];
}

/** Whether no more copies of a card are used for what happens, by their maximum. *Rule:* MC-MAXIMUM-8. */
function isUsedUp(match: MarvelMatch, card: CardId): boolean {
  const { max, name } = printedOf(match, card);
  if (max?.each !== 'circumstance') return false;
  const used = openWindow(match)?.copies?.filter((each) => each === name).length ?? 0;
  return used >= max.count && applies(match, maxOfCircumstance);
}

/** Whether an ability that heard what happens may answer it: after the set-up, in the right form, and an event from the hand of whoever can pay. *Rule:* MC-ABILITY-8. */
function mayAnswer(match: MarvelMatch, heard: Heard | Waiting): boolean {
  if (match.state.phase === 'setup' && !isDelayedEffect(match, heard) && applies(match, noneInSetUp)) return false;
  if (isUsedUp(match, heard.self)) return false;
  if (!isForced(match, heard))
    return (typeOf(match, heard.self) !== 'event' || zoneOfCard(match, heard.self) === 'hand') && mayUse(match, heard);
  return isInForm(match, abilityOf(match, heard.ref).data, heard.seat);
}
