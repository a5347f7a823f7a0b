import { type Language, type PlayableGame, type Result, fail, ok } from '@crupier/kernel';
import { botName, type CreatedMatch, type CreateTutorialRequest, personName, SCRIPTED } from '@crupier/protocol';
import { dealMatch, type SeatRecord, tutorialOrigin } from '@crupier/table';
import { findGame } from '../cards/setting.ts';
import { problemOfName } from '../names/table-names.ts';
import { drawId } from './draw-id.ts';
import type { Lobbies } from './lobbies.ts';

/** What dealing a tutorial needs. */
interface TutorialParts {
  readonly games: readonly PlayableGame[];
  readonly lobbies: Pick<Lobbies, 'deal'>;
  /** The engine's version, as journals name it. */
  readonly engine: string;
  /** How many matches of a user run at once. */
  readonly runningMax: number;
  /** Names a new match; by ids of `drawId` where left out. */
  readonly drawMatchId?: () => string;
}

/** Who wants to learn, and the language of the names at the table. */
interface Learner {
  readonly user: string;
  readonly language: Language;
}

/**
 * Deals the tutorial of a game to whoever asks: its decks and seed are always the same. *Errors:* `game.unknown`, `tutorial.none`,
 * `name.ofBot`, `running.tooMany`.
 */
export async function dealTutorial(
  parts: TutorialParts,
  { game: name, name: learner }: CreateTutorialRequest,
  { user, language }: Learner,
): Promise<Result<CreatedMatch>> {
  const found = findGame(parts.games, name);
  if (!found.ok) return found;
  const game = found.value;
  const { tutorial } = game;
  if (tutorial === undefined) return fail('tutorial.none', 'game', { game: game.name[language] });
  const wrongName = learner === undefined ? undefined : problemOfName(learner, []);
  if (wrongName !== undefined) return { ok: false, problems: [wrongName] };
  const configured = game.configure(tutorial.decks, { settings: tutorial.settings });
  if (!configured.ok) return configured;
  const seats = seatsOf(tutorial, { user, language }, learner);
  const origin = tutorialOrigin(tutorial);
  const id = (parts.drawMatchId ?? drawId)();
  const { engine } = parts;
  const dealt = dealMatch({ id, createdAt: Date.now(), game, configuration: configured.value, seats, origin, engine });
  if (!dealt.ok) return dealt;
  const busy = await parts.lobbies.deal(dealt.value);
  if (busy !== undefined) return fail('running.tooMany', '', { max: parts.runningMax });
  return ok({ id, status: 'running', fairness: { commitment: origin.commitment, nonces: origin.nonces } });
}

/** The learner at their seats, and the scripted bot at the others. */
function seatsOf(
  { seats }: NonNullable<PlayableGame['tutorial']>,
  { user, language }: Learner,
  learner: string | undefined,
): readonly SeatRecord[] {
  return seats.map((kind, at): SeatRecord => {
    if (kind === 'scripted') return { kind: 'bot', level: SCRIPTED, name: botName[SCRIPTED][language] };
    return { kind: 'person', user, name: at === 0 && learner !== undefined ? learner : `${personName[language]} ${at + 1}` };
  });
}
