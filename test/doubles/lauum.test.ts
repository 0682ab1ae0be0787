// The product of a triangle with its adjoint in doubles, of an order that is halved: of integers it is exact, and what is beside the
// triangle is neither read nor written.
import { expect } from 'vitest';
import { enqueueLauumDoubles } from '../../src/lapack/cholesky/lauumDoubles.gpu.ts';
import { mulberry32 } from '../lib/rng.ts';
import { doubles, gpuWide } from '../setup/contexts.ts';

const [N, LD] = [260, 263];

for (const prec of ['d', 'z'] as const)
  for (const uplo of ['l', 'u'] as const)
    gpuWide(`${uplo === 'u' ? 'U U^H' : 'L^H L'} of order ${N}: ${prec}`, async () => {
      const parts = prec === 'z' ? 2 : 1;
      const isBeside = (i: number, j: number): boolean => (uplo === 'l' ? i < j : i > j);
      const rng = mulberry32(7);
      const a = new Float64Array(parts * LD * N).fill(Number.NaN);
      for (let j = 0; j < N; j++)
        for (let i = 0; i < N; i++)
          if (!isBeside(i, j)) for (let k = 0; k < parts; k++) a[parts * (i + j * LD) + k] = Math.floor(rng() * 7) - 3;
      const context = await doubles();
      const A = context.upload(prec, a);
      enqueueLauumDoubles(context.queue, uplo, N, { data: A, off: 0, ld: LD });
      const found = await context.download(A);
      A.dispose();

      const at = (i: number, j: number, k: number): number =>
        k >= parts || isBeside(i, j) ? 0 : a[parts * (i + j * LD) + k]!;
      let wrong = 0;
      for (let j = 0; j < N; j++)
        for (let i = 0; i < N; i++) {
          // Of U row i times row j, of L column i times column j, one of each conjugated; from there on neither is zero.
          let [re, im] = [0, 0];
          for (let l = Math.max(i, j); l < N && !isBeside(i, j); l++) {
            const [x, y] = uplo === 'u' ? [at(i, l, 0), at(i, l, 1)] : [at(l, i, 0), -at(l, i, 1)];
            const [u, v] = uplo === 'u' ? [at(j, l, 0), -at(j, l, 1)] : [at(l, j, 0), at(l, j, 1)];
            re += x * u - y * v;
            im += x * v + y * u;
          }
          for (const [k, right] of [re, im].slice(0, parts).entries()) {
            const x = found[parts * (i + j * LD) + k]!;
            if (isBeside(i, j) ? !Number.isNaN(x) : x !== right) wrong++;
          }
        }
      expect(wrong).toBe(0);
    });
