import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readXml } from './xml.ts';

describe('what is XML', () => {
  test('is read as its elements, in their order', () => {
    const source = `<?xml version="1.0"?>\n<!-- a <comment> -->\n<deck game='a&amp;b'>\n <card qty="1">Th&#243;r &#x26; co</card><notes><![CDATA[<&>]]></notes><end/>\n</deck>\n`;
    const read = readXml(source);
    const elements = read.ok
      ? read.elements.map(({ name, attributes, text, depth, line }) => [name, [...attributes], text.trim(), depth, line])
      : [];
    expect(elements).toEqual([
      ['deck', [['game', 'a&b']], '', 0, 3],
      ['card', [['qty', '1']], 'Thór & co', 1, 4],
      ['notes', [], '<&>', 1, 4],
      ['end', [], '', 1, 4],
    ]);
  });
});

describe('what is none', () => {
  test.each([
    ['', 1],
    ['text', 1],
    ['<deck>', 1],
    ['<deck>\n<card></deck>', 2],
    ['<deck></deck>\n<deck></deck>', 2],
    ['<deck></deck>\ntext', 1],
    ['<deck a="1" a="2"/>', 1],
    ['<deck a=1/>', 1],
    ['<deck a="<"/>', 1],
    ['<deck>&nothing;</deck>', 1],
    ['<deck>&</deck>', 1],
    ['<deck>&#xD800;</deck>', 1],
    ['<!DOCTYPE deck [<!ENTITY a "b">]>\n<deck/>', 1],
    ['<deck><![CDATA[</deck>', 1],
  ])('%j, from line %i on', (source, line) => {
    expect(readXml(source)).toEqual({ ok: false, line });
  });

  test('whatever it is, it is read in the end', () => {
    const part = fc.constantFrom('<deck>', '</deck>', '<a b="c"/>', '<!--', '-->', '<![CDATA[', ']]>', '&amp;', '&', 'text', '<', '>', '"');
    fc.assert(
      fc.property(fc.array(fc.oneof(part, fc.string()), { maxLength: 30 }), (parts) => {
        const read = readXml(parts.join(''));
        expect(read.ok ? read.elements.length > 0 : read.line > 0).toBe(true);
      }),
    );
    expect(readXml('<a>'.repeat(20_000)).ok).toBe(false);
  });
});
