import type { CoreState, ScenarioSubject, WhyNotRules } from '@crupier/kernel/rules';
import { botTurn, diceFrom, plannerWith } from '@crupier/bots';
import type { Answer, PlayableGame, PlayableMatch, Seat } from '@crupier/kernel';
import { compileAll, conformPlayable, explain, type Explained, type Explaining, type Subject } from '@crupier/kernel/conformance';
import { duel, teamsAt, walked, type Table, type WalkedGame } from './conformance/tables.ts';
import { duels, type Playthrough } from './golden/playthrough.ts';
import type { CountAnswers } from './perft/check.ts';
import { countAnswers } from './perft/count.ts';
import { rerunner, type RerunScenario } from './metamorphic/rerun.ts';
import type { Notation } from './metamorphic/transformations.ts';

/** A game under the long runs, without the type of its state. Nothing of it is made before it is asked for. */
export interface TestedGame {
  readonly playable: PlayableGame;
  /** The decks that walks and playthroughs of two play, one a seat. */
  readonly decks: readonly string[];
  /** The same for a table of so many seats. */
  readonly decksFor: (seats: number) => readonly string[];
  readonly playthroughs: readonly Playthrough[];
  /** Compiles every card of the game. */
  readonly compile: () => void;
  /** Random matches under the conformance kit, of two players. */
  readonly walk: WalkedGame['walk'];
  /** The same at another table. */
  readonly at: (table: Table) => WalkedGame;
  /** A random match through the outside contract alone, as the table plays it. */
  readonly walkOutside: (seed: number) => void;
  /** A random match in which it is asked why what is not offered cannot be done. */
  readonly explain: (asked: AskedMatch) => Explained;
  /** How many sequences of answers a position has. */
  readonly count: CountAnswers;
  /** A scenario run once more in a way that must come to the same. */
  readonly rerun: RerunScenario;
}

/** A match in which reasons are asked for, and at how many of its questions. */
export interface AskedMatch extends Pick<Explaining<CoreState>, 'seed' | 'every' | 'stopAfter'> {
  readonly decks: readonly string[];
  readonly settings?: Readonly<Record<string, unknown>> | undefined;
}

/** What a game hands over. */
interface Parts<S extends CoreState> {
  readonly playable: PlayableGame;
  readonly decksFor: (seats: number) => readonly string[];
  readonly playthroughs: readonly Playthrough[];
  readonly subject: (decks: readonly string[], teams?: readonly number[]) => Subject<S>;
  /** The same at a table with decks by name or list, and with settings. */
  readonly tableWith: (decks: readonly string[], settings: Readonly<Record<string, unknown>> | undefined) => Subject<S>;
  readonly whyNot: WhyNotRules<S>;
  /** The verbs of what may be done wherever it is offered, or in the place of all else: no act stands for them. */
  readonly needNoReason: readonly string[];
  readonly scenarios: () => ScenarioSubject<S>;
  /** The zones in which the place of a card matters. */
  readonly ordered: readonly string[];
  readonly notation: Notation;
}

function tested<S extends CoreState>(parts: Parts<S>): TestedGame {
  const { playable, decksFor, playthroughs, subject, scenarios, ordered, notation } = parts;
  const at = (table: Table): WalkedGame => walked(subject(decksFor(table.seats), teamsAt(table)));
  const decks = decksFor(duel.seats);
  let ofTwo: WalkedGame | undefined;
  let played: ScenarioSubject<S> | undefined;
  const positions = (): ScenarioSubject<S> => (played ??= scenarios());
  return {
    playable,
    decks,
    decksFor,
    playthroughs,
    compile: () => compileAll(subject(decks).game),
    walk: (options) => (ofTwo ??= at(duel)).walk(options),
    at,
    walkOutside: (seed) => {
      const configured = playable.configure(decks);
      if (!configured.ok) throw new Error(`These decks cannot be played: ${configured.problems.map(({ code }) => code).join(', ')}.`);
      conformPlayable(playable, configured.value, { seed, lookEvery: 100, answerOf: plannedAnswer });
    },
    explain: ({ decks: brought, settings, ...asked }) => {
      const explained = explain({ subject: parts.tableWith(brought, settings), rules: parts.whyNot, ...asked });
      return { ...explained, unexpected: explained.unexpected.filter((verb) => !parts.needNoReason.includes(verb)) };
    },
    count: (position, depth) => countAnswers({ subject: positions(), ordered }, position, depth),
    rerun: rerunner(positions, notation),
  };
}

const quickPlanner = plannerWith({ answersMax: 300, worlds: 2, width: 4, rootsMax: 20 });

function plannedAnswer(match: PlayableMatch, seat: Seat): Answer {
  const turn = botTurn(match, seat, diceFrom(`planned ${match.pending(seat)?.id}`));
  return turn === undefined ? [] : quickPlanner(turn);
}

