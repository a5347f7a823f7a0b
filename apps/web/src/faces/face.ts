/** What a face shows, in the reader's words: the drawing and the spoken label are both made from this. */

import type { ComponentType } from 'react';
import type { EmblemPools } from './emblem-pools.ts';

/** The optical sizes. Each is set anew, not shrunk. */
export type FaceSize = 'tile' | 'board' | 'hand' | 'zoom';

/** Width and height of each size, in units of the drawing. */
export const faceSizes: Readonly<Record<FaceSize, readonly [width: number, height: number]>> = {
  tile: [84, 112],
  board: [108, 150],
  hand: [148, 206],
  zoom: [340, 476],
};

/** The least width, and the height, of a card of a hand as a chip, in units of the drawing. */
export const handChipSize = [118, 46] as const;

/** How a card is set into the room that it has: its optical size, its box in units of the drawing, and the scale of those. */
export interface FaceFit {
  readonly size: FaceSize | 'token';
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** Whether attached cards peek out below; otherwise they are a count on the face. */
  readonly strips: boolean;
  /** The smallest letters on it, in units of the drawing. */
  readonly letters: number;
}

/** The box that a face is drawn in. */
export interface FaceBox extends Omit<FaceFit, 'size' | 'strips'> {
  readonly size: FaceSize;
}

/** Under these heights a name on a small face has two lines at most, or one. */
const namesInTwo = 132;
const namesInOne = 104;

/** The most lines of a name on a face of a height; the large optical sizes have a number of their own. */
export function nameLines({ size, height }: FaceBox, usual: number): number {
  const [, whole] = faceSizes[size];
  if (height >= whole) return usual;
  if (height < namesInOne) return 1;
  return Math.min(usual, height < namesInTwo ? 2 : 3);
}

/** The smallest letters on small screens. */
export const lettersOfSmall = 12;
/** The smallest letters on large screens. */
export const lettersOfLarge = 14;

/** A face of an optical size as it is meant. */
export function wholeFit(size: FaceSize): FaceFit {
  const [width, height] = faceSizes[size];
  return { size, width, height, scale: 1, strips: true, letters: size === 'tile' ? lettersOfSmall : lettersOfLarge };
}

/** A value as printed and as it is now. */
export interface FaceValue {
  readonly printed: number;
  readonly now: number;
}

/** What a card of a design is drawn with, at an optical size. */
export interface WholeFaceProps {
  readonly face: Face;
  readonly state: FaceState;
  readonly box: FaceBox;
  /** Whether attached cards peek out below; otherwise they are a count on the face. */
  readonly strips: boolean;
  /** Begins the names of what the drawing refers to. */
  readonly id: string;
  /** Whether what it costs to play is shown. */
  readonly priced: boolean;
}

/** What a token of a design is drawn with. */
export interface SmallFaceProps extends Pick<WholeFaceProps, 'face' | 'state' | 'id' | 'priced'> {
  readonly fit: FaceFit;
}

/** What stands before a name in a hand: the middle of the sign, its radius, and the smallest letters. */
export interface CardSignProps {
  readonly face: Face;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly letters: number;
}

/** How the cards of a game are drawn. It comes with the game's look, so that nobody fetches the design of another game. */
export interface CardDesign {
  readonly Whole: ComponentType<WholeFaceProps>;
  readonly Small: ComponentType<SmallFaceProps>;
  /** What a card costs; where it costs nothing, what it is of or generates. */
  readonly Sign: ComponentType<CardSignProps>;
  /** The least width of a tile on which a name is whole, in units of the drawing. */
  readonly tileWidth: (name: string) => number;
  /** What its pictures are chosen from. */
  readonly emblems: EmblemPools;
}

/** A card's face. Words are in the reader's language; keys are the game's names. */
export interface Face {
  readonly design: CardDesign;
  readonly key: string;
  readonly name: string;
  /** The English name, which the choice of pictures goes by. */
  readonly pictureName: string;
  readonly type: string;
  readonly typeWord: string;
  readonly faction: string;
  readonly factionWord: string;
  readonly traits: readonly string[];
  readonly traitWords: readonly string[];
  readonly keywordWords: readonly string[];
  /** Bonus icons, such as `aember`. */
  readonly icons: readonly string[];
  /** One line an ability. */
  readonly text: readonly string[];
  readonly power: FaceValue | undefined;
  readonly armor: FaceValue | undefined;
  /** Present on cards of Inferno, which are engraved instead of glazed. */
  readonly engraved?: EngravedFacts;
  /** Present on cards of Marvel Champions, which are posters. */
  readonly poster?: PosterFacts;
}

