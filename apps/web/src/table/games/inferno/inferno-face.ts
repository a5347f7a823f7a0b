/** Turns what the server tells of a card of Inferno into its face, in the reader's words. */

import { knownBy, sayCard, sayLabel, sayWord, type CardSheet, type Handle, type SeenCard, type Speech, type View } from '@crupier/protocol';
import { engraving } from '../../../faces/engraving/engraving-design.tsx';
import type { EngravedFacts, Face, FaceState, FaceValue } from '../../../faces/face.ts';
import { plainState } from '../../../faces/face.ts';
import type { Saying, ValueRow } from '../../scene/game-look.ts';
import { attachedTo, isSet, maybeNumber, readList, readNumber, readText, type Values } from '../../scene/reading.ts';
import { listNow, pictureOf } from './inferno-picture.ts';

/** The card that is drawn: for an ability on the chain, the one that it is printed on. */
export const definitionOf = knownBy;

/** A card as it is on the table: whoever knows no more than the sheet leaves out `seen`. */
export function faceOf(sheet: CardSheet, speech: Speech, seen?: SeenCard): Face {
  const { language } = speech;
  const now = seen?.now;
  const types = listNow('types', sheet, seen);
  const picture = pictureOf(sheet, seen);
  return {
    ...picture,
    design: engraving,
    name: sheet.name[language],
    typeWord: types.map((type) => sayLabel(type, speech)).join(' · '),
    factionWord: sayLabel(picture.faction, speech),
    traitWords: picture.traits.map((trait) => sayLabel(trait, speech)),
    keywordWords: listNow('keywords', sheet, seen).map((keyword) => sayWord(keyword, speech)),
    icons: [],
    text: textNow(now, language) ?? sheet.text[language],
    power: undefined,
    armor: undefined,
    // An ability on the chain has no strength or toughness of its own.
    engraved: engravedOf(sheet.facts, readText(now, 'source') === '' ? types : [], now),
  };
}

/** The text of a card some of whose words have been changed. */
function textNow(now: Values | undefined, language: Speech['language']): readonly string[] | undefined {
  const name = { en: 'textEn', es: 'textEs' }[language];
  return now?.[name] === undefined ? undefined : readList(now, name);
}

function engravedOf(facts: Values, types: readonly string[], now: Values | undefined): EngravedFacts {
  const cost = facts['cost'];
  const body = readText(now, 'body');
  const [strengthNow, toughnessNow] = body === '' ? [] : body.split('/').map(Number);
  const value = (name: string, as: number | undefined): FaceValue => {
    const printed = readNumber(facts, name);
    return { printed, now: as ?? printed };
  };
  const demon = types.includes('demon');
  const earthly = isSet(now, 'earthly');
  const hasBody = demon || types.includes('ally');
  const deck = toughnessNow ?? 0;
  const face = earthly ? 'earthly' : 'infernal';
  const [gives, hardens] = readText(facts, 'modifiers').split('/');
  return {
    cost: typeof cost === 'number' || typeof cost === 'string' ? String(cost) : '',
    // An infernal demon has no strength, and a demon's toughness is its deck: neither is printed.
    strength: hasBody && (!demon || earthly || now === undefined) ? value('strength', strengthNow) : undefined,
    toughness: demon ? demonToughness(now, deck) : bodyOf(hasBody, () => value('toughness', toughnessNow)),
    modifiers: gives !== undefined && hardens !== undefined ? [gives, hardens] : undefined,
    demon: demon ? face : undefined,
  };
}

function demonToughness(now: Values | undefined, deck: number): FaceValue | undefined {
  return now === undefined ? undefined : { printed: deck, now: deck };
}

function bodyOf(hasBody: boolean, read: () => FaceValue): FaceValue | undefined {
  return hasBody ? read() : undefined;
}

const counters = /^(\w+)Counters$/;
/** Values that a card's sign or number does not show already. */
const noted = ['fresh', 'faceDown', 'earthly'] as const;

