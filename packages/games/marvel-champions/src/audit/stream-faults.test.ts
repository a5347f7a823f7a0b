import { assert } from '@crupier/kernel/rules';
import { expect, test } from 'vitest';
import { complaintsAbout, gameWithBoostedScheme, recordGame, tableOf, type RecordedGame } from '../fixtures/audited-game.ts';
import { damageOfAttack, stunned, villainPhase, type AuditEvent } from './audit-event.ts';

/** The streams of some games, none of which an auditor complains about. */
const streams: readonly RecordedGame[] = [
  ...Array.from({ length: 6 }, (_, seed) => recordGame(tableOf(2), seed + 1)),
  ...Array.from({ length: 6 }, (_, seed) => recordGame(tableOf(2, { scenario: 'klaw' }), seed + 1)),
  ...Array.from({ length: 6 }, (_, seed) => recordGame(tableOf(2), seed + 1, { game: gameWithBoostedScheme() })),
];

/** A card of which nothing is known. */
const UNKNOWN = 9999;

type Events = readonly AuditEvent[];
/** Whether a fault can be made at a place of a stream. */
type Where = (event: AuditEvent, at: number, events: Events) => boolean;
/** A stream with a fault in it. */
type Alter = (events: Events, at: number) => Events;

function named(name: string, ...tests: readonly Where[]): Where {
  return (event, at, events) => event.name === name && tests.every((test) => test(event, at, events));
}

/** Just so far from the place lies an event of a name. */
function beside(offset: number, name: string): Where {
  return (_event, at, events) => events[at + offset]?.name === name;
}

/** An event of a name follows before the phase has ended. */
function before(name: string): Where {
  return (_event, at, events) => restOfPhase(events, at).some((each) => each.name === name);
}

/** The last phase that has begun is the villain's. */
const inVillainPhase: Where = (_event, at, events) =>
  events.slice(0, at).findLast(({ name }) => name === 'phaseBegan')?.value === villainPhase;

const leftOut: Alter = (events, at) => events.toSpliced(at, 1);
const doubled: Alter = (events, at) => events.toSpliced(at, 0, events[at] as AuditEvent);

function changed(change: (event: AuditEvent) => Partial<AuditEvent>): Alter {
  return (events, at) => events.with(at, { ...(events[at] as AuditEvent), ...change(events[at] as AuditEvent) });
}

/** An event with something of the one at the place comes before it. */
function preceded(change: (event: AuditEvent) => Partial<AuditEvent>): Alter {
  return (events, at) => events.toSpliced(at, 0, { ...(events[at] as AuditEvent), ...change(events[at] as AuditEvent) });
}

function nextNamed(events: Events, at: number, name: string, test: (event: AuditEvent) => boolean = () => true): number {
  const next = events.findIndex((event, place) => place > at && event.name === name && test(event));
  assert(next > at, `An event ${name} follows.`);
  return next;
}

/** So many events from the place come after the next one of a name. */
function movedBehind(name: string, count = 1): Alter {
  return (events, at) => {
    const next = nextNamed(events, at, name);
    return [...events.slice(0, at), ...events.slice(at + count, next + 1), ...events.slice(at, at + count), ...events.slice(next + 1)];
  };
}

/** The next event of a name comes before the place. */
function movedUp(name: string): Alter {
  return (events, at) => {
    const next = nextNamed(events, at, name);
    return events.toSpliced(next, 1).toSpliced(at, 0, events[next] as AuditEvent);
  };
}

/** The event changes places with the next one of its name, for another player where that is said. */
function exchanged(isForAnother = false): Alter {
  return (events, at) => {
    const one = events[at] as AuditEvent;
    const other = nextNamed(events, at, one.name, ({ seat }) => !isForAnother || seat !== one.seat);
    return events.with(at, events[other] as AuditEvent).with(other, one);
  };
}

const one =
  (by: 1 | -1) =>
  ({ amount }: AuditEvent): Partial<AuditEvent> => ({ amount: amount + by });
const other = ({ seat }: AuditEvent): Partial<AuditEvent> => ({ seat: 1 - seat });

function restOfPhase(events: Events, at: number): Events {
  const rest = events.slice(at + 1);
  return rest.slice(
    0,
    rest.findIndex(({ name }) => name === 'phaseEnded'),
  );
}

/** The rest of step two of the villain phase, in which no card has been dealt yet. */
function restOfStepTwo(events: Events, at: number): Events {
  const rest = events.slice(at + 1);
  return rest.slice(
    0,
    rest.findIndex(({ name }) => name === 'encounterDealt' || name === 'phaseEnded'),
  );
}

