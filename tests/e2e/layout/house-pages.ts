/** The pages around the table that are measured: where each is, and when it is drawn. */

import type { Page } from 'playwright-core';

/** One of them. */
export interface HousePage {
  /** Its address, of a server. */
  readonly path: string;
  /** What is there once it is drawn. */
  readonly ready: string;
  /** What is pressed then, one after another. */
  readonly press?: readonly string[];
  /** What is there once that has been pressed. */
  readonly opened?: string;
}

/** A legal list of Spider-Man’s, of cards that can all be played. */
export const playableList = [
  'Spider-Man: Justice\n\nSpider-Man (Peter Parker)\n\nAspect: Justice\n',
  '2x Spider-Tracer\n2x Web-Shooter\n2x Webbed Up\n3x Heroic Intuition\n2x Backflip\n2x Enhanced Spider-Sense\n3x Swinging Web Kick',
  '3x For Justice!\n3x Great Responsibility\n1x Aunt May\n3x Interrogation Room\n3x Surveillance Team\n1x Helicarrier',
  '2x The Power of Justice\n1x Energy\n1x Genius\n1x Strength\n1x Black Cat: Felicia Hardy\n1x Daredevil: Matt Murdock',
  '1x Jessica Jones\n1x Mockingbird: Bobbi Morse\n1x Nick Fury\n',
].join('\n');

/** The same with faults of all kinds: a card of another aspect, one that is not made yet, and one that nobody knows. */
const faulty = playableList.replace('3x Surveillance Team', '3x Uppercut').replace('1x Helicarrier', '1x Enhanced Awareness\n1x Energgy');

const packed = (text: string): string => Buffer.from(text).toString('base64url');

/** Decks as a browser keeps them, with names as long as people give. */
const ownDecks = [
  { id: 'spider', game: 'marvel-champions', name: 'Spider-Man: justicia', text: playableList, leader: '01001a', cards: [] },
  {
    id: 'faulty',
    game: 'marvel-champions',
    name: 'La vecindad amistosa contra todos los siniestros',
    text: faulty,
    leader: '01001a',
    cards: [],
  },
  { id: 'begun', game: 'inferno', name: '', text: '{"name":"","leader":"","choices":[],"cards":[]}', leader: '', cards: [] },
  { id: 'road', game: 'inferno', name: 'Ruta en llamas, a mi manera', text: 'Ruta en llamas', leader: '', cards: [] },
  { id: 'simone', game: 'keyforge', name: 'Finally Smooth Simone', text: 'Finally Smooth Simone', leader: '', cards: [] },
];

/** What the browser has kept before a page is opened. */
export const keptInBrowser = { 'crupier.decks': JSON.stringify(ownDecks) } as const;

const games = '.new-table:nth-of-type(3)';
const slip = '.house-side .slip';

/** All of them, by what the faults call them. */
export const housePages = {
  first: { path: '/', ready: `${games} .fan svg` },
  returning: { path: '/', ready: `${games} .fan svg` },
  learn: { path: '/learn', ready: '.learn-path:nth-of-type(3)' },
  'first match': { path: '/learn/marvel-champions', ready: '.first-side:nth-of-type(2) svg' },
  'first match of Inferno': { path: '/learn/inferno', ready: '.first-side:nth-of-type(2) svg' },
  'no first match': { path: '/learn/nowhere', ready: '.nothing' },
  cards: { path: '/cards/keyforge?f=house:mars', ready: '.face-link svg' },
  'cards as text': {
    path: '/cards/marvel-champions',
    ready: '.face-link svg',
    press: ['.display .button >> nth=1'],
    opened: '.text-rows li',
  },
  filters: {
    path: '/cards/keyforge?f=house:mars&f=type:creature',
    ready: '.face-link svg',
    press: ['.word > button >> nth=0'],
    opened: '.fold',
  },
  'a card': { path: '/cards/marvel-champions/01005', ready: '.card-face svg' },
  'a card not made': { path: '/cards/marvel-champions/03034', ready: '.card-face svg' },
  'own cards': {
    path: '/cards/marvel-champions/03034',
    ready: '.card-face svg',
    press: ['.house-side .slip-acts .button >> nth=-1'],
    opened: '.own-maker .deck-good',
  },
  'no card': { path: '/cards/keyforge/nowhere', ready: '.nothing' },
  decks: { path: '/decks/marvel-champions', ready: '.deck-box-state' },
  'decks of all games': { path: '/decks', ready: '.deck-box-state' },
  'no decks': { path: '/decks/keyforge', ready: `.empty-shelf, .deck-box-state` },
  'a deck': { path: '/decks/keyforge/deck/ready%3AFinally%20Smooth%20Simone', ready: slip },
  'no deck': { path: '/decks/keyforge/deck/nowhere', ready: '.nothing' },
  // The pool is drawn anew once it is known who leads the deck.
  builder: {
    path: '/decks/marvel-champions/deck/faulty',
    ready: '.builder-deck .card-row',
    opened: '.pool-row .stepper, [data-frame=phone] .builder-deck',
  },
  'builder of Inferno': { path: '/decks/inferno/deck/begun', ready: '.builder-head' },
  import: { path: '/decks/inferno/import', ready: 'textarea' },
  'import of a list': { path: `/decks/marvel-champions/import#${packed(playableList)}`, ready: '.deck-checks' },
  'import with faults': { path: `/decks/marvel-champions/import#${packed(faulty)}`, ready: '.deck-checks' },
  random: { path: '/decks/marvel-champions/random/3.7', ready: '.random-deck' },
  rulebook: { path: '/rules', ready: '.rules-page h1' },
  chapter: { path: '/rules/MC-STUN', ready: '.rules-article h1' },
  rule: { path: '/rules/MC-STUN-5', ready: '.rules-article h1' },
  'no rule': { path: '/rules/MC-NOWHERE-5', ready: '.nothing' },
  answer: { path: '/rules?q=%C2%BFpuede%20defender%20un%20h%C3%A9roe%20aturdido%3F', ready: '.rules-hits, .rules-found' },
  hits: { path: '/rules?q=KF-ELUSIVE', ready: '.rules-hits' },
  settings: { path: '/settings', ready: '.setting-groups' },
  'setting up': { path: '/new/keyforge', ready: '.pick svg.face' },
  'setting up for friends': { path: '/new/marvel-champions/friend', ready: '.pick svg.face' },
  'no match': { path: '/match/nowhere', ready: '.notice-page .nothing' },
  'no page': { path: '/nowhere', ready: '.notice-page .nothing' },
} as const satisfies Readonly<Record<string, HousePage>>;

/** The name of one of them. */
export type HousePageName = keyof typeof housePages;

/** Goes to an address without loading the document anew. */
function goTo(page: Page, path: string): Promise<void> {
  return page.evaluate((address) => {
    window.history.pushState({ page: Date.now() }, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Goes to a page, which is drawn anew: nothing is left of the one before it. */
export async function goToPage(page: Page, name: HousePageName): Promise<void> {
  const { path, ready, press = [] }: HousePage = housePages[name];
  await page.keyboard.press('Escape');
  await goTo(page, '/nowhere');
  await page.locator('.notice-page').waitFor();
  await goTo(page, path);
  await page.locator(ready).first().waitFor();
  for (const each of press) await page.locator(each).click();
  await untilDrawn(page, name);
}

/** Waits until a page that is open is drawn: another window may have other parts, which come when they are there. */
export async function untilDrawn(page: Page, name: HousePageName): Promise<void> {
  const { ready, opened = ready }: HousePage = housePages[name];
  await page.locator(opened).first().waitFor();
}
