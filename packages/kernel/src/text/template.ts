import type { Form, Grammar, Phrase } from './grammar.ts';

/** What goes into a template. */
export interface Filling {
  readonly slots: Readonly<Record<string, string>>;
  /** What `<one|many>` agrees with. */
  readonly agrees?: Phrase;
  /** How its verbs are put. */
  readonly form: Form;
}

/** Fills a template: verbs in brackets, agreement in angles, slots in braces; a negative number takes the place of its plus. A slot that nothing fills is our mistake. */
export function fill(grammar: Grammar, template: string, { slots, agrees, form }: Filling): string {
  return conjugated(grammar, template, form)
    .replace(/<([^>]*)>/g, (_, ways: string) => agreeing(ways.split('|'), agrees, template))
    .replace(/\{(\w+)(?::\w+)?\}/g, (_, name: string) => {
      const text = slots[name];
      if (text === undefined) throw new Error(`Nothing fills {${name}} of "${template}".`);
      return text;
    })
    .replace('+-', '−');
}

/** Puts the verbs of a text into a form: `[deal]` is "deals". */
export function conjugated(grammar: Grammar, text: string, form: Form): string {
  return text.replace(/\[(\p{L}+)\]/gu, (_, verb: string) => grammar.conjugate(verb, form));
}

/** The unit of a template's amount: `aember` in "[gain] {amount:aember}". */
export function unitIn(template: string): string | undefined {
  return /\{amount:(\w+)\}/.exec(template)?.[1];
}

function agreeing(ways: readonly string[], agrees: Phrase | undefined, template: string): string {
  if (agrees === undefined) throw new Error(`Nothing in "${template}" says what the words in angles agree with.`);
  const many = agrees.many ? 1 : 0;
  const way = ways.length === 2 ? ways[many] : ways[many * 2 + (agrees.gender === 'f' ? 1 : 0)];
  if (way === undefined) throw new Error(`"${template}" has neither two nor four ways between its angles.`);
  return way;
}
