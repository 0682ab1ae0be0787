// The program run_summarize: reads logs of run_tests or of testers again and sorts their rows by a second tolerance.
import { readFileSync } from 'node:fs';
import { CLASSES, summarize } from './lib/summarize.js';
import { FileError, UsageError } from './lib/usage.js';
const HELP = `% Usage: testing run_summarize [--tol2 x] [--okay] LOG ...
Rows of logs by class: okay; suspect, that is failed with all errors below x eps (100); failed; error. --okay shows the first too.
Exit status: rows that failed and errors, at most 255.`;
const TITLES = {
    okay: 'okay tests:',
    suspect: 'suspicious tests (tol2*eps > error > tol*eps):',
    failed: 'failed tests (error > tol2*eps):',
    error: 'errors (crash, wrong call):',
};
export function runSummarize(argv, io) {
    try {
        return run(argv, io.stdout);
    }
    catch (error) {
        if (io.throws || !(error instanceof UsageError))
            throw error;
        io.stderr.write(`testing: ${error.message}\n`);
        return 1;
    }
}
function run(argv, stdout) {
    const files = [];
    let [tolerance, showOkay] = [100, false];
    for (let i = 0; i < argv.length; i++) {
        const word = argv[i];
        if (word === '-h' || word === '--help') {
            stdout.write(`${HELP}\n`);
            return 0;
        }
        if (word === '--okay')
            showOkay = true;
        else if (word === '--tol2') {
            tolerance = Number(argv[++i]);
            if (!(tolerance > 0))
                throw new UsageError(`--tol2 ${argv[i]} is not a positive number`);
        }
        else if (word.startsWith('-'))
            throw new UsageError(`unrecognized option ${word}`);
        else
            files.push(word);
    }
    if (files.length === 0)
        throw new UsageError('run_summarize needs a log; --help tells more');
    const found = files.flatMap((file) => summarize(read(file), tolerance));
    for (const kind of CLASSES) {
        const rows = found.filter((row) => row.kind === kind);
        const commands = new Set(rows.map(({ command }) => command));
        const counts = `${String(commands.size).padStart(4)} commands, ${String(rows.length).padStart(6)} tests`;
        stdout.write(`${'#'.repeat(100)}\n${TITLES[kind].padEnd(50)} ${counts}\n`);
        if (kind !== 'okay' || showOkay)
            for (const command of commands)
                stdout.write(listing(command, rows));
    }
    return found.filter(({ kind }) => kind === 'failed' || kind === 'error').length;
}
const listing = (command, rows) => `${command}\n${rows.flatMap((row) => (row.command === command ? [`${row.line}\n`] : [])).join('')}\n`;
function read(file) {
    try {
        return readFileSync(file, 'utf8');
    }
    catch (error) {
        throw new FileError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
}
