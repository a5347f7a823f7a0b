import type { SpokenProblem } from '@crupier/protocol';
import { useEffect, useState } from 'react';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { checkDeck, isOfCardFile } from '../wire/api.ts';
import type { DeckSetting } from './deck-choice.ts';

const pauseMs = 500;

/** What the server finds wrong with a deck, once its maker has paused; undefined while nobody knows, or where there is none. */
export function useDeckCheck(setting: DeckSetting, text: string): readonly SpokenProblem[] | undefined {
  const language = useLanguage();
  const texts = useTexts();
  const [checked, setChecked] = useState<{ readonly key: string; readonly problems: readonly SpokenProblem[] } | undefined>(undefined);
  const { game, settings, cards, match } = setting;
  const key = JSON.stringify([language, game, settings, cards, match, text]);
  useEffect(() => {
    if (text.trim() === '') return undefined;
    let wanted = true;
    const timer = setTimeout(() => {
      void checkDeck({ game, settings, cards, match }, text, language).then((answer) =>
        wanted
          ? setChecked({ key, problems: answer.ok ? answer.value.problems : sayShortly(answer.problems, texts.ownCardsFirst) })
          : undefined,
      );
    }, pauseMs);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [game, settings, cards, match, text, language, key, texts]);
  return checked?.key === key && text.trim() !== '' ? checked.problems : undefined;
}

/** What is wrong with the file of cards stands beside the file: here it is said once. */
function sayShortly(problems: readonly SpokenProblem[], text: string): readonly SpokenProblem[] {
  const first = problems.find(isOfCardFile);
  return first === undefined ? problems : [{ ...first, text }];
}
