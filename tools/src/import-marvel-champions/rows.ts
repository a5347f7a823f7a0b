import { otherFaces } from './corrections.ts';
import { readKeywords } from './keywords.ts';
import type { SourceCard, SourceTranslation } from './source.ts';
import { splitTraits } from './traits.ts';

/** The fields of a row in the order in which they are written. */
export const columns = [
  ...(['code', 'name', 'nameEs', 'subname', 'subnameEs', 'type', 'set', 'faction', 'quantity', 'limit', 'cost', 'resources'] as const),
  ...(['attack', 'thwart', 'scheme', 'defense', 'recover', 'hand', 'health', 'stage'] as const),
  ...([
    'startingThreat',
    'targetThreat',
    'threatPerRound',
    'icons',
    'boost',
    'traits',
    'keywords',
    'marks',
    'speech',
    'back',
    'octgn',
  ] as const),
] as const;

/** The fields of the row of a card that another pack has printed before; the original's code stands after an equals sign. */
export const reprintColumns = ['code', 'original', 'set', 'quantity', 'back', 'octgn'] as const;

const resources = ['energy', 'mental', 'physical', 'wild'];
const icons = ['acceleration', 'amplify', 'crisis', 'hazard'];

/**
 * Writes a card as a line without any sentence: columns between bars, empty columns at the end left out.
 *
 * *Errors:* throws where a word holds a sign that separates words of a row.
 */
export function rowOf(card: SourceCard, translation: SourceTranslation | undefined): string {
  if (card.duplicate_of !== undefined) return reprintRow(card, card.duplicate_of);
  const { keywords, speech } = readKeywords(card.text ?? '');
  const name = tidy(card.name ?? '');
  const subname = tidy(card.subname ?? '');
  const cells: Record<(typeof columns)[number], string> = {
    code: card.code,
    name,
    nameEs: unlessSame(tidy(translation?.name ?? name), name),
    subname,
    subnameEs: unlessSame(tidy(translation?.subname ?? subname), subname),
    type: word(card.type_code ?? ''),
    set: card.set_code ?? '',
    faction: card.faction_code ?? '',
    quantity: String(card.quantity),
    limit: card.deck_limit === undefined ? '' : String(card.deck_limit),
    cost: numberOf(card, 'cost', { perPlayer: card['cost_per_hero'] === true }),
    resources: repeated(card, 'resource_', resources),
    attack: numberOf(card, 'attack') + derived(card, 'attack_cost'),
    thwart: numberOf(card, 'thwart') + derived(card, 'thwart_cost'),
    scheme: numberOf(card, 'scheme'),
    defense: numberOf(card, 'defense'),
    recover: numberOf(card, 'recover'),
    hand: numberOf(card, 'hand_size'),
    health: numberOf(card, 'health', { perPlayer: card['health_per_hero'] === true }),
    stage: card.stage ?? '',
    startingThreat: threatOf(card, 'base_threat'),
    targetThreat: threatOf(card, 'threat'),
    threatPerRound: threatOf(card, 'escalation_threat'),
    icons: repeated(card, 'scheme_', icons),
    boost: numberOf(card, 'boost'),
    traits: splitTraits(card.traits ?? '').join(';'),
    keywords: keywords.join(';'),
    marks: marksOf(card).join(' '),
    speech,
    back: otherFaces[card.code] ?? card.back_link ?? '',
    octgn: card.octgn_id ?? '',
  };
  return joined(columns.map((column) => cells[column]));
}

function reprintRow(card: SourceCard, original: string): string {
  return joined([card.code, `=${original}`, card.set_code ?? '', String(card.quantity), card.back_link ?? '', card.octgn_id ?? '']);
}

function joined(cells: readonly string[]): string {
  const strange = cells.find((cell) => /[|\n]/.test(cell));
  if (strange !== undefined) throw new Error(`${cells[0]} has the word "${strange}", which a row cannot hold.`);
  return cells.join('|').replace(/\|+$/, '');
}

/** Writes a printed number: `x`, a dash, or digits, which on an attachment may be negative; then `p` per player or `g` per group; then `*` for a star. Empty where there is none. */
function numberOf(card: SourceCard, field: string, { perPlayer = false } = {}): string {
  const value = card[field];
  const star = card[`${field}_star`] === true ? '*' : '';
  if (value === undefined) return star;
  if (value === null) return star === '' ? '-' : star;
  if (typeof value !== 'number' || !Number.isInteger(value)) throw new Error(`${card.code} has a ${field} that is no number.`);
  let per = perPlayer ? 'p' : '';
  if (card[`${field}_per_group`] === true) per = 'g';
  // The source writes −1 for an X too, which the text of its card explains, or whoever plays the card.
  const isX = value < 0 && (card.type_code !== 'attachment' || /\bX\b/.test(card.text ?? ''));
  return `${isX ? 'x' : value}${value === 0 ? '' : per}${star}`;
}

/** Threat is per player unless the card says that it is fixed. */
function threatOf(card: SourceCard, field: string): string {
  return numberOf(card, field, { perPlayer: card[`${field}_fixed`] !== true });
}

/** The consequential damage below a number, after a slash. */
function derived(card: SourceCard, field: string): string {
  const value = card[field];
  return typeof value === 'number' && value > 0 ? `/${value}` : '';
}

function repeated(card: SourceCard, prefix: string, words: readonly string[]): string {
  return words.flatMap((each) => Array.from({ length: Number(card[prefix + each] ?? 0) }, () => each)).join(' ');
}

function marksOf(card: SourceCard): readonly string[] {
  const marks = { unique: card.is_unique, back: card.hidden, permanent: card.permanent };
  return Object.entries(marks).flatMap(([mark, is]) => (is === true ? [mark] : []));
}

/** Writes a word of the source as a word of ours: `player_side_scheme` is `playerSideScheme`. */
export function word(code: string): string {
  return code.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function tidy(name: string): string {
  return name.normalize('NFC').replace(/\s+/g, ' ').trim();
}

function unlessSame(spanish: string, english: string): string {
  return spanish === english ? '' : spanish;
}
