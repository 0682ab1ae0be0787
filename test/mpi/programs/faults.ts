// Run under mpirun: what the argument names goes wrong.
import { ArgumentError } from '../../../src/core/errors.ts';
import { MpiError, openMpi } from '../../../src/mpi.ts';

const { world } = await openMpi();
const { rank, size } = world;
const kind = process.argv[2];
if (kind === 'throws') {
  if (rank === size - 1) throw new Error('a rank that gives up');
  await world.barrier();
} else if (kind === 'killed') {
  if (rank === size - 1) process.kill(process.pid, 'SIGKILL');
  await world.barrier();
} else if (kind === 'exits') {
  if (rank === size - 1) process.exit(3);
  world.barrierSync();
} else if (kind === 'truncates') {
  // MPI's own errors are thrown: the message is longer than the array.
  if (rank === 0) world.sendSync(new Int32Array(4), { to: 1 });
  if (rank === 1) {
    const error = await world.recv(new Int32Array(2), { from: 0 }).catch((thrown: unknown) => thrown);
    if (error instanceof MpiError) console.log(JSON.stringify([error.routine, error.code! > 0, error.message]));
  }
} else if (kind === 'mixes') {
  const pending = world.barrier();
  try {
    world.barrierSync();
  } catch (error) {
    if (error instanceof MpiError && rank === 0) console.log(error.message);
  }
  await pending;
} else if (kind === 'arguments') {
  const error = await world.bcast(new Int32Array(1), { root: size }).catch((thrown: unknown) => thrown);
  if (error instanceof ArgumentError && rank === 0) console.log(error.message);
  await world.barrier();
}
