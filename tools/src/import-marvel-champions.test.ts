import { describe, expect, test } from 'vitest';
import { importMarvelChampions } from './import-marvel-champions.ts';
import { readKeywords } from './import-marvel-champions/keywords.ts';
import { readCards, type Source, type SourceCard, type SourceTranslation } from './import-marvel-champions/source.ts';
import { splitTraits } from './import-marvel-champions/traits.ts';

function card(code: string, more: Partial<SourceCard> = {}): SourceCard {
  return {
    code,
    pack_code: 'one',
    position: 1,
    quantity: 1,
    name: `Card ${code}`,
    type_code: 'event',
    faction_code: 'basic',
    text: 'A sentence that must not come through.',
    ...more,
  };
}

function imported(
  cards: readonly SourceCard[],
  translations: readonly SourceTranslation[] = [],
  coreSet = 'code\n',
): ReturnType<typeof importMarvelChampions> {
  const pack = { name: 'Pack', pack_type_code: 'hero', date_release: '2001-02-03' };
  const source: Source = {
    packs: [
      { ...pack, code: 'two', position: 2 },
      { ...pack, code: 'one', position: 1 },
    ],
    sets: [{ code: 'web', name: 'Web', card_set_type_code: 'hero_special', parent_code: 'spider' }],
    cards,
    translations,
    coreSet,
  };
  return importMarvelChampions(source);
}

/** The rows of a pack of one or several cards. */
function rowsOf(...cards: readonly SourceCard[]): readonly string[] {
  return JSON.parse(imported(cards).files.get('one.json') ?? '').cards;
}

/** The filled cells of a card's row by the names of their columns. */
function cellsOf(more: Partial<SourceCard>, translation: Partial<SourceTranslation> = {}): Record<string, string> {
  const file = JSON.parse(imported([card('1', more)], [{ code: '1', ...translation }]).files.get('one.json') ?? '');
  const cells: readonly string[] = file.cards[0].split('|');
  const names: readonly string[] = file.columns.split('|');
  return Object.fromEntries(cells.flatMap((cell, index) => (cell === '' ? [] : [[names[index] ?? '', cell]])));
}

describe('a row', () => {
  test('holds the facts of a card and no sentence', () => {
    const facts = cellsOf(
      { cost: 2, resource_wild: 2, traits: 'S.H.I.E.L.D. Spy.', deck_limit: 3, is_unique: true, octgn_id: 'id', subname: 'One' },
      { name: 'Carta 1', subname: 'Uno', traits: 'S.H.I.E.L.D. Espía.' },
    );
    expect(facts).toEqual({
      code: '1',
      name: 'Card 1',
      nameEs: 'Carta 1',
      subname: 'One',
      subnameEs: 'Uno',
      type: 'event',
      faction: 'basic',
      quantity: '1',
      limit: '3',
      cost: '2',
      resources: 'wild wild',
      traits: 'S.H.I.E.L.D.;Spy',
      marks: 'unique',
      octgn: 'id',
    });
    expect([...imported([card('1')]).files.values()].join('')).not.toContain('sentence');
  });

  test.each<[string, Partial<SourceCard>, string, string]>([
    ['an X', { cost: -1 }, 'cost', 'x'],
    ['what an attachment takes away', { attack: -1, type_code: 'attachment' }, 'attack', '-1'],
    ['an X of an attachment', { attack: -1, type_code: 'attachment', text: 'X is 3.' }, 'attack', 'x'],
    ['a dash', { thwart: null }, 'thwart', '-'],
    ['a star alone', { attack: null, attack_star: true }, 'attack', '*'],
    ['a star beside it', { attack: 2, attack_star: true }, 'attack', '2*'],
    ['consequential damage', { attack: 2, attack_cost: 1 }, 'attack', '2/1'],
    ['hit points per player', { health: 14, health_per_hero: true }, 'health', '14p'],
    ['hit points per group', { health: 10, health_per_group: true }, 'health', '10g'],
    ['threat per player', { threat: 7 }, 'targetThreat', '7p'],
    ['fixed threat', { base_threat: 2, base_threat_fixed: true }, 'startingThreat', '2'],
    ['a cost per player', { cost: 3, cost_per_hero: true }, 'cost', '3p'],
    ['boost with a star', { boost: 1, boost_star: true }, 'boost', '1*'],
    ['icons', { scheme_hazard: 1, scheme_acceleration: 2 }, 'icons', 'acceleration acceleration hazard'],
    ['the type as a word of ours', { type_code: 'player_side_scheme' }, 'type', 'playerSideScheme'],
    ['nothing said', { text: '' }, 'speech', 'nothing'],
  ])('has %s', (_, more, column, cell) => {
    expect(cellsOf(more)[column]).toBe(cell);
  });

  test('of a reprint says what it repeats, and what is of its own product', () => {
    const reprint = { code: '2', pack_code: 'one', position: 2, quantity: 3, duplicate_of: '1', octgn_id: 'id' };
    expect(rowsOf(card('1'), reprint)[1]).toBe('2|=1||3||id');
  });
});

