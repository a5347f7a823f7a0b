/** Turns what the server tells of a card of Marvel Champions into its face, in the reader's words. */

import { sayLabel, sayWord, type CardSheet, type Handle, type SeenCard, type Speech, type View } from '@crupier/protocol';
import { poster } from '../../../faces/poster/poster-design.tsx';
import {
  plainState,
  posterPowers,
  type Condition,
  type Face,
  type FaceState,
  type FaceValue,
  type PosterFacts,
  type PosterPower,
  type PowerOnPoster,
  type ThreatOnPoster,
} from '../../../faces/face.ts';
import type { Saying, ValueRow } from '../../scene/game-look.ts';
import { attachedTo, isSet, maybeNumber, readList, readNumber, readText, type Values } from '../../scene/reading.ts';
import { pictureOf } from './marvel-picture.ts';

/** What has powers and hit points of its own; on other cards such numbers are what they add. */
const characters: ReadonlySet<string> = new Set(['hero', 'alterEgo', 'ally', 'villain', 'minion']);
const schemes: ReadonlySet<string> = new Set(['mainScheme', 'sideScheme', 'playerSideScheme']);
/** What has its attached cards beside it instead of under it. */
const withCardsBeside: ReadonlySet<string> = new Set(['hero', 'alterEgo', 'villain']);

/** A card as it is on the table: whoever knows no more than the sheet leaves out `seen`. */
export function faceOf(sheet: CardSheet, speech: Speech, seen?: SeenCard): Face {
  const { facts } = sheet;
  const picture = pictureOf(sheet);
  const { type, faction, traits } = picture;
  return {
    ...picture,
    design: poster,
    name: sheet.name[speech.language],
    typeWord: sayLabel(type, speech),
    factionWord: sayLabel(faction, speech),
    traitWords: traits.map((trait) => sayLabel(trait, speech)),
    keywordWords: readList(facts, 'keywords').map((keyword) => sayWord(keyword, speech)),
    icons: readList(facts, 'icons'),
    text: sheet.text[speech.language],
    power: undefined,
    armor: undefined,
    poster: posterOf(facts, type, seen?.now),
  };
}

function posterOf(facts: Values, type: string, now: Values | undefined): PosterFacts {
  return {
    cost: written(facts['cost']),
    resources: readList(facts, 'resources'),
    powers: characters.has(type) ? posterPowers.flatMap((power) => powerOf(power, facts, now)) : [],
    hitPoints: characters.has(type) ? hitPointsOf(facts, now) : undefined,
    threat: schemes.has(type) ? threatOf(facts, now, type === 'mainScheme') : undefined,
    stage: readText(facts, 'stage'),
    counters: readNumber(now, 'counters'),
    besides: [
      ...(['handSize', 'boostIcons'] as const).flatMap((name) =>
        facts[name] === undefined ? [] : [[name, written(facts[name])] as const],
      ),
      ...(characters.has(type) ? [] : added.flatMap((name) => addedBy(name, facts))),
    ],
  };
}

/** What an attachment or an upgrade may add to the character that it is on. */
const added = ['attack', 'scheme', 'thwart', 'defense', 'hitPoints'] as const;

function addedBy(name: (typeof added)[number], facts: Values): readonly (readonly [string, string])[] {
  const amount = maybeNumber(facts, name);
  return amount === undefined ? [] : [[name, amount < 0 ? `−${-amount}` : `+${amount}`]];
}

/** A number or a sign as it is printed; empty where nothing is. */
function written(value: Values[string] | undefined): string {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : '';
}

function powerOf(power: PosterPower, facts: Values, now: Values | undefined): readonly PowerOnPoster[] {
  const sign = written(facts[power]);
  const known = maybeNumber(now, power);
  if (sign === '' && known === undefined) return [];
  const printed = maybeNumber(facts, power);
  const value = known ?? printed;
  return [
    {
      power,
      sign: sign === '' ? '–' : sign,
      value: value === undefined ? undefined : { printed: printed ?? value, now: value },
      toll: readNumber(facts, `${power}Damage`),
    },
  ];
}

/** Left hit points of a character in play; of another card the printed ones, where they are a number. */
function hitPointsOf(facts: Values, now: Values | undefined): PosterFacts['hitPoints'] {
  const most = maybeNumber(now, 'hitPoints') ?? maybeNumber(facts, 'hitPoints');
  return most === undefined ? undefined : { most, left: most - readNumber(now, 'damage') };
}

/** The threat on a scheme in play; of another the threat that it enters play with, where that is a number. */
function threatOf(facts: Values, now: Values | undefined, isMain: boolean): ThreatOnPoster | undefined {
  const isInPlay = now !== undefined && Object.keys(now).length > 0;
  // The first side of a main scheme is no scheme yet: it says what the table is set up with.
  if (isMain && isInPlay && now['targetThreat'] === undefined) return undefined;
  const threat = isInPlay ? readNumber(now, 'threat') : maybeNumber(facts, 'startingThreat');
  if (threat === undefined) return undefined;
  return {
    now: threat,
    target: isMain ? (maybeNumber(now, 'targetThreat') ?? maybeNumber(facts, 'targetThreat')) : undefined,
    perRound: isMain ? (maybeNumber(now, 'threatPerRound') ?? maybeNumber(facts, 'threatPerRound')) : undefined,
  };
}

const conditions: readonly Condition[] = ['stunned', 'confused', 'tough'];
/** Values that no sign or number of a face shows: what is counted on a card, and that it is attacked. */
const counted = ['counters', 'acceleration', 'boosts'] as const;

