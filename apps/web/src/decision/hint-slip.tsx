/** The hint: a slip above the slip, over the log and never over the board. */

import {
  inPercent,
  inSeconds,
  sayActs,
  sayGains,
  sayOffer,
  sayStanding,
  type HintedAnswer,
  type SeenDecision,
  type SeenHint,
  type Speech,
  type View,
} from '@crupier/protocol';
import { Lightbulb, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Texts } from '../language/texts-en.ts';
import { textsTogether } from '../language/together.ts';
import { useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { useTable } from '../table/scene/table-context.ts';
import type { AskedHint } from '../wire/match-channel.ts';
import { declineWord } from './slip-answers.tsx';

/** What a hint's words are made of. */
interface HintSpeech {
  readonly decision: SeenDecision | undefined;
  readonly view: View;
  readonly speech: Speech;
  readonly texts: Texts;
}

/** A hint in words. */
export interface SaidHint {
  /** The answer that is advised, and the chance that it gives. */
  readonly answer: string;
  readonly chance: string;
  /** What comes after it, what is gained by it, what is the next best, and that thinking was cut short, as far as there is something to say. */
  readonly more: readonly string[];
}

/** Says what a hint advises for the question that is open. */
export function sayHint({ best, second, isEqual, cutMs }: SeenHint, { decision, view, speech, texts }: HintSpeech): SaidHint {
  const sayAnswer = ({ chosen }: HintedAnswer): string => {
    const options = chosen.flatMap((index) => decision?.ask?.options[index] ?? []);
    if (options.length === 0) return decision === undefined ? texts.none : declineWord(decision, texts, speech);
    return options.map((option) => sayOffer(option, view, speech)).join(' / ');
  };
  const chance = inPercent(best.chance);
  const standing = sayStanding(best.chance, speech);
  const more: string[] = [];
  if (best.acts.length > 0) more.push(texts.hintThen(sayActs(best.acts, speech)));
  if (best.gains.length > 0) more.push(texts.hintGains(sayGains(best.gains, speech)));
  if (second !== undefined && standing !== undefined) {
    more.push(isEqual ? texts.hintEqualTo(sayAnswer(second)) : texts.hintNext(sayAnswer(second)));
  } else if (second !== undefined) {
    const other = inPercent(second.chance);
    more.push(isEqual ? texts.hintEqual(sayAnswer(second), other) : texts.hintSecond(sayAnswer(second), other, chance - other));
  }
  if (cutMs !== undefined) more.push(texts.hintCut(inSeconds(cutMs)));
  return { answer: sayAnswer(best), chance: standing ?? texts.hintChance(chance), more };
}

interface HintSlipProps {
  readonly hint: AskedHint;
  readonly decision: SeenDecision | undefined;
  /** Answers as the hint advises; absent where it cannot be taken. */
  readonly onTake: (() => void) | undefined;
  readonly onClose: () => void;
}

/** A hint that was asked for: what it advises and why, or that it is thought about. It takes no focus. */
export function HintSlip({ hint, decision, onTake, onClose }: HintSlipProps): ReactNode {
  const { view, speech, look } = useTable();
  const texts = textsTogether(useTexts(), look.isCooperative);
  const said = hint.told && sayHint(hint.told, { decision, view, speech, texts });
  return (
    <div className="hint" aria-busy={said === undefined} data-zone="">
      <Lightbulb aria-hidden="true" size={20} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable from the keyboard */}
      <section className="hint-say" tabIndex={0} aria-label={texts.hint}>
        {said === undefined ? (
          <p>{texts.hintThinking}</p>
        ) : (
          <>
            <p>
              <b>{said.answer}</b> <span className="hint-chance">{said.chance}</span>
            </p>
            {said.more.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </>
        )}
      </section>
      {onTake !== undefined && (
        <Button stop onPress={onTake}>
          {texts.hintTake}
        </Button>
      )}
      <Button icon stop label={texts.close} onPress={onClose}>
        <X aria-hidden="true" />
      </Button>
    </div>
  );
}
