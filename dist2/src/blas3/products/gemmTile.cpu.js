import { gemmKernel } from '../../engine/kernels/gemm.js';
import { arrayAt } from '../../engine/views.js';
/**
 * The first is the guess, and the fastest in Node 20 and 22. 2 x 6 is faster with multiply-add in Node 24 (51 for 44 GFLOP/s), 4 x 5 where
 * V8 joins two vectors to one of 256 bits (--experimental-wasm-revectorize: 82 for 45). Singles of order 256, Xeon with AVX-512, 2026-11.
 */
const SHAPES = [
    { vectors: 2, cols: 4 },
    { vectors: 2, cols: 6 },
    { vectors: 4, cols: 5 },
];
/** Rounds of the trial, and the multiplications before each, of which a round itself has 2 %. */
const ROUNDS = 12;
const WORK = 2.5e8;
/** The product that is timed: multiples of all tiles, and its operands stay in the second-level cache. */
const [M, N, K] = [96, 60, 256];
const trials = new Map();
/** Kernels for complex numbers, by those for their parts, which have the same tile. */
const complexKernels = new Map();
/** The kernel for a product of that many multiplications. Every kernel there is to choose from gives the same bits. */
export function tileKernel(e, r, work) {
    if (r.parts === 1)
        return realKernel(e, r, work);
    const like = realKernel(e, r.real, work);
    let kernel = complexKernels.get(like);
    if (kernel === undefined) {
        kernel = gemmKernel(r.real, like.tile, 2);
        complexKernels.set(like, kernel);
    }
    return kernel;
}
function realKernel(e, r, work) {
    let trial = trials.get(r);
    if (trial === undefined) {
        const kernels = SHAPES.map((shape) => gemmKernel(r, { ...shape, fused: e.relaxed }));
        trial = { kernels, times: kernels.map(() => Number.POSITIVE_INFINITY), chosen: kernels[0], rounds: 0, work: 0 };
        trials.set(r, trial);
    }
    trial.work += work;
    if (trial.work > WORK && trial.rounds < ROUNDS && !e.busy) {
        trial.work = 0;
        playRound(e, r, trial);
    }
    return trial.chosen;
}
/** One product by every kernel; the last round decides for the fastest of those that give the first one's bits. */
function playRound(e, r, trial) {
    const { kernels, times } = trial;
    trial.rounds++;
    e.within((space) => {
        const [A, B, C] = [space.take(M * K * r.bytes), space.take(K * N * r.bytes), space.take(M * N * r.bytes)];
        for (const factor of [arrayAt(e, r, A, M * K), arrayAt(e, r, B, K * N)]) {
            for (let i = 0; i < factor.length; i++)
                factor[i] = ((i * 0.618034) % 1) - 0.5;
        }
        const results = kernels.map((kernel, i) => {
            const { gemm } = e.functionsOf(kernel);
            const start = performance.now();
            gemm(0, 0, 0, M, N, K, 1, A, M, B, K, 0, C, M);
            times[i] = Math.min(times[i], performance.now() - start);
            return arrayAt(e, r, C, M * N).slice();
        });
        if (trial.rounds === ROUNDS) {
            const right = kernels.filter((_, i) => results[i].every((c, p) => Object.is(c, results[0][p])));
            const timeOf = (kernel) => times[kernels.indexOf(kernel)];
            trial.chosen = right.reduce((best, kernel) => (timeOf(kernel) < timeOf(best) ? kernel : best));
        }
        return true;
    });
}
