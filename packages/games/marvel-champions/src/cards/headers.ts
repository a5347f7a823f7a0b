import { chosen, each, self, that, triggered, type Ability, type Amount, type Clause, type Selector } from '@crupier/kernel/cards';
import { act, activated, any, friendly, optional, type CardWords } from '../meanings/builders.ts';
import type { UsageOf } from '@crupier/kernel/cards';

/** What the cards of a set do, by the code of each; a card whose text is nothing but keywords has no abilities. */
export type CardTexts = Readonly<Record<string, readonly Ability[]>>;

type Usage = Omit<UsageOf<CardWords>, 'cost' | 'labels'>;
type When = Parameters<typeof triggered>[0];

/** The form that an ability needs, what it counts as, whether an action is forced, and whether any player may use it. */
type Label = 'hero' | 'alterEgo' | 'attack' | 'defense' | 'thwart' | 'forced' | 'anyPlayer';

/** "Action: …", with its labels: "Hero Action (attack): …". *Rule:* MC-ACTION-1. */
export function action(labels: readonly Label[], clause: Clause, usage: Usage = {}): Ability {
  return activated('action', clause, 0, { labels, ...usage });
}

/** "Resource: …" *Rule:* MC-RESOURCE-ABILITY-1. */
export function resource(labels: readonly Label[], clause: Clause, usage: Usage = {}): Ability {
  return activated('resource', clause, 0, { labels, ...usage });
}

/** "Interrupt: …" and "Response: …": which of them, the occasion says. *Rule:* MC-INTERRUPT-1, MC-RESPONSE-1. */
export function answer(labels: readonly Label[], when: When, clause: Clause, usage: Usage = {}): Ability {
  return optional(when, clause, { labels, ...usage });
}

/** "Forced Interrupt: …" and "Forced Response: …" *Rule:* MC-FORCED-1. */
export function forced(when: When, clause: Clause, usage: Usage = {}): Ability {
  return { ...triggered(when, clause), ...usage };
}

/** "When Revealed: …", with the form that it needs. *Rule:* MC-WHEN-REVEALED-1. */
export function whenRevealed(clause: Clause, form?: 'hero' | 'alterEgo'): Ability {
  return activated('whenRevealed', clause, 0, { labels: form === undefined ? [] : [form] });
}

/** "When Defeated: …" *Rule:* MC-WHEN-DEFEATED-1. */
export function whenDefeated(clause: Clause): Ability {
  return activated('whenDefeated', clause);
}

/** "Boost: …" *Rule:* MC-BOOST-ICON-4. */
export function boost(clause: Clause): Ability {
  return activated('boost', clause);
}

/** "Special: …", with what it counts as. *Rule:* MC-SPECIAL-1. */
export function special(labels: readonly Label[], clause: Clause): Ability {
  return activated('special', clause, 0, { labels });
}

/** "Setup: …" *Rule:* MC-SETUP-ABILITY-1. */
export function setup(clause: Clause): Ability {
  return activated('setup', clause);
}

/** "Attach to …" *Rule:* MC-ATTACH-1. */
export function attachTo(clause: Clause): Ability {
  return activated('attach', clause);
}

/** "Play under any player's control." *Rule:* MC-CARD-9, MC-MAXIMUM-5. */
export const anyPlayers: Ability = attachTo({
  players: { who: { whose: 'any' } },
  do: [act('enterUnderControl', self, undefined, { who: chosen('who') })],
});

/** What an obligation's player has to do. *Rule:* MC-OBLIGATION-4. */
export function obligation(clause: Clause): Ability {
  return activated('obligation', clause);
}

/** Your identity. *Rule:* MC-YOU-1. */
export const me: Selector = each(friendly('identity'));

/** Your alter-ego, if that is the form of your identity. *Rule:* MC-FORM-5. */
export const alterEgo: Selector = each(friendly('alterEgo'));

/** Your hero, if that is the form of your identity. *Rule:* MC-FORM-5. */
export const hero: Selector = each(friendly('hero'));

/** The villain. */
export const villain: Selector = each(any('villain'));

/** The main scheme. */
export const mainScheme: Selector = each(any('mainScheme'));

/** The amount of what sets the ability off. */
export const eventAmount: Amount = { kind: 'eventAmount' };

/** The card that an event tells of. */
export const it: Selector = that('card');
