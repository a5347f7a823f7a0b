import type { Language } from '@crupier/kernel/rules';
import { english } from './english.ts';
import type { MarkWords } from './mark-words.ts';
import { spanish } from './spanish.ts';

/** Marks of a text, such as `number 2`, `side scheme` and `may`. */
export type Marks = ReadonlySet<string>;

const wordsOf: Readonly<Record<Language, readonly MarkWords[]>> = { en: english, es: spanish };

const header =
  /^\s*(?:Hero |Alter-Ego |Forced )?(?:Action|Interrupt|Response|Resource|When Revealed|When Defeated|Boost|Special|Setup|Acción|Interrupción|Respuesta|Recurso|Cuando se|Aumento|Especial|Preparación)\b/u;

/** The marks of each ability of a plain text: first what has no header, then each ability that has one, in their order. */
export function abilityMarks(text: string, language: Language): readonly Marks[] {
  const abilities = [''];
  for (const line of text.split('\n')) {
    if (header.test(line)) abilities.push(line);
    else abilities.splice(-1, 1, `${abilities.at(-1) ?? ''}\n${line}`);
  }
  return abilities.map((each) => marksOf(each, language));
}

/** A word that makes one mark is not looked at for those that follow it in the table. */
function marksOf(text: string, language: Language): Marks {
  const found = new Set<string>();
  let rest = text;
  for (const [marks, words] of wordsOf[language]) {
    rest = rest.replaceAll(words, (_, group: unknown) => {
      for (const mark of marks === '' ? [] : marks.split(', '))
        found.add(mark.endsWith(' ') ? `${mark}${String(group).toLowerCase()}` : mark);
      return ' ';
    });
  }
  return found;
}
