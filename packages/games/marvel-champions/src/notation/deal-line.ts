import { ok, positionProblem, type BuiltPosition, type Game, type Probe, type Result } from '@crupier/kernel/rules';
import { formatLog } from '../campaign/campaign-log.ts';
import { findByName } from '../cards/facts.ts';
import type { CardFacts } from '../cards/facts/card-facts.ts';
import { configure, planDeal, type Configuration } from '../setup/configuration.ts';
import { deal } from '../setup/deal.ts';
import type { DeckList } from '../setup/deck-list.ts';
import { builtInDeckNames, findBuiltInDeck } from '../setup/decks.ts';
import type { Marvel } from '../state/state.ts';
import { readMarks } from './card-line.ts';
import { modesIn, readLogLines } from './log-lines.ts';

const DEAL = 'deal ';
const dealPattern = /^(.+?)\s+against\s+(\w+)(?:\s*\(([^)]*)\))?$/;

/** The line by which a position is a whole game that is dealt, if it has one. */
export function dealLineOf(lines: readonly string[]): string | undefined {
  return lines.find((line) => line.startsWith(DEAL));
}

/**
 * Deals a whole game before its set-up: `deal Spider-Man; Captain Marvel against rhino (expert, heroic 2, skirmish 1, modular bomb_scare)`
 * names heroes whose decks come with the game, the villain's set, and the modes; the modular sets are else those that the scenario
 * recommends, and the mode is the standard one. `Spider-Man with Specialized Training` adds a card to a deck. Other lines say the log of a
 * campaign, as `log-lines.ts` reads them. What is dealt is watched by the probe.
 * *Errors:* `position.line` where it names no such heroes, cards, villain or modes; those of `readLogLines`; `position.cardText`.
 */
export function dealPosition(
  game: Game<Marvel>,
  { lines, seed }: { readonly lines: readonly string[]; readonly seed: string },
  probe?: Probe,
): Result<BuiltPosition<Marvel>> {
  const line = dealLineOf(lines) ?? '';
  const configuration = configurationIn(game, lines, line.slice(DEAL.length));
  if (configuration === undefined) return { ok: false, problems: [{ ...positionProblem('line', { text: line }), at: 'position' }] };
  if (!configuration.ok) return configuration;
  return ok({ state: deal(planDeal(configuration.value, seed, probe), game), labels: {} });
}

/** A deck with a copy of some cards more. */
function withCards(deck: DeckList, added: readonly CardFacts[]): DeckList {
  return { ...deck, cards: [...deck.cards, ...added.map(({ code: card }) => ({ card, count: 1 }))] };
}

/** What the lines say is dealt; undefined where the one of the deal itself is wrong. */
function configurationIn(game: Game<Marvel>, lines: readonly string[], text: string): Result<Configuration> | undefined {
  const [, heroes = '', scenario = '', marks = ''] = dealPattern.exec(text) ?? [];
  const modes = modesIn(marks, ['modular']);
  const wanted = heroes.split(';').map((each) => each.trim().split(' with '));
  const decks = wanted.map(([hero = '']) => deckOf(hero));
  const added = wanted.map(([, card]) => (card === undefined ? [] : findByName(card).slice(0, 1)));
  if (wanted.some(([, card], at) => card !== undefined && added[at]?.length === 0)) return undefined;
  const identities = decks.flatMap((name) => {
    const deck = findBuiltInDeck(name);
    return deck.ok ? [deck.value.identity] : [];
  });
  const log = readLogLines(lines, { game, identities });
  if (!log.ok) return log;
  const campaignLog = log.value && formatLog(log.value);
  const settings = { scenario, ...modes, ...modularIn(marks), ...(campaignLog !== undefined && { campaignLog }) };
  const configuration = modes && configure(decks, { settings });
  if (configuration?.ok !== true) return undefined;
  const seats = configuration.value.seats.map(({ deck }, at) => ({ deck: withCards(deck, added[at] ?? []) }));
  return ok({ ...configuration.value, seats });
}

/** The built-in deck of a hero, or the text itself, which is then reported as no deck. */
function deckOf(hero: string): string {
  return builtInDeckNames.find((name) => name.startsWith(`${hero}:`)) ?? hero;
}

function modularIn(text: string): { readonly modular?: readonly string[] } {
  const marks = readMarks(text);
  const modular = marks.ok ? marks.value['modular'] : undefined;
  return modular === undefined ? {} : { modular: modular.split(' ') };
}
