import { writeFileSync, mkdirSync } from 'node:fs';
export type Step = string | readonly string[];
export interface Sc { name: string; rules: string[]; cards?: any[]; position: string[]; steps: any[]; seed?: number }
const scenarios: Record<string, any[]> = {};
/** '> x' answer, '>> x | y' several, '= path: value', '+ offered', '- not offered', '? purpose', 'pass', 'passN' */
export function step(text: string): any[] {
  if (text === 'pass') return [{ answer: 'pass' }];
  const m = /^pass(\d)$/.exec(text);
  if (m) return Array.from({ length: Number(m[1]) }, () => ({ answer: 'pass' }));
  const c = text[0]; const rest = text.slice(1).trim();
  if (text === '>none') return [{ answer: [] }];
  if (c === '>' ) return [{ answer: rest.includes(' | ') ? rest.split(' | ') : rest }];
  if (c === '!') return [{ refused: rest }];
  if (c === '=') {
    const expect: any = {};
    for (const part of rest.split(' ;; ')) { const at = part.lastIndexOf(': '); const v = part.slice(at + 2); expect[part.slice(0, at)] = v === 'true' ? true : v === 'false' ? false : v.startsWith('[') ? JSON.parse(v) : /^-?\d+$/.test(v) ? Number(v) : v; }
    return [{ expect }];
  }
  if (c === '+') return [{ offered: rest.split(' | ') }];
  if (c === '-') return [{ notOffered: rest.split(' | ') }];
  if (c === '?') return [{ asked: { purpose: rest.split(' ')[0], ...(rest.includes(' ') && { seat: Number(rest.split(' ')[1]) }) } }];
  if (c === '*') return [{ happened: rest.split(' | ') }];
  if (c === '~') return [{ didNotHappen: rest.split(' | ') }];
  if (c === '#') return [{ edit: rest.split(' | ') }];
  throw new Error('step ' + text);
}
export function S(file: string, name: string, rules: string, cards: any[], position: string, ...steps: (string | object)[]): void {
  (scenarios[file] ??= []).push({
    format: 1, game: 'inferno', name, rules: rules.split(' ').filter((r) => r !== '').map((r) => `INF-${r}`),
    ...(cards.length > 0 && { cards }),
    position: position.split('\n').map((l) => l.trim()).filter((l) => l !== ''),
    steps: steps.flatMap((s) => (typeof s === 'string' ? step(s) : [s])),
  });
}
export function ally(name: string, body: string, more: any = {}): any {
  const [strength, toughness] = body.split('/').map(Number);
  return { name, types: ['ally'], cost: 0, strength, toughness, ...more };
}
export function write(dir: string): void {
  for (const [file, list] of Object.entries(scenarios)) writeFileSync(`${dir}/${file}.scenario.json`, JSON.stringify(list, undefined, 2) + '\n');
}