/** The games there are. */
export const testedGames: Readonly<Record<string, () => Promise<TestedGame>>> = {
  keyforge: async () => {
    const { keyforge } = await import('@crupier/keyforge');
    const { conformanceSubject, conformanceSubjectWith, scenarioSubject, whyNotRules } = await import('@crupier/keyforge/conformance');
    return tested({
      playable: keyforge,
      decksFor: () => ['Hershey, the Oak of Amalchasm', 'Finally Smooth Simone'],
      playthroughs: duels,
      subject: conformanceSubject,
      tableWith: (decks, settings) => conformanceSubjectWith(decks, settings ?? {}),
      whyNot: whyNotRules,
      needNoReason: ['unstun'],
      scenarios: scenarioSubject,
      ordered: ['line'],
      notation: {
        seatWords: ['active', 'first', 'tide'],
        seatLists: [],
        seatVerbs: [],
        usual: [],
        cardSeats: ['controller', 'owner'],
        deck: 'deck',
        usualPlayers: 2,
        usualDeck: '',
        bystander: { name: 'Idle Bystander', type: 'action', house: 'ekwidon' },
        // What a test card puts under a deck lies below the card.
        countsDeck: ({ cards }) => JSON.stringify(cards ?? []).includes('"putUnderDeck"'),
        stock: [],
      },
    });
  },
  inferno: async () => {
    const { inferno } = await import('@crupier/inferno');
    const { conformanceSubject, readyDecks, scenarioSubject, whyNotRules } = await import('@crupier/inferno/conformance');
    return tested({
      playable: inferno,
      decksFor: readyDecks,
      playthroughs: [
        { name: 'random-against-random', seed: 1, bots: ['random'] },
        { name: 'greedy-against-greedy', seed: 4, bots: ['greedy'] },
        { name: 'three-for-themselves', seed: 5, bots: ['random'], decks: inferno.deckNames().slice(0, 3) },
        { name: 'two-teams-of-two', seed: 6, bots: ['random'], decks: inferno.deckNames().slice(0, 4), settings: { teams: [0, 1, 0, 1] } },
      ],
      subject: conformanceSubject,
      tableWith: (decks) => conformanceSubject(decks),
      whyNot: whyNotRules,
      needNoReason: ['tapForEnergy', 'showTribute'],
      scenarios: scenarioSubject,
      ordered: ['infierno', 'chain'],
      notation: {
        seatWords: ['active', 'starter', 'priority'],
        seatLists: ['known', 'extraTurns'],
        seatVerbs: [],
        usual: ['active 1', 'starter 1'],
        cardSeats: ['controller', 'owner'],
        deck: 'deck',
        usualPlayers: 2,
        usualDeck: '20',
        bystander: { name: 'Idle Bystander', types: ['ritual'] },
        // The toughness of a demon is the number of cards in its player's deck; what is put under a deck lies below the card.
        countsDeck: ({ position, steps }) =>
          (position.some((line) => /^\d demon /.test(line)) && JSON.stringify(steps).includes(' body"')) ||
          /"\d deck":\[/.test(JSON.stringify(steps)),
        stock: ['Plain Demon', 'Filler'],
      },
    });
  },
  'marvel-champions': async () => {
    const { marvelChampions } = await import('@crupier/marvel-champions');
    const { conformanceSubject, readyDecks, scenarioSubject, whyNotRules } = await import('@crupier/marvel-champions/conformance');
    const [blackPanther = '', captainMarvel = '', ironMan = '', sheHulk = '', spiderMan = ''] = marvelChampions.deckNames();
    return tested({
      playable: marvelChampions,
      decksFor: readyDecks,
      playthroughs: [
        { name: 'one-against-rhino', seed: 1, bots: ['greedy'], decks: [captainMarvel] },
        { name: 'two-against-rhino', seed: 2, bots: ['greedy', 'random'], decks: [spiderMan, ironMan] },
        {
          name: 'three-against-klaw',
          seed: 3,
          bots: ['random'],
          decks: [blackPanther, sheHulk, spiderMan],
          settings: { scenario: 'klaw' },
        },
        {
          name: 'four-against-ultron-in-expert-mode',
          seed: 4,
          bots: ['random'],
          decks: [ironMan, captainMarvel, blackPanther, sheHulk],
          settings: { scenario: 'ultron', difficulty: 'expert' },
        },
      ],
      subject: (decks) => conformanceSubject(decks),
      tableWith: conformanceSubject,
      whyNot: whyNotRules,
      needNoReason: ['askForAction'],
      scenarios: scenarioSubject,
      ordered: ['dealt'],
      notation: {
        seatWords: ['first', 'turn', 'active'],
        seatLists: [],
        seatVerbs: ['player'],
        usual: ['first 1'],
        cardSeats: ['controller', 'owner'],
        deck: 'deck',
        usualPlayers: 1,
        usualDeck: '20',
        bystander: { name: 'Idle Bystander', type: 'event' },
        countsDeck: ({ position, steps }) =>
          position.some((line) => line.startsWith('deal ')) || /"\d deck":\[/.test(JSON.stringify(steps)),
        stock: ['Filler', 'Encounter Filler', 'Plain Hero', 'Plain Alter-Ego', 'Plain Villain', 'Plain Scheme A', 'Plain Scheme'],
      },
    });
  },
};
