#!/usr/bin/env node
// npm run testing -- ROUTINE OPTIONS. The exit status is the number of failed rows, at most 255.
import { runTester } from './run.ts';

process.exitCode = Math.min(255, await runTester(process.argv.slice(2), process));
