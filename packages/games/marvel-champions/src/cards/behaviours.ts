import { gives, host, type Ability } from '@crupier/kernel/cards';
import type { CardBehaviour } from '@crupier/kernel/rules';
import { plus } from '../meanings/builders.ts';
import { factsOf } from './facts.ts';
import type { CardFacts } from './facts/card-facts.ts';
import { keywordAllies } from './beyond/allies.ts';
import { keywordEncounters } from './beyond/encounter-keywords.ts';
import { shadowcat } from './beyond/shadowcat.ts';
import { specializations } from './beyond/specializations.ts';
import { environmentCards } from './beyond/environments.ts';
import { keywordEvents } from './beyond/events.ts';
import { keywordMinions } from './beyond/minions.ts';
import { playerSideSchemes } from './beyond/player-side-schemes.ts';
import { keywordUpgrades } from './beyond/upgrades.ts';
import { keywordCards } from './beyond/keywords.ts';
import { basic } from './core/basic.ts';
import { aggression } from './core/aggression.ts';
import { blackPanther } from './core/black-panther.ts';
import { captainMarvel } from './core/captain-marvel.ts';
import { ironMan } from './core/iron-man.ts';
import { justice } from './core/justice.ts';
import { leadership } from './core/leadership.ts';
import { protection } from './core/protection.ts';
import { sheHulk } from './core/she-hulk.ts';
import { doomsdayChair } from './core/doomsday-chair.ts';
import { klaw } from './core/klaw.ts';
import { legionsOfHydra } from './core/legions-of-hydra.ts';
import { mastersOfEvil } from './core/masters-of-evil.ts';
import { bombScareSet, rhino } from './core/rhino.ts';
import { spiderMan } from './core/spider-man.ts';
import { expert, standard } from './core/standard.ts';
import { ultron } from './core/ultron.ts';
import { underAttack } from './core/under-attack.ts';
import { aspectCards } from './beyond/aspects.ts';
import { encounterCards } from './beyond/encounters.ts';
import { heroCards } from './beyond/heroes.ts';
import type { CardTexts } from './headers.ts';
import type { PrintedCard } from '../state/printed.ts';
import { printCard } from './print-card.ts';

const texts: readonly CardTexts[] = [
  spiderMan,
  captainMarvel,
  sheHulk,
  ironMan,
  blackPanther,
  aggression,
  justice,
  leadership,
  protection,
  basic,
  rhino,
  bombScareSet,
  klaw,
  mastersOfEvil,
  ultron,
  underAttack,
  legionsOfHydra,
  doomsdayChair,
  standard,
  expert,
  keywordCards,
  keywordAllies,
  keywordMinions,
  keywordEncounters,
  specializations,
  shadowcat,
  keywordUpgrades,
  keywordEvents,
  environmentCards,
  playerSideSchemes,
  aspectCards,
  heroCards,
  encounterCards,
];

const byCode: ReadonlyMap<string, readonly Ability[]> = new Map(texts.flatMap((each) => Object.entries(each)));

/** What the text of a card says; undefined for a card that has no text of its own, or none yet. */
export function textOfCard({ original }: Pick<CardFacts, 'original'>): readonly Ability[] | undefined {
  return byCode.get(original);
}

/** The codes of the cards whose texts are written, as they first appeared. */
export const writtenCodes: readonly string[] = [...byCode.keys()];

/**
 * Whether a card does all that it says: its text is written, or is nothing but keywords. Beyond the core set cards of keywords alone are
 * listed with an empty text too, for some keywords have no rules yet.
 */
export function isWritten(facts: CardFacts): boolean {
  return textOfCard(facts) !== undefined || (facts.speech !== 'abilities' && isOfCoreSet(facts));
}

function isOfCoreSet({ original }: CardFacts): boolean {
  return factsOf(original)?.pack === 'core';
}

type Added = 'attack' | 'scheme' | 'thwart';

function addedPowers(adds: Readonly<Partial<Record<Added, number>>>): Ability {
  return gives(host, ...Object.entries(adds).map(([power, amount]) => plus(power as Added, amount)));
}

/** The abilities of a card with what it adds, as an attachment, to the powers of the character that it is on, which ignores those that it lacks. *Rule:* MC-ATTACHMENT-3, MC-ATTACHMENT-4. */
export function withAddedPowers({ adds }: PrintedCard, said: readonly Ability[]): readonly Ability[] {
  return adds === undefined ? said : [...said, addedPowers(adds)];
}

/** A card as a match plays it; undefined for one of a type that the rules do not know. */
export function behaviourOf(facts: CardFacts): CardBehaviour | undefined {
  const printed = printCard(facts);
  if (printed === undefined) return undefined;
  return { key: facts.code, printed, abilities: withAddedPowers(printed, textOfCard(facts) ?? []) };
}
