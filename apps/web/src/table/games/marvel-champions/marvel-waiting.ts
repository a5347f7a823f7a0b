/** What is counted for whoever waits: threat, the last attack on their hero, the last encounter card, and what the villain will do. */

import { figuresOf, sayCard, sayLabel, saySeat, type SeenEvent } from '@crupier/protocol';
import { maybeNumber, readNumber, readText } from '../../scene/reading.ts';
import type { Happened, WaitingFigure } from '../../scene/game-look.ts';
import { activeIn, mainSchemeOf, villainOf } from './marvel-reading.ts';

/** The figures of what happened, and what comes next. */
export function countWaiting(happened: Happened): { readonly figures: readonly WaitingFigure[]; readonly next: string } {
  const figures = [threatIn(happened), attackIn(happened), encounterIn(happened)].filter((each) => each !== undefined);
  return { figures, next: nextIn(happened) };
}

/** How the threat on the main scheme has changed. */
function threatIn({ view, speech, events }: Happened): WaitingFigure | undefined {
  const scheme = mainSchemeOf(view, speech);
  if (scheme === undefined) return undefined;
  const sumOf = (name: string): number =>
    events.filter((event) => event.name === name && event.card?.handle === scheme).reduce((sum, { amount = 0 }) => sum + amount, 0);
  const now = readNumber(view.cards[scheme]?.now, 'threat');
  const before = now - sumOf('threatPlaced') + sumOf('threatRemoved');
  if (before === now || before < 0) return undefined;
  return { mark: 'plot', label: sayLabel('threat', speech), value: `${before} → ${now}` };
}

/** The last attack on one of the reader's heroes, as a sum. */
function attackIn({ speech, texts, seats, events }: Happened): WaitingFigure | undefined {
  const attack = events.findLast((event) => event.name === 'attackOver' && isOwn(event, seats) && (event.value ?? 0) > 0);
  if (attack?.card?.definition === undefined) return undefined;
  const { power, boost, defense, sum } = figuresOf(attack, speech);
  const value = `${power?.()} + ${boost?.()} − ${defense?.()} = ${sum?.()}`;
  return { mark: 'blade', label: texts.enemyAttackedYou(sayCard(attack.card.definition, speech)), value };
}

/** The last encounter card that one of the reader's heroes revealed. */
function encounterIn({ speech, texts, seats, events }: Happened): WaitingFigure | undefined {
  const turned = events.findLast((event) => event.name === 'encounterTurned' && isOwn(event, seats));
  if (turned?.card?.definition === undefined) return undefined;
  return { mark: 'cards', label: texts.encounterOf(saySeat(turned.seat, speech)), value: sayCard(turned.card.definition, speech) };
}

function isOwn({ seat }: SeenEvent, seats: readonly number[]): boolean {
  return seat !== undefined && seats.includes(seat);
}

/** Whom the villain phase that is to come begins with. */
function nextIn({ view, speech, texts }: Happened): string {
  const villain = villainOf(view, speech);
  const definition = view.cards[villain ?? '']?.definition;
  const first = maybeNumber(view.table, 'first') ?? 0;
  const order = view.seats.map((_, at) => (first + at) % view.seats.length);
  const target = order.find((seat) => readText(view.seats[seat], 'coming') !== '');
  if (definition === undefined || target === undefined || activeIn(view) === undefined) return '';
  const act = readText(view.seats[target], 'coming');
  if (act !== 'attacks' && act !== 'schemes') return '';
  const name = sayCard(definition, speech);
  return texts.villainPhaseNext(act === 'attacks' ? texts.attacksFirst(name, saySeat(target, speech)) : texts.schemesFirst(name));
}
