import { cardOf, type CardBehaviour, type GameEvent } from '../../rules.ts';
import type { Ability, Clause } from '../../cards.ts';
import { settle } from './rules/damage.ts';
import type { OtherManners } from './game.ts';
import { blank } from './state/reading.ts';
import type { TinyMatch } from './state/state.ts';
import { tinyTable } from './table.ts';

/** A text that is played, and what is answered to its questions. */
export interface Course {
  readonly text: Clause;
  /** What lies on the table besides the spell. */
  readonly lines?: readonly string[];
  /** In the order of the questions; an empty one passes. */
  readonly answers?: readonly (string | readonly string[])[];
  readonly manners?: OtherManners;
  readonly cards?: readonly CardBehaviour[];
}

/** Facts of playing a card: no text brings them about. */
const ofPlaying: readonly string[] = ['announced', 'resolved'];

/**
 * Plays a spell with a text to its end, and tells of each question who is asked and what is offered, and of each batch of facts by whom
 * they are, of which cards and how much: `1 foodSpent 2`, `damaged pup 1 + damaged wolf 1`. The last entry is what is still asked, if anything.
 */
export function courseOf({ text, lines = [], answers = [], manners = {}, cards = [] }: Course): readonly string[] {
  const play: Ability = { kind: 'activated', headers: ['play'], cost: 0, clause: text };
  const spell: CardBehaviour = { key: 'spell', printed: { ...blank, type: 'spell' }, abilities: [play] };
  const told: string[] = [];
  const nameOf = (match: TinyMatch, card: number): string => match.game.definitions[match.state.cards[card]?.definition ?? 0]?.key ?? '';
  const say = (match: TinyMatch, { kind, seat, card, other, amount }: GameEvent): string => {
    const named = [card, other].map((ref) => nameOf(match, cardOf(ref))).filter((name) => name !== '' && name !== 'blank');
    return [...(seat < 0 ? [] : [seat + 1]), match.game.facts.names[kind], ...named, ...(amount === 0 ? [] : [amount])].join(' ');
  };
  const listen = (match: TinyMatch, events: readonly GameEvent[]): void => {
    const known = events.filter(({ kind }) => !ofPlaying.includes(match.game.facts.names[kind] ?? ''));
    if (known.length > 0) told.push(known.map((event) => say(match, event)).join(' + '));
    settle(match);
  };
  const policy = { settle: listen, ...manners.policy };
  const table = tinyTable(['1 hand spell', '1 food 3', ...lines], { cards: [spell, ...cards], ...manners, policy }).answer('play spell');
  for (const given of answers) {
    told.push(`${table.asked()}: ${table.offers().join(', ')}`);
    table.answer(given === '' ? [] : given);
  }
  return table.asked() === '1 act' ? told : [...told, `${table.asked()}: ${table.offers().join(', ')}`];
}
