import { type FastifyServerOptions, LogController } from 'fastify';

/** Where the log is written to. */
export interface LogStream {
  readonly write: (line: string) => unknown;
}

/**
 * The log of a server: one line of JSON for each fault. Requests and sockets write nothing, so that a stranger cannot fill it, and what
 * tells of persons (cookies, tokens, addresses) is left out of whatever is written.
 */
export function logSettings(level: string, stream: LogStream): FastifyServerOptions {
  return {
    logger: {
      level,
      stream,
      redact: { paths: ['req', 'res', '*.cookie', '*.authorization', '*.token'], remove: true },
    },
    logController: new LogController({ disableRequestLogging: true }),
  };
}
