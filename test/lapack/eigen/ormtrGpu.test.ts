// ORMTR and ORGTR on the GPU against Q in doubles: both triangles and sides, op, blocks of several sizes.
import { expect } from 'vitest';
import { enqueueOrgtr } from '../../../src/lapack/eigen/orgtr.gpu.ts';
import { enqueueOrmtr } from '../../../src/lapack/eigen/ormtr.gpu.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { gpuTest } from '../../setup/contexts.ts';
import { factorOf, type Reduced, random, reduce, symmetric, ULP, type Uplo } from './reduced.ts';

const OFFSET = 3;
const PAD = 2;

/** A and tau on the GPU, the triangle that the reflectors do not lie in full of NaN. */
function upload(context: Context, uplo: Uplo, n: number, r: Reduced) {
  const ld = n + PAD;
  const A = new Float32Array(OFFSET + ld * n).fill(Number.NaN);
  for (let j = 0; j < n; j++)
    for (let i = 0; i < n; i++) if (uplo === 'l' ? i >= j : i <= j) A[OFFSET + i + j * ld] = r.A[i + j * n]!;
  const buffers = [context.upload('s', A), context.upload('s', Float32Array.from(r.tau))] as const;
  const [a, tau] = buffers;
  return { buffers, A: { data: a, off: OFFSET, ld }, tau: { data: tau, off: 0, ld: 1 } };
}

gpuTest('C := op(Q) C and C op(Q)', async (context) => {
  for (const uplo of ['l', 'u'] as const) {
    for (const [nq, others, nb] of [
      [1, 3, 0],
      [2, 1, 0],
      [5, 4, 2],
      [37, 21, 16],
    ] as const) {
      const r = await reduce(context, uplo, nq, symmetric(nq, random(nq)), 8);
      const Q = factorOf(uplo, nq, r);
      for (const side of ['l', 'r'] as const) {
        for (const trans of ['n', 't'] as const) {
          const [m, n] = side === 'l' ? [nq, others] : [others, nq];
          const ld = m + PAD;
          const host = new Float32Array(OFFSET + ld * n).map(random(7));
          const { buffers, A, tau } = upload(context, uplo, nq, r);
          const C = context.upload('s', host);
          enqueueOrmtr(context.queue, { side, uplo, trans, m, n, A, tau, C: { data: C, off: OFFSET, ld }, nb });
          const found = await context.download(C);
          for (const buffer of [...buffers, C]) buffer.dispose();
          let most = 0;
          for (let j = 0; j < n; j++) {
            for (let i = 0; i < ld; i++) {
              const at = OFFSET + i + j * ld;
              if (at >= host.length) continue;
              let sum = 0;
              for (let k = 0; k < nq; k++) {
                const [row, col] = side === 'l' ? [i, k] : [k, j];
                const q = trans === 'n' ? Q[row + col * nq]! : Q[col + row * nq]!;
                sum += q * host[OFFSET + (side === 'l' ? k + j * ld : i + k * ld)]!;
              }
              const expected = i < m ? sum : host[at]!;
              const error = Math.abs(found[at]! - expected);
              most = error <= most ? most : error;
            }
          }
          expect(most < 30 * nq * ULP, `${uplo} ${side} ${trans} ${nq}: ${most}`).toBe(true);
        }
      }
    }
  }
});

gpuTest('Q', async (context) => {
  for (const uplo of ['l', 'u'] as const) {
    for (const [n, nb] of [
      [1, 0],
      [2, 0],
      [6, 3],
      [41, 16],
    ] as const) {
      const r = await reduce(context, uplo, n, symmetric(n, random(n)), 8);
      const Q = factorOf(uplo, n, r);
      const { buffers, A, tau } = upload(context, uplo, n, r);
      enqueueOrgtr(context.queue, { uplo, n, A, tau, nb });
      const found = await context.download(buffers[0]);
      for (const buffer of buffers) buffer.dispose();
      for (let j = 0; j < n; j++)
        for (let i = 0; i < n; i++)
          expect(Math.abs(found[OFFSET + i + j * A.ld]! - Q[i + j * n]!) < 30 * n * ULP, `${uplo} ${n}`).toBe(true);
    }
  }
});
