#!/usr/bin/env node
// npm run testing -- ROUTINE OPTIONS, or run_tests, or run_summarize. The exit status is the number of failed rows, at most 255.
import { inChild } from './lib/child.js';
import { runTester } from './run.js';
import { runSummarize } from './runSummarize.js';
import { runTests } from './runTests.js';
const [program, ...words] = process.argv.slice(2);
async function main() {
    if (program === 'run_summarize')
        return runSummarize(words, process);
    if (program !== 'run_tests')
        return await runTester(process.argv.slice(2), process);
    return await runTests(words, {
        ...{ stdout: process.stdout, stderr: process.stderr },
        ...(process.stdout.isTTY ? {} : { brief: process.stderr }),
        runCommand: (command, timeoutMs) => inChild(import.meta.filename, command, timeoutMs),
    });
}
process.exitCode = Math.min(255, await main());