/** The next scheme in step two is that of the same enemy against another player. */
const schemesAgain: Where = ({ card, seat }, at, events) => {
  const next = restOfStepTwo(events, at).find(({ name }) => name === 'schemeBegan');
  return next?.card === card && next.seat !== seat;
};

const starts = ['phaseBegan', 'phaseThreatPlaced', 'encounterDealt', 'activationTaken'];

/** Step one has placed its threat, and no card has been dealt and no activation that waited has begun since. */
const inStepTwo: Where = (_event, at, events) =>
  events.slice(0, at).findLast(({ name }) => starts.includes(name))?.name === 'phaseThreatPlaced';

/** The card that is dealt next is followed by another one: in step three. */
const beforeDealing: Where = (_event, at, events) => {
  const next = events.findIndex(({ name }, place) => place > at && name === 'encounterDealt');
  return events[next + 1]?.name === 'encounterDealt';
};

/** Nobody has defended since the attack began. */
const undefended: Where = (_event, at, events) =>
  events.slice(0, at).findLast(({ name }) => name === 'attackBegan' || name === 'defended')?.name === 'attackBegan';

const threatOfStepOne = named('threatPlaced', beside(1, 'phaseThreatPlaced'));
const threatOfScheme = named('threatPlaced', beside(1, 'enemySchemed'));
const damageOfEnemy = named(
  'damageDealt',
  inVillainPhase,
  beside(1, 'damageTaken'),
  ({ value }) => value === damageOfAttack,
  undefended,
  before('enemyAttacked'),
);
const schemeOfVillain = named('schemeBegan', inStepTwo, beside(1, 'boostGiven'));
const dealt = named('encounterDealt', beside(1, 'encounterDealt'));
const turned = named('encounterTurned', beside(-1, 'encounterDealt'));
const passed = named('firstPlayerPassed', beside(1, 'phaseEnded'));
const boostGiven = named('boostGiven', beside(-1, 'schemeBegan'), beside(1, 'boostTurned'));

