/**
 * Draws the icons of the page and the pictures that are shown with links to it, our own drawings, as PNG:
 *
 *     npm run draw:icons
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { emblemPath } from '@crupier/host';
import { chromium, type Page } from 'playwright-core';
import { findChromium } from './chromium.ts';
import { runCommand } from './command.ts';

const help = `Draws apps/web/public: the icons that are PNG and the pictures that are shown with links. It needs a browser, as the browser tests do.

Usage: npm run draw:icons

  --help           print this

Exit codes: 0 drawn, 1 there is no browser, 2 wrong call.
`;

const flags = { help: { type: 'boolean', default: false } } as const;

const folder = fileURLToPath(new URL('../../apps/web/public/', import.meta.url));

/** The icons by their files: pixels of an edge, and how much of it the mark leaves free, for systems that cut icons round. */
const icons = [
  { file: 'icon-192.png', edge: 192, margin: 0 },
  { file: 'icon-512.png', edge: 512, margin: 0 },
  { file: 'icon-maskable-512.png', edge: 512, margin: 0.14 },
  { file: 'apple-touch-icon.png', edge: 180, margin: 0.06 },
] as const;

/** A picture that is shown with a link. */
interface Preview {
  readonly file: string;
  readonly title: string;
  /** The hue of its felt. */
  readonly hue: number;
  readonly signs: readonly string[];
}

const previews: readonly Preview[] = [
  { file: 'crupier', title: 'Crupier', hue: 178, signs: ['gears', 'long-legged-spider', 'flame'] },
  { file: 'keyforge', title: 'KeyForge', hue: 178, signs: ['gears'] },
  { file: 'inferno', title: 'Inferno', hue: 28, signs: ['flame'] },
  { file: 'marvel-champions', title: 'Marvel Champions', hue: 262, signs: ['long-legged-spider'] },
];

const [width, height] = [1200, 630];
/** How the three cards lie: degrees, and pixels aside. */
const fan = [
  [-12, -130],
  [0, 0],
  [12, 130],
] as const;

function markup(markOnly: string, edge: number, margin: number): string {
  const inner = edge * (1 - 2 * margin);
  return `<div style="width:${edge}px;height:${edge}px;display:grid;place-items:center;background:#10211f">
    <div style="width:${inner}px;height:${inner}px">${markOnly}</div></div>`;
}

function cardOf(sign: string, [degrees, aside]: readonly [number, number], hue: number): string {
  return `<div style="position:absolute;left:${170 + aside}px;top:0;width:210px;height:300px;border-radius:20px;rotate:${degrees}deg;
    translate:0 ${Math.abs(aside) / 6}px;background:oklch(.3 .06 ${hue});border:5px solid #e8bf55;display:grid;justify-items:start;padding:16px;box-sizing:border-box">
    <svg viewBox="0 0 512 512" width="${aside === 130 ? 120 : 84}" height="${aside === 130 ? 120 : 84}" fill="#f1ead9"><path d="${emblemPath(sign) ?? ''}"/></svg></div>`;
}

function previewOf({ title, hue, signs }: Preview, font: string): string {
  const cards = fan.map((place, at) => cardOf(signs[at % signs.length] ?? '', place, hue)).join('');
  return `<style>@font-face{font-family:Voice;font-style:italic;font-weight:800;src:url(data:font/woff2;base64,${font})}</style>
    <div style="position:relative;width:${width}px;height:${height}px;background:oklch(.2 .035 ${hue});overflow:hidden">
      <div style="position:absolute;inset:24px;border:3px solid oklch(.42 .07 ${hue});border-radius:26px"></div>
      <div style="position:absolute;left:50px;top:140px;width:530px;height:340px">${cards}</div>
      <p style="position:absolute;left:650px;right:60px;top:${title.includes(' ') ? 190 : 235}px;margin:0;font:italic 800 108px/0.98 Voice;color:#f1ead9">${title}</p>
      ${title === 'Crupier' ? '' : '<p style="position:absolute;left:652px;bottom:74px;margin:0;font:italic 800 46px/1 Voice;color:#e8bf55">Crupier</p>'}
    </div>`;
}

async function draw(page: Page, content: string, size: { readonly width: number; readonly height: number }): Promise<Buffer> {
  await page.setViewportSize(size);
  await page.setContent(`<body style="margin:0">${content}</body>`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.screenshot({ type: 'png' });
}

async function run(): Promise<number> {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    console.error('Drawing needs a browser: apt-get install chromium-headless-shell');
    return 1;
  }
  const mark = readFileSync(`${folder}icon.svg`, 'utf8');
  const fontFile = createRequire(import.meta.url).resolve('@fontsource-variable/alegreya/files/alegreya-latin-wght-italic.woff2');
  const font = readFileSync(fontFile).toString('base64');
  const browser = await chromium.launch({ executablePath, args: ['--headless', '--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage();
  for (const { file, edge, margin } of icons)
    writeFileSync(`${folder}${file}`, await draw(page, markup(mark, edge, margin), { width: edge, height: edge }));
  mkdirSync(`${folder}previews`, { recursive: true });
  for (const preview of previews)
    writeFileSync(`${folder}previews/${preview.file}.png`, await draw(page, previewOf(preview, font), { width, height }));
  await browser.close();
  return 0;
}

process.exitCode = await runCommand({ help, flags, run });
