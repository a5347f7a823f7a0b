import { positionProblem, type CardId, type Problem } from '@crupier/kernel/rules';
import { putCard, record } from '../state/leaving.ts';
import { isPlayZone, zoneKind } from '../state/state.ts';
import { readMarks } from './card-line.ts';
import { cardNamed, type Draft } from './draft.ts';
import { filledZones, markCard } from './place-cards.ts';

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

/** `NAME to 1 infierno`: moves a card that lies there already to the end of a zone, or to the top of a pile. */
export function readMove(draft: Draft, text: string): Problem | undefined {
  const [, name = '', place = '', word = ''] = /^(.*) to (\d) (\w+)$/.exec(text) ?? [];
  const zone = filledZones.find((each) => each === word);
  const seat = Number(place) - 1;
  if (zone === undefined || draft.state.players[seat] === undefined) return positionProblem('line', { text: `move ${text}` });
  draft.later.push(() => {
    const card = cardCalled(draft, name);
    if (card === undefined) return positionProblem('unknownLabel', { label: name });
    putCard(draft.state, draft.game, card, { zone, seat });
    // Elsewhere a card is always its owner's. *Rule:* INF-400.3.
    if (isPlayZone(zone)) Object.assign(record(draft.state, card), { controller: seat, home: seat });
    return undefined;
  });
  return undefined;
}

/** A card by its label, or the first of its name, outside decks before within; `2:Hound` is one of player 2's. */
function cardCalled({ state, game, labels }: Draft, text: string): CardId | undefined {
  const labelled = labels[text];
  if (labelled !== undefined) return labelled;
  const [, owner, name = ''] = /^(?:([1-6]):)?(.*)$/.exec(text) ?? [];
  const definition = cardNamed(game, name);
  const named = state.cards.filter((card) => card.definition === definition && (owner === undefined || card.owner === Number(owner) - 1));
  return definition === 0 ? undefined : (named.find(({ zone }) => zoneKind(zone) !== 'deck') ?? named[0])?.id;
}
