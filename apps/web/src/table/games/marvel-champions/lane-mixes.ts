import type { LaneCards, LaneMix, LaneRoom, MinionFormat, PermanentFormat } from './lane-formats.ts';

/** Every mix that a lane may have. */
export function mixesOf({ minions, permanents }: LaneCards, { small }: LaneRoom): readonly LaneMix[] {
  const minionFormats: readonly MinionFormat[] = minions.length === 0 ? ['none'] : ['card', 'plate'];
  const minionPlaces = minions.length === 0 ? (['top'] as const) : (['top', 'side'] as const);
  const formats: readonly PermanentFormat[] = small ? ['chip', 'token'] : ['open', 'plate', 'card', 'chip', 'token'];
  const permanentFormats: readonly PermanentFormat[] = permanents.length === 0 ? ['none'] : formats;
  const permanentPlaces = permanents.length === 0 ? (['right'] as const) : (['right', 'below'] as const);
  const roominess = small ? [false] : [true, false];
  const whole = roominess.flatMap((isRoomy) =>
    minionFormats.flatMap((format) =>
      minionPlaces.flatMap((minionsAt) =>
        permanentFormats.flatMap((permanent) =>
          permanentPlaces.map((permanentsAt): LaneMix => {
            return { characters: 'card', minions: format, minionsAt, permanents: permanent, permanentsAt, isRoomy };
          }),
        ),
      ),
    ),
  );
  const plated = permanentFormats
    .filter((format) => ['chip', 'token', 'none'].includes(format))
    .map((permanent): LaneMix => ({
      characters: 'plate',
      minions: minions.length === 0 ? 'none' : 'plate',
      minionsAt: 'top',
      permanents: permanent,
      permanentsAt: 'below',
      isRoomy: false,
    }));
  return [...whole, ...plated];
}
