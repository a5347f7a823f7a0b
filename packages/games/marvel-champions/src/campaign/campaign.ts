import type { Both } from '@crupier/kernel/cards';
import type { PrintedCard } from '../state/printed.ts';
import type { ModularName, ScenarioName } from '../setup/scenarios.ts';

/** How hard a campaign is: an expert one has further instructions, and says nothing of the modes of its scenarios. *Rule:* MC-GAME-MODES-9. */
export const campaignLevels = ['standard', 'expert'] as const;
/** One of them. */
export type CampaignLevel = (typeof campaignLevels)[number];

/** A card of a campaign, or one of its instructions. What it does is in `campaign-texts.ts`. */
export interface CampaignCard {
  readonly key: string;
  readonly name: Both;
  readonly printed: PrintedCard;
}

/** Something that a scenario of a campaign sets aside as the match is dealt. */
interface Laid {
  readonly card: string;
  /** Only in an expert campaign. */
  readonly level?: 'expert';
  /** Each player has one, instead of the scenario. */
  readonly each?: 'player';
  /** Only where the log has a card that the players have earned. */
  readonly ifEarned?: string;
}

/** What an instruction is laid with: so many counters as the log says, of the group or of its player. */
export type Counted = { readonly note: string } | 'damage';

/** An instruction for the setup of a scenario, in the order in which it is followed. *Rule:* MC-SETUP-15. */
export interface Instruction extends Laid {
  readonly counters?: Counted;
}

/** What the log keeps of a scenario that was won. *Rule:* MC-GAME-MODES-10. */
export type Recording =
  /** A card is earned if another lies in the victory display. */
  | { readonly kind: 'earned'; readonly card: string; readonly ifInVictory: string }
  /** The threat that is left on a card in play. */
  | { readonly kind: 'threatOn'; readonly note: string; readonly card: string }
  /** The points of the cards in the victory display. *Rule:* MC-VICTORY-5. */
  | { readonly kind: 'victoryPoints'; readonly note: string }
  /** The damage on each hero. */
  | { readonly kind: 'damage'; readonly level?: 'expert' }
  /** The cards of the campaign that each player owns and that are not set aside, with those that the log had. */
  | { readonly kind: 'cards' };

/** One scenario of a campaign. */
export interface CampaignScenario {
  readonly scenario: ScenarioName;
  /** Those that are usual; others may be chosen. *Rule:* MC-DECK-10. */
  readonly modular: readonly ModularName[];
  readonly aside: readonly Laid[];
  readonly instructions: readonly Instruction[];
  readonly records: readonly Recording[];
}

/** Scenarios that are played one after the other. *Rule:* MC-GAME-MODES-8. */
export interface Campaign {
  readonly id: string;
  readonly name: Both;
  readonly scenarios: readonly CampaignScenario[];
  /** Its cards, and its instructions. */
  readonly cards: readonly CampaignCard[];
}
