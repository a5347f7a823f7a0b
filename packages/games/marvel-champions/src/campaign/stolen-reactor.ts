import { each, one, self, the, type Ability } from '@crupier/kernel/cards';
import { act, any, friendly, is, keyword, stat, whenSelf } from '../meanings/builders.ts';
import { action, answer, mainScheme, me, setup, type CardTexts } from '../cards/headers.ts';
import type { Campaign } from './campaign.ts';
import { reactorCards, reactorKeys } from './stolen-reactor-cards.ts';

const { reactor, belt, kit, cell, ines, guard, shipment, gear, sameGear, meltdown, physicist, forewarned, patrol, wounds } = reactorKeys;

const instructions: Readonly<Record<string, readonly Ability[]>> = {
  [shipment]: [setup({ do: [act('enterPlay', each(any('sideSchemeSetAside', is('named', reactor))))] })],
  [gear]: [setup({ targets: { it: one(friendly('upgradeSetAside', 'ofCampaign')) }, do: [act('putIntoPlay', the())] })],
  [sameGear]: [setup({ do: [act('putIntoPlay', each(friendly('upgradeSetAside', 'ofCampaign')))] })],
  [meltdown]: [setup({ do: [act('placeThreat', mainScheme, stat('counters', self))] })],
  [physicist]: [setup({ do: [act('putIntoPlay', each(any('allySetAside', 'ofCampaign')))] })],
  [forewarned]: [keyword('additionalMulligan')],
  // Those of an expert campaign
  [patrol]: [setup({ do: [act('engage', each(any('minionSetAside', is('named', guard))))] })],
  [wounds]: [setup({ do: [act('placeDamage', me, stat('counters', self))] })],
};

/** What the cards and the instructions of The Stolen Reactor say. */
export const reactorTexts: CardTexts = {
  [reactor]: [],
  [belt]: [
    action(
      ['hero', 'thwart'],
      { targets: { it: one(any('thwartable')) }, do: [act('thwart', the(), 1)] },
      { price: { do: [act('exhaust', self)] } },
    ),
  ],
  [kit]: [action([], { do: [act('heal', me, 1)] }, { price: { do: [act('exhaust', self)] } })],
  [cell]: [action(['hero'], { do: [act('draw', undefined, 3)] }, { price: { do: [act('removeFromCampaign', self)] } })],
  [ines]: [answer([], whenSelf('entered'), { do: [act('draw')] })],
  [guard]: [],
  ...instructions,
};

/** How much threat is left on the reactor when its scenario is won. */
const REACTOR = 'reactor';

/** A campaign of two scenarios, invented for this table. *Rule:* MC-GAME-MODES-8. */
export const stolenReactor: Campaign = {
  id: 'stolen_reactor',
  name: { en: 'The Stolen Reactor', es: 'El reactor robado' },
  cards: reactorCards,
  scenarios: [
    {
      scenario: 'rhino',
      modular: ['bomb_scare'],
      aside: [
        { card: reactor },
        { card: belt, each: 'player' },
        { card: kit, each: 'player' },
        { card: cell, each: 'player' },
        { card: guard, level: 'expert' },
      ],
      instructions: [{ card: shipment }, { card: gear, each: 'player' }, { card: patrol, level: 'expert' }],
      records: [
        { kind: 'cards' },
        { kind: 'earned', card: ines, ifInVictory: reactor },
        { kind: 'threatOn', note: REACTOR, card: reactor },
        { kind: 'damage', level: 'expert' },
      ],
    },
    {
      scenario: 'klaw',
      modular: ['masters_of_evil'],
      aside: [{ card: ines, ifEarned: ines }],
      instructions: [
        { card: sameGear, each: 'player' },
        { card: physicist, ifEarned: ines },
        { card: forewarned, ifEarned: ines },
        { card: meltdown, counters: { note: REACTOR } },
        { card: wounds, each: 'player', level: 'expert', counters: 'damage' },
      ],
      records: [{ kind: 'cards' }, { kind: 'victoryPoints', note: 'victoryPoints' }],
    },
  ],
};
