/** What is asked of a deck, side by side: whether it is understood, legal and playable. */

import type { ListCheck, ShownDeck, Speech, SpokenProblem } from '@crupier/protocol';
import { Check, Hammer, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../parts/button.tsx';
import { isLedgerRule, RuleCite } from '../rulebook/rule-cite.tsx';
import type { DeckTexts } from './deck-texts-en.ts';
import { playableIn, sizeOf } from './draft.ts';
import { useDeckTexts } from './use-deck-texts.ts';

/** Whether nothing of a list is known. */
export function isNoDeck({ draft, problems }: Pick<ShownDeck, 'draft' | 'problems'>): boolean {
  return problems.length > 0 && draft.cards.length === 0 && draft.leader === '';
}

const checks = ['understood', 'legal', 'playable'] as const satisfies readonly ListCheck[];

/** The three checks with their answers; none hides another. */
export function DeckChecks({ deck }: { readonly deck: ShownDeck }): ReactNode {
  const said = useDeckTexts();
  return (
    <ul className="deck-checks" aria-label={said.checks.all}>
      {checks.map((check) => {
        const [state, word, figure] = answerOf(check, deck, said);
        const Sign = signs[state];
        return (
          <li key={check} data-state={state}>
            {state !== 'unknown' && <Sign aria-hidden="true" size={20} />}
            <span>
              <b>{word}</b>
              <small>{figure}</small>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The signs of the answers. */
const signs = { good: Check, bad: X, waits: Hammer, unknown: X } as const;

type CheckState = 'good' | 'bad' | 'waits' | 'unknown';

function answerOf(check: ListCheck, deck: ShownDeck, said: DeckTexts): readonly [state: CheckState, word: string, figure: string] {
  const { faults, draft, missing } = deck;
  const count = faults[check].length;
  if (check === 'understood')
    return count === 0
      ? ['good', said.checks.understood, said.cardsIn(sizeOf(draft))]
      : ['bad', said.checks.notUnderstood, said.checks.understoodFigure(sizeOf(draft), count)];
  if (isNoDeck(deck)) return ['unknown', said.checks[check], said.checks.unknown];
  if (check === 'legal')
    return count === 0 ? ['good', said.checks.legal, said.checks.everyRule] : ['bad', said.checks.notLegal, said.checks.faults(count)];
  const all = sizeOf(draft);
  const playable = playableIn(draft, missing);
  return count === 0 && missing.length === 0
    ? ['good', said.checks.playable, said.checks.playableFigure(all, all)]
    : ['waits', said.checks.nearly, said.checks.playableFigure(playable, all)];
}

/** How a fault is mended. */
export interface Fix {
  readonly word: string;
  readonly onFix: () => void;
}

interface FaultsProps {
  readonly problems: readonly SpokenProblem[];
  readonly speech: Speech;
  readonly fixOf?: ((problem: SpokenProblem) => Fix | undefined) | undefined;
}

/** Faults in words, each with its rule and, where there is one, its fix. */
export function Faults({ problems, speech, fixOf }: FaultsProps): ReactNode {
  const said = useDeckTexts();
  return (
    <ul className="deck-faults">
      {problems.map((problem) => {
        const rule = ruleOf(problem);
        const fix = fixOf?.(problem);
        const text = inWords(problem, said);
        return (
          <li key={`${problem.at} ${problem.text}`}>
            <span>
              {rule === '' ? text : text.replace(` (${rule})`, '')} {rule !== '' && <RuleCite rule={rule} speech={speech} />}
            </span>
            {fix !== undefined && (
              <Button label={`${fix.word}: ${text}`} onPress={fix.onFix}>
                {fix.word}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A problem whose place in the list is said in the reader's language. */
export function inWords({ text }: Pick<SpokenProblem, 'text'>, said: Pick<DeckTexts, 'lineAt'>): string {
  const [place = '', line = ''] = /^line (\d+)(?:, column \d+)?: /.exec(text) ?? [];
  return line === '' ? text : `${said.lineAt(Number(line))}: ${text.slice(place.length)}`;
}

function ruleOf({ values }: SpokenProblem): string {
  const { rule } = values;
  return typeof rule === 'string' && isLedgerRule(rule) ? rule : '';
}