describe('keywords', () => {
  test.each([
    ['Guard. <i>(A reminder.)</i> Toughness.', ['guard', 'toughness'], 'keywords'],
    ['Retaliate 1. <b>Action</b>: Draw 1 card.', ['retaliate:1'], ''],
    ['Hinder 2[per_hero].', ['hinder:2p'], 'keywords'],
    ['Uses (3 web counters). <i>(A reminder.)</i>\n<b>Action</b>: Do it.', ['uses:3:web'], ''],
    ['Uses (X counters).', ['uses:x'], 'keywords'],
    ["Team-Up (Black Panther/T'Challa and Thor). Max 1 per deck.", ["teamUp::Black Panther/T'Challa & Thor", 'max:1:deck'], 'keywords'],
    ['Teamwork (<b>Dark Riders</b>).', ['teamwork::Dark Riders'], 'keywords'],
    ['Requirement ([energy][mental]).', ['requirement::energy mental'], 'keywords'],
    ['Victory -2.', ['victory:-2'], 'keywords'],
    ['Mass form. Permanent.', ['form::mass', 'permanent'], 'keywords'],
    ['Hero form only.', [], ''],
    ['<b>Setup</b>: Put it into play.', [], ''],
    ['Setup.', ['setup'], 'keywords'],
    ['Otherwise, this card gains surge.', [], ''],
  ])('of %j are %j', (text, keywords, speech) => {
    expect(readKeywords(text)).toEqual({ keywords, speech });
  });
});

describe('traits', () => {
  test('are split where a trait ends, not within one', () => {
    expect(splitTraits('A.I.M. Hero for Hire. S.H.I.E.L.D.')).toEqual(['A.I.M.', 'Hero for Hire', 'S.H.I.E.L.D.']);
  });

  test('have the Spanish word that most cards print; other words are told', () => {
    const cards = ['1', '2', '3'].map((code) => card(code, { traits: 'Tech.' }));
    const { files, oddities } = imported(
      cards,
      ['Tech.', 'Tecnología.', 'Tecnología.'].map((traits, at) => ({ code: String(at + 1), traits })),
    );
    expect(JSON.parse(files.get('traits.json') ?? '')).toEqual(['Tech|Tecnología']);
    expect(oddities).toEqual(['The trait Tech is Tecnología, and elsewhere Tech.']);
  });
});

describe('the files', () => {
  test('are one for each pack, gathered in order, with the words of the cards', () => {
    const { files } = imported([card('1', { traits: 'Tech.', text: 'Guard.' })]);
    expect(files.get('pack-files.ts')).toContain('export const packFiles = [packOne, packTwo];');
    expect(files.get('vocabulary.ts')).toContain("export const traits = ['Tech'] as const;");
    expect(files.get('vocabulary.ts')).toContain("export const keywords = ['guard'] as const;");
    expect(JSON.parse(files.get('sets.json') ?? '')).toEqual(['web|Web|heroSpecial|spider']);
  });
});

describe('what is odd', () => {
  test('the core set is held against its table', () => {
    const table = 'code\tname\tname_es\ttype\tqty\ttraits\ttraits_es\n1\tCard 1\tCarta\tevent\t2\t\t\n3\tGone\t\t\t\t\t\n';
    const { oddities } = imported(
      [card('1', { pack_code: 'core' }), card('2', { pack_code: 'core' })],
      [{ code: '1', name: 'Carta' }],
      table,
    );
    expect(oddities).toEqual([
      '2 is not in the table of the core set.',
      '1: qty "2" in the table, "1" in the files.',
      '3 is in the table of the core set and in no file.',
    ]);
  });

  test('an identity that changes how decks are built is told', () => {
    expect(imported([card('1', { deck_options: [{}] })]).oddities[0]).toContain('changes how decks are built');
  });

  test('what the importer does not understand it refuses', () => {
    expect(() => readCards(JSON.stringify([{ ...card('1'), wings: 2 }]))).toThrow('unknown fields wings');
    expect(() => readCards('{}')).toThrow('no list');
    expect(() => imported([card('1', { back_link: '9' })])).toThrow('in no file');
    expect(() => imported([card('1'), card('1')])).toThrow('one code');
    expect(() => imported([card('1', { name: 'A|B' })])).toThrow('cannot hold');
    expect(() => imported([card('1', { attack: 'many' })])).toThrow('no number');
  });
});
