// One rank without MPI, and the rules that are checked before any call.
import { expect, test } from 'vitest';
import { abiOf } from '../../src/mpi/abi.ts';
import { launcherOf, librariesFor } from '../../src/mpi/launcher.ts';
import { type MpiArray, openMpi } from '../../src/mpi.ts';
import { Programs } from './launch.ts';

test('wrong arguments name the routine, the argument and the rule', async () => {
  const { world } = await openMpi();
  const bad = [1, 2] as unknown as MpiArray;
  await expect(world.allreduce(new Float32Array(1), { op: 'median' as 'sum' })).rejects.toThrow(
    /^allreduce: argument 2 \(op\) is "median"/,
  );
  await expect(world.allreduce(new Int32Array(1), { op: 'mean' })).rejects.toThrow(/integers would be rounded/);
  await expect(world.allgather(bad)).rejects.toThrow(/^allgather: argument 1 \(data\).*must be a Float32Array/);
  await expect(world.bcast([new Float32Array(1), new Float64Array(1)] as Float32Array[])).rejects.toThrow(
    /the first is float32/,
  );
  await expect(world.gather(new Float32Array(1), { root: 1 })).rejects.toThrow(/from 0 to 0/);
  await expect(world.scatter<Float32Array>(undefined)).rejects.toThrow(/scatter: argument 1 \(data\) is undefined/);
  await expect(world.scatterv([])).rejects.toThrow(/a list of 1 arrays/);
  await expect(world.send(new Float32Array(1), { to: 0, tag: -1 })).rejects.toThrow(/tag/);
  expect(() => world.splitSync(-1)).toThrow(/color/);
  expect(() => world.share(1.5)).toThrow(/count/);
});

test('messages to oneself come in the order of sending, and one that nobody could send is refused', async () => {
  const { world } = await openMpi();
  const early = world.recv(new Float32Array(2), { from: 0, tag: 1 });
  await world.send(Float32Array.of(5), { to: 0, tag: 1 });
  expect([...(await early)]).toEqual([5]);
  world.sendSync(Float32Array.of(1, 2), { to: 0 });
  world.sendSync(Float32Array.of(3), { to: 0 });
  expect([...world.recvSync(new Float32Array(2), { from: 0 })]).toEqual([1, 2]);
  expect([...world.recvSync(new Float32Array(2), { from: 0 })]).toEqual([3]);
  expect(() => world.recvSync(new Float32Array(2), { from: 0 })).toThrow(/no message/);
});

test('the environment says which launcher there is, and which libraries are its own', () => {
  expect(launcherOf({})).toBeUndefined();
  const open = launcherOf({
    OMPI_COMM_WORLD_SIZE: '4',
    OMPI_COMM_WORLD_RANK: '0',
    PMIX_RANK: '0',
    SLURM_STEP_NUM_TASKS: '2',
  });
  expect([open?.size, open?.libraries[0]]).toEqual([4, 'libmpi.so.40']);
  const slurm = launcherOf({ PMIX_RANK: '1', SLURM_STEP_NUM_TASKS: '8' });
  expect([slurm?.title, slurm?.size]).toEqual(['srun with PMIx', 8]);
  expect(launcherOf({ PMI_RANK: '0', PMI_SIZE: '2' })?.libraries[0]).toBe('libmpich.so.12');
  expect(librariesFor(undefined)).toEqual(expect.arrayContaining(['libmpi.so.40', 'libmpich.so.12']));
});

test('the standard ABI is preferred to the text', () => {
  const symbol = (): bigint => 1n;
  expect(abiOf(true, 'Open MPI v6', symbol)).toMatchObject({ name: 'MPI ABI', world: 0x101 });
  expect(abiOf(false, 'Intel(R) MPI Library 2021.9', symbol).world).toBe(0x44000000);
});

test('turned off', async () => {
  // A process of its own: MPI is opened once for a process.
  const programs = new Programs();
  try {
    await programs.compile(['test/mpi/programs/alone']);
    const { out } = await programs.run([], 'alone', [], { BASALT_MPI: 'off' });
    expect(out).toBe('1 MPI is turned off by BASALT_MPI no ScaLAPACK\n');
  } finally {
    programs.remove();
  }
});
