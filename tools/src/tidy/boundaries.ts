import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { root } from './repository.ts';

/** An import that goes the wrong way. */
export interface Trespass {
  /** The name of the rule in `.dependency-cruiser.cjs`. */
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

/** Finds the imports under a folder, laid out like this repository, that break a rule of direction. */
export async function findTrespasses(folder: string): Promise<readonly Trespass[]> {
  const options = await extractDepcruiseOptions(join(root, '.dependency-cruiser.cjs'));
  const folders = ['packages', 'apps', 'tools'].filter((each) => existsSync(join(folder, each)));
  const { output } = await cruise(folders, { ...options, baseDir: folder });
  if (typeof output === 'string') throw new Error(`The import checker answered in words: ${output}`);
  return output.summary.violations.map((each) => ({ rule: each.rule.name, from: each.from, to: each.to }));
}
