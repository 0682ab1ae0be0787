// This library as bench:peers calls it, on the CPU: the verbs, from arrays to arrays, BLAS and LAPACK on buffers, and the same by a native
// library of the machine, where there is one.
import {
  type ArrayOf,
  type Context,
  createContext,
  type DeviceBuffer,
  gemm,
  gemmStridedBatched,
  gesv,
} from '../../src/index.ts';
import { matmul, solve } from '../../src/linalg/index.ts';
import { openNative } from '../../src/native.ts';
import { type Peer, shapeOf } from './peer.ts';
import type { RealArray } from './problems.ts';

const verbs: Peer = {
  name: 'basalt verbs',
  async open(problem, { A, B }) {
    const context = await createContext({ backend: 'cpu' });
    const a = { data: A, shape: shapeOf(problem) };
    const b = { data: B, shape: problem.kind === 'solve' ? [problem.n] : shapeOf(problem) };
    return {
      run: () => (problem.kind === 'solve' ? solve(a, b, { context }) : matmul(a, b, { context })),
      read: (result) => (result as { data: RealArray }).data,
    };
  },
};

/** A stored by rows is A^T by columns: products change their factors, systems are solved with a matrix that was transposed beforehand. */
const routines = (name: string, openContext: () => Promise<Context>): Peer => ({
  name,
  async open({ kind, prec, n, batch }, { A, B }) {
    const context = await openContext();
    const { queue } = context;
    const upload = (values: RealArray) => context.upload<'s' | 'd'>(prec, values as ArrayOf<'s' | 'd'>);
    const [a, b] = [upload(A), upload(B)];
    const read = (result: unknown) => context.download(result as DeviceBuffer<'s' | 'd'>);
    if (kind === 'solve') {
      const columns = A.map((_, i) => A[(i % n) * n + Math.floor(i / n)]!) as ArrayOf<'s' | 'd'>;
      const [ipiv, info] = [context.alloc('i', n), context.alloc('i', 1)];
      return {
        read,
        async run() {
          context.write(a, columns);
          context.write(b, B as ArrayOf<'s' | 'd'>);
          await gesv(queue, { n, nrhs: 1, A: a, lda: n, ipiv, B: b, ldb: n, info });
          return b;
        },
      };
    }
    const C = context.alloc<'s' | 'd'>(prec, n * n * batch);
    const args = { m: n, n, k: n, A: b, lda: n, B: a, ldb: n, C, ldc: n };
    const strides = { strideA: n * n, strideB: n * n, strideC: n * n, batchCount: batch };
    return {
      read,
      async run() {
        await (kind === 'matmul' ? gemm(queue, args) : gemmStridedBatched(queue, { ...args, ...strides }));
        return C;
      },
    };
  },
});

const engine = routines('basalt BLAS', () => createContext({ backend: 'cpu' }));
const native: Peer = {
  ...routines('basalt native', async () => createContext({ backend: 'cpu', provider: await openNative() })),
  native: true,
};

export const OURS: readonly Peer[] = [verbs, engine, native];
