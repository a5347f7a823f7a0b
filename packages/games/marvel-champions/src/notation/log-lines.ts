import { ok, positionProblem, type Game, type Problem, type Result } from '@crupier/kernel/rules';
import { campaignLevels } from '../campaign/campaign.ts';
import { newLog, type CampaignLog, type HeroInLog } from '../campaign/campaign-log.ts';
import { campaignNames } from '../campaign/campaigns.ts';
import type { CardCode } from '../cards/facts/card-facts.ts';
import type { Modes } from '../setup/modes.ts';
import { scenarioNames } from '../setup/scenarios.ts';
import type { Marvel } from '../state/state.ts';
import { readMarks } from './card-line.ts';
import { cardNamed, countIn } from './draft.ts';

const CAMPAIGN = 'campaign ';
const LOG = 'log ';

/** What the log of a position is made of: the game for the names of cards, and the identities of the seats. */
interface Book {
  readonly game: Game<Marvel>;
  readonly identities: readonly CardCode[];
}

/**
 * The log of the campaign that a position names; undefined outside campaigns. `campaign stolen_reactor (expert)` names it, and each other line
 * says what is in its log: `log won rhino (expert, heroic 2, skirmish 1)` or `log lost rhino`, `log earned Ines Vidal`,
 * `log 1 kept Field Kit` and `log 1 damage 3` of the hero of a seat, `log removed Sandman` of the scenario, `log 1 removed Overload Cell`, and
 * `log note reactor 2`.
 * *Errors:* `position.line`, `position.unknownCard`, `position.ambiguousCard`, `position.number`.
 */
export function readLogLines(lines: readonly string[], book: Book): Result<CampaignLog | undefined> {
  const said = lines.find((line) => line.startsWith(CAMPAIGN));
  if (said === undefined) return ok(undefined);
  const [, name = '', level = 'standard'] = /^(\w+)(?:\s+\((\w+)\))?$/.exec(said.slice(CAMPAIGN.length)) ?? [];
  const known = campaignLevels.find((each) => each === level);
  if (!campaignNames.includes(name) || known === undefined) return wrong(positionProblem('line', { text: said }));
  return readInto(newLog(name, known, book.identities), lines, book);
}

function readInto(begun: CampaignLog, lines: readonly string[], book: Book): Result<CampaignLog> {
  let log = begun;
  for (const line of lines.filter((each) => each.startsWith(LOG))) {
    const read = readLogLine(log, line.slice(LOG.length), book);
    if ('code' in read) return wrong(read);
    log = read;
  }
  return ok(log);
}

function wrong<T>(problem: Problem): Result<T> {
  return { ok: false, problems: [{ ...problem, at: 'position' }] };
}

function readLogLine(log: CampaignLog, text: string, book: Book): CampaignLog | Problem {
  const [, seat, word = '', rest = ''] = /^(?:([1-4])\s+)?(\w+)\s+(.+)$/.exec(text) ?? [];
  if (seat !== undefined) return readHeroLine(log, { seat: Number(seat) - 1, word, rest }, book);
  switch (word) {
    case 'won':
    case 'lost':
      return readPlayed(log, word, rest);
    case 'earned':
    case 'removed':
      return withCard(rest, book, (card) => (word === 'earned' ? { ...log, earned: [...log.earned, card] } : removing(log, card)));
    case 'note':
      return readNote(log, rest);
    default:
      return positionProblem('line', { text: `${LOG}${text}` });
  }
}

function removing(log: CampaignLog, card: string, hero?: CardCode): CampaignLog {
  return { ...log, removed: [...log.removed, { card, ...(hero !== undefined && { hero }) }] };
}

function withCard(name: string, { game }: Book, then: (key: string) => CampaignLog): CampaignLog | Problem {
  const found = cardNamed(game, name);
  return typeof found === 'number' ? then(game.definitions[found]?.key ?? '') : found;
}

function readNote(log: CampaignLog, text: string): CampaignLog | Problem {
  const [, note = '', number = ''] = /^(\w+)\s+(\S+)$/.exec(text) ?? [];
  const value = countIn(number);
  return value === undefined ? positionProblem('number', { text }) : { ...log, notes: { ...log.notes, [note]: value } };
}

interface HeroLine {
  readonly seat: number;
  readonly word: string;
  readonly rest: string;
}

function readHeroLine(log: CampaignLog, { seat, word, rest }: HeroLine, book: Book): CampaignLog | Problem {
  const hero = log.heroes[seat];
  if (hero === undefined) return positionProblem('line', { text: `${LOG}${seat + 1} ${word} ${rest}` });
  const change = (changed: HeroInLog): CampaignLog => ({ ...log, heroes: log.heroes.map((each, at) => (at === seat ? changed : each)) });
  if (word === 'removed') return withCard(rest, book, (card) => removing(log, card, hero.identity));
  if (word === 'kept') return withCard(rest, book, (card) => change({ ...hero, cards: [...hero.cards, card] }));
  const damage = word === 'damage' ? countIn(rest) : undefined;
  return damage === undefined ? positionProblem('number', { text: rest }) : change({ ...hero, damage });
}

/** A game that was played: `rhino (expert, heroic 2)`. */
function readPlayed(log: CampaignLog, result: 'won' | 'lost', text: string): CampaignLog | Problem {
  const [, name = '', marks = ''] = /^(\w+)(?:\s*\(([^)]*)\))?$/.exec(text) ?? [];
  const scenario = scenarioNames.find((each) => each === name);
  const modes = modesIn(marks);
  if (scenario === undefined || modes === undefined) return positionProblem('line', { text: `${LOG}${result} ${text}` });
  return { ...log, played: [...log.played, { ...modes, scenario, modular: [], result, rounds: 1 }] };
}

const words = ['expert', 'heroic', 'skirmish'];

/** The modes that marks say: `expert, heroic 2, skirmish 1`; undefined where one is none, or its number is none. */
export function modesIn(text: string, others: readonly string[] = []): Modes | undefined {
  const marks = readMarks(text);
  if (!marks.ok) return undefined;
  const [heroic, skirmish] = [countIn(marks.value['heroic'] ?? '0'), countIn(marks.value['skirmish'] ?? '0')];
  const isStrange = Object.keys(marks.value).some((mark) => ![...words, ...others].includes(mark));
  if (isStrange || heroic === undefined || skirmish === undefined) return undefined;
  return { difficulty: marks.value['expert'] === undefined ? 'standard' : 'expert', heroic, skirmish };
}
