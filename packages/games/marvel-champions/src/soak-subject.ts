import type { Subject } from '@crupier/kernel/conformance';
import { makeView, writable, type CardId, type ScenarioSubject, type Seat } from '@crupier/kernel/rules';
import type { Beginning, LaidCard } from './audit/audit-event.ts';
import { auditorOf, type Auditor } from './audit/auditor.ts';
import { marvelSubject } from './notation/scenario-subject.ts';
import { catalogue } from './setup/catalogue.ts';
import { difficulties } from './setup/modes.ts';
import { identities } from './setup/deal.ts';
import { builtInDeckNames } from './setup/decks.ts';
import { modularNames, scenarioNames, versionsOf } from './setup/scenarios.ts';
import { dealTable, soakGame, type SoakTable } from './soak/deal-table.ts';
import { beyondCards, sparedCards } from './soak/soak-cards.ts';
import { SCENARIO } from './state/leaving.ts';
import { recordOf } from './state/reading.ts';
import { cardsIn, SEATS_MAX, type Marvel, type MarvelMatch, type Zone } from './state/state.ts';
import { show } from './state/view.ts';

export type { AuditEvent } from './audit/audit-event.ts';
export type { Auditor } from './audit/auditor.ts';
export { listen } from './audit/listen.ts';
export { drawCampaign } from './soak/campaign-tables.ts';
export { asDecksAre, dealTable, rhinoTable, soakGame, type SoakTable } from './soak/deal-table.ts';
export { notLate, type Lateness } from './soak/late.ts';
export { sightsOf, type Sights } from './soak/sights.ts';
export { endings, type Marvel, type MarvelMatch } from './state/state.ts';

/** What tables may be drawn from. */
export const soakChoices = {
  decks: builtInDeckNames,
  scenarios: scenarioNames,
  modulars: modularNames,
  difficulties,
  seatsMax: SEATS_MAX,
  versionsOf,
  sparedCards,
  beyondCards,
};

/** What an auditor has to know of a match that was dealt and has not run yet. */
export function beginningOf(match: MarvelMatch): Beginning {
  const { players, villain, mainScheme, heroic } = match.state;
  const laid = (card: CardId): LaidCard => ({ card, key: match.game.definitions[recordOf(match, card).definition]?.key ?? '' });
  const known = [villain, mainScheme, ...players.map(({ identity }) => identity)];
  const inZone = (zone: Zone, seat: Seat, lies: Seat): Beginning['others'] =>
    cardsIn(match, zone, seat).flatMap((card) =>
      known.includes(card) ? [] : [{ ...laid(card), seat: lies, host: recordOf(match, card).host }],
    );
  const others = [...players.flatMap((_, seat) => inZone('area', seat, seat)), ...inZone('villainArea', 0, SCENARIO)];
  return {
    identities: players.map(({ identity }) => laid(identity)),
    villain: laid(villain),
    mainScheme: laid(mainScheme),
    others,
    owners: match.state.cards.map(({ owner }) => owner),
    heroic,
  };
}

/** An auditor of a match that was dealt and has not run yet. */
export function auditorFor(match: MarvelMatch): Auditor {
  return auditorOf(beginningOf(match));
}

/** What a viewer sees of a match. */
export function viewOf(match: MarvelMatch, viewer: Seat): ReturnType<Subject<Marvel>['view']> {
  return makeView(match, viewer, show(match, viewer));
}

/** A table under the conformance kit. */
export function subjectOf(table: SoakTable): Subject<Marvel> {
  return {
    game: soakGame(),
    deal: (seed) => writable(dealTable(table, seed)),
    identities,
    view: viewOf,
  };
}

/** What positions of scenarios need of the game. */
export function positionSubject(): ScenarioSubject<Marvel> {
  return marvelSubject(catalogue());
}
