import { word } from '../language/look-up.ts';
import type { Occasion } from '../language/occasion.ts';
import type { CoreState } from '../state/state.ts';
import type { CardLanguage } from './card-language.ts';
import { NUMBER_MAX, oneOf, oneWord, only, record, ref, whole, yes, type Fields, type Schema } from './schema.ts';

/** The moments of a game's occasions, by the kind of ability that they set off. */
const moments = { whenTriggered: ['after', 'interrupt'], whenReplaced: ['replace'], whenProhibited: ['prohibit', 'after'] } as const;

/** What may set an ability off, by the kind of ability, and whom it may be about. */
export function whenDefinitions<S extends CoreState>({ words, wordings }: CardLanguage<S>): Fields {
  const about = oneOf('card', oneWord('card', ['self', 'host', 'giver']), ref('filter'));
  const defined = Object.entries(moments).map(([name, of]) => {
    const occasions = Object.entries(words.occasions).filter(([, { moment }]) => (of as readonly string[]).includes(moment));
    return [
      name,
      oneOf(
        'occasion',
        ...occasions.map(([occasion, meant]) => whenOf(occasion, meant, word(wordings.occasions, occasion, 'occasion').anyone.en)),
      ),
    ] as const;
  });
  return { about, ...Object.fromEntries(defined) };
}

function whenOf(name: string, { oneOrMore, history }: Occasion, example: string): Schema {
  const batch: Fields = {
    ...(oneOrMore && { 'oneOrMore?': { ...yes, description: 'once for all that happens together' } }),
    ...(history !== undefined && { 'nth?': { ...whole(1, NUMBER_MAX), description: 'only the first, the second… of its period' } }),
  };
  return record(
    { occasion: only(name), 'card?': ref('about'), 'other?': ref('about'), 'by?': oneWord('player', ['you', 'opponent']), ...batch },
    example,
  );
}
