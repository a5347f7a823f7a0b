import type { Language, PlayableGame } from '@crupier/kernel';
import { isOnDevice, isPagePath, type PageName, partsOfPath } from '@crupier/protocol';
import { findPlace, rulesOf, ruleGames, searchAnswers, textIn } from '@crupier/rulebook';
import { type HeadText, headTexts } from './head-texts.ts';

/** What the head of a page says. */
export interface PageHead extends HeadText {
  /** Whether there is such a page, and something on it. */
  readonly isFound: boolean;
  /** The game that it is about, whose picture is shown with a link. */
  readonly game: string | undefined;
  /** Whether it is for everybody, to be found by search engines. */
  readonly isPublic: boolean;
}

/** What is looked up for it. */
export interface HeadParts {
  readonly games: readonly Pick<PlayableGame, 'id' | 'name' | 'card'>[];
  /** The game of a match or a waiting table; undefined where there is none by that id. */
  readonly gameOfMatch: (id: string) => Promise<string | undefined>;
}

/** The address of a page, as far as a server is told. */
export interface AskedPage {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly language: Language;
}

/** Letters of a description: what is shown of a link is no longer. */
const descriptionMax = 200;

/** Describes the page at a path, in a language. */
export async function describePage({ games, gameOfMatch }: HeadParts, asked: AskedPage): Promise<PageHead> {
  const { path, language } = asked;
  const texts = headTexts[language];
  if (!isPagePath(path)) return { ...texts.nowhere, isFound: false, game: undefined, isPublic: false };
  const [name = '', first = '', second = '', third = ''] = partsOfPath(path);
  const known = games.find(({ id }) => id === first);
  const called = known?.name[language] ?? games.map((game) => game.name[language]).join(', ');
  const plain = (text: HeadText, isPublic = true): PageHead => ({ ...text, isFound: true, game: known?.id, isPublic });
  const card = cardAt(name, second, third);
  if (card !== '' && known !== undefined) return describeCard(known, card, asked);
  switch (name as PageName | '') {
    case '':
      return plain(texts.home);
    case 'learn':
      return { ...plain(texts.learn), isFound: first === '' || known !== undefined };
    case 'cards':
      return plain(texts.cards(called));
    case 'decks':
      return plain(texts.decks);
    case 'new':
      return { ...plain(texts.setup(called), false), isFound: known !== undefined };
    case 'file':
      return plain(texts.file, false);
    case 'settings':
      return plain(texts.settings, false);
    case 'rules':
      return describeRules(asked, first);
    case 'match':
    case 'join':
    case 'replay': {
      const game = await gameOfMatch(first);
      const title = games.find(({ id }) => id === game)?.name[language] ?? called;
      const text = { match: texts.match, join: texts.join, replay: texts.replay }[name as 'match' | 'join' | 'replay'](title);
      return { ...text, isFound: game !== undefined || isOnDevice(first), game, isPublic: false };
    }
  }
}

/** The card that a path of cards or decks is about, by its key; empty where it is about none. */
function cardAt(name: string, second: string, third: string): string {
  if (name === 'cards') return second;
  return name === 'decks' && second === 'card' ? third : '';
}

function describeCard(game: HeadParts['games'][number], key: string, { language }: AskedPage): PageHead {
  const sheet = game.card(key);
  if (sheet === undefined) return { ...headTexts[language].nowhere, isFound: false, game: game.id, isPublic: false };
  const text = headTexts[language].card(sheet.name[language], game.name[language]);
  const said = sheet.text[language].join(' ');
  return { title: text.title, description: cut(said === '' ? text.description : said), isFound: true, game: game.id, isPublic: true };
}

/** A question by its answer, a game by its rulebook, a chapter and a rule by what they say. */
async function describeRules({ query, language }: AskedPage, at: string): Promise<PageHead> {
  const [answer] = await searchAnswers(query.get('q') ?? '');
  if (answer !== undefined) {
    const { asked, verdict, why } = answer.texts[language];
    return { title: `${asked[0]} · Crupier`, description: cut(`${verdict} ${why}`), isFound: true, game: answer.game, isPublic: false };
  }
  const game = ruleGames.find((each) => each === at);
  if (at === '' || game !== undefined) return describeRulebook(game, language);
  const found = await findPlace(at, language);
  if (!found.ok) return { ...headTexts[language].nowhere, isFound: false, game: undefined, isPublic: false };
  const { chapter, rule, document } = found.value;
  const title = `${textIn(chapter.title, language)} (${(rule ?? chapter).id}) · ${document.name[language]}`;
  const said = rule === undefined ? chapter.rules : [rule];
  const description = cut(said.map(({ summary }) => textIn(summary, language)).join(' '));
  return { title, description, isFound: true, game: found.value.game, isPublic: true };
}

const namesOfGames = { keyforge: 'KeyForge', inferno: 'Inferno', 'marvel-champions': 'Marvel Champions' } as const;

async function describeRulebook(game: (typeof ruleGames)[number] | undefined, language: Language): Promise<PageHead> {
  const rules = (await Promise.all((game === undefined ? ruleGames : [game]).map(rulesOf))).flat().length;
  const called = game === undefined ? Object.values(namesOfGames).join(', ') : namesOfGames[game];
  return { ...headTexts[language].rules(called, rules), isFound: true, game, isPublic: true };
}

function cut(text: string): string {
  if (text.length <= descriptionMax) return text;
  return `${text.slice(0, text.lastIndexOf(' ', descriptionMax - 1))}…`;
}
