import { positionProblem, type CardId, type Problem } from '@crupier/kernel/rules';
import { isPlayZone, putCard, record, SCENARIO } from '../state/leaving.ts';
import { seatOf, zoneKind } from '../state/state.ts';
import { readMarks } from './card-line.ts';
import type { Draft } from './draft.ts';
import { namesOfDefinition } from './names.ts';
import { markCard, zoneNamed } from './place-cards.ts';

/** `NAME (marks)`: marks a card that lies there already. */
export function readMark(draft: Draft, text: string): Problem | undefined {
  const [, name = '', marks = ''] = /^(.*?)\s*\(([^)]*)\)$/.exec(text) ?? [];
  const read = readMarks(marks);
  if (!read.ok) return read.problems[0];
  draft.later.push(() => {
    const card = cardCalled(draft, name);
    return card === undefined ? positionProblem('unknownLabel', { label: name }) : markCard(draft, card, read.value);
  });
  return undefined;
}

/** `NAME to 1 discard`, `NAME to villainArea`: moves a card that lies there already to the end of a zone, or to the top of a pile. */
export function readMove(draft: Draft, text: string): Problem | undefined {
  const { state, game } = draft;
  const [, name = '', place = ''] = /^(.*) to (.+)$/.exec(text) ?? [];
  const zone = zoneNamed(state.players.length, place.split(/\s+/));
  if (zone === undefined) return positionProblem('line', { text: `move ${text}` });
  draft.later.push(() => {
    const card = cardCalled(draft, name);
    if (card === undefined) return positionProblem('unknownLabel', { label: name });
    putCard(state, game, card, zone);
    const moved = record(state, card);
    if (isPlayZone(zoneKind(zone)) && moved.owner !== SCENARIO) moved.controller = seatOf(zone);
    return undefined;
  });
  return undefined;
}

/** A card by its label, or the first of its name, outside decks before within; `2:Energy` is one of player 2's. */
function cardCalled({ state, game, labels }: Draft, text: string): CardId | undefined {
  const labelled = labels[text];
  if (labelled !== undefined) return labelled;
  const [, owner, name = ''] = /^(?:([1-4]):)?(.*)$/.exec(text) ?? [];
  const named = state.cards.filter(({ id, definition, owner: own }) => {
    const meant = game.definitions[definition];
    const isNamed = id > 0 && meant !== undefined && namesOfDefinition(meant).some((each) => each.toLowerCase() === name.toLowerCase());
    return isNamed && (owner === undefined || own === Number(owner) - 1);
  });
  return (named.find(({ zone }) => !['deck', 'encounterDeck'].includes(zoneKind(zone))) ?? named[0])?.id;
}
