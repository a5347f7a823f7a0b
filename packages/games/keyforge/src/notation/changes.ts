import { positionProblem, type CardId, type Problem } from '@crupier/kernel/rules';
import { putCard, record } from '../state/leaving.ts';
import { zoneKind, type Zone } from '../state/state.ts';
import { readMarks } from './card-line.ts';
import { cardNamed, isZone, isSeatNumber, mark, strangeMark, type Draft } from './draft.ts';

/** `NAME (damage 2, stunned no)`: marks a card that lies there already. */
export function readMark(draft: Draft, text: string): Problem | undefined {
  const [, name = '', marks = ''] = /^(.*?)\s*\(([^)]*)\)$/.exec(text) ?? [];
  const read = readMarks(marks);
  if (!read.ok) return read.problems[0];
  const card = cardCalled(draft, name);
  if (card === undefined) return positionProblem('unknownCard', { card: name });
  const strange = strangeMark(read.value);
  if (strange === undefined) mark(record(draft.state, card), read.value);
  return strange;
}

/** `NAME to 1 discard`: moves a card that lies there already to the end of a line, or to the top of a pile. */
export function readMove(draft: Draft, text: string): Problem | undefined {
  const [, name = '', seat = '', zone = ''] = /^(.*) to (\d) (\w+)$/.exec(text) ?? [];
  if (!isSeatNumber(Number(seat)) || !isZone(zone)) return { code: 'position.line', at: '', values: { text: `move ${text}` } };
  const card = cardCalled(draft, name);
  if (card === undefined) return positionProblem('unknownCard', { card: name });
  putCard(draft.state, draft.game, card, { zone, seat: Number(seat) - 1 });
  if (inPlay.includes(zone)) record(draft.state, card).controller = Number(seat) - 1;
  return undefined;
}

const inPlay: readonly Zone[] = ['line', 'artifacts'];

/** A card by its label, or the first of its name, outside decks before within; `2:Zorg` is one of player 2's. */
function cardCalled({ state, game, labels }: Draft, text: string): CardId | undefined {
  const labelled = labels[text];
  if (labelled !== undefined) return labelled;
  const [, owner, name = ''] = /^(?:([12]):)?(.*)$/.exec(text) ?? [];
  const definition = cardNamed(game, name);
  const named = state.cards.filter((card) => card.definition === definition && (owner === undefined || card.owner === Number(owner) - 1));
  return definition === 0 ? undefined : (named.find(({ zone }) => zoneKind(zone) !== 'deck') ?? named[0])?.id;
}
