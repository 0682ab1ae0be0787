#!/usr/bin/env node
// The command line `basalt`: see program.ts and docs/cli.md.
import { readFileSync } from 'node:fs';
import { wholly } from './files.ts';
import { main } from './program.ts';

// A reader that has seen enough, as in `basalt info | head`, is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

process.exitCode = await main(process.argv.slice(2), {
  stdout: wholly(process.stdout, 'standard output'),
  stderr: process.stderr,
  env: process.env,
  stdin: () => readFileSync(0),
});
