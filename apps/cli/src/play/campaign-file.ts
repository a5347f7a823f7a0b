import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type MatchSettings, type Problem, type Result, fail, ok, say } from '@crupier/kernel';
import type { Io } from '../io.ts';
import { tell } from '../output.ts';
import { parseJson } from '../parse-json.ts';
import { readInput } from '../read-input.ts';
import { newCampaignPath, writeWhole } from './journal-file.ts';
import type { Sitting } from './sitting.ts';

/** What is said of the campaign of a match that is dealt. */
interface CampaignWishes {
  /** The name of one that begins. */
  readonly campaign: string | undefined;
  /** The file of its log. */
  readonly log: string | undefined;
}

/**
 * What the log of a campaign sets for a match. Where one begins there is no log yet, and its file must not be there. *Errors:*
 * `play.campaignExists`, and those of `readInput`.
 */
export async function readCampaign(io: Io, { campaign, log }: CampaignWishes): Promise<Result<MatchSettings>> {
  if (log === undefined) return ok({});
  const path = resolve(io.folder, log);
  if (campaign !== undefined) return existsSync(path) ? fail('play.campaignExists', '--campaign-log', { file: path }) : ok({});
  const text = await readInput(io, path);
  return text.ok ? ok({ campaignLog: text.value }) : text;
}

/**
 * Keeps the log of the campaign that a match belongs to once it has ended, and says how the campaign stands. *Errors:*
 * `play.campaignElsewhere` where the file has another log than the one with which the match began, `file.unwritable`.
 */
export async function keepCampaign({ io, line, face, names }: Sitting, log: string | undefined): Promise<Problem | undefined> {
  const { game, start, match } = line;
  const standing = match.campaign?.(start.configuration);
  if (standing === undefined) return undefined;
  const path = log === undefined ? newCampaignPath(io, game.id, new Date()) : resolve(io.folder, log);
  if (existsSync(path)) {
    const text = await readInput(io, path);
    const held = text.ok ? plain(text.value) : undefined;
    if (held !== plain(standing.before) && held !== plain(standing.log))
      return { code: 'play.campaignElsewhere', at: '--campaign-log', values: { file: path, journal: names.journal } };
  }
  const written = writeWhole(path, standing.log);
  if (!written.ok) return written.problems[0];
  face.remark(say(standing.news, game.messages, io.language));
  face.remark(tell(io, 'play.campaignKept', { file: path }));
  return undefined;
}

/** JSON without its spaces; undefined for what is none. */
function plain(text: string): string | undefined {
  const read = parseJson(text);
  return read.ok ? JSON.stringify(read.value) : undefined;
}
