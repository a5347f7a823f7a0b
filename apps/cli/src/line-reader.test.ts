import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { LineMode } from './line-reader.ts';
import { LineReader } from './line-reader.ts';

function readerOf(mode: LineMode): { readonly reader: LineReader; readonly input: PassThrough; readonly written: () => string } {
  const input = new PassThrough();
  const output = new PassThrough();
  return {
    reader: new LineReader({ input, output, mode, interrupt: () => input.end() }),
    input,
    written: () => String(output.read() ?? ''),
  };
}

describe('lines', () => {
  test('come one at a time, before and after they are asked for, and end', async () => {
    const { reader, input } = readerOf('piped');
    const first = reader.ask('');
    input.write('one\ntwo\r\nth');
    expect([await first, await reader.ask('')]).toEqual(['one', 'two']);
    const third = reader.ask('');
    input.end('ree');
    expect([await third, await reader.ask(''), await reader.ask('')]).toEqual(['three', undefined, undefined]);
  });

  test('from a pipe are shown as if they had been typed', async () => {
    const { reader, input, written } = readerOf('piped');
    input.end('yes\n');
    await reader.ask('Sure? ');
    await reader.ask('Really? ');
    expect(written()).toBe('Sure? yes\nReally? \n');
  });

  test('that are typed have their prompt before them, and are not repeated', async () => {
    const { reader, input, written } = readerOf('typed');
    const answer = reader.ask('Sure? ');
    expect(written()).toBe('Sure? ');
    input.write('yes\n');
    expect(await answer).toBe('yes');
    expect(written()).toBe('');
  });

  test('end for whoever waits when the reader is closed', async () => {
    const { reader, input } = readerOf('piped');
    const answer = reader.ask('');
    reader.close();
    input.write('late\n');
    expect([await answer, await reader.ask('')]).toEqual([undefined, undefined]);
  });
});
