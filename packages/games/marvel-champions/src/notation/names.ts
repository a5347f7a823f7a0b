import type { Definition } from '@crupier/kernel/rules';
import { campaignCardOf } from '../campaign/campaign-cards.ts';
import { factsOf } from '../cards/facts.ts';
import type { PrintedCard } from '../state/printed.ts';
import type { Marvel } from '../state/state.ts';

type Named = Pick<Definition<Marvel>, 'key' | 'printed'>;

const namesPrinted = new WeakMap<object, readonly string[]>();

/**
 * The names of a card, the one by which it is shown first: a villain's has its stage. Others are the Spanish name, either with the stage
 * (`Rhino II`), the subtitle (`Spider-Man: Miles Morales`) or the code (`Spider-Man (01001a)`), and the code alone.
 */
export function namesOfDefinition({ key, printed }: Named): readonly string[] {
  const known = namesPrinted.get(printed);
  if (known !== undefined) return known;
  const names = [...new Set(namesOf(key, printed as Partial<PrintedCard>))];
  namesPrinted.set(printed, names);
  return names;
}

function namesOf(key: string, { name = '', subtitle = '', type }: Partial<PrintedCard>): readonly string[] {
  const facts = factsOf(key);
  const nameOfCampaign = campaignCardOf(key)?.name.es ?? name;
  const { nameEs = nameOfCampaign, subnameEs = subtitle, stage = '' } = facts ?? {};
  const plain = [name, nameEs].filter((each) => each !== '');
  const staged = stage === '' ? [] : plain.map((each) => `${each} ${stage}`);
  const subtitled = subtitle === '' ? [] : [`${name}: ${subtitle}`, `${nameEs}: ${subnameEs}`];
  const coded = plain.map((each) => `${each} (${key})`);
  const shown = type === 'villain' ? [...staged, ...plain] : [...plain, ...staged];
  return [...shown, ...subtitled, ...coded, key].filter((each) => each !== '');
}

/** The name of a card that tells it from others of the same name, for messages: with its stage or its code. */
export function tellingName({ key, printed }: Named): string {
  const { name = '' } = printed as Partial<PrintedCard>;
  const { stage = '' } = factsOf(key) ?? {};
  return stage === '' ? `${name} (${key})` : `${name} ${stage}`;
}
