import type { PlayableMatch, randomChoice as choose } from '@crupier/kernel';

/** How much a player who acts while it can wants each act. */
const worths: Readonly<Record<string, number>> = {
  play: 70,
  use: 60,
  thwart: 45,
  attack: 40,
  recover: 30,
  changeForm: 20,
  askForAction: 12,
  endTurn: -100,
};
const [ACTS_MAX, DECISIONS_MAX] = [40, 20_000];

type Dice = (bound: number) => number;
type RandomChoice = typeof choose;

/** An answer that was given, to be given again. */
export interface RecordedAnswer {
  readonly id: number;
  readonly chosen: readonly number[];
}

/** The answers of a player alone who acts while it can, plays and uses before it attacks, and answers other questions at random. */
export function eagerAnswers(match: PlayableMatch, roll: Dice, randomChoice: RandomChoice): readonly RecordedAnswer[] {
  const answers: RecordedAnswer[] = [];
  let acts = 0;
  for (let open = match.pending(0); open?.ask !== undefined && answers.length < DECISIONS_MAX; open = match.pending(0)) {
    const { id, kind, purpose, ask } = open;
    let chosen = purpose === 'mulligan' ? [] : randomChoice(kind, purpose === 'discardAtEnd' ? { ...ask, max: ask.min } : ask, roll);
    if (kind === 'act') {
      const worth = ask.options.map(({ verb }) => (acts < ACTS_MAX || verb === 'endTurn' ? (worths[verb] ?? 0) + roll(25) : -1000));
      const best = worth.indexOf(Math.max(...worth));
      chosen = [best];
      acts = ask.options[best]?.verb === 'endTurn' ? 0 : acts + 1;
    }
    if (match.answer(0, id, chosen) !== undefined) throw new Error(`The eager player was refused at ${purpose}.`);
    answers.push({ id, chosen });
  }
  return answers;
}
