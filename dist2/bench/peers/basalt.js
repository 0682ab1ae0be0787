// This library as bench:peers calls it, on the CPU: the verbs, from arrays to arrays, BLAS and LAPACK on buffers, and the same by a native
// library of the machine, where there is one.
import { createContext, gemm, gemmStridedBatched, gesv, } from '../../src/index.js';
import { matmul, solve } from '../../src/linalg/index.js';
import { openNative } from '../../src/native.js';
import { shapeOf } from './peer.js';
const verbs = {
    name: 'basalt verbs',
    async open(problem, { A, B }) {
        const context = await createContext({ backend: 'cpu' });
        const a = { data: A, shape: shapeOf(problem) };
        const b = { data: B, shape: problem.kind === 'solve' ? [problem.n] : shapeOf(problem) };
        return {
            run: () => (problem.kind === 'solve' ? solve(a, b, { context }) : matmul(a, b, { context })),
            read: (result) => result.data,
        };
    },
};
/** A stored by rows is A^T by columns: products change their factors, systems are solved with a matrix that was transposed beforehand. */
const routines = (name, openContext) => ({
    name,
    async open({ kind, prec, n, batch }, { A, B }) {
        const context = await openContext();
        const { queue } = context;
        const upload = (values) => context.upload(prec, values);
        const [a, b] = [upload(A), upload(B)];
        const read = (result) => context.download(result);
        if (kind === 'solve') {
            const columns = A.map((_, i) => A[(i % n) * n + Math.floor(i / n)]);
            const [ipiv, info] = [context.alloc('i', n), context.alloc('i', 1)];
            return {
                read,
                async run() {
                    context.write(a, columns);
                    context.write(b, B);
                    await gesv(queue, { n, nrhs: 1, A: a, lda: n, ipiv, B: b, ldb: n, info });
                    return b;
                },
            };
        }
        const C = context.alloc(prec, n * n * batch);
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
const native = {
    ...routines('basalt native', async () => createContext({ backend: 'cpu', provider: await openNative() })),
    native: true,
};
export const OURS = [verbs, engine, native];
