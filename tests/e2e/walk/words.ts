/** The words by which the first page is found in each language. */

/** A language of the page. */
export type Language = 'es' | 'en';

/** The games. */
export const gameNames = ['keyforge', 'inferno', 'marvel-champions'] as const;

/** What the first page calls what a deal needs, and the locale in which it does. */
export const words: Readonly<
  Record<Language, { readonly locale: string; readonly deal: string; readonly easy: string; readonly choose: string }>
> = {
  es: { locale: 'es-ES', deal: 'Repartir', easy: 'Fácil', choose: 'Cambiar: ' },
  en: { locale: 'en-GB', deal: 'Deal', easy: 'Easy', choose: 'Change: ' },
};
