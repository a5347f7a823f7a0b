import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import type { Platform } from './platform.ts';

/** What runs soon, in order: a message to oneself comes after those that wait already, and sooner than any timer. */
const waiting: (() => void)[] = [];
const channel = new MessageChannel();
channel.port1.addEventListener('message', () => waiting.shift()?.());
channel.port1.start();

export const platform: Platform = {
  sha256: (text) => bytesToHex(sha256(utf8ToBytes(text))),
  pack: (text) => deflateSync(strToU8(text), { level: 1 }),
  unpack: (packed) => strFromU8(inflateSync(packed)),
  processorMs: () => performance.now(),
  soon: (run) => {
    let isOff = false;
    waiting.push(() => {
      if (!isOff) run();
    });
    channel.port2.postMessage(undefined);
    return () => {
      isOff = true;
    };
  },
  regularly: (run, everyMs) => {
    const timer = setInterval(run, everyMs);
    return () => clearInterval(timer);
  },
};
