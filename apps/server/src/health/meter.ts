import type { MessageMeter } from '@crupier/host';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Counts what a server does, for whoever keeps it. Nothing that it counts says who played, or what. */
export interface Meter extends MessageMeter {
  /** Something went wrong on our side. */
  readonly faulted: (code: string) => void;
  /** A socket was opened; gives what counts it off again. */
  readonly socketOpened: () => () => void;
  /** The figures as Prometheus reads them, and of which type that text is. */
  readonly read: () => Promise<{ readonly text: string; readonly type: string }>;
}

/** Bounds of waits, in seconds. */
const WAITS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10];
/** Milliseconds between two looks at the event loop: shorter tasks are not seen. */
const LOOK_MS = 10;

/** A meter at nothing. `openTables` tells how many tables are in memory. */
export function makeMeter(openTables: () => number): Meter {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const sockets = new Gauge({ name: 'crupier_sockets', help: 'Open WebSockets', registers });
  const answers = new Counter({
    name: 'crupier_commands_total',
    help: 'Acknowledged commands of persons',
    labelNames: ['kind'],
    registers,
  });
  const refusals = new Counter({ name: 'crupier_refusals_total', help: 'Refusals by code', labelNames: ['code'], registers });
  const faults = new Counter({ name: 'crupier_faults_total', help: 'Faults by code', labelNames: ['code'], registers });
  const help = 'Seconds from a command to its acknowledgement';
  const waits = new Histogram({ name: 'crupier_command_wait_seconds', help, buckets: WAITS_S, registers });
  addGauge(registry, { name: 'crupier_tables', help: 'Tables in memory', read: openTables });
  addGauge(registry, {
    name: 'crupier_longest_task_seconds',
    help: 'Longest task of the event loop since the last reading',
    read: longestTask(),
  });
  return {
    acknowledged: (kind, waitMs) => {
      answers.inc({ kind });
      waits.observe(waitMs / 1000);
    },
    refused: (code) => refusals.inc({ code }),
    faulted: (code) => faults.inc({ code }),
    socketOpened: () => {
      sockets.inc();
      return () => sockets.dec();
    },
    read: async () => ({ text: await registry.metrics(), type: registry.contentType }),
  };
}

interface ReadGauge {
  readonly name: string;
  readonly help: string;
  readonly read: () => number;
}

function addGauge(registry: Registry, { name, help, read }: ReadGauge): void {
  registry.registerMetric(
    new Gauge({
      name,
      help,
      registers: [],
      collect() {
        this.set(read());
      },
    }),
  );
}

/** Tells the longest time in which the event loop did not come round, in seconds, and begins anew. */
function longestTask(): () => number {
  const delay = monitorEventLoopDelay({ resolution: LOOK_MS });
  delay.enable();
  return () => {
    const longestS = Math.max(0, delay.max / 1e9 - LOOK_MS / 1000);
    delay.reset();
    return Number.isFinite(longestS) ? longestS : 0;
  };
}
