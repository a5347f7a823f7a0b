import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { refusals } from '@crupier/kernel/conformance';
import { messages as ruleMessages } from '@crupier/rulebook';
import { hostMessages } from '@crupier/host';
import { serverMessages } from '@crupier/server';
import { tableMessages } from '@crupier/table';
import { describe, expect, test } from 'vitest';
import { messages } from './messages.ts';
import { texts } from './texts.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));
const sources = globSync('**/*.ts', { cwd: folder })
  .filter((path) => !path.endsWith('.test.ts') && !path.includes('fixtures'))
  .map((path) => readFileSync(`${folder}/${path}`, 'utf8'));

function holesOf(text: string): readonly string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').toSorted();
}

describe('messages and texts', () => {
  const codes = sources.flatMap((text) => [...text.matchAll(/(?:code: |fail\()'([\w.]+)'/g)].map((match) => match[1] ?? ''));

  test.each([...new Set(codes)])('the problem %s has a message', (code) => {
    expect({ ...messages, ...ruleMessages, ...serverMessages, ...hostMessages, ...tableMessages }).toHaveProperty([code]);
  });

  test('every refusal of an answer has a message', () => {
    for (const refusal of refusals) expect(messages).toHaveProperty([`refused.${refusal}`]);
  });

  test('every message is of a problem that can be found', () => {
    const all = sources.join('\n');
    const unused = Object.keys(messages).filter((code) => !code.startsWith('refused.') && all.split(`'${code}'`).length < 3);
    expect(unused).toEqual([]);
  });

  test.each([...Object.entries(messages), ...Object.entries(texts)])('%s says the same in both languages', (_, said) => {
    expect(said.en.trim()).not.toBe('');
    expect(said.es.trim()).not.toBe('');
    expect(holesOf(said.es)).toEqual(holesOf(said.en));
  });
});
