import { familyOf } from '../rule-ids.ts';
import type { Answer } from './answer.ts';
import { answersOf } from './answers.ts';

/** How many are offered. */
const nearMax = 4;

/** Other answers of the game that come from rules of the same chapters, those first that share most of them. */
export async function answersNear(answer: Answer): Promise<readonly Answer[]> {
  const chapters = new Set(answer.rules.map(familyOf));
  const sharedBy = ({ rules }: Answer): number => rules.filter((id) => chapters.has(familyOf(id))).length;
  const others = (await answersOf(answer.game)).filter((each) => each.key !== answer.key && sharedBy(each) > 0);
  return others.toSorted((one, other) => sharedBy(other) - sharedBy(one)).slice(0, nearMax);
}
