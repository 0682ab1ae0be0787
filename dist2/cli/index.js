#!/usr/bin/env node
// The command line `basalt`: see program.ts and docs/cli.md.
import { readFileSync } from 'node:fs';
import { wholly } from './files.js';
import { main } from './program.js';
// A reader that has seen enough, as in `basalt info | head`, is no error.
process.stdout.on('error', (error) => {
    if (error.code !== 'EPIPE')
        throw error;
    process.exit();
});
process.exitCode = await main(process.argv.slice(2), {
    stdout: wholly(process.stdout, 'standard output'),
    stderr: process.stderr,
    env: process.env,
    stdin: () => readFileSync(0),
});
