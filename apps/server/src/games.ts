import type { PlayableGame } from '@crupier/kernel';

/** Every game that this server plays: the only place of the server that names them. */
export async function loadGames(): Promise<readonly PlayableGame[]> {
  const names: readonly string[] = ['@crupier/keyforge'];
  const packages = await Promise.all(names.map(async (name) => (await import(name)) as { readonly keyforge: PlayableGame }));
  return packages.map((each) => each.keyforge);
}
