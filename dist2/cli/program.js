// The program basalt: its commands, and what becomes of errors. Runs in the caller's process and returns the exit status.
import { Command, CommanderError } from 'commander';
import { addBench } from './commands/bench.js';
import { addInfo } from './commands/info.js';
import { addLstsq } from './commands/lstsq.js';
import { addMpi } from './commands/mpi.js';
import { addProfile } from './commands/profile.js';
import { addPrograms } from './commands/programs.js';
import { addReport } from './commands/report.js';
import { addSolve } from './commands/solve.js';
import { addSvd } from './commands/svd.js';
import { EXIT, Failure, messageOf, oneLine, statusOf } from './exit.js';
import { jsonOf, Shell } from './shell.js';
import { packageVersion } from './version.js';
const FOOTER = `
Examples:
  basalt info
  basalt solve examples/data/494_bus.mtx
  basalt bench --backend cpu --sizes 128,256

Exit status: 0 done; 1 a check failed; 2 a file or its data is bad; 64 wrong
usage; 70 the device failed.
More: basalt help COMMAND, and docs/cli.md.`;
/** Runs a command line: the words behind the program's name. */
export async function main(argv, io) {
    let status = EXIT.ok;
    const run = async (options, work) => {
        const shell = new Shell(io, options);
        try {
            status = await work(shell);
            shell.clear();
        }
        catch (error) {
            status = statusOf(error);
            const message = messageOf(error);
            if (shell.json)
                shell.print(jsonOf({ error: message, status }));
            shell.say(`basalt: ${message}`);
            if (options.debug && error instanceof Error)
                shell.say(traceOf(error));
        }
    };
    try {
        await programOf(run, io).parseAsync([...argv], { from: 'user' });
        return status;
    }
    catch (error) {
        if (error instanceof Failure) {
            io.stderr.write(`basalt: ${messageOf(error)}\n`);
            return error.status;
        }
        if (!(error instanceof CommanderError))
            throw error;
        if (error.exitCode === 0)
            return EXIT.ok;
        // The options have not been understood, this one among them.
        if (argv.includes('--json'))
            io.stdout.write(`${jsonOf({ error: usageText(error.message), status: EXIT.usage })}\n`);
        return EXIT.usage;
    }
}
function programOf(run, io) {
    const program = new Command('basalt')
        .description('BLAS, LAPACK and batches of small matrices on WebGPU and on the CPU')
        .version(packageVersion(), '-V, --version')
        .enablePositionalOptions()
        .addHelpText('after', FOOTER)
        .configureHelp({ helpWidth: 80 })
        .configureOutput({
        writeOut: (text) => void io.stdout.write(text),
        writeErr: (text) => void io.stderr.write(text),
        getOutHelpWidth: () => 80,
        getErrHelpWidth: () => 80,
        getOutHasColors: () => false,
        getErrHasColors: () => false,
        outputError: (text, write) => write(`basalt: ${usageText(text)}\n`),
    })
        // Commands inherit it, so that nothing here ends the process.
        .exitOverride();
    for (const add of [addInfo, addSolve, addLstsq, addSvd, addPrograms, addMpi, addBench, addProfile, addReport])
        add(program, run, io);
    return program;
}
/** What commander says about a wrong command line. */
const usageText = (text) => oneLine(text).replace(/^error: /, '');
/** Where an error came from, and what caused it. */
function traceOf(error) {
    const { cause } = error;
    const own = error.stack ?? error.message;
    return cause instanceof Error ? `${own}\ncaused by ${traceOf(cause)}` : own;
}
