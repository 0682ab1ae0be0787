// How many ranks there are, why, and which ScaLAPACK they have.
import { openMpi } from '../../../src/mpi.ts';

const { world, why, scalapack } = await openMpi();
const files = await scalapack().catch(() => 'no ScaLAPACK');
if (world.rank === 0) console.log(world.size, why, files);
