// Run without mpirun: how many ranks there are, and why.
import { openMpi } from '../../../src/mpi.ts';

const { world, why } = await openMpi();
console.log(world.size, why);
