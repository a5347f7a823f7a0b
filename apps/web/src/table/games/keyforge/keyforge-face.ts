/** Turns what the server tells of a card into its face, in the reader's words. */

import { baseOf, sayLabel, sayWord, type CardSheet, type Handle, type SeenCard, type Speech, type View } from '@crupier/protocol';
import { glass } from '../../../faces/glass/glass-design.tsx';
import type { Condition, Face, FaceState, FaceValue } from '../../../faces/face.ts';
import { plainState } from '../../../faces/face.ts';
import type { Saying } from '../../scene/game-look.ts';
import { attachedTo, isSet, maybeNumber, readList, readNumber } from '../../scene/reading.ts';
import { pictureOf } from './keyforge-picture.ts';

/** A card as it stands on the table: whoever knows no more than the sheet leaves out `seen`. */
export function faceOf(sheet: CardSheet, speech: Speech, seen?: SeenCard): Face {
  const { language } = speech;
  const picture = pictureOf(sheet, seen);
  const { type, faction, traits } = picture;
  const houses = seen?.now['houses'] === undefined ? [faction] : readList(seen.now, 'houses');
  // Whoever sees the card sees its keywords and bonus icons as they are now; the sheet has the printed ones.
  const now = seen?.now ?? sheet.facts;
  // A lasting effect of a creature is drawn as its card, and has no power of its own.
  const isEffect = seen !== undefined && baseOf(seen.definition) !== seen.definition;
  const creature = !isEffect && (/creature/i.test(type) || maybeNumber(seen?.now, 'power') !== undefined);
  return {
    ...picture,
    design: glass,
    name: sheet.name[language],
    typeWord: sayLabel(type, speech),
    factionWord: houses.map((each) => sayLabel(each, speech)).join(', '),
    traitWords: traits.map((trait) => sayLabel(trait, speech)),
    keywordWords: readList(now, 'keywords').map((keyword) => sayWord(keyword, speech)),
    icons: readList(now, 'icons'),
    text: sheet.text[language],
    power: creature ? valueOf('power', sheet, seen) : undefined,
    armor: creature ? armorLeft(sheet, seen) : undefined,
  };
}

function valueOf(name: string, sheet: CardSheet, seen: SeenCard | undefined): FaceValue {
  const printed = readNumber(sheet.facts, name);
  return { printed, now: maybeNumber(seen?.now, name) ?? printed };
}

/** The armor that can still prevent damage: all of it, where the view does not say how much is left. */
function armorLeft(sheet: CardSheet, seen: SeenCard | undefined): FaceValue {
  const { printed, now } = valueOf('armor', sheet, seen);
  return { printed, now: maybeNumber(seen?.now, 'armorLeft') ?? now };
}

const conditions: readonly Condition[] = ['stunned', 'warded', 'enraged'];

/** How a card stands: what lies on it and what is attached to it. */
export function stateOf(handle: Handle, view: View, speech: Speech): FaceState {
  const seen = view.cards[handle];
  if (seen === undefined) return plainState;
  const attached = attachedTo(view, handle).flatMap((each): readonly Face[] => {
    const card = view.cards[each];
    const sheet = card === undefined ? undefined : speech.card(card.definition);
    return sheet === undefined ? [] : [faceOf(sheet, speech, card)];
  });
  return {
    exhausted: isSet(seen.now, 'exhausted'),
    damage: readNumber(seen.now, 'damage'),
    aember: readNumber(seen.now, 'aember'),
    powerCounters: readNumber(seen.now, 'powerCounters'),
    conditions: conditions.filter((condition) => isSet(seen.now, condition)),
    attached,
  };
}

/** What a screen reader is told of a card: name, type, house, values now, states, what can be done. */
export function labelOf(face: Face, state: FaceState, { texts, choices }: Pick<Saying, 'texts' | 'choices'>): string {
  const value = (word: string, of: FaceValue | undefined): string =>
    of === undefined ? '' : `${word} ${of.now}${of.now === of.printed ? '' : ` (${texts.printed} ${of.printed})`}`;
  const parts = [
    face.name,
    face.typeWord,
    face.factionWord,
    value(texts.power, face.power),
    face.armor === undefined || (face.armor.now === 0 && face.armor.printed === 0) ? '' : value(texts.armor, face.armor),
    face.keywordWords.join(', '),
    state.damage > 0 ? `${texts.damage} ${state.damage}` : '',
    state.aember > 0 ? `${texts.aember} ${state.aember}` : '',
    state.powerCounters > 0 ? `${texts.powerCounters} ${state.powerCounters}` : '',
    state.exhausted ? texts.exhausted : '',
    ...state.conditions.map((condition) => texts[condition]),
    state.attached.length > 0 ? `${texts.attached}: ${state.attached.map((each) => each.name).join(', ')}` : '',
    ...choices,
  ];
  return parts.filter((part) => part !== '').join('. ');
}
