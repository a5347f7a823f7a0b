import { useEffect, useState } from 'react';
import { useLanguage } from '../language/use-texts.ts';
import { fetchStakes } from '../wire/api.ts';

/** What settings come to with so many seats, in the reader's language: the last that was told until the next one is known. */
export function useStakes(game: string, settings: Readonly<Record<string, unknown>>, seats: number): string | undefined {
  const language = useLanguage();
  const [told, setTold] = useState<
    { readonly game: string; readonly stakes: Readonly<Record<'en' | 'es', string>> | undefined } | undefined
  >(undefined);
  const asked = JSON.stringify(settings);
  useEffect(() => {
    let wanted = true;
    void fetchStakes(game, { settings: asked, seats }, language).then((answer) => {
      if (wanted && answer.ok) setTold({ game, stakes: answer.value.stakes });
    });
    return () => {
      wanted = false;
    };
  }, [game, asked, seats, language]);
  return told?.game === game ? told.stakes?.[language] : undefined;
}