/** The powers on a poster, in the order in which they stand. */
export const posterPowers = ['thwart', 'attack', 'defense', 'scheme', 'recover'] as const;
/** One of the powers. */
export type PosterPower = (typeof posterPowers)[number];

/** A power as it stands on a poster. */
export interface PowerOnPoster {
  readonly power: PosterPower;
  /** Absent where no number is printed and none is known. */
  readonly value: FaceValue | undefined;
  /** What is shown where there is no number: a dash, an X or a star. */
  readonly sign: string;
  /** The damage that using it does to its own character, ≥ 0. */
  readonly toll: number;
}

/** The threat on a scheme. */
export interface ThreatOnPoster {
  readonly now: number;
  /** Of a main scheme: the threat that completes it. */
  readonly target: number | undefined;
  /** Of a main scheme: what each villain phase adds. */
  readonly perRound: number | undefined;
}

/** What a poster shows beside its name and type. */
export interface PosterFacts {
  /** In resources, such as `3` or `X`; empty where nothing is paid. */
  readonly cost: string;
  /** The types of resources that it generates when it is spent, such as `energy`. */
  readonly resources: readonly string[];
  readonly powers: readonly PowerOnPoster[];
  /** The most hit points as printed, and those left now. */
  readonly hitPoints: { readonly most: number; readonly left: number } | undefined;
  readonly threat: ThreatOnPoster | undefined;
  /** Of a villain or a main scheme; empty for others. */
  readonly stage: string;
  /** Counters of any sort that lie on it. */
  readonly counters: number;
  /** Other numbers that are printed on it and read on the large card only, by the game's names: `boost`, `handSize`, what it adds. */
  readonly besides: readonly (readonly [name: string, value: string])[];
}

/** What an engraved face shows beside its name and type. */
export interface EngravedFacts {
  /** In energy, such as `3` or `2X`; empty where nothing is paid. */
  readonly cost: string;
  /** Absent on what has no strength: an infernal demon. */
  readonly strength: FaceValue | undefined;
  /** Of an ally after its damage; of a demon, the cards of its deck. */
  readonly toughness: FaceValue | undefined;
  /** What a weapon gives, such as `+1` and `+2`. */
  readonly modifiers: readonly [strength: string, toughness: string] | undefined;
  /** Which face of a demon lies up. */
  readonly demon: 'infernal' | 'earthly' | undefined;
}

/** One of the states that are a sign with a word. */
export type Condition = 'stunned' | 'confused' | 'tough' | 'warded' | 'enraged';

/** How a card stands on the table. */
export interface FaceState {
  readonly exhausted: boolean;
  readonly damage: number;
  readonly aember: number;
  readonly powerCounters: number;
  readonly conditions: readonly Condition[];
  /** Cards attached to it, which peek out below. */
  readonly attached: readonly Face[];
  /** Whether it came this turn, and therefore cannot do all that others can. */
  readonly isNew?: boolean;
  /** What it is in the combat that is under way. */
  readonly role?: 'attacker' | 'defender' | undefined;
  /** Other things that are true of it, in the reader's words. */
  readonly notes?: readonly string[];
}

/** A card that nothing has happened to. */
export const plainState: FaceState = { exhausted: false, damage: 0, aember: 0, powerCounters: 0, conditions: [], attached: [] };

/** A sign on the tab of a card that may be chosen: what is done with it. */
export type LegalTab = 'target' | 'play' | 'sword' | 'bolt' | 'armor' | 'reap' | 'use' | 'discard' | 'recover' | 'eye' | 'cure' | 'flip';

/** What the open question makes of a card. */
export interface FaceMarks {
  /** The card may be chosen: what pressing it does. */
  readonly legal?: LegalTab | undefined;
  /** What else may be done with it: pressing it opens a choice. */
  readonly others?: readonly LegalTab[] | undefined;
  /** It is chosen; a number where the order matters or where a share was given. */
  readonly chosen?: true | number | undefined;
  /** It is what asks. */
  readonly source?: boolean | undefined;
  /** A hint advises it. */
  readonly advised?: boolean | undefined;
  /** It was refused: hatched, with a question mark. */
  readonly refused?: boolean | undefined;
}

/** How far an attached card peeks out below its host, in units of the drawing. */
export const attachedPeek = 25;
