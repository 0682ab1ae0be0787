// The program run_tests: many testers with many options and sizes, their verdicts, and what they come to. As MAGMA's script of that name
// it prints a log that run_summarize reads, and a line per command on stderr if that is asked for.
import { createContext } from '../src/index.js';
import { commandsOf, wordsOf } from './lib/commands.js';
import { parseRunOptions, RUN_HELP } from './lib/runOptions.js';
import { UsageError } from './lib/usage.js';
import { RULE, summaryOf, totalsOf, verdictOf, verdictText } from './lib/verdicts.js';
import { runTester } from './run.js';
/** Returns the number of failed rows, errors and crashes, or 1 for a wrong command line. */
export async function runTests(argv, io) {
    try {
        const options = parseRunOptions(argv);
        if (options.help) {
            io.stdout.write(`${RUN_HELP}\n`);
            return 0;
        }
        return await run(options, io);
    }
    catch (error) {
        if (io.throws || !(error instanceof UsageError))
            throw error;
        io.stderr.write(`testing: ${error.message}\n`);
        return 1;
    }
}
async function run(options, io) {
    const print = (line) => void io.stdout.write(`${line}\n`);
    const commands = commandsOf(options, await softwareOf(options, io.context));
    const runCommand = options.inProcess || io.runCommand === undefined ? inThisProcess(io.context) : io.runCommand;
    const judged = [];
    let skipped = 0;
    for (const command of commands) {
        const text = [`testing_${command.name}`, ...command.options].join(' ');
        if (command.skipped.length > 0) {
            skipped += command.skipped.length;
            print(`skipped: ${text}: above ${options.limit} on a software adapter: ${command.skipped.join(' ')}`);
        }
        if (command.sizes.length === 0)
            continue;
        if (options.list) {
            print(commandLine(command));
            continue;
        }
        for (const line of [RULE, commandLine(command), RULE])
            print(line);
        const finished = await runCommand(wordsOf(command), options.timeout * 1000);
        print(finished.output);
        const verdict = verdictOf(finished);
        judged.push({ text, verdict });
        print(`  ${verdictText(verdict)}\n`);
        io.brief?.write(`${text.padEnd(60)} ${verdictText(verdict)}\n`);
    }
    if (options.list)
        return 0;
    for (const line of summaryOf(judged, skipped)) {
        print(line);
        if (line !== RULE)
            io.brief?.write(`${line}\n`);
    }
    const { failed, errors, crashes } = totalsOf(judged);
    return failed + errors + crashes;
}
const commandLine = (command) => `./testing_${wordsOf(command).join(' ')}`;
/** Whether the testers will run on a software adapter: asked of a context like theirs. */
async function softwareOf({ extra }, given) {
    const value = (flag) => extra.includes(flag) ? extra[extra.lastIndexOf(flag) + 1] : undefined;
    const [backend, adapter] = [value('--backend') ?? 'auto', value('--adapter')];
    if (backend !== 'auto' && backend !== 'cpu' && backend !== 'gpu')
        throw new UsageError(`--backend ${backend} is not valid: it must be one of auto, cpu, gpu`);
    const context = given ?? (await createContext({ backend, ...(adapter === undefined ? {} : { adapter }) }));
    const software = context.gpu?.software === true;
    const onGpu = new Set(['h', 's', 'd', 'c', 'z'].filter((prec) => context.placement(prec) === 'gpu'));
    if (given === undefined)
        context.dispose();
    return (prec) => software && onGpu.has(prec);
}
/** In this process, one after the other on the given context. */
const inThisProcess = (context) => async (words) => {
    let output = '';
    const all = { write: (text) => (output += text) };
    const status = await runTester(words, { stdout: all, stderr: all, ...(context ? { context } : {}) });
    return { output, status: Math.min(255, status) };
};
