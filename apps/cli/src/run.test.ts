import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commands } from './commands.ts';
import { exitCodes } from './exit-codes.ts';
import { runIn } from './fixtures/test-io.ts';
import { languageOf } from './run.ts';

const names = commands.map(({ spec }) => spec.name);

describe('every command', () => {
  test.each(names)('%s has help in both languages, with options, an example and exit codes', async (name) => {
    const words = name.split(' ');
    const english = await runIn({}, ...words, '--help');
    const spanish = await runIn({}, ...words, '--help', '--lang', 'es');
    expect([english.code, spanish.code]).toEqual([0, 0]);
    for (const part of [name, '--json', '--lang en|es', 'Examples:', 'Exit codes:', '130']) expect(english.out).toContain(part);
    for (const part of [name, '--json', 'Ejemplos:', 'Códigos de salida:', 'uso incorrecto']) expect(spanish.out).toContain(part);
    expect(Math.max(...english.out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(110);
  });

  test.each(names)('%s has help as JSON', async (name) => {
    const { out, code } = await runIn({}, ...name.split(' '), '--help', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ command: name, exitCodes: { ok: 0, failed: 1, usage: 2, input: 3, world: 4 } });
  });

  test.each(names)('%s refuses an option it does not have, with code 2 and a message in both languages', async (name) => {
    const words = [...name.split(' '), 'x'];
    const english = await runIn({}, ...words, '--nonsense');
    const spanish = await runIn({}, ...words, '--nonsense', '--lang=es');
    expect([english.code, spanish.code]).toEqual([2, 2]);
    expect(english.err).toMatch(/^--nonsense: There is no such option/);
    expect(spanish.err).toMatch(/^--nonsense: No existe esa opción/);
    expect(english.out).toBe('');
  });

  test.each(names)('%s gives its error as JSON', async (name) => {
    const { out, code } = await runIn({}, ...name.split(' '), 'x', '--nonsense', '--json');
    expect(code).toBe(2);
    expect(JSON.parse(out)).toMatchObject({ error: { code: 'cli.strangeOption', at: '--nonsense', message: expect.any(String) } });
  });

  test.each(names)('the examples of %s are calls that it takes', (name) => {
    const { spec, parse } = commands.find((each) => each.spec.name === name) ??
      commands[0] ?? { spec: { examples: [] }, parse: () => undefined };
    expect(spec.examples.length).toBeGreaterThan(0);
    for (const example of spec.examples) {
      expect(example.startsWith(name)).toBe(true);
      const given = [
        ...example
          .slice(name.length)
          .replace(/ < .*$/, '')
          .matchAll(/"([^"]*)"|(\S+)/g),
      ].map((match) => match[1] ?? match[2] ?? '');
      expect(parse(given)).toMatchObject({ ok: true });
    }
  });
});

describe('without a command', () => {
  test('all commands are named', async () => {
    const { out, code } = await runIn({});
    expect(code).toBe(0);
    for (const name of names) expect(out).toContain(name);
  });

  test('a family of commands is named', async () => {
    const { out, code } = await runIn({}, 'rules');
    expect(code).toBe(0);
    expect(out).toContain('rules search');
    expect(out).not.toContain('deck check');
  });

  test('help of a command may be asked for by its name', async () => {
    expect((await runIn({}, 'help', 'deck', 'check')).out).toContain('deck check FILE');
    expect((await runIn({}, 'help')).code).toBe(0);
  });

  test('the version is told', async () => {
    const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { readonly version: string };
    expect((await runIn({}, '--version')).out).toBe(`${version}\n`);
    expect(JSON.parse((await runIn({}, '--version', '--json')).out)).toEqual({ version });
  });

  test.each([
    [['simulte'], 'simulte: There is no such command. Did you mean “simulate”? (cli.unknownCommand)'],
    [['rules', 'serch', 'x'], 'rules serch: There is no such command. Did you mean “rules search”? (cli.unknownCommand)'],
    [['--lang=es', 'simulte'], 'simulte: No existe esa orden. ¿Querías decir «simulate»? (cli.unknownCommand)'],
  ])('%j is no command', async (given, message) => {
    expect(await runIn({}, ...given)).toEqual({ code: 2, out: '', err: `${message}\n` });
  });

  test.each([[['qqqqqqqqqq']], [['--nonsense']], [['--lang', 'es', '--nonsense']]])('%j is refused', async (given) => {
    const { code, err } = await runIn({}, ...given);
    expect(code).toBe(2);
    expect(err).toMatch(/cli\.strange/);
  });

  test('common options may stand before the command', async () => {
    expect((await runIn({}, '--lang', 'es', '--json', 'deck', 'list')).out).toContain('"decks"');
  });
});

describe('the language', () => {
  test.each([
    [['--lang', 'es'], { LANG: 'en_GB.UTF-8' }, 'es'],
    [['--lang=es'], {}, 'es'],
    [['--lang', 'en'], { CRUPIER_LANG: 'es' }, 'en'],
    [[], { CRUPIER_LANG: 'es', LANG: 'en_US' }, 'es'],
    [[], { LANG: 'es_ES.UTF-8' }, 'es'],
    [[], { LC_ALL: 'en_US', LANG: 'es_ES' }, 'en'],
    [[], { LANG: 'C' }, 'en'],
    [[], {}, 'en'],
    [['--lang', 'fr'], { LANG: 'es_ES' }, 'es'],
    [['--lang'], {}, 'en'],
  ] as const)('of %j with %j is %s', (given, env, language) => {
    expect(languageOf(given, env)).toBe(language);
  });

  test('that there is not is refused', async () => {
    const { code, err } = await runIn({}, 'deck', 'list', '--lang', 'fr');
    expect([code, err]).toEqual([2, '--lang: “fr” is none of: en, es. (cli.notChoice)\n']);
  });
});

test('a fault of our own has a code and no stack trace', async () => {
  const games = [
    {
      id: 'broken',
      aliases: [],
      readyDecks: [],
      load: () => Promise.reject(new Error('It broke.\n    at x.ts:1')),
      loadCardKeys: () => Promise.resolve([]),
    },
  ];
  const { code, err } = await runIn({ games }, 'deck', 'list');
  expect(code).toBe(exitCodes.fault);
  expect(err).toBe('Crupier itself is wrong: It broke. (CRUPIER_DEBUG=1 tells where) (cli.fault)\n');
});

/** Commands that end by themselves and touch nothing outside the test. */
const harmless = names.filter((name) => !['serve', 'bench', 'doctor'].includes(name));

test('whatever the arguments, a command ends with a documented code and without a stack trace', async () => {
  const word = fc.oneof(
    fc.constantFrom(
      '--json',
      '--help',
      '--lang',
      'es',
      '--seed',
      '--games',
      '3',
      '-',
      '--',
      '--to',
      '--deck',
      'short',
      '--game',
      'hc',
      '--two',
      '--limit',
      '/nowhere',
    ),
    fc.string({ maxLength: 12 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...harmless), fc.array(word, { maxLength: 6 }), async (name, rest) => {
      const { code, err, out } = await runIn(
        { lines: ['2', 'none', '1'] },
        ...name.split(' '),
        ...rest,
        '--games=2'.slice(name === 'simulate' ? 0 : 9),
      );
      expect(Object.values(exitCodes)).toContain(code);
      expect(code).not.toBe(exitCodes.fault);
      expect(err + out).not.toMatch(/\n\s+at .*:\d+/);
    }),
    { numRuns: 150 },
  );
});
