import { limits } from '@crupier/protocol';
import { type Attack, type Ground, originOf, pause, stall } from './attack.ts';
import { Client } from './client.ts';

/** Requests whose bodies are as large as they may be, and are wide, deep or odd inside. */
export const wideAttacks: Readonly<Record<string, Attack>> = {
  'wide-bodies': {
    about: 'One stranger sends bodies under the limit of size that have as many fields, values, levels or wrong things as fit in them.',
    run: (ground) => stall(ground, () => sendAll(ground, 30, wideBodies())),
  },
  crowd: {
    about: 'Six addresses bring twelve files of matches of 1.4 MB each at once.',
    run: (ground) => stall(ground, () => crowd(ground)),
  },
};

/** Texts inside of bodies. */
export const textAttacks: Readonly<Record<string, Attack>> = {
  'odd-texts': {
    about: 'One stranger has decks and files of cards read whose texts are as long as they may be, and odd.',
    run: (ground) => stall(ground, () => sendAll(ground, 31, oddTexts())),
  },
};

type Body = readonly [path: string, body: string];

/** Bytes of a body that is as large as may be. */
const LARGE = limits.tableBytesMax - 1000;
/** Milliseconds to which a body that is refused for its sender's debt is put off. */
const DEBT_MS = 250;

async function sendAll(ground: Ground, stranger: number, bodies: readonly Body[]): Promise<void> {
  const client = new Client(originOf(ground, stranger));
  for (let round = 0; round < ground.strength; round++) {
    for (const [path, body] of bodies) {
      while ((await client.sendText(path, body)).status === 429) await pause(DEBT_MS);
    }
  }
}

function listOf(each: string, length = LARGE): string {
  return `[${Array.from({ length: Math.floor(length / (each.length + 1)) }, () => each).join(',')}]`;
}

function fieldsOf(count: number, value = '1'): string {
  return Array.from({ length: count }, (_, at) => `"f${at}":${value}`).join(',');
}

function nest(depth: number): string {
  return `${'['.repeat(depth)}${']'.repeat(depth)}`;
}

/** A table of Inferno with something in its settings. */
function table(settings: string, more = ''): Body {
  return ['/api/matches', `{"game":"inferno","seats":[{"kind":"person"},{"kind":"bot","level":"easy"}],"settings":${settings}${more}}`];
}

const HASH = '0'.repeat(64);

function replay(entries: string, configuration = '{}'): Body {
  const start = `{"format":1,"game":"inferno","engine":"","definitions":"","configuration":${configuration},"seed":"${HASH}","hash":"${HASH}"}`;
  return ['/api/replays', `{"file":{"start":${start},"entries":${entries}},"seat":0}`];
}

function answerWith(chosen: string): string {
  return `{"kind":"answer","seat":0,"by":"person","decision":1,"chosen":${chosen},"hash":"${HASH}"}`;
}

/** Bodies that are wider than any that somebody needs, and such as are as wide as may be. */
function wideBodies(): readonly Body[] {
  const deck = `"decks":${listOf('"x"', 6000)}`;
  return [
    table(`{${fieldsOf(100_000)}}`),
    table(`{"teams":${listOf('1')}}`),
    table('{}', `,${fieldsOf(110_000)}`),
    table(`{"teams":${nest(90_000)}}`),
    table(`{${fieldsOf(2000)}}`),
    table('{}', `,${fieldsOf(1990)}`),
    table(`{"teams":[${Array.from({ length: 5 }, () => listOf('1', 3990)).join(',')}]}`),
    table(`{"teams":${nest(28)}}`),
    table(`{"format":"${'x'.repeat(LARGE - 500)}"}`),
    replay(`[${answerWith(listOf('1', LARGE - 600))}]`),
    replay(`[${answerWith(listOf('1', 3900))}]`),
    replay(listOf(answerWith('[[1,1,1],[1,1,1]]'), LARGE - 1000)),
    replay(listOf('{"kind":"undo"}', 16 * 24_000)),
    replay(listOf('1', 2 * 24_000)),
    replay('[]', `{${deck},"settings":{${fieldsOf(24_000)}}}`),
    replay('[]', `{"decks":${listOf('"x"', 4 * 24_000)}}`),
    replay('[]', `{"decks":[${listOf('{"card":1}', 11 * 24_000)},{}]}`),
    replay('[]', `{"decks":${listOf(listOf('1', 2000), 240_000)}}`),
    [
      '/api/decks/fill',
      `{"game":"inferno","seed":"1","draft":{"name":"","leader":"","choices":[],"cards":${listOf('{"card":1,"x":2}', 30_000)}}}`,
    ],
    ['/api/decks/random', `{"game":"keyforge","seed":"1","seats":8}`],
  ];
}

/** Texts of decks and cards by which those who read them may be held up. */
function oddTexts(): readonly Body[] {
  const { deckLengthMax: deck, importLengthMax: many, cardFileBytesMax: cards } = limits;
  const inDecks = [
    '\n'.repeat(many),
    '---\n'.repeat(many / 4),
    '1x a\n'.repeat(many / 5),
    'a:\n'.repeat(many / 3),
    ' '.repeat(many),
    '<'.repeat(many),
    '<deck></deck>'.repeat(many / 13),
    '['.repeat(many),
    listOf('{"a":1}', many),
    `${'2x Nobody Knows This\n'.repeat(79)}---\n`.repeat(3),
  ];
  const inDeck = ['\n'.repeat(deck), '2x Nobody Knows This\n'.repeat(79), `{"slots":{${fieldsOf(1900)}}}`, '('.repeat(deck)];
  const card = `{"name":"A","type":"ally","abilities":${listOf('{"kind":"x","clause":{"do":[1,2,3,4]}}', 5000)}}`;
  const inFile = [
    '['.repeat(cards),
    `${listOf('1', cards - 9)},`,
    `{"format":1,"game":"inferno","cards":${listOf('1', 3900)}}`,
    `{"format":1,"game":"inferno","cards":${listOf(card, 40_000)}}`,
    `{"format":1,"game":"inferno","cards":${listOf('{"name":"A","name":"A"}', 23 * 1900)}}`,
    `{"format":1,"game":"inferno","cards":[{"name":"A","abilities":${listOf(listOf('{"kind":"x"}', 2000), 400_000)}}]}`,
    `{"format":1,"game":"inferno","cards":[${Array.from({ length: 1900 }, (_, at) => `{"name":"N${at}"}`).join(',')}]}`,
    '"\\u0000'.repeat(cards / 7),
    '{"a":'.repeat(60),
  ];
  return [
    ...inDecks.flatMap((text): Body[] => [['/api/decks/read', JSON.stringify({ game: 'keyforge', text: text.slice(0, many) })]]),
    ...['keyforge', 'inferno', 'marvel-champions'].flatMap((game) =>
      inDeck.map((text): Body => ['/api/decks/check', JSON.stringify({ game, text: text.slice(0, deck) })]),
    ),
    ...inFile.map((text): Body => ['/api/cards/check', JSON.stringify({ game: 'inferno', text: text.slice(0, cards) })]),
  ];
}

const CROWD = 6;
const REQUESTS = 12;

async function crowd(ground: Ground): Promise<void> {
  const [path, body] = replay(listOf(answerWith('[["none",0,1]]'), 1_400_000));
  const clients = Array.from({ length: CROWD }, (_, at) => new Client(originOf(ground, 60 + at)));
  const ask = async (client: Client): Promise<void> => {
    for (let each = 0; each < ground.strength; each++) await client.sendText(path, body);
  };
  await Promise.all(clients.flatMap((client) => Array.from({ length: REQUESTS }, () => ask(client))));
}
