import { optimize } from 'svgo';
import * as z from 'zod';

/** Icons as the package has them: drawings by name, and other names of drawings. */
const iconSet = z.object({
  icons: z.record(z.string(), z.object({ body: z.string() })),
  aliases: z.record(z.string(), z.object({ parent: z.string() })).default({}),
});

/** A set of icons. */
export type IconSet = z.infer<typeof iconSet>;

/** Reads a file of icons. Throws where it is none. */
export function parseIcons(text: string): IconSet {
  return iconSet.parse(JSON.parse(text));
}

/** Paths by name, and the names of which there is no icon. */
export interface ImportedEmblems {
  readonly paths: Readonly<Record<string, string>>;
  readonly missing: readonly string[];
}

/** The paths of icons on their grid of 512 units, rounded to whole ones: on a card a unit is half a pixel. */
export function importEmblems(source: IconSet, names: readonly string[]): ImportedEmblems {
  const found = names.map((name) => [name, pathOf(source, name)] as const);
  return {
    paths: Object.fromEntries(found.flatMap(([name, path]) => (path === undefined ? [] : [[name, path]]))),
    missing: found.flatMap(([name, path]) => (path === undefined ? [name] : [])),
  };
}

function pathOf({ icons, aliases }: IconSet, name: string): string | undefined {
  const icon = icons[name] ?? icons[aliases[name]?.parent ?? ''];
  if (icon === undefined) return undefined;
  const rounded = optimize(`<svg xmlns="http://www.w3.org/2000/svg">${icon.body}</svg>`, {
    plugins: [
      { name: 'mergePaths', params: { force: true } },
      { name: 'convertPathData', params: { floatPrecision: 0 } },
    ],
  });
  return / d="([^"]+)"/.exec(rounded.data)?.[1];
}
