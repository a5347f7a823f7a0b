import * as z from 'zod';

/** The settings of a match, which its game checks: values of JSON, for they come in a text of JSON, so nothing is looked for in them. */
export const matchSettings = z.record(z.string().max(64), z.custom<z.core.util.JSONType>());
