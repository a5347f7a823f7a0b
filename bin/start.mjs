#!/usr/bin/env node
/** Starts the server. */
import { launch } from './launch.mjs';

await launch('apps/server/src/main.ts');
