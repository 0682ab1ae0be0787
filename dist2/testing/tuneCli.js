#!/usr/bin/env node
// npm run tune -- FAMILY OPTIONS, or basalt-tune.
import { runTune } from './tune.js';
process.exitCode = await runTune(process.argv.slice(2), process);
