import { spawn } from 'node:child_process';

/** How a process ended whose output nobody read. */
export interface UnreadEnd {
  readonly code: number | null;
  readonly err: string;
}

/** For tests: runs Node with arguments, closes its standard output before anything is written, and waits for its end. */
export function runUnread(args: readonly string[]): Promise<UnreadEnd> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.destroy();
    let err = '';
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, err }));
  });
}
