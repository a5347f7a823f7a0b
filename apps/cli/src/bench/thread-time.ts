/** Processor time of this thread so far. Where Node cannot tell, that of the process, in which helpers of the collector count too. */
export function threadMicroseconds(): number {
  const { user, system } = typeof process.threadCpuUsage === 'function' ? process.threadCpuUsage() : process.cpuUsage();
  return user + system;
}
