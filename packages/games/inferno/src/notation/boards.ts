/** Two positions, in which the same may be done but for what lies on the table. */
export interface Boards {
  readonly bare: readonly string[];
  readonly crowded: readonly string[];
}

const seats = [1, 2] as const;

/** What each player has in both. */
const means: readonly string[] = seats.flatMap((seat) => [
  `${seat} hand Whiplash; Ignition; Silence; Thirst; Ember Imp; Gunner; Barahai Spear`,
  `${seat} resources 8`,
]);

/** Ten permanents whose static abilities work on others, or by the number of others. */
const statics = 'Flagless Captain; Iron Commander; Castleless Count; 3 x Mutiny Sergeant; 4 x Ossuary Rat';

/** Twenty more: with weapons, with abilities that are activated or triggered, with keywords. */
const others = [
  '3 x Gunner + Barahai Spear',
  '3 x Blind Puppeteer; 2 x Embalmer; 2 x Mining Bot; 2 x Corner Spider',
  '2 x Sentry Drone; 2 x Fledgling of the Night; Hollow Mime',
].join('; ');

/** For measuring what a crowd costs: an empty table, and one with 60 permanents and 20 continuous effects. */
export const boards: Boards = {
  bare: means,
  crowded: [...means, ...seats.map((seat) => `${seat} play ${statics}; ${others}`)],
};
