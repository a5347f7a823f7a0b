import { describe, expect, test } from 'vitest';
import { formatRows, formatTitles, parseLedger } from './import-ledgers.ts';

/** A table as it is in a file. */
function table(...rows: readonly (readonly string[])[]): string {
  return `${rows.map((row) => row.join('\t')).join('\n')}\n`;
}

const columns = ['id', 'kind', 'testable', 'cards', 'summary'];

describe('a ledger becomes rows', () => {
  test('with and without cards', () => {
    const tsv = table(
      columns,
      ['KF-X-1', 'definition', 'yes', 'Picaroon; Shadow of Dis', 'X is 0.'],
      ['KF-SYMON-1', 'faq-card', 'no', '', 'An "Elf".'],
    );
    expect(parseLedger(tsv).rows).toEqual([
      { id: 'KF-X-1', kind: 'definition', testable: true, cards: ['Picaroon', 'Shadow of Dis'], en: 'X is 0.' },
      { id: 'KF-SYMON-1', kind: 'faq-card', testable: false, cards: [], en: 'An "Elf".' },
    ]);
  });

  test('where there is no column of cards', () => {
    const tsv = table(['id', 'kind', 'testable', 'summary'], ['INF-120.2#2', 'zone', 'yes', 'A resource.']);
    expect(parseLedger(tsv).rows).toEqual([{ id: 'INF-120.2#2', kind: 'zone', testable: true, cards: [], en: 'A resource.' }]);
  });

  test('of a file with the line ends of Windows', () => {
    expect(parseLedger(table(columns, ['MC-A-1', 'cost', 'no', '', 'Pay.']).replaceAll('\n', '\r\n')).rows[0]?.en).toBe('Pay.');
  });
});

test('a Spanish note becomes the heading and leaves the summary', () => {
  const tsv = table(
    columns,
    ['MC-STUN-1', 'status', 'yes', '', 'Stunned cancels an attack (es: Aturdir, aturdido).'],
    ['MC-STUN-2', 'status', 'yes', '', 'Another (one).'],
    ['MC-SET-ASIDE-2-1', 'definition', 'no', '', 'See set aside (es: Usos (x tipo)).'],
    ['MC-FAQ-7', 'faq', 'yes', '', 'It does.'],
    ['MC-ATK-1', 'definition', 'no', '', 'Attack (es: Atq).'],
  );
  const { rows, titles } = parseLedger(tsv);
  expect(rows.map((row) => row.en)).toEqual(['Stunned cancels an attack.', 'Another (one).', 'See set aside.', 'It does.', 'Attack.']);
  expect([...titles]).toEqual([
    ['MC-STUN', { en: 'Stun', es: 'Aturdir, aturdido' }],
    ['MC-SET-ASIDE-2', { en: 'Set aside', es: 'Usos (x tipo)' }],
    ['MC-FAQ', { en: 'Questions and answers', es: 'Preguntas frecuentes' }],
    ['MC-ATK', { en: 'ATK', es: 'Atq' }],
  ]);
});

test('what is written has one row a line and reads back the same', () => {
  const { rows } = parseLedger(table(columns, ['KF-A-1', 'zone', 'yes', 'Æmber Imp', 'One.'], ['KF-A-2', 'zone', 'no', '', 'Two.']));
  expect(formatRows(rows).split('\n')).toHaveLength(5);
  expect(JSON.parse(formatRows(rows))).toEqual(rows);
  expect(JSON.parse(formatTitles(new Map([['MC-A', { en: 'A', es: 'Á' }]])))).toEqual({ 'MC-A': { en: 'A', es: 'Á' } });
});

test.each([
  ['no id of a game', ['XX-A-1', 'zone', 'yes', '', 'One.'], 'line 2: “XX-A-1” is not the id of a rule.'],
  ['no known kind', ['KF-A-1', 'sone', 'yes', '', 'One.'], 'line 2: KF-A-1 is of no known kind, but sone.'],
  ['no word on tests', ['KF-A-1', 'zone', 'maybe', '', 'One.'], 'line 2: KF-A-1 is neither testable nor not.'],
  ['no summary', ['KF-A-1', 'zone', 'yes', '', ''], 'line 2: KF-A-1 has no summary.'],
])('a row with %s is refused with its line', (_what, row, sentence) => {
  expect(() => parseLedger(table(columns, row))).toThrow(sentence);
});

test('an id that comes twice is refused', () => {
  const row = ['KF-A-1', 'zone', 'yes', '', 'One.'];
  expect(() => parseLedger(table(columns, row, row))).toThrow('line 3: KF-A-1 was already there.');
});
