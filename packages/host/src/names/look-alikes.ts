import { lookAlikeLetters } from './look-alike-letters.ts';

const prototypes = new Map(
  Object.entries(lookAlikeLetters).flatMap(([prototype, letters]) => [...letters].map((each) => [each, prototype])),
);

/** Marks over and under letters of any script; what belongs to one script, such as vowels, is none of them. */
const marks = /[\p{Mn}&&\p{Script=Inherited}]/gv;
const ignorable = /\p{Default_Ignorable_Code_Point}/gu;

/** A name as the eye takes it: its letters as the plain ones that they look like, without marks and whatever cannot be seen. */
function skeletonOf(name: string): string {
  const decomposed = name.normalize('NFKD').replace(ignorable, '').replace(marks, '');
  const plain = [...decomposed].map((letter) => prototypes.get(letter) ?? letter).join('');
  return plain.toLowerCase().replace(/\s+/g, ' ').trim();
}

/** What a name looks like: a capital letter looks like other ones than its small one does, so that there are two ways. */
export function looksOf(name: string): readonly string[] {
  return [skeletonOf(name), skeletonOf(name.toLowerCase())];
}

/** Whether somebody may take one name for the other: by letters of other scripts, full width, marks, case, blanks or signs nobody sees. */
export function looksLike(name: string, other: string): boolean {
  const looks = looksOf(other);
  return looksOf(name).some((look) => looks.includes(look));
}
