/** What is put right in a finished sentence: Spanish joins, and points behind marks. */

/** What may stand before a word's first letter: what the log puts before a card's name (a sign, the definition, a new line), and marks like `¡`. */
const WORD_BEGINS = String.raw`(?:\u{E000}[^\n\u{E001}]*\n)?[^\p{L}\d\s\u{E000}]*`;
/** `y` before the sound of an i; `hielo` and `hiato` begin with another sound. */
const yBeforeI = new RegExp(String.raw` y (?=${WORD_BEGINS}(?:[iíIÍ]|[hH][iíIÍ](?![aeoáéó])))`, 'gu');
/** `o` before the sound of an o, also that of a number in figures. */
const oBeforeO = new RegExp(String.raw` o (?=${WORD_BEGINS}(?:[hH]?[oóOÓ]|8|11(?!\d)))`, 'gu');

/**
 * Joins what Spanish joins: `de el` is `del`, `a el` is `al`, and before their own sound `y` is `e` and `o` is `u`. A name's own capital
 * `El` stays as it is.
 */
export function contract(text: string): string {
  return text
    .replace(/(?<!\p{L})([Dd]e|[Aa]) el(?!\p{L})/gu, '$1l')
    .replace(yBeforeI, ' e ')
    .replace(oBeforeO, ' u ');
}

/** A sentence without the point that stands behind a name which ends in a mark of its own. */
export function withoutSecondPoint(text: string): string {
  return text.replace(/(?<=[!?])(\u{E001}?)\.$/u, '$1');
}
