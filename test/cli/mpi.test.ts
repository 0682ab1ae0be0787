// basalt mpi, started alone: one rank, and why there are no more. Among ranks: test/mpi.
import { expect, it } from 'vitest';
import { basalt } from './run.ts';

it('says that there is one rank, and why', async () => {
  const { status, out, err } = await basalt('mpi');
  expect([status, err]).toEqual([0, '']);
  expect(out).toMatch(/^MPI +no MPI$/m);
  expect(out).toMatch(/^why +no launcher of MPI has started this/m);
  expect(out).toMatch(/^ranks +1, 1 on this machine\nsum +passed$/m);
});

it('the same as JSON', async () => {
  const { status, out } = await basalt('mpi', '--json');
  expect(status).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ command: 'mpi', library: null, abi: null, size: 1, ok: true });
});
