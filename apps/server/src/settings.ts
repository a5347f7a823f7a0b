import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Language, type Problem, type Result, ok } from '@crupier/kernel';
import { type OperationSettings, type OperationTexts, operationVariables, readOperation, usualShares } from './operation-settings.ts';

/** Where a server listens and keeps its matches, and what its operator has set. */
export interface ServerSettings extends OperationSettings {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  /** Whether it serves the page, and builds it first where its sources changed. */
  readonly withPage: boolean;
}

/** What the command line asks for. */
export type Asked = { readonly kind: 'help' } | { readonly kind: 'run'; readonly settings: ServerSettings };

/** The port where none is given. */
export const defaultPort = 8080;
const defaultHost = '127.0.0.1';

/** Reads options and environment; an option goes before a variable. *Errors:* `option.unknown`, `option.value`, `port.invalid`. */
export function readSettings(given: readonly string[], environment: NodeJS.ProcessEnv): Result<Asked> {
  const parsed = parse(given);
  if (!parsed.ok) return parsed;
  const { port, host, data, help, 'no-page': isBare = false } = parsed.value;
  if (help) return ok({ kind: 'help' });
  const portText = port ?? nonEmpty(environment.PORT) ?? String(defaultPort);
  const at = port === undefined ? 'PORT' : '--port';
  if (!/^\d{1,5}$/.test(portText) || Number(portText) > 65_535) return refuse({ code: 'port.invalid', at, values: { value: portText } });
  const operation = readOperation(parsed.value, environment);
  if (!operation.ok) return operation;
  const folder = data ?? nonEmpty(environment.CRUPIER_DATA) ?? defaultFolder(environment);
  const settings = { port: Number(portText), host: host ?? nonEmpty(environment.HOST) ?? defaultHost, data: folder, withPage: !isBare };
  return ok({ kind: 'run', settings: { ...settings, ...operation.value } });
}

/** The language of a terminal, from its environment. */
export function terminalLanguage(environment: NodeJS.ProcessEnv): Language {
  const tag = nonEmpty(environment.LC_ALL) ?? nonEmpty(environment.LC_MESSAGES) ?? environment.LANG ?? '';
  return tag.startsWith('es') ? 'es' : 'en';
}

/** What `--help` prints. */
export const help: Readonly<Record<Language, string>> = {
  en: `Crupier's server: the page, and tables over WebSocket.

Usage: npm start -- [options]

  --port N        the port; 0 takes a free one      (PORT, ${defaultPort})
  --host HOST     the address to listen at          (HOST, ${defaultHost})
  --data FOLDER   the folder of its database        (CRUPIER_DATA, ~/.local/share/crupier)
  --no-page       serve programs only, without a page
  --help          print this

For operators:
  --trust-proxy LIST     proxies that say truly where a request comes from: addresses and networks, with commas
                         (${operationVariables['trust-proxy']}, none)
  --user-share N         percent of one processor that a user may have     (${operationVariables['user-share']}, ${usualShares.user})
  --address-share N      percent that all users of one address may have    (${operationVariables['address-share']}, ${usualShares.address})
  --metrics-token TEXT   what /metrics asks for; without it, only this machine may read them. Needed behind a proxy
                         on this machine that adds no Forwarded, X-Forwarded-For or Via: what it brings comes from here
                         (${operationVariables['metrics-token']}, none)

The address is printed on standard output once it listens; the log goes to standard error.
Exit codes: 0 ended as asked, 1 could not start (port in use, data in use by another server), 2 wrong call.
`,
  es: `El servidor de Crupier: la página, y mesas por WebSocket.

Uso: npm start -- [opciones]

  --port N        el puerto; 0 toma uno libre               (PORT, ${defaultPort})
  --host HOST     la dirección en la que escucha            (HOST, ${defaultHost})
  --data CARPETA  la carpeta de su base de datos            (CRUPIER_DATA, ~/.local/share/crupier)
  --no-page       solo para programas, sin página
  --help          muestra esto

Para quien lo administra:
  --trust-proxy LISTA    proxys que dicen la verdad de dónde viene una petición: direcciones y redes, con comas
                         (${operationVariables['trust-proxy']}, ninguno)
  --user-share N         tanto por ciento de un procesador que puede gastar alguien      (${operationVariables['user-share']}, ${usualShares.user})
  --address-share N      tanto por ciento para todos los que vienen de una dirección     (${operationVariables['address-share']}, ${usualShares.address})
  --metrics-token TEXTO  lo que pide /metrics; sin ella, solo se leen desde esta máquina. Hace falta detrás de un proxy
                         de esta máquina que no añada Forwarded, X-Forwarded-For ni Via: lo que trae viene de aquí
                         (${operationVariables['metrics-token']}, ninguna)

La dirección sale por la salida estándar cuando escucha; el registro va a la salida de errores.
Códigos de salida: 0 terminó como se pidió, 1 no pudo arrancar (puerto o datos en uso por otro servidor), 2 llamada incorrecta.
`,
};

interface GivenOptions extends OperationTexts {
  readonly port?: string | undefined;
  readonly host?: string | undefined;
  readonly data?: string | undefined;
  readonly help?: boolean | undefined;
  readonly 'no-page'?: boolean | undefined;
}

const options = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  'trust-proxy': { type: 'string' },
  'user-share': { type: 'string' },
  'address-share': { type: 'string' },
  'metrics-token': { type: 'string' },
  'no-page': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

function parse(given: readonly string[]): Result<GivenOptions> {
  const { tokens, values } = parseArgs({ args: [...given], options, strict: false, allowPositionals: true, tokens: true });
  const known = new Set<string>(Object.keys(options));
  for (const token of tokens) {
    if (token.kind === 'positional') return refuse({ code: 'option.unknown', at: token.value, values: { option: token.value } });
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    if (!known.has(name)) return refuse({ code: 'option.unknown', at: rawName, values: { option: rawName } });
    const example = examples[name];
    if (example !== undefined && (value ?? '') === '')
      return refuse({ code: 'option.value', at: rawName, values: { option: rawName, example } });
  }
  return ok(values as GivenOptions);
}

const examples: Readonly<Record<string, string>> = {
  port: '8080',
  host: '127.0.0.1',
  data: './data',
  'trust-proxy': '127.0.0.1',
  'user-share': '20',
  'address-share': '40',
  'metrics-token': 'k3-f9-2d-71-aa-0c',
};

function defaultFolder(environment: NodeJS.ProcessEnv): string {
  return join(nonEmpty(environment.XDG_DATA_HOME) ?? join(homedir(), '.local/share'), 'crupier');
}

function nonEmpty(text: string | undefined): string | undefined {
  return text === undefined || text === '' ? undefined : text;
}

function refuse<T>(problem: Problem): Result<T> {
  return { ok: false, problems: [problem] };
}
