// basalt bench: its options. What it does is in ../bench.ts.
import { Option } from 'commander';
import { integer, integers, oneOrMoreOf, real, withCommon, withWhere } from '../options.js';
const ROUTINES = ['gemm', 'getrf', 'potrf', 'geqrf', 'gesv', 'batched'];
const EXAMPLES = `
Examples:
  basalt bench
  basalt bench --backend cpu --prec d --sizes 256,512,1024
  basalt bench --routines getrf,gesv --sizes 4096 --check --json
  basalt bench --routines batched --batch 10000

Rates are Gflop/s of the quickest of some calls, after one that compiles, on a
GPU by its timestamps. A routine whose next size would take longer than
--seconds stops there, unless --sizes names it. With --check the errors are
measured too, and a wrong result ends the program with status 1.`;
export const addBench = (program, run) => {
    const command = program
        .command('bench')
        .description('measure the common routines by size')
        .option('--routines <list>', `of ${ROUTINES.join(', ')} (default: all)`, oneOrMoreOf(ROUTINES), [...ROUTINES])
        .addOption(new Option('--prec <letter>', 'h half, s single, d double').choices(['h', 's', 'd']).default('s'))
        .option('--sizes <list>', 'orders of the matrices, such as 256,512', integers)
        .option('--batch <count>', 'matrices in a batch (default 1000, on a GPU 10000)', integer(1))
        .option('--seconds <time>', 'how long a call may take', real(0), 1)
        .option('--check', 'measure errors too')
        .addHelpText('after', EXAMPLES);
    // commander shows lists as JSON.
    command.options.find(({ long }) => long === '--routines').defaultValueDescription = 'all';
    withCommon(withWhere(command)).action((options) => run(options, async (shell) => (await import('../bench.js')).bench(shell, options)));
};
