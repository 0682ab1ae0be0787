#!/usr/bin/env node
// npm run tune -- FAMILY OPTIONS, or basalt-tune.
import { runTune } from './tune.ts';

process.exitCode = await runTune(process.argv.slice(2), process);
