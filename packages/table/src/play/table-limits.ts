/** The most entries a match may have: far beyond any that ends by its rules. */
export const ENTRIES_MAX = 20_000;
/** The most remarks of a seat that a table keeps: nobody fills it. */
export const REMARKS_MAX = 2000;
