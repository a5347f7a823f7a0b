import { runScenario, type Messages, type ScenarioReport, type ScenarioSubject } from '@crupier/kernel/rules';
import { factsOf, findByName } from './cards/facts.ts';
import { marvelPositionMessages } from './notation/position-messages.ts';
import { marvelSubject } from './notation/scenario-subject.ts';
import { catalogue } from './setup/catalogue.ts';
import type { Marvel } from './state/state.ts';

let subject: ScenarioSubject<Marvel> | undefined;

/** What the scenarios of Marvel Champions need, which is not offered as a whole game yet. */
export const marvelScenarios = {
  id: 'marvel-champions',
  /** What can be wrong with a position. */
  messages: marvelPositionMessages satisfies Messages,
  /** Runs a scenario, with one site switched off where one is given. Never throws for a bad file. */
  runScenario: (input: unknown, off?: number): ScenarioReport => runScenario((subject ??= marvelSubject(catalogue())), input, off),
  /** The English name of a card by its key or a name; undefined where there is no such card. */
  cardName: (keyOrName: string): string | undefined => (factsOf(keyOrName) ?? findByName(keyOrName)[0])?.name,
};
