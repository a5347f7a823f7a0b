import { say } from '@crupier/kernel';
import { describe, expect, test } from 'vitest';
import { serverMessages } from './messages.ts';
import { readOperation } from './operation-settings.ts';
import { readSettings } from './settings.ts';

describe('the settings of an operator', () => {
  test('are nothing where nothing is said', () => {
    expect(readOperation({}, {})).toEqual({ ok: true, value: {} });
    expect(readOperation({}, { CRUPIER_TRUST_PROXY: '', CRUPIER_METRICS_TOKEN: '' })).toEqual({ ok: true, value: {} });
  });

  test('come from options, and from the environment where no option is given', () => {
    const environment = { CRUPIER_TRUST_PROXY: '::1', CRUPIER_ADDRESS_SHARE: '150', CRUPIER_METRICS_TOKEN: 'a-token-of-nineteen' };
    expect(readOperation({ 'trust-proxy': '10.0.0.0/8, fd00::/8', 'user-share': '5' }, environment)).toEqual({
      ok: true,
      value: {
        trustedProxies: ['10.0.0.0/8', 'fd00::/8'],
        shares: { userWork: { perSecond: 50, most: 500 }, addressWork: { perSecond: 1500, most: 15_000 } },
        metricsToken: 'a-token-of-nineteen',
      },
    });
  });

  test('are read with the others', () => {
    expect(readSettings(['--trust-proxy', '127.0.0.1', '--user-share=7'], {})).toMatchObject({
      value: { settings: { trustedProxies: ['127.0.0.1'], shares: { userWork: { perSecond: 70 } } } },
    });
    expect(readSettings(['--metrics-token'], {})).toMatchObject({ problems: [{ code: 'option.value', at: '--metrics-token' }] });
  });

  test.each([
    ['trust-proxy', 'everybody', 'proxy.invalid'],
    ['trust-proxy', '10.0.0.0/33', 'proxy.invalid'],
    ['trust-proxy', '10.0.0.0/0', 'proxy.invalid'],
    ['trust-proxy', '127.0.0.1,300.1.1.1', 'proxy.invalid'],
    ['trust-proxy', '::1/129', 'proxy.invalid'],
    ['user-share', '0', 'share.invalid'],
    ['user-share', '1001', 'share.invalid'],
    ['address-share', '-3', 'share.invalid'],
    ['address-share', '1.5', 'share.invalid'],
    ['metrics-token', 'short', 'token.invalid'],
    ['metrics-token', 'with a blank inside it', 'token.invalid'],
  ] as const)('--%s %s is refused with %s, at the option and in both languages', (name, value, code) => {
    const read = readOperation({ [name]: value }, {});
    const [problem] = read.ok ? [] : read.problems;
    expect(problem).toMatchObject({ code, at: `--${name}` });
    expect(problem && say(problem, serverMessages, 'en')).not.toBe(problem && say(problem, serverMessages, 'es'));
  });

  test('a token that is refused is not repeated', () => {
    expect(JSON.stringify(readOperation({ 'metrics-token': 'my secret' }, {}))).not.toContain('secret');
  });
});
