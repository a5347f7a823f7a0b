/** The places between the creatures of a battleline where one with deploy may enter: each is a button that says who stands beside it. */

import { sayCard, type Handle, type SeenOption, type Speech, type View } from '@crupier/protocol';
import type { ReactNode } from 'react';
import type { Texts } from '../../../language/texts-en.ts';
import { useTexts } from '../../../language/use-texts.ts';
import { zoneOf } from '../../scene/reading.ts';
import { useTable } from '../../scene/table-context.ts';

const between = 'deploy';
const ofOpponent = 'leftFlankOfOpponent';

/** Draws the gap before a card of a side's row, by its place from the left; undefined where none is asked about. */
export function useLineGaps(place: 'near' | 'far', line: readonly Handle[]): ((at: number) => ReactNode) | undefined {
  const { placeOf, view, speech } = useTable();
  const texts = useTexts();
  // The flanks are offered with the gaps, and say on which side.
  const side = placeOf(ofOpponent) === undefined ? 'near' : 'far';
  if (side !== place || placeOf(between, 1) === undefined) return undefined;
  return (at) => {
    const chosen = at === 0 ? undefined : placeOf(between, at);
    if (chosen === undefined) return undefined;
    const words = sayBetween(line, at, { view, speech, texts });
    return <button type="button" className="line-gap" aria-label={words} title={words} onClick={chosen.choose} />;
  };
}

/** What an option of where a creature enters says: between whom, where it is between two. */
export function sayPlace(
  { verb, value, card }: SeenOption,
  { view, speech, texts }: { readonly view: View; readonly speech: Speech; readonly texts: Texts },
): string | undefined {
  if (verb !== between || card === undefined) return undefined;
  const line = lineOf(value, view);
  return line === undefined ? undefined : sayBetween(line, value, { view, speech, texts });
}

/** The viewer's battleline, where it has creatures on both sides of a place. */
function lineOf(at: number, view: View): readonly Handle[] | undefined {
  const { cards } = zoneOf(view, 'line', view.viewer);
  return cards[at] === undefined ? undefined : cards;
}

function sayBetween(
  line: readonly Handle[],
  at: number,
  { view, speech, texts }: { readonly view: View; readonly speech: Speech; readonly texts: Texts },
): string {
  const [left = '', right = ''] = [line[at - 1], line[at]].map((each) => sayCard(view.cards[each ?? '']?.definition ?? '', speech));
  return texts.betweenCards(left, right);
}