/** How a card stands: its states, what is attached to it, and what it is in an attack. */
export function stateOf(handle: Handle, view: View, speech: Speech): FaceState {
  const seen = view.cards[handle];
  if (seen === undefined) return plainState;
  const { now } = seen;
  const type = readText(speech.card(seen.definition)?.facts, 'type');
  return {
    ...plainState,
    exhausted: isSet(now, 'exhausted'),
    damage: readNumber(now, 'damage'),
    conditions: conditions.filter((condition) => isSet(now, condition)),
    attached: withCardsBeside.has(type) ? [] : attachedFaces(handle, view, speech),
    role: roleOf(now),
    notes: [
      ...(isSet(now, 'attacked') ? [sayLabel('attacked', speech)] : []),
      ...counted.filter((name) => isSet(now, name)).map((name) => `${sayLabel(name, speech)} ${readNumber(now, name)}`),
    ],
  };
}

function attachedFaces(handle: Handle, view: View, speech: Speech): readonly Face[] {
  return attachedTo(view, handle).flatMap((each): readonly Face[] => {
    const card = view.cards[each];
    const sheet = card === undefined ? undefined : speech.card(card.definition);
    return sheet === undefined ? [] : [faceOf(sheet, speech, card)];
  });
}

function roleOf(now: Values): FaceState['role'] {
  if (isSet(now, 'attacks')) return 'attacker';
  return isSet(now, 'defends') ? 'defender' : undefined;
}

/** What a screen reader is told of a card: name, type, aspect, values now, states, what can be done. */
export function labelOf(face: Face, state: FaceState, { texts, speech, choices }: Saying): string {
  const label = (code: string): string => sayLabel(code, speech);
  const value = ({ printed, now }: FaceValue): string => (printed === now ? String(now) : `${now} (${texts.printed} ${printed})`);
  const { poster } = face;
  const parts = [
    face.name,
    face.typeWord,
    poster === undefined || poster.stage === '' ? '' : `${label('stage')} ${poster.stage}`,
    face.traitWords.join(', '),
    face.factionWord,
    poster === undefined || poster.cost === '' ? '' : `${label('cost')} ${poster.cost}`,
    (poster?.resources ?? []).map(label).join(', '),
    ...(poster?.powers ?? []).flatMap((each) => [
      `${label(each.power)} ${each.value === undefined ? each.sign : value(each.value)}`,
      each.toll > 0 ? `${label(`${each.power}Damage`)} ${each.toll}` : '',
    ]),
    poster?.hitPoints === undefined ? '' : `${label('hitPoints')} ${poster.hitPoints.left} ${texts.mostHitPoints(poster.hitPoints.most)}`,
    ...threatParts(poster?.threat, { texts, speech }),
    face.keywordWords.join(', '),
    face.icons.map(label).join(', '),
    state.exhausted ? texts.exhausted : '',
    ...state.conditions.map(label),
    ...(state.notes ?? []),
    state.role === undefined ? '' : label(state.role === 'attacker' ? 'attacks' : 'defends'),
    state.attached.length > 0 ? `${texts.attached}: ${state.attached.map((each) => each.name).join(', ')}` : '',
    ...choices,
  ];
  return parts.filter((part) => part !== '').join('. ');
}

function threatParts(threat: ThreatOnPoster | undefined, { texts, speech }: Omit<Saying, 'choices'>): readonly string[] {
  if (threat === undefined) return [];
  const { now, target, perRound } = threat;
  const word = `${sayLabel('threat', speech)} ${now}`;
  return [target === undefined ? word : `${word} ${texts.mostHitPoints(target)}`, perRound === undefined ? '' : texts.perRound(perRound)];
}

/** The list beside a card shown large. */
export function rowsOf(face: Face, _state: FaceState, { texts, speech }: Omit<Saying, 'choices'>): readonly ValueRow[] {
  const { poster } = face;
  if (poster === undefined) return [];
  const label = (code: string): string => sayLabel(code, speech);
  const { cost, resources, powers, hitPoints, threat, counters, besides } = poster;
  const listed = (code: string, words: readonly string[]): readonly ValueRow[] =>
    words.length === 0 ? [] : [{ word: label(code), value: words.join(' · ') }];
  return [
    ...listed('cost', cost === '' ? [] : [cost]),
    ...listed('resources', resources.map(label)),
    ...powers.flatMap(({ power, value, sign, toll }): readonly ValueRow[] => [
      { word: label(power), value: sayPower(value, sign) },
      ...(toll > 0 ? [{ word: label(`${power}Damage`), value: String(toll) }] : []),
    ]),
    ...listed('hitPoints', hitPoints === undefined ? [] : [`${hitPoints.left} / ${hitPoints.most}`]),
    ...listed(
      'threat',
      threat === undefined ? [] : [threat.target === undefined ? String(threat.now) : `${threat.now} / ${threat.target}`],
    ),
    ...(threat?.perRound === undefined ? [] : [{ word: label('acceleration'), value: texts.perRound(threat.perRound) }]),
    ...listed('icons', face.icons.map(label)),
    ...listed('keywords', face.keywordWords),
    ...listed('counters', counters === 0 ? [] : [String(counters)]),
    ...besides.map(([name, value]) => ({ word: label(name), value })),
  ];
}

/** A power that has changed is told with the printed one. */
function sayPower(value: FaceValue | undefined, sign: string): ValueRow['value'] {
  if (value === undefined) return sign;
  return value.now === value.printed ? String(value.now) : value;
}
