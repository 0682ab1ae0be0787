// basalt lstsq: its options. What it does is in ../leastSquares.ts.
import { Option } from 'commander';
import { real, withCommon, withWhere } from '../options.js';
const EXAMPLES = `
Examples:
  basalt lstsq A.mtx
  basalt lstsq A.mtx b.mtx
  basalt lstsq A.npy b.csv --rcond 1e-8 -o x.npy
  basalt lstsq A.mtx b.mtx --json

Of all x that minimize ||b - A x|| it is the shortest, by QR factorization with
column pivoting. Without right-hand sides b is A times ones, and at full column
rank the error of x is known. The rank is the number of columns that count as
independent: --rcond says how small a part of the largest singular value counts
as zero.`;
export const addLstsq = (program, run, io) => {
    const command = program
        .command('lstsq')
        .description('minimize ||b - A x|| for a matrix of any shape and rank')
        .argument('<A>', "the matrix; '-' reads standard input")
        .argument('[b]', 'right-hand sides, one per column')
        .option('-o, --output <file>', "write x, in the format of the ending; '-' is standard output")
        .addOption(new Option('--precision <name>', 'what to compute in')
        .choices(['auto', 'f64-cpu', 'mixed', 'f32'])
        .default('auto'))
        .option('--rcond <number>', 'singular values below this part count as zero', real(0))
        .addHelpText('after', EXAMPLES);
    withCommon(withWhere(command)).action((a, b, options) => run(options, async (shell) => (await import('../leastSquares.js')).leastSquares(shell, io, a, b, options)));
};
