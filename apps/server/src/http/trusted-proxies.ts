import { BlockList, isIP } from 'node:net';

/** Whether an address is that of a proxy whose word is taken for where a request comes from. */
export type IsTrusted = (address: string) => boolean;

const MAPPED = '::ffff:';

/** Trusts addresses and networks, such as `127.0.0.1` and `10.0.0.0/8`. */
export function trustOf(proxies: readonly string[]): IsTrusted {
  const trusted = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    const family = familyOf(address);
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const plain = address.startsWith(MAPPED) ? address.slice(MAPPED.length) : address;
    return isIP(plain) !== 0 && trusted.check(plain, familyOf(plain));
  };
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
