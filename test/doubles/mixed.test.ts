// dsgesv and dsposv where doubles live on the GPU: systems that single precision cannot do are factored in doubles there, not on the CPU.
import { describe, expect } from 'vitest';
import { dsgesv, dsposv } from '../../src/index.ts';
import type { Context } from '../../src/runtime/context.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { cpu, doubles, gpuTest } from '../setup/contexts.ts';

const n = 40;
const rng = mulberry32(3);
/** Positive definite, with a row and a column beyond the range of singles. */
const A = Float64Array.from({ length: n * n }, () => signed(rng));
for (let j = 0; j < n; j++) {
  for (let i = 0; i < j; i++) A[i + j * n] = A[j + i * n]!;
  A[j + j * n] = j === 7 ? 1e60 : 2 * n;
}
const b = Float64Array.from({ length: n }, () => signed(rng));

async function solve(context: Context, routine: 'dsgesv' | 'dsposv'): Promise<readonly [Float64Array, number[]]> {
  const [a, B, X] = [context.upload('d', A), context.upload('d', b), context.alloc('d', n)];
  const ints = context.alloc('i', n + 2);
  const common = { n, nrhs: 1, A: a, lda: n, B, ldb: n, X, ldx: n, iter: ints.at(n), info: ints.at(n + 1) };
  if (routine === 'dsgesv') await dsgesv(context, { ...common, ipiv: ints });
  else await dsposv(context, { ...common, uplo: 'l' });
  return [await context.download(X), [...(await context.download(ints))].slice(n)];
}

describe('systems beyond single precision, with doubles on the GPU', () => {
  for (const routine of ['dsgesv', 'dsposv'] as const) {
    gpuTest(`${routine} ends in doubles there`, async () => {
      const context = await doubles();
      context.queue.trace.length = 0;
      const [X, [iter, info]] = await solve(context, routine);
      const [expected] = await solve(cpu, routine);
      expect([iter, info]).toEqual([-2, 0]);
      const error = X.reduce((most, x, i) => Math.max(most, Math.abs(x - expected[i]!)), 0);
      expect(error).toBeLessThan(1e-15);
      const last = context.queue.trace.filter((note) => note.routine === routine).slice(-1)[0]!;
      expect(last).toMatchObject({ backend: 'gpu' });
      expect(context.queue.trace.map(({ why }) => why).join('; ')).toContain('doubles: halved');
    });
  }
});
