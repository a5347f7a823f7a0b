/** What an answer comes to in figures, from what is foreseen of it: who suffers what, of which terms, and what else players gain. Pure. */

import type { ForecastMessage, Handle, Seat, SeenEvent } from '@crupier/protocol';
import type { HitReading } from '../../scene/figure-look.ts';

/** A part of what a card suffers, before anything prevents some of it. */
export interface Term {
  /** The strength of whoever strikes in a fight; what the text of a card deals; or what is told by being prevented alone. */
  readonly kind: 'power' | 'text' | 'prevented';
  readonly amount: number;
  /** The card that deals it. */
  readonly source?: Handle;
}

/** What a card suffers by an answer. */
export interface Suffering {
  readonly card: Handle;
  /** What meets it, in the order in which it does: these less what is prevented are the amount. */
  readonly terms: readonly Term[];
  readonly prevented: number;
  readonly amount: number;
  readonly falls: 'no' | 'perhaps' | 'certain';
}

/** What a player has more of afterwards, or less. */
export interface Gain {
  readonly seat: Seat;
  /** The name of the value, or the kind of zone whose cards are counted. */
  readonly name: string;
  readonly amount: number;
}

/** What an answer comes to. */
export interface Outcome {
  readonly suffering: readonly Suffering[];
  readonly gains: readonly Gain[];
}

/** What an answer comes to: cards that suffer damage or leave play, in the order in which they are struck. */
export function outcomeOf({ events = [], changes }: Pick<ForecastMessage, 'events' | 'changes'>, reading: HitReading): Outcome {
  const leaving = new Map(changes.flatMap(({ of, card, unknown }) => (of === 'leaves' && card !== undefined ? [[card, unknown]] : [])));
  const told = new Set([reading.dealt, reading.prevented]);
  const struck = events.flatMap(({ name, card }) => (told.has(name) && card?.handle !== undefined ? [card.handle] : []));
  const suffering = [...new Set([...struck, ...leaving.keys()])].map((card): Suffering => {
    const amountOf = (name: string): number => sum(eventsOn(events, name, card).map(({ amount = 0 }) => amount));
    const prevented = amountOf(reading.prevented);
    const falls = leaving.has(card) ? fallOf(leaving.get(card)) : 'no';
    return { card, terms: termsOn(card, events, prevented, reading), prevented, amount: amountOf(reading.dealt), falls };
  });
  const gains = changes.flatMap(({ of, name, card, seat, from = 0, to = 0, unknown }): Gain[] => {
    if (seat === undefined || card !== undefined || unknown === true || (of !== 'value' && of !== 'count')) return [];
    return typeof from === 'number' && typeof to === 'number' ? [{ seat, name, amount: to - from }] : [];
  });
  return { suffering, gains };
}

function fallOf(unknown: true | undefined): Suffering['falls'] {
  return unknown === true ? 'perhaps' : 'certain';
}

function eventsOn(events: readonly SeenEvent[], name: string, card: Handle): readonly SeenEvent[] {
  return events.filter((event) => event.name === name && event.card?.handle === card);
}

/**
 * What is dealt to a card, each with what was prevented of it: events tell what is left of damage. Of what was prevented the strength of
 * whoever strikes is filled up first, then the first damage of a text; what remains met nothing else.
 */
function termsOn(
  card: Handle,
  events: readonly SeenEvent[],
  prevented: number,
  { dealt, isPower, strengthOf }: HitReading,
): readonly Term[] {
  let held = prevented;
  const take = (most: number): number => {
    const taken = Math.min(held, Math.max(0, most));
    held -= taken;
    return taken;
  };
  const hits = eventsOn(events, dealt, card).map((event) => ({ event, source: event.source?.handle, amount: event.amount ?? 0 }));
  const filled = hits.map(({ event, source, amount }) => {
    const strength = source === undefined || !isPower(event) ? 0 : (strengthOf(source) ?? 0);
    return {
      kind: isPower(event) ? 'power' : 'text',
      amount: amount + take(strength - amount),
      ...(source !== undefined && { source }),
    } as const;
  });
  const first = filled.findIndex(({ kind }) => kind === 'text');
  const terms = filled.map((term, at): Term => (at === first ? { ...term, amount: term.amount + take(held) } : term));
  return held > 0 ? [{ kind: 'prevented', amount: held }, ...terms] : terms;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0);
}

/** What one card suffers; undefined where it suffers nothing and stays. */
export function sufferingOf({ suffering }: Outcome, card: Handle | undefined): Suffering | undefined {
  return suffering.find((each) => each.card === card);
}
