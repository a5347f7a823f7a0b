import { applies, site, type CardId } from '@crupier/kernel/rules';
import { printedOf } from '../../state/printed.ts';
import { friendlyCharacters } from '../../state/reading.ts';
import type { MarvelMatch } from '../../state/state.ts';

const bothThere = site('MC-TEAM-UP-2', 'a team-up card is played while both characters that it names are in play');
const bySubtitle = site('MC-TEAM-UP-3', 'an ally is the character that a team-up card names by its name or its subtitle');

/** Whether the characters that a team-up card names are in play; so for any other card. *Rule:* MC-TEAM-UP-2, MC-TEAM-UP-3. */
export function isTeamThere(match: MarvelMatch, card: CardId): boolean {
  const named = printedOf(match, card).keywordWords?.['teamUp'];
  if (named === undefined || !applies(match, bothThere)) return true;
  const names = friendlyCharacters(match).flatMap((each) => {
    const { name, subtitle, type } = printedOf(match, each);
    if (type !== 'ally') return [name];
    return applies(match, bySubtitle) ? [name, subtitle] : [];
  });
  return named.split(' & ').every((name) => names.includes(name));
}
