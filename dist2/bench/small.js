// Small calls on the CPU backend, where checks and promises weigh most. Sampled by npm's benchmark until the mean is steady.
import Benchmark from 'benchmark';
import { createContext, gemm } from '../src/index.js';
import { gemmCase } from '../testing/cases/blas3/products/gemm.js';
import { gesvCase } from '../testing/cases/lapack/lu/gesv.js';
import { flops, written } from '../testing/lib/case.js';
import { Staged } from '../testing/lib/operands.js';
import { Random } from '../testing/lib/random.js';
/** Mean time of a call, its promise included. */
function sample(name, call, count) {
    return new Promise((resolve, reject) => {
        const benchmark = new Benchmark(name, {
            defer: true,
            maxTime: 1,
            fn: (deferred) => {
                call().then(() => deferred.resolve(), reject);
            },
            onComplete: () => {
                const { mean, rme } = benchmark.stats;
                resolve({ name, microseconds: mean * 1e6, margin: rme, gflops: count / mean / 1e9 });
            },
            onError: (event) => reject(event.target.error),
        });
        benchmark.run({ async: true });
    });
}
const GENERAL = { transA: 'n', transB: 'n', alpha: 0.29, beta: -0.48 };
export async function benchSmall(print) {
    const context = await createContext({ backend: 'cpu' });
    const rows = [];
    const add = async (name, call, count) => {
        const row = await sample(name, call, count);
        rows.push(row);
        print(row);
    };
    const ofCase = async (c, problem, prec, size) => {
        const data = c.data(problem, prec, new Random());
        const staged = new Staged(context, prec, data);
        const call = async () => {
            if (!c.repeatable)
                staged.load(written(c, data)); // a few percent of the factorization, and part of what is shown
            await c.run(context.queue, problem, staged.at);
        };
        await add(`${prec}${c.spec.name} n = ${size}`, call, flops(c, problem, prec));
        staged.dispose();
    };
    const X = context.alloc('d', 1);
    const Y = context.alloc('d', 1);
    const empty = { m: 0, n: 1, k: 1, A: X, lda: 1, B: X, ldb: 1, C: Y, ldc: 1 };
    await add('checks of an empty gemm', () => gemm(context.queue, empty), 0);
    for (const n of [1, 8, 32, 128])
        await ofCase(gemmCase, { ...GENERAL, m: n, n, k: n }, 'd', n);
    for (const n of [8, 32, 128])
        await ofCase(gesvCase, { n, nrhs: 1 }, 'd', n);
    context.dispose();
    return rows;
}
