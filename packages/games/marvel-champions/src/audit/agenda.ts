import type { CardId, Seat } from '@crupier/kernel/rules';
import { called, complain, hasWorked, type Agenda, type Audit } from './audit.ts';
import { engagedWith, isHero, seatsFrom } from './picture.ts';
import { redirectsMinions } from './texts.ts';

/** Who is to activate in step two: nobody has yet. *Rule:* MC-VILLAIN-PHASE-2, MC-ACTIVATION-2. */
export function freshAgenda({ picture }: Audit): Agenda {
  return { order: seatsFrom(picture, picture.first), at: 0, hasVillain: false, minions: new Set() };
}

/** The player against whom the villain activates next, if it does: whoever is out is passed over. */
export function nextForVillain({ picture, agenda: { order, at, hasVillain } }: Audit): Seat | undefined {
  return order.slice(hasVillain ? at + 1 : at).find((seat) => picture.players[seat]?.isOut === false);
}

/** All enemies of a player have activated, or should have. *Rule:* MC-ACTIVATION-4, MC-MINION-4, MC-MINION-6. */
function leaveSeat(audit: Audit): void {
  const { picture, agenda } = audit;
  const seat = agenda.order[agenda.at] ?? 0;
  const { isOut = true, minions = [] } = picture.players[seat] ?? {};
  if (!isOut && !agenda.hasVillain)
    complain(audit, { rule: 'MC-ACTIVATION-2', expected: `the villain activates against player ${seat + 1}`, found: 'it does not' });
  const isRedirected = hasWorked(audit, redirectsMinions);
  for (const minion of isOut || isRedirected ? [] : minions.filter((each) => !agenda.minions.has(each)))
    complain(audit, {
      rule: 'MC-ACTIVATION-4',
      expected: `${called(audit, minion)} activates against player ${seat + 1}`,
      found: 'it does not',
    });
  agenda.at++;
  agenda.hasVillain = false;
  agenda.minions.clear();
}

/** Step two is over: nobody is left who should have activated. */
export function closeAgenda(audit: Audit): void {
  while (audit.agenda.at < audit.agenda.order.length) leaveSeat(audit);
}

/** An enemy activates against a player, as step two says. *Rule:* MC-VILLAIN-PHASE-2, MC-ACTIVATION-7. */
export function takePlace(audit: Audit, enemy: CardId, seat: Seat): void {
  const { picture, agenda } = audit;
  const place = agenda.order.indexOf(seat);
  if (place < agenda.at || picture.players[seat]?.isOut !== false)
    return complain(audit, {
      rule: 'MC-VILLAIN-PHASE-2',
      expected: `enemies activate in player order: ${agenda.order.map((each) => each + 1).join(', ')}`,
      found: `${called(audit, enemy)} activates against player ${seat + 1}`,
    });
  while (agenda.at < place) leaveSeat(audit);
  return enemy === picture.villain ? takeVillains(audit, seat) : takeMinions(audit, enemy, seat);
}

function takeVillains(audit: Audit, seat: Seat): void {
  const { agenda } = audit;
  if (agenda.hasVillain)
    complain(audit, { rule: 'MC-ACTIVATION-2', expected: `the villain activates against player ${seat + 1} once`, found: 'it does again' });
  agenda.hasVillain = true;
}

function takeMinions(audit: Audit, minion: CardId, seat: Seat): void {
  const { picture, agenda } = audit;
  const what = called(audit, minion);
  if (!agenda.hasVillain)
    complain(audit, {
      rule: 'MC-ACTIVATION-7',
      expected: 'the villain activates first',
      found: `${what} activates against player ${seat + 1}`,
    });
  if (engagedWith(picture, minion) !== seat)
    complain(audit, {
      rule: 'MC-ACTIVATION-4',
      expected: `who activates against player ${seat + 1} is engaged there`,
      found: `${what} does`,
    });
  if (agenda.minions.has(minion)) complain(audit, { rule: 'MC-MINION-4', expected: `${what} activates once`, found: 'it does again' });
  agenda.minions.add(minion);
}

/** An enemy acts as the form of the player's identity says. *Rule:* MC-ACTIVATION-3, MC-MINION-5. */
export function checkForm(audit: Audit, enemy: CardId, seat: Seat, kind: 'attack' | 'scheme'): void {
  const due = isHero(audit.picture, seat) ? 'attack' : 'scheme';
  if (kind === due) return;
  const [expected, found] = [`${due} of ${called(audit, enemy)} on player ${seat + 1}`, kind];
  complain(audit, { rule: 'MC-ACTIVATION-3', expected, found });
}
