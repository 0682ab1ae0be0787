// basalt solve: its options. What it does is in ../solve.ts.
import { Option } from 'commander';
import { integer, withCommon, withWhere } from '../options.js';
const EXAMPLES = `
Examples:
  basalt solve examples/data/494_bus.mtx
  basalt solve examples/data/pde900.mtx --precision mixed --condition
  basalt solve examples/data/bfwa62.mtx --backend cpu --json
  basalt solve A.npy b.csv -o x.csv
  basalt solve data.npz:A data.npz:b
  gunzip -c A.mtx.gz | basalt solve - b.mtx -o x.mtx

Symmetric matrices with a positive diagonal are tried by Cholesky factorization,
all others, and those that are not positive definite, are solved by LU.
Files are Matrix Market, CSV, TSV, NPY or NPZ.
Without b the right-hand side is A times ones, and the error of x is known.
A singular matrix ends the program with status 2, a backward error above what
the precision should give with status 1.`;
export const addSolve = (program, run, io) => {
    const command = program
        .command('solve')
        .description('solve A x = b for a square matrix in a file')
        .argument('<A>', "the matrix; '-' reads standard input")
        .argument('[b]', 'right-hand sides, one per column')
        .option('-o, --output <file>', "write x, in the format of the ending; '-' is standard output")
        .addOption(new Option('--precision <name>', 'what to compute in')
        .choices(['auto', 'f64-cpu', 'mixed', 'f32'])
        .default('auto'))
        .addOption(new Option('--method <name>', 'how to factor A').choices(['auto', 'cholesky', 'lu']).default('auto'))
        .option('--condition', 'estimate the condition number (default, but for mixed)')
        .option('--no-condition', 'do not')
        .option('--repeat <count>', 'solve so often, and time the quickest', integer(1), 1)
        .addHelpText('after', EXAMPLES);
    withCommon(withWhere(command)).action((a, b, options) => run(options, async (shell) => (await import('../solve.js')).solve(shell, io, a, b, options)));
};
