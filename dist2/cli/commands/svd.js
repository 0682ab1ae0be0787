// basalt svd: its options. What it does is in ../singularValues.ts.
import { Option } from 'commander';
import { real, withCommon, withWhere } from '../options.js';
const EXAMPLES = `
Examples:
  basalt svd A.npy
  basalt svd A.csv -o s.csv
  basalt svd A.mtx -o usv.npz
  basalt svd A.mtx --json

Singular values, the largest first; rank, 2-norm and condition number follow
from them. To an archive U, S and Vh are written, A = U diag(S) Vh, and the
residual is measured: above what the precision should give it ends the program
with status 1.`;
export const addSvd = (program, run, io) => {
    const command = program
        .command('svd')
        .description('singular values, rank and condition of a matrix of any shape')
        .argument('<A>', "the matrix; '-' reads standard input")
        .option('-o, --output <file>', "write the singular values, or to a .npz U, S and Vh; '-' is standard output")
        .addOption(new Option('--precision <name>', 'what to compute in').choices(['f64-cpu', 'f32']).default('f64-cpu'))
        .option('--rcond <number>', 'singular values below this part count as zero', real(0))
        .addHelpText('after', EXAMPLES);
    withCommon(withWhere(command)).action((a, options) => run(options, async (shell) => (await import('../singularValues.js')).singularValues(shell, io, a, options)));
};
