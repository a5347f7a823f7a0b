import type { ChoiceIntroduction, SettingUp } from '@crupier/kernel/rules';
import { knownFacts } from '../cards/facts.ts';
import type { CardCode, CardFacts, PrintedNumber } from '../cards/facts/card-facts.ts';
import { labels } from '../words/labels.ts';
import { NO_CAMPAIGN } from '../campaign/configure-campaign.ts';
import { campaignNames } from '../campaign/campaigns.ts';
import { builtInDecks } from './decks.ts';
import { RANDOM } from './random-scenario.ts';
import { scenarioCards, scenarioNames, type ScenarioName } from './scenarios.ts';

type Both = ChoiceIntroduction['about'];

/** What each hero is like, by the first face of the identity. */
const aboutHeroes: Readonly<Record<string, Both>> = {
  '01001a': { en: 'Dodges, webs up, hits back.', es: 'Esquiva, enreda y devuelve el golpe.' },
  '01010a': { en: 'Gathers energy, lets it all go at once.', es: 'Junta energía y la suelta de golpe.' },
  '01019a': { en: 'Hits hard, harder when hurt.', es: 'Pega fuerte, y más cuanto más herida.' },
  '01029a': { en: 'Slow start; in full armor unstoppable.', es: 'Empieza flojo; con la armadura, imparable.' },
  '01040a': { en: 'Upgrades that go off in a chain.', es: 'Sus mejoras se disparan en cadena.' },
};

/** What each villain is like, and how hard. */
const aboutVillains: Readonly<Record<ScenarioName, Pick<ChoiceIntroduction, 'about' | 'hardness'>>> = {
  rhino: { about: { en: 'Hits and steals. To begin with.', es: 'Pega y roba. Para empezar.' }, hardness: 1 },
  klaw: { about: { en: 'More boosts in every attack.', es: 'Más aumentos en cada ataque.' }, hardness: 2 },
  ultron: { about: { en: 'Fills the table with drones.', es: 'Llena la mesa de drones.' }, hardness: 3 },
};

/** What the game tells of heroes, villains and modes. */
export const settingUp: SettingUp = {
  decks: () => Object.fromEntries(builtInDecks().map((deck) => [deck.name, introduceDeck(deck)])),
  faces: { scenario: Object.fromEntries(scenarioNames.map((name) => [name, introduceVillain(name)])) },
  difficulty: 'difficulty',
  // A campaign decides the scenario.
  needs: { scenario: { setting: 'campaign', words: [NO_CAMPAIGN] }, campaignLevel: { setting: 'campaign', words: campaignNames } },
  minutesOf: (seats) => MINUTES + MINUTES_A_SEAT * seats,
  stakesOf: ({ scenario = scenarioNames[0], difficulty, skirmish, campaign = NO_CAMPAIGN, campaignLog = '' }, seats) => {
    const isKnown = scenario !== RANDOM && campaign === NO_CAMPAIGN && campaignLog === '';
    const name = scenarioNames.find((each) => each === scenario);
    return isKnown && name !== undefined
      ? sayStakes(name, { isExpert: difficulty === 'expert', skirmish: typeof skirmish === 'number' ? skirmish : 0, seats })
      : undefined;
  },
};

const MINUTES = 20;
const MINUTES_A_SEAT = 10;

function introduceDeck({ identity, aspects }: ReturnType<typeof builtInDecks>[number]): ChoiceIntroduction {
  const [aspect = ''] = aspects;
  const sort = labels[aspect];
  return {
    name: namesOf(knownFacts(identity)),
    card: identity,
    about: aboutHeroes[identity] ?? { en: '', es: '' },
    ...(sort && { sort }),
  };
}

function introduceVillain(scenario: ScenarioName): ChoiceIntroduction {
  const { villain } = scenarioCards(scenario, { modular: [], isExpert: false, heroic: 0, skirmish: 0 });
  const code = villain[0] as CardCode;
  return { name: namesOf(knownFacts(code)), card: code, ...aboutVillains[scenario] };
}

function namesOf({ name, nameEs }: CardFacts): Both {
  return { en: name, es: nameEs };
}

interface Stakes {
  readonly isExpert: boolean;
  readonly skirmish: number;
  readonly seats: number;
}

/** How the villain and the main scheme begin. *Rule:* MC-GAME-MODES-1, MC-GAME-MODES-2, MC-GAME-MODES-6, MC-PER-PLAYER-ICON-1. */
function sayStakes(scenario: ScenarioName, { isExpert, skirmish, seats }: Stakes): Both | undefined {
  const { villain, mainScheme } = scenarioCards(scenario, { modular: [], isExpert, heroic: 0, skirmish });
  const first = villain[0] && knownFacts(villain[0]);
  const front = mainScheme[0] && knownFacts(mainScheme[0]);
  const scheme = front?.back && knownFacts(front.back);
  if (!first || !scheme) return undefined;
  const { en, es } = namesOf(first);
  const life = amountFor(first.hitPoints, seats);
  const threat = amountFor(scheme.threatPerRound, seats);
  return {
    en: `${en} begins at stage ${first.stage} with ${life} hit points, and threat rises by ${threat} a round.${isExpert ? ' The Expert set is shuffled in.' : ''}`,
    es: `${es} empieza en la etapa ${first.stage} con ${life} de Vida, y la Amenaza sube ${threat} por ronda.${isExpert ? ' Se baraja el conjunto Experto.' : ''}`,
  };
}

function amountFor(printed: PrintedNumber | undefined, seats: number): number {
  return (printed?.amount ?? 0) * (printed?.per === 'player' ? seats : 1);
}
