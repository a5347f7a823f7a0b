import { type ChaosPlan, type ChaosReport, reportOn } from './chaos-report.ts';
import { Crowd } from './crowd.ts';
import { type NetworkFault, openFaultProxy } from './fault-proxy.ts';
import { ServerProcess } from './server-process.ts';

/** Plays over a network that has a fault, until so many commands were sent and every match is over. */
export async function runNetworkFault(fault: NetworkFault, { commands, tables, roll, entry, game, data }: ChaosPlan): Promise<ChaosReport> {
  const server = new ServerProcess(entry, data);
  await server.start();
  const proxy = await openFaultProxy({ target: () => server.url, fault, roll });
  const crowd = new Crowd({ tables, game, roll, places: () => ({ url: server.url, socketUrl: proxy.url }) });
  crowd.begin();
  await crowd.playUntil(commands);
  await crowd.finish();
  proxy.close();
  await server.stop();
  return reportOn(crowd.players, data, { faults: proxy.faults(), requestsCut: crowd.requestsCut });
}
