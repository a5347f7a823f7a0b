import { readFileSync } from 'node:fs';
import { runScenario, allSites } from '@crupier/kernel';
import { infernoSubject } from './notation/scenario-subject.ts';
import { catalogue } from './setup/catalogue.ts';
import { cardWords } from './words/card-words.ts';
const subject = infernoSubject(catalogue(), cardWords);
const [file = '', only = '', prove = ''] = process.argv.slice(2);
let pass = 0, all = 0, bad = 0; const covered = new Set<string>();
for (const s of JSON.parse(readFileSync(file, 'utf8'))) {
  if (only && !s.name.includes(only)) continue;
  all++;
  let r: any; try { r = runScenario(subject, s); } catch (e) { console.log('THREW', s.name, String((e as Error).stack).split('\n').slice(0, 4).join(' | ')); continue; }
  if (!r.passed) { console.log('FAILED', s.name, JSON.stringify(r.failure), r.problems.length ? JSON.stringify(r.problems) : '', r.failure ? JSON.stringify(s.steps[r.failure.step - 1]) : ''); continue; }
  pass++;
  if (prove === 'no') continue;
  for (const rule of s.rules) {
    const ran = new Set(r.ran);
    const sites = allSites().filter((x) => ran.has(x.id) && x.rule.split(' ').includes(rule));
    const off = sites.filter((x) => { try { return !runScenario(subject, s, x.id).passed; } catch { return true; } });
    if (off.length === 0) { bad++; console.log('UNPROVED', rule, s.name, 'sites:', sites.map((x) => x.name).join(' / ') || (allSites().some((x) => x.rule.split(' ').includes(rule)) ? '(not run)' : '(no site)')); }
    else covered.add(rule);
  }
}
console.log(pass, 'of', all, 'unproved', bad, 'rows', covered.size);
