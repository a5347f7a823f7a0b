import { existsSync } from 'node:fs';

/** Where Debian puts its browsers: the one without a window needs half the processor. */
const debianPaths = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'] as const;

/** The browser for the browser tests: the one named in CHROMIUM, or Debian's. Undefined where there is none. */
export function findChromium(): string | undefined {
  return [process.env['CHROMIUM'], ...debianPaths].find((path) => path !== undefined && existsSync(path));
}
