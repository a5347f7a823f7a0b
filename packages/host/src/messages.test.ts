import { globSync, readFileSync } from 'node:fs';
import { protocolMessages } from '@crupier/protocol';
import { messages as ruleMessages } from '@crupier/rulebook';
import { tableMessages } from '@crupier/table';
import { expect, test } from 'vitest';
import { hostMessages } from './messages.ts';

const sources = globSync('**/*.ts', { cwd: import.meta.dirname })
  .filter((path) => !path.endsWith('.test.ts') && path !== 'messages.ts')
  .map((path) => readFileSync(`${import.meta.dirname}/${path}`, 'utf8'));
const codes = sources.flatMap((text) =>
  [...text.matchAll(/(?:code: |fail\()(?:[^'\n]*\? )?'([\w.]+)'(?: : '([\w.]+)')?/g)].flatMap((found) => found.slice(1)),
);

test.each([...new Set(codes)].filter((code) => code !== undefined))('the problem %s has a message', (code) => {
  expect({ ...protocolMessages, ...ruleMessages, ...tableMessages, ...hostMessages }).toHaveProperty([code]);
});

test.each(Object.entries(hostMessages))('the message %s has the same values in both languages', (_, { en, es }) => {
  const holes = (text: string): readonly string[] => [...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? '').toSorted();
  expect(holes(es)).toEqual(holes(en));
});
