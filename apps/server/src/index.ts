/** The server: tables over WebSocket, accounts, the web page. */
export { backupData } from './data/backup-data.ts';
export { DATABASE, openData } from './data/data-folder.ts';
export { type Restored, restoreData } from './data/restore-data.ts';
export { sessionsIn } from './data/sessions.ts';
export { unverifiedColumns } from './data/unverified-columns.ts';
export { type DataProblem, type DataVerified, verifyData } from './data/verify-data.ts';
export { gamesModule, loadGames } from './games.ts';
export { COOKIE } from './http/session-hook.ts';
export { serverMessages } from './messages.ts';
export { buildPage, type PageState } from './page/build-page.ts';
export { runServer, type Terminal } from './run-server.ts';
export { defaultPort, readSettings, type ServerSettings } from './settings.ts';
export type { RunningServer, ServerOptions } from './start-server.ts';
export { startServer } from './start-server.ts';
