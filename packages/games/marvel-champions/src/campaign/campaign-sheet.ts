import { capitalized, languages, searchKey, writeCard, type CardSheet, type Language } from '@crupier/kernel/rules';
import { contextOf } from '../cards/card-text.ts';
import type { PerPlayer } from '../state/printed.ts';
import { keywordText } from '../words/keywords.ts';
import { wordings } from '../words/wordings.ts';
import type { CampaignCard } from './campaign.ts';
import { campaignCardOf, campaignCards } from './campaign-cards.ts';
import { textOfCampaignCard } from './campaigns.ts';

/** A card of a campaign by its key, or by its name in either language; undefined where there is none. */
export function findCampaignSheet(keyOrName: string): CardSheet | undefined {
  const wanted = searchKey(keyOrName);
  const found = campaignCardOf(keyOrName) ?? campaignCards.find(({ name }) => languages.some((each) => searchKey(name[each]) === wanted));
  return found && sheetOf(found);
}

function sheetOf(card: CampaignCard): CardSheet {
  const { key, name, printed } = card;
  const { type, set, faction, traits, resources, keywords, isUnique, boost, acceleration } = printed;
  const { cost, attack, thwart, scheme, hitPoints, startingThreat } = printed;
  return {
    key,
    name,
    facts: {
      set,
      code: key,
      type,
      faction,
      ...(isUnique && { unique: 1 }),
      ...numbers({ cost, attack, thwart, scheme, hitPoints: said(hitPoints), startingThreat: said(startingThreat) }),
      ...(boost > 0 && { boostIcons: boost }),
      traits,
      resources,
      icons: Array<string>(acceleration).fill('acceleration'),
      keywords: Object.entries(keywords).map(([keyword, value]) => (value > 1 || keyword === 'victory' ? `${keyword}:${value}` : keyword)),
    },
    text: { en: textOf(card, 'en'), es: textOf(card, 'es') },
    playable: true,
  };
}

function numbers(given: Readonly<Record<string, CardSheet['facts'][string] | undefined>>): CardSheet['facts'] {
  return Object.fromEntries(Object.entries(given).flatMap(([name, number]) => (number === undefined ? [] : [[name, number]])));
}

function said(number: PerPlayer | undefined): CardSheet['facts'][string] | undefined {
  if (number === undefined) return undefined;
  return number.perPlayer ? [String(number.each), 'perPlayer'] : number.each;
}

/** What a card of a campaign, or one of its instructions, says: its keywords, then a line an ability. */
export function textOf({ key, printed, name }: CampaignCard, language: Language): readonly string[] {
  const keywords = Object.entries(printed.keywords).map(([keyword, value]) => `${capitalized(keywordText(keyword, value)[language])}.`);
  const texts = textOfCampaignCard(key) ?? [];
  // An instruction is of no type that its text could name.
  const context = contextOf({ type: printed.isInstruction === true ? 'treachery' : printed.type, name: name.en }, texts);
  return [...(keywords.length === 0 ? [] : [keywords.join(' ')]), ...writeCard(wordings, texts, context, language)];
}
