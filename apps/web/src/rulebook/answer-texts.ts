import type { Language } from '@crupier/protocol';

/** The texts around answers, which are loaded with the rulebook alone. */
export const answerTexts: Readonly<Record<Language, { readonly itsRules: string }>> = {
  en: { itsRules: 'The rules that say so' },
  es: { itsRules: 'Las reglas que lo dicen' },
};
