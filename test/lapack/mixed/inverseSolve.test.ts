// Solutions by inverted blocks on the diagonal, of every order around that of a block, against substitution in doubles.
import { expect } from 'vitest';
import { enqueueSymmetrize } from '../../../src/blas3/elements/symmetrize.gpu.ts';
import { enqueueNorm } from '../../../src/blas3/norms/lange.gpu.ts';
import type { Context } from '../../../src/index.ts';
import { enqueuePotrf } from '../../../src/lapack/cholesky/potrf.gpu.ts';
import { enqueuePotrs } from '../../../src/lapack/cholesky/potrs.gpu.ts';
import { enqueueGetrf } from '../../../src/lapack/lu/getrf.gpu.ts';
import { enqueueGetrs } from '../../../src/lapack/lu/getrs.gpu.ts';
import { enqueueLuSources, enqueueReordered } from '../../../src/lapack/lu/lapmr.gpu.ts';
import { DoubleSingleLoop } from '../../../src/lapack/mixed/doubleSingleLoop.gpu.ts';
import { provenDoubleSingle } from '../../../src/lapack/mixed/doubleSingleTrial.gpu.ts';
import {
  enqueueInverseSolve,
  enqueueInverseSolver,
  inverseSolver,
  inverseWorkspace,
} from '../../../src/lapack/mixed/inverseSolve.gpu.ts';
import { withLeases } from '../../../src/lapack/refine/expert.gpu.ts';
import type { DeviceMat } from '../../../src/runtime/buffer.ts';
import { HostPairs } from '../../../src/runtime/pairs.ts';
import { mulberry32, signed } from '../../lib/rng.ts';
import { gpu, gpuSweep } from '../../setup/contexts.ts';

const slowly = /llvmpipe/.test(gpu?.gpu?.name ?? '');

async function check(context: Context, n: number, columns: number, diag: 'u' | 'n'): Promise<void> {
  const random = mulberry32(n);
  const ld = 4 * Math.ceil(n / 4) + 4;
  // What lies beside the matrix is not a number, and must not be met.
  const a = new Float32Array(ld * n).fill(Number.NaN);
  for (let j = 0; j < n; j++)
    for (let i = 0; i < n; i++) a[i + j * ld] = i === j ? 2 + random() : signed(random) / Math.sqrt(n);
  const d = Float32Array.from({ length: n * (columns + 1) }, () => signed(random));
  const x = Float64Array.from(d.subarray(0, n * columns));
  for (let c = 0; c < columns; c++) {
    const at = c * n;
    for (let j = 0; j < n; j++) {
      if (diag === 'n') x[at + j]! /= a[j + j * ld]!;
      for (let i = j + 1; i < n; i++) x[at + i]! -= a[i + j * ld]! * x[at + j]!;
    }
    for (let j = n - 1; j >= 0; j--) {
      x[at + j]! /= a[j + j * ld]!;
      for (let i = 0; i < j; i++) x[at + i]! -= a[i + j * ld]! * x[at + j]!;
    }
  }
  const [A, D] = [context.upload('s', a), context.upload('s', d)];
  const [lower, upper] = [0, 1].map(() => {
    const W = context.alloc('s', inverseWorkspace(n));
    if (n > 0) context.write(W, new Float32Array(W.length).fill(Number.NaN));
    return W;
  });
  const solver = { n, A: { data: A, off: 0, ld }, diag, lower: lower!, upper: upper! };
  enqueueInverseSolver(context.queue, solver);
  enqueueInverseSolve(context.queue, solver, { data: D, off: 0, ld: n }, columns);
  const found = await context.download(D);
  for (const buffer of [A, D, lower!, upper!]) buffer.dispose();
  const size = Math.max(1, ...x.map(Math.abs));
  for (let p = 0; p < n * columns; p++)
    expect(Math.abs(found[p]! - x[p]!) < 2e-5 * size, `n ${n}, element ${p}: ${found[p]} ${x[p]}`).toBe(true);
  expect(found.subarray(n * columns)).toEqual(d.subarray(n * columns));
}

gpuSweep('blocks of every order, one right-hand side and some', async (context) => {
  const orders = slowly ? [3, 259] : [0, 1, 3, 256, 257, 300, 515];
  for (const n of orders) await check(context, n, n === 300 ? 3 : 1, n % 2 === 0 ? 'u' : 'n');
});

gpuSweep('corrections by inverses are about as many as by substitution', async ({ queue }) => {
  const form = await provenDoubleSingle(queue);
  if (form === undefined || slowly) return;
  const n = 300;
  const random = mulberry32(5);
  for (const definite of [false, true]) {
    await withLeases(queue, async (lease) => {
      const singles = (values: Float32Array): DeviceMat => {
        const data = lease('s', values.length);
        data.set(values, 0);
        return { data, off: 0, ld: n };
      };
      const a = Float64Array.from({ length: n * n }, () => signed(random));
      if (definite)
        for (let j = 0; j < n; j++)
          for (let i = 0; i <= j; i++) a[i + j * n] = i === j ? 20 + random() : (a[j + i * n] = a[i + j * n]!);
      const A = new HostPairs(a);
      const [H, L, S, D] = [singles(A.hi), singles(A.lo), singles(A.hi), singles(new Float32Array(n))];
      const [ipiv, info]: DeviceMat[] = [n, 1].map((length) => ({ data: lease('i', length), off: 0, ld: 1 }));
      const [norm, sources] = [lease('s', 1), lease('i', n)];
      const result = { data: norm, off: 0, ld: 1 };
      enqueueNorm(queue, { norm: 'i', uplo: 'f', diag: 'n', symmetric: false, m: n, n, A: H, result });
      if (definite) {
        enqueuePotrf(queue, { uplo: 'u', n, A: S, info: info! });
        enqueueSymmetrize(queue, { uplo: 'u', n, A: S });
      } else {
        enqueueGetrf(queue, { m: n, n, A: S, ipiv: ipiv!, info: info! });
        enqueueLuSources(queue, n, ipiv!, sources);
      }
      const solver = inverseSolver(n, S, definite ? 'n' : 'u', lease);
      enqueueInverseSolver(queue, solver);
      const given = {
        pairs: new HostPairs(Float64Array.from({ length: n }, () => signed(random))).interleaved(),
        scales: Float64Array.of(1),
      };
      const rules = { last: 30, norms: { least: 0.5, most: 2 ** 20 }, factor: 2 ** -47, progress: 0.9 };
      const problem = { n, nrhs: 1, form, H, L, norm, info: info!, D, given, rules };
      const steps: number[] = [];
      for (const inverted of [true, false]) {
        const kind = `inverses ${definite} ${inverted}`;
        const { iters } = await new DoubleSingleLoop(queue, { ...problem, kind }, lease).run((columns) => {
          if (!inverted && definite) return enqueuePotrs(queue, { uplo: 'u', n, nrhs: 1, A: S, B: D });
          if (!inverted) return enqueueGetrs(queue, { trans: 'n', n, nrhs: 1, A: S, ipiv: ipiv!, B: D });
          if (!definite) enqueueReordered(queue, n, 1, D, sources);
          enqueueInverseSolve(queue, solver, D, columns);
        });
        steps.push(iters?.[0] ?? Number.NaN);
      }
      expect(steps[0]! <= steps[1]! + 1, `${steps}`).toBe(true);
    });
  }
});
