import { existsSync } from 'node:fs';

/** Where Debian puts its browser. */
const debianPath = '/usr/bin/chromium';

/** The browser for the browser tests: the one named in CHROMIUM, or Debian's. Undefined where there is none. */
export function findChromium(): string | undefined {
  return [process.env['CHROMIUM'], debianPath].find((path) => path !== undefined && existsSync(path));
}
