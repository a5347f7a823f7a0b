import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Platform } from './platform.ts';

const MICROSECONDS = 1000;

export const platform: Platform = {
  sha256: (text) => createHash('sha256').update(text).digest('hex'),
  // What zlib gives lies in a chunk of 16 KB, which the copy leaves to the collector.
  pack: (text) => new Uint8Array(deflateRawSync(text, { level: 1 })),
  unpack: (packed) => inflateRawSync(packed).toString(),
  // By a clock work would cost more on a machine that does other things besides. Node before 23.9 counts the whole process alone.
  processorMs: () => {
    const { user, system } = 'threadCpuUsage' in process ? process.threadCpuUsage() : globalThis.process.cpuUsage();
    return (user + system) / MICROSECONDS;
  },
  soon: (run) => {
    const immediate = setImmediate(run);
    return () => clearImmediate(immediate);
  },
  regularly: (run, everyMs) => {
    const timer = setInterval(run, everyMs);
    timer.unref();
    return () => clearInterval(timer);
  },
};
