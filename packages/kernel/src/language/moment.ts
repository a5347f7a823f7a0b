/** The moments of the event pipeline that an ability may listen at. */
export const moments = ['prohibit', 'replace', 'interrupt', 'after'] as const;
/** One of the moments. */
export type Moment = (typeof moments)[number];
/** How many there are. */
export const MOMENTS = moments.length;
