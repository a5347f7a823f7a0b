import { isIP } from 'node:net';
import { type Problem, type Result, ok } from '@crupier/kernel';
import { ordinaryShares, type Shares } from './budgets/accounts.ts';

/** What the operator of a server may set beside where it listens. Absent where nothing was said. */
export interface OperationSettings {
  /** The addresses and networks of proxies whose word is taken for where a request comes from. */
  readonly trustedProxies?: readonly string[];
  readonly shares?: Partial<Shares>;
  /** Who has it may read the figures of the server from anywhere. */
  readonly metricsToken?: string;
}

/** The options as they were given, by their names. */
export type OperationTexts = Partial<Readonly<Record<keyof typeof operationVariables, string | undefined>>>;

/** The options by their names, with the variables of the environment that stand for those that were not given. */
export const operationVariables = {
  'trust-proxy': 'CRUPIER_TRUST_PROXY',
  'user-share': 'CRUPIER_USER_SHARE',
  'address-share': 'CRUPIER_ADDRESS_SHARE',
  'metrics-token': 'CRUPIER_METRICS_TOKEN',
} as const;

/** A share is so many percent of one processor. */
const SHARE_MAX = 1000;
/** A budget of work holds what it gets in so many seconds. */
const SHARE_SECONDS = 10;
/** The least length of a token: nobody finds it by trying. */
const TOKEN_LENGTH_MIN = 16;
const TOKEN_LENGTH_MAX = 200;

/** The shares of a server where nothing is said, in percent of one processor. */
export const usualShares = { user: ordinaryShares.userWork.perSecond / 10, address: ordinaryShares.addressWork.perSecond / 10 } as const;

/** Reads the options of the operator. *Errors:* `proxy.invalid`, `share.invalid`, `token.invalid`, each at its option or its variable. */
export function readOperation(given: OperationTexts, environment: NodeJS.ProcessEnv): Result<OperationSettings> {
  const textOf = (name: keyof OperationTexts): Text => {
    const option = given[name];
    return option === undefined
      ? { at: operationVariables[name], text: environment[operationVariables[name]] ?? '' }
      : { at: `--${name}`, text: option };
  };
  const proxies = readProxies(textOf('trust-proxy'));
  const user = readShare(textOf('user-share'));
  const address = readShare(textOf('address-share'));
  const token = readToken(textOf('metrics-token'));
  if (!proxies.ok) return proxies;
  if (!user.ok) return user;
  if (!address.ok) return address;
  if (!token.ok) return token;

  const shares = {
    ...(user.value !== undefined && { userWork: workOf(user.value) }),
    ...(address.value !== undefined && { addressWork: workOf(address.value) }),
  };
  return ok({
    ...(proxies.value.length > 0 && { trustedProxies: proxies.value }),
    ...(Object.keys(shares).length > 0 && { shares }),
    ...(token.value !== undefined && { metricsToken: token.value }),
  });
}

/** A text, and where it was given. */
interface Text {
  readonly at: string;
  readonly text: string;
}

function readProxies({ at, text }: Text): Result<readonly string[]> {
  const proxies = text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const wrong = proxies.find((each) => !isNetwork(each));
  return wrong === undefined ? ok(proxies) : refuse({ code: 'proxy.invalid', at, values: { value: wrong.slice(0, 100) } });
}

/** Whether a text is an address, or one with the bits of its network: `10.0.0.0/8`. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128));
}

function readShare({ at, text }: Text): Result<number | undefined> {
  if (text === '') return ok(undefined);
  const isWhole = /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= SHARE_MAX;
  return isWhole ? ok(Number(text)) : refuse({ code: 'share.invalid', at, values: { value: text.slice(0, 100), max: SHARE_MAX } });
}

function workOf(percent: number): Shares['userWork'] {
  return { perSecond: percent * 10, most: percent * 10 * SHARE_SECONDS };
}

function readToken({ at, text }: Text): Result<string | undefined> {
  if (text === '') return ok(undefined);
  const isToken = text.length >= TOKEN_LENGTH_MIN && text.length <= TOKEN_LENGTH_MAX && /^[\x21-\x7e]+$/.test(text);
  // What was given is not said: it may be a secret that was mistyped.
  return isToken ? ok(text) : refuse({ code: 'token.invalid', at, values: { min: TOKEN_LENGTH_MIN, max: TOKEN_LENGTH_MAX } });
}

function refuse<T>(problem: Problem): Result<T> {
  return { ok: false, problems: [problem] };
}
