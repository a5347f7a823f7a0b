import type { RuleText } from '@crupier/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { isLedgerRule } from './rule-cite.tsx';
import { Rulings } from './rulings.tsx';

const rule: RuleText = { id: 'INF-701.6a', game: 'inferno', title: 'Destroy', summary: 'It goes away.', language: 'en', cards: [] };
const ruling: RuleText = { ...rule, id: 'INF-C-05', title: 'Our ruling', summary: "To its owner's Infierno." };

test('a rule shows the rulings on it with their ids', () => {
  const shown = renderToStaticMarkup(<Rulings rule={{ ...rule, rulings: [ruling] }} />);
  for (const part of [ruling.id, ruling.title, 'Infierno.']) expect(shown).toContain(part);
  expect(renderToStaticMarkup(<Rulings rule={rule} />)).toBe('');
});

test('a ruling that is cited opens in the rulebook', () => {
  expect(isLedgerRule(ruling.id)).toBe(true);
});
