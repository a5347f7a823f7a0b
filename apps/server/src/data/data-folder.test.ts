import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type OpenData, openData } from './data-folder.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'data-'));
  folders.push(folder);
  return folder;
}

async function opened(folder: string): Promise<OpenData> {
  const data = await openData(folder);
  if (!data.ok) throw new Error(JSON.stringify(data.problems));
  return data.value;
}

test('a folder is opened by one at a time, and another folder beside it', async () => {
  const folder = freshFolder();
  const first = await opened(folder);
  expect(await openData(folder)).toMatchObject({ ok: false, problems: [{ code: 'data.inUse', values: { folder } }] });
  expect(await openData(folder)).toMatchObject({ ok: false, problems: [{ code: 'data.inUse' }] });
  await (await opened(freshFolder())).close();
  await first.close();
  await (await opened(folder)).close();
});
