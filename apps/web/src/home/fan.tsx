import type { CardSheet } from '@crupier/protocol';
import { useCallback, useMemo, type CSSProperties, type ReactNode } from 'react';
import { CardFace } from '../faces/card-face.tsx';
import { useLanguage } from '../language/use-texts.ts';
import { LazyFrame } from '../parts/lazy-part.tsx';
import { fanOf } from '../table/game-looks.ts';
import { fetchCard, fetchWords, type Answer } from '../wire/api.ts';
import { useAsked } from '../wire/use-asked.ts';

/** A fan of a game's cards: decoration, for which nothing waits. */
export function Fan({ game }: { readonly game: string }): ReactNode {
  return (
    <LazyFrame waiting={<div className="fan" aria-hidden="true" />}>
      <Cards game={game} />
    </LazyFrame>
  );
}

function Cards({ game }: { readonly game: string }): ReactNode {
  const fan = fanOf(game);
  const language = useLanguage();
  const words = useAsked(useCallback(() => fetchWords(game, 'en'), [game]));
  const sheets = useAsked(useCallback(() => fetchSheets(game, fan?.cards ?? []), [game, fan]));
  const faces = useMemo(() => {
    if (fan === undefined || words.answer?.ok !== true || sheets.answer?.ok !== true) return [];
    const speech = { words: words.answer.value, language, card: () => undefined, seats: [] };
    return sheets.answer.value.map((sheet) => fan.faceOf(sheet, speech));
  }, [fan, words.answer, sheets.answer, language]);
  return (
    <div className="fan" aria-hidden="true">
      {faces.map((face, at) => {
        const from = at - (faces.length - 1) / 2;
        const style: CSSProperties & Record<'--turn' | '--x' | '--y', string> = {
          '--turn': `${from * 7}deg`,
          '--x': `${from * 92}px`,
          '--y': `${Math.abs(from) * 13}px`,
          zIndex: 9 - Math.abs(from),
        };
        return (
          <span key={face.key} style={style}>
            <CardFace face={face} size="hand" />
          </span>
        );
      })}
    </div>
  );
}

/** The sheets that there are; a card that a game does not have is left out. */
async function fetchSheets(game: string, keys: readonly string[]): Promise<Answer<readonly CardSheet[]>> {
  const answers = await Promise.all(keys.map((key) => fetchCard(game, key, 'en')));
  return { ok: true, value: answers.flatMap((answer) => (answer.ok ? [answer.value] : [])) };
}
