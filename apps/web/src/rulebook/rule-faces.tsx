import type { CardSheet, RuleText } from '@crupier/protocol';
import { useCallback, type ReactNode } from 'react';
import { wholeFit } from '../faces/face.ts';
import { useLanguage } from '../language/use-texts.ts';
import { ChoiceFace } from '../setting-up/choice-face.tsx';
import { useGameSpeech } from '../setting-up/use-game-speech.ts';
import { fetchCard, type Answer } from '../wire/api.ts';
import { useAsked } from '../wire/use-asked.ts';
import { useRulesTexts } from './use-rules-texts.ts';

/** A rule that speaks of more cards is about none of them in particular. */
const facesMax = 3;

/** The faces of the cards that a rule names. Cards that are not made yet have none. */
export function RuleFaces({ rule }: { readonly rule: RuleText }): ReactNode {
  const { game, cards } = rule;
  if (cards.length === 0 || cards.length > facesMax) return undefined;
  return <Faces key={rule.id} game={game} cards={cards} />;
}

function Faces({ game, cards }: Pick<RuleText, 'game' | 'cards'>): ReactNode {
  const said = useRulesTexts();
  const language = useLanguage();
  const names = cards.join('\n');
  const { answer } = useAsked(
    useCallback(async (): Promise<Answer<readonly CardSheet[]>> => {
      const found = await Promise.all(names.split('\n').map((name) => fetchCard(game, name, language)));
      return { ok: true, value: found.flatMap((each) => (each.ok ? [each.value] : [])) };
    }, [game, names, language]),
  );
  const speech = useGameSpeech(game);
  if (answer?.ok !== true || answer.value.length === 0) return undefined;
  return (
    <section className="rules-faces" data-game={game}>
      <h2>{said.cards}</h2>
      <ul>
        {answer.value.map((sheet) => (
          <li key={sheet.key}>
            <ChoiceFace game={game} sheet={sheet} speech={speech} fit={wholeFit('board')} />
          </li>
        ))}
      </ul>
    </section>
  );
}
