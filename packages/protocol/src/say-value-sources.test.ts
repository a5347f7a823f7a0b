import { expect, test } from 'vitest';
import type { Speech } from './say.ts';
import { sayValueSources } from './say-value-sources.ts';

const both = (en: string, es: string): { readonly en: string; readonly es: string } => ({ en, es });
const speech: Speech = {
  words: {
    events: {},
    eventRules: {},
    purposes: {},
    verbs: {},
    values: {},
    labels: {
      power: both('Power', 'Poder'),
      keyCost: both('Key cost', 'Coste'),
      keywords: both('Keywords', 'Palabras clave'),
      assault: both('Assault', 'Asalto'),
      taunt: both('Taunt', 'Provocar'),
    },
    valueParts: { 'counters count': both('counters', 'contadores') },
  },
  language: 'en',
  card: () => undefined,
  seats: [],
};
const by = (definition: string): { readonly by: { readonly card: string; readonly definition: string } } => ({
  by: { card: 'h', definition },
});
const of = { card: 'h' };

test('a number says what is printed, then what each source adds or takes', () => {
  const steps = [
    { ...by('banner'), before: 3, after: 5 },
    { ...by('curse'), before: 5, after: 4 },
    { part: 'counters count', before: 4, after: 6 },
    { before: 6, after: 7 },
  ];
  const [said] = sayValueSources({ of, values: [{ value: 'power', printed: 3, base: 3, now: 7, steps }] }, speech);
  expect(said).toEqual({
    value: 'power',
    title: 'Power: 7',
    steps: ['3 (printed)', '+2 banner', '−1 curse', '+2 counters', '+1 a card that you may not see'],
  });
});

test('words say which are gained and which are lost, and nothing of what is printed where that is none', () => {
  const steps = [
    { ...by('horn'), before: [], after: ['taunt', 'assault:2'] },
    { ...by('muzzle'), before: ['taunt', 'assault:2'], after: ['assault:2'] },
  ];
  const [said] = sayValueSources({ of, values: [{ value: 'keywords', printed: [], base: [], now: ['assault:2'], steps }] }, speech);
  expect(said?.title).toBe('Keywords: Assault 2');
  expect(said?.steps).toEqual(['+Taunt, +Assault 2: horn', '−Taunt: muzzle']);
});

test('what a card has become is said, a player’s values are usual and not printed, and equal sources stand once', () => {
  const become = { value: 'power', printed: 3, base: 6, now: 6, steps: [] };
  const lust = { ...by('lust'), before: 6, after: 8 };
  const raised = { value: 'keyCost', printed: 6, base: 6, now: 10, steps: [lust, { ...lust, before: 8, after: 10 }] };
  expect(sayValueSources({ of, values: [become] }, speech)[0]?.steps).toEqual(['3 (printed)', '6 (after what it has become)']);
  expect(sayValueSources({ of: { seat: 0 }, values: [raised] }, { ...speech, language: 'es' })).toEqual([
    { value: 'keyCost', title: 'Coste: 10', steps: ['6 (lo habitual)', '+2 lust (×2)'] },
  ]);
});
