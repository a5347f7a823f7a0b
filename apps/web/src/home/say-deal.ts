import type { GameChoices, Language } from '@crupier/protocol';
import { findKept, keptDecks } from '../setting-up/kept-decks.ts';
import { chosenFaces } from '../setting-up/meeting.ts';
import type { TableWish } from '../setting-up/table-wish.ts';
import type { TableSetup } from '../setting-up/use-table-setup.ts';
import type { Texts } from '../language/texts-en.ts';
import { isCooperative } from '../table/game-looks.ts';
import type { HomeTexts } from './home-texts-en.ts';

interface DealSpeech {
  readonly texts: Texts;
  readonly said: HomeTexts;
  readonly language: Language;
}

/** What will be dealt, in a line: the own deck, who else plays, and the villain where there is one, as far as they are known. */
export function sayDeal(setup: TableSetup, choices: GameChoices | undefined, { texts, said, language }: DealSpeech): string {
  const { game, wish } = setup;
  const isTogether = isCooperative(game.id);
  const sentences = isTogether ? said.together : said.against;
  const others = sentences[companyOf(wish)](deckWords(setup, choices, { texts, said, language }), wish.others.length);
  const [villain] = choices === undefined ? [] : chosenFaces(setup, choices);
  return villain === undefined ? others.replace(/,$/, '') : said.villain(others, villain.name[language]);
}

/** Who else plays: one or several of a kind, of several kinds, or nobody. */
function companyOf({ others }: TableWish): keyof HomeTexts['against'] {
  const [first] = others;
  if (first === undefined) return 'alone';
  if (others.some(({ kind }) => kind !== first.kind)) return 'several';
  if (first.kind === 'here') return 'here';
  return others.length === 1 ? first.kind : `${first.kind}s`;
}

function deckWords({ game, wish: { mine } }: TableSetup, choices: GameChoices | undefined, { texts, said, language }: DealSpeech): string {
  switch (mine.kind) {
    case 'ready':
      return choices?.decks[mine.name]?.name[language] ?? game.deckNames?.[mine.name]?.[language] ?? mine.name;
    case 'kept':
      return findKept(keptDecks.read(), mine.id)?.name || texts.unnamedDeck;
    case 'list':
    case 'sealed':
    case 'dealt':
      return said.ownDecks[mine.kind];
  }
}
