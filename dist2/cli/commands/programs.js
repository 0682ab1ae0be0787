// basalt test and basalt tune: the tester programs and the tuner, with all their options.
import path from 'node:path';
import { EXIT } from '../exit.js';
const TEST = `
Examples:
  basalt test sgemm -n 128:512:128 -c
  basalt test run_tests --lu --small -p s
  basalt test run_summarize run.txt
  basalt test --help          the routines and their options

A row that failed ends the program with status 1. See docs/testing.md.`;
const TUNE = `
Examples:
  basalt tune gemm --budget 120
  basalt tune gemm --status
  basalt tune --help          all options

See docs/tuning.md.`;
export const addPrograms = (program, run, io) => {
    const add = (name, description, help, start) => handingOver(program.command(name))
        .description(description)
        .argument('[words...]', 'what the program takes')
        .addHelpText('after', help)
        .action((words) => run({}, () => start(words)));
    add('test', 'run the testers: routines, sizes, residuals', TEST, (words) => test(words, io));
    add('tune', 'measure which kernels are the fastest here, and keep it', TUNE, (words) => tune(words, io));
};
/** All words behind the command's name are the other program's, --help among them. */
const handingOver = (command) => command.helpOption(false).passThroughOptions().allowUnknownOption().allowExcessArguments();
async function test(words, io) {
    const [program, ...rest] = words;
    const to = { stdout: io.stdout, stderr: io.stderr, throws: true };
    if (program === 'run_summarize') {
        const { runSummarize } = await import('../../testing/runSummarize.js');
        return statusOf(runSummarize(rest, to));
    }
    if (program !== 'run_tests') {
        const { runTester } = await import('../../testing/run.js');
        return statusOf(await runTester(words, to));
    }
    const [{ runTests }, { inChild }] = await Promise.all([
        import('../../testing/runTests.js'),
        import('../../testing/lib/child.js'),
    ]);
    // Beside this file's folder, compiled or not.
    const tester = path.join(import.meta.dirname, `../../testing/cli${path.extname(import.meta.filename)}`);
    const status = await runTests(rest, {
        ...to,
        ...(io.stdout.isTTY === true ? {} : { brief: io.stderr }),
        runCommand: (command, timeoutMs) => inChild(tester, command, timeoutMs),
    });
    return statusOf(status);
}
/** The testers' own programs exit with the number of failed rows. */
const statusOf = (failures) => (failures > 0 ? EXIT.failed : EXIT.ok);
async function tune(words, io) {
    const { runTune } = await import('../../testing/tune.js');
    return statusOf(await runTune(words, { stdout: io.stdout, stderr: io.stderr, throws: true }));
}