test.each<readonly [fault: string, rule: string, where: Where, alter: Alter]>([
  ['the threat of step one is left out', 'MC-VILLAIN-PHASE-1', threatOfStepOne, leftOut],
  ['the threat of step one comes twice', 'MC-VILLAIN-PHASE-1', threatOfStepOne, doubled],
  ['step one places one more', 'MC-VILLAIN-PHASE-1', threatOfStepOne, changed(one(1))],
  ['step one places one less', 'MC-VILLAIN-PHASE-1', threatOfStepOne, changed(one(-1))],
  ['the villain does not activate against a player', 'MC-ACTIVATION-2', schemeOfVillain, leftOut],
  ['the villain schemes against a hero', 'MC-ACTIVATION-3', named('attackBegan', inVillainPhase), changed(() => ({ name: 'schemeBegan' }))],
  ['the villain activates in another order', 'MC-VILLAIN-PHASE-2', named('schemeBegan', inStepTwo, schemesAgain), exchanged(true)],
  ['an attack begins in the midst of another one', 'MC-ACTIVATION-9', named('attackBegan', inVillainPhase), doubled],
  [
    'an enemy attacks although it is stunned',
    'MC-STUN-7',
    named('attackBegan', inVillainPhase),
    preceded(() => ({ name: 'statusGiven', value: stunned })),
  ],
  [
    'an attack is on a character of nobody attacked',
    'MC-ATTACK-ENEMY-ACTIVATION-2',
    named('attackBegan'),
    changed(({ card }) => ({ other: card })),
  ],
  ['an activation that waits is not chosen', 'MC-ACTIVATION-10', named('activationTaken'), leftOut],
  [
    'an activation that waits is forgotten',
    'MC-ACTIVATION-10',
    named('enemySchemed', inVillainPhase),
    preceded(() => ({ name: 'activationDelayed' })),
  ],
  [
    'an activation that has to wait begins at once',
    'MC-ACTIVATION-9',
    named('activationDelayed'),
    changed(() => ({ name: 'schemeBegan' })),
  ],
  ['a boost card is not given', 'MC-ACTIVATION-5', boostGiven, leftOut],
  ['a boost card is given twice', 'MC-ACTIVATION-5', boostGiven, doubled],
  [
    'a boost card that was given before is not turned up first',
    'MC-ATTACK-ENEMY-ACTIVATION-8',
    schemeOfVillain,
    preceded(({ card }) => ({ name: 'boostGiven', card: UNKNOWN, other: card })),
  ],
  ['a boost card is not turned up', 'MC-ATTACK-ENEMY-ACTIVATION-13', named('boostTurned'), leftOut],
  ['a boost card is turned up twice', 'MC-ATTACK-ENEMY-ACTIVATION-8', named('boostTurned'), doubled],
  ['a boost card is not discarded', 'MC-ATTACK-ENEMY-ACTIVATION-12', named('encounterDiscarded', beside(-1, 'boostShown')), leftOut],
  [
    'a boost card is discarded after the threat',
    'MC-ATTACK-ENEMY-ACTIVATION-12',
    named('encounterDiscarded', beside(-1, 'boostShown'), beside(1, 'threatPlaced')),
    movedBehind('threatPlaced'),
  ],
  [
    'a defender is declared after the boost cards',
    'MC-ATTACK-ENEMY-ACTIVATION-7',
    named('cardExhausted', beside(1, 'defended'), beside(2, 'boostTurned'), beside(3, 'boostShown'), beside(4, 'encounterDiscarded')),
    movedBehind('encounterDiscarded', 2),
  ],
  ['an attack deals one more', 'MC-ATTACK-ENEMY-ACTIVATION-14', damageOfEnemy, changed(one(1))],
  ['an attack deals its damage twice', 'MC-ATTACK-ENEMY-ACTIVATION-14', damageOfEnemy, doubled],
  ['an attack deals its damage after its end', 'MC-ATTACK-ENEMY-ACTIVATION-14', damageOfEnemy, movedBehind('enemyAttacked')],
  ['a scheme places one less', 'MC-SCHEME-ENEMY-ACTIVATION-8', threatOfScheme, changed(one(-1))],
  ['a scheme places its threat twice', 'MC-SCHEME-ENEMY-ACTIVATION-8', threatOfScheme, doubled],
  ['an attack has no end', 'MC-ACTIVATION-9', named('enemyAttacked', before('encounterDealt')), leftOut],
  ['a player is dealt no card', 'MC-VILLAIN-PHASE-3', dealt, leftOut],
  ['a player is dealt a card twice', 'MC-VILLAIN-PHASE-3', dealt, doubled],
  ['players are dealt cards in another order', 'MC-VILLAIN-PHASE-3', dealt, exchanged(true)],
  [
    'a card is dealt before an enemy activates',
    'MC-ACTIVATION-2',
    named('schemeBegan', inStepTwo, beside(1, 'boostGiven'), beforeDealing),
    movedUp('encounterDealt'),
  ],
  ['a card is dealt in the player phase', 'MC-DEAL-1', dealt, movedBehind('turnBegan')],
  ['a dealt card is not revealed', 'MC-VILLAIN-PHASE-4', turned, leftOut],
  ['a dealt card is revealed twice', 'MC-REVEAL-2', turned, doubled],
  ['players reveal in another order', 'MC-REVEAL-1', turned, exchanged(true)],
  ['a player who is out reveals a card', 'MC-PLAYER-ELIMINATION-9', turned, preceded(() => ({ name: 'playerEliminated' }))],
  [
    'a minion that is revealed engages another player',
    'MC-REVEAL-5',
    named('minionEngaged', beside(-2, 'encounterTurned')),
    changed(other),
  ],
  ['a treachery is not discarded', 'MC-REVEAL-10', named('encounterDiscarded', beside(-1, 'revealed'), before('encounterTurned')), leftOut],
  ['the token is not passed', 'MC-VILLAIN-PHASE-5', passed, leftOut],
  ['the token is passed twice', 'MC-VILLAIN-PHASE-7', passed, doubled],
  ['the token is passed to the wrong player', 'MC-FIRST-PLAYER-2', passed, changed(other)],
  ['the token is passed before the cards are revealed', 'MC-VILLAIN-PHASE-4', turned, movedUp('firstPlayerPassed')],
  ['a round does not end', 'MC-VILLAIN-PHASE-7', named('roundEnded'), leftOut],
  ['the next round does not begin', 'MC-ROUND-10', named('roundBegan', ({ value }) => value > 1), leftOut],
  [
    'a round has another number',
    'MC-ROUND-10',
    named('roundBegan', ({ value }) => value > 1),
    changed(({ value }) => ({ value: value + 1 })),
  ],
])('where %s the auditor finds %s broken', (_fault, rule, where, alter) => {
  const found = streams.flatMap(({ beginning, events }) => {
    const at = events.findIndex((event, place) => where(event, place, events));
    return at < 0 ? [] : [complaintsAbout({ beginning, events: alter(events, at) }).map((complaint) => complaint.rule)];
  });
  expect(found.length).toBeGreaterThan(0);
  for (const rules of found) expect(rules).toContain(rule);
});

test('the streams are as they should be', () => {
  expect(streams.flatMap(complaintsAbout)).toEqual([]);
});
