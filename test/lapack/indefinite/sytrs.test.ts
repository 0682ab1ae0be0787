// SYTRS and HETRS on every backend: the sweeps of their cases, and pivots that are no rows.
import { expect, it } from 'vitest';
import { hetrsCase } from '../../../testing/cases/lapack/indefinite/hetrs.ts';
import { sytrsCase } from '../../../testing/cases/lapack/indefinite/sytrs.ts';
import { attempt } from '../../../testing/lib/case.ts';
import { testSweep } from '../../lib/sweep.ts';
import { cpu } from '../../setup/contexts.ts';

testSweep(sytrsCase, 3);
testSweep(hetrsCase, 3);

it('solves by the reference with pivots that the engine must not have', async () => {
  const wrong: typeof sytrsCase = {
    ...sytrsCase,
    data(problem, prec, random) {
      const operands = sytrsCase.data(problem, prec, random);
      operands.ipiv.data[operands.ipiv.offset + 3] = 999;
      return operands;
    },
  };
  await attempt(cpu, wrong, { uplo: 'l', n: 8, nrhs: 1 }, 'd');
  expect(cpu.queue.trace.at(-1)?.why).toMatch(/by the reference, because pivot 4 is 999/);
});