/** How a card stands: what lies on it, what is attached to it, and what it is in the combat. */
export function stateOf(handle: Handle, view: View, speech: Speech): FaceState {
  const seen = view.cards[handle];
  if (seen === undefined) return plainState;
  const { now } = seen;
  const attached = attachedTo(view, handle).flatMap((each): readonly Face[] => {
    const card = view.cards[each];
    const sheet = card === undefined || card.definition === 'blank' ? undefined : speech.card(card.definition);
    return sheet === undefined ? [] : [faceOf(sheet, speech, card)];
  });
  const counted = Object.entries(now).filter(([name, count]) => counters.test(name) && typeof count === 'number');
  return {
    ...plainState,
    exhausted: isSet(now, 'tapped'),
    damage: readNumber(now, 'damage'),
    powerCounters: counted.reduce((sum, [, count]) => sum + Number(count), 0),
    attached,
    isNew: isSet(now, 'fresh'),
    role: roleOf(now),
    notes: [
      ...noted.filter((name) => isSet(now, name)).map((name) => sayLabel(name, speech)),
      ...counted.map(([name, count]) => `${sayLabel(name, speech)} ${String(count)}`),
    ],
  };
}

function roleOf(now: Values): FaceState['role'] {
  if (isSet(now, 'attacks')) return 'attacker';
  return isSet(now, 'defends') ? 'defender' : undefined;
}

/** What a screen reader is told of a card: name, type, path, values now, states, what can be done. */
export function labelOf(face: Face, state: FaceState, { texts, speech, choices }: Saying): string {
  const label = (code: string): string => sayLabel(code, speech);
  const { engraved } = face;
  const value = (code: string, of: FaceValue | undefined): string =>
    of === undefined ? '' : `${label(code)} ${of.now}${of.now === of.printed ? '' : ` (${texts.printed} ${of.printed})`}`;
  const parts = [
    face.name,
    face.typeWord,
    face.traitWords.join(', '),
    face.factionWord,
    engraved === undefined || engraved.cost === '' ? '' : `${label('cost')} ${engraved.cost}`,
    value('strength', engraved?.strength),
    value('toughness', engraved?.toughness),
    engraved?.modifiers === undefined ? '' : `${label('modifiers')} ${engraved.modifiers.join('/')}`,
    face.keywordWords.join(', '),
    state.damage > 0 ? `${label('damage')} ${state.damage}` : '',
    state.exhausted ? label('tapped') : '',
    ...(state.notes ?? []),
    state.role === undefined ? '' : label(state.role === 'attacker' ? 'attacks' : 'defends'),
    state.attached.length > 0 ? `${texts.attached}: ${state.attached.map((each) => each.name).join(', ')}` : '',
    ...choices,
  ];
  return parts.filter((part) => part !== '').join('. ');
}

/** The list beside a card shown large. */
export function rowsOf(face: Face, state: FaceState, { speech }: Omit<Saying, 'choices'>): readonly ValueRow[] {
  const { engraved } = face;
  const label = (code: string): string => sayLabel(code, speech);
  return [
    ...(engraved === undefined || engraved.cost === '' ? [] : [{ word: label('cost'), value: engraved.cost }]),
    ...(engraved?.strength === undefined ? [] : [{ word: label('strength'), value: engraved.strength }]),
    ...(engraved?.toughness === undefined ? [] : [{ word: label('toughness'), value: engraved.toughness }]),
    ...(engraved?.modifiers === undefined ? [] : [{ word: label('modifiers'), value: engraved.modifiers.join('/') }]),
    ...(face.keywordWords.length === 0 ? [] : [{ word: label('keywords'), value: face.keywordWords.join(' · ') }]),
    ...(state.damage === 0 ? [] : [{ word: label('damage'), value: String(state.damage) }]),
  ];
}

/** What an object on the chain is called: a card by its name, an ability by that of its card. */
export function nameOnChain(seen: SeenCard, speech: Speech): string {
  return sayCard(definitionOf(seen), speech);
}

/** The value of X that was announced, where there is one. */
export function announcedX(seen: SeenCard): number | undefined {
  return maybeNumber(seen.now, 'x');
}
