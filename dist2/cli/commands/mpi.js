// basalt mpi: its options. What it does is in ../mpi.ts.
import { withCommon } from '../options.js';
const EXAMPLES = `
Examples:
  basalt mpi
  mpirun -n 4 basalt mpi
  BASALT_MPI=libmpich.so.12 basalt mpi

Started by mpirun or srun it says what the ranks have found of each other, after
a sum over all of them; a wrong sum ends it with status 1. See docs/mpi.md.`;
export const addMpi = (program, run) => {
    const command = program
        .command('mpi')
        .description('which MPI was found, and whether its ranks reach each other')
        .addHelpText('after', EXAMPLES);
    withCommon(command).action((options) => run(options, async (shell) => (await import('../mpi.js')).mpi(shell)));
};
