import { say } from '@crupier/kernel';
import { describe, expect, test } from 'vitest';
import { serverMessages } from './messages.ts';
import { readSettings, terminalLanguage } from './settings.ts';
import { languageOf } from '@crupier/host';

describe('settings', () => {
  test('come from options, then from the environment, then from what is usual', () => {
    const environment = { PORT: '9000', HOST: '0.0.0.0', CRUPIER_DATA: '/data', HOME: '/home/ana' };
    expect(readSettings(['--port', '0', '--data=x'], environment)).toEqual({
      ok: true,
      value: { kind: 'run', settings: { port: 0, host: '0.0.0.0', data: 'x', withPage: true } },
    });
    expect(readSettings(['--no-page'], environment)).toMatchObject({ value: { settings: { port: 9000, data: '/data', withPage: false } } });
    expect(readSettings([], { XDG_DATA_HOME: '/xdg', PORT: '' })).toMatchObject({
      value: { settings: { port: 8080, host: '127.0.0.1', data: '/xdg/crupier' } },
    });
    expect(readSettings(['--help'], {})).toEqual({ ok: true, value: { kind: 'help' } });
  });

  test.each([
    [['--prot', '1'], {}, 'option.unknown', '--prot: Opción desconocida: --prot. Mira --help.'],
    [['serve'], {}, 'option.unknown', 'serve: Opción desconocida: serve. Mira --help.'],
    [['--port'], {}, 'option.value', '--port: --port necesita un valor, como 8080.'],
    [['--port', '70000'], {}, 'port.invalid', '--port: «70000» no es un puerto: da un número entero de 0 a 65535.'],
    [[], { PORT: 'x' }, 'port.invalid', 'PORT: «x» no es un puerto: da un número entero de 0 a 65535.'],
  ])('%j %j is refused with what and where', (given, environment, code, sentence) => {
    const read = readSettings(given, environment);
    const [problem] = read.ok ? [] : read.problems;
    expect(problem).toMatchObject({ code });
    expect(problem && say(problem, serverMessages, 'es')).toBe(sentence);
  });

  test('every problem has a sentence in both languages', () => {
    for (const text of Object.values(serverMessages)) expect(text.en !== '' && text.es !== '').toBe(true);
  });
});

describe('languages', () => {
  test.each([
    ['es-ES,es;q=0.9,en;q=0.8', 'es'],
    ['en;q=0.2, es;q=0.7', 'es'],
    ['fr, es;q=0', 'en'],
    ['estonian', 'en'],
    [undefined, 'en'],
    ['es;q=x', 'en'],
  ])('%s', (header, language) => {
    expect(languageOf(header)).toBe(language);
  });

  test('of a terminal', () => {
    expect(terminalLanguage({ LANG: 'es_ES.UTF-8' })).toBe('es');
    expect(terminalLanguage({ LANG: 'es_ES.UTF-8', LC_ALL: 'C' })).toBe('en');
    expect(terminalLanguage({})).toBe('en');
  });
});
