import { useTexts } from '../../../language/use-texts.ts';
import type { Life } from '../../scene/figure-look.ts';
import type { Suffering } from './outcome.ts';

/** Says what becomes of a card that has so much left: “falls”, “1 left”. */
export function useSayFate(): (life: Life, suffering: Suffering | undefined) => string {
  const texts = useTexts();
  return ({ left }, suffering) => {
    if (suffering?.falls === 'certain') return texts.beatFalls;
    if (suffering?.falls === 'perhaps') return texts.mayFall;
    return texts.beatLeft(Math.max(0, left - (suffering?.amount ?? 0)));
  };
}
