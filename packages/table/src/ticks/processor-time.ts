const MICROSECONDS = 1000;

/**
 * Milliseconds of the processor that this thread has used: what work is charged by. By a clock it would cost more on a machine that does
 * other things besides. Node before 23.9 counts the whole process alone.
 */
export function processorMs(): number {
  const { user, system } = 'threadCpuUsage' in process ? process.threadCpuUsage() : globalThis.process.cpuUsage();
  return (user + system) / MICROSECONDS;
}
