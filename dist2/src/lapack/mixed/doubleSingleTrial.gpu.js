// The trial that tells whether a device computes double-single arithmetic right. WGSL lets compilers regroup and fuse what this arithmetic
// depends on: an adapter is not trusted, but tried, with the kernels that are to be used.
import { larger } from '../../core/extremes.js';
import { HostPairs } from '../../runtime/pairs.js';
import { DS_KERNELS, enqueueDsCorrection, enqueueDsResidual } from './doubleSingle.gpu.js';
import { DS_THREADS, dsForms } from './doubleSingle.kernels.js';
/** Rows and columns of the trial: slices of which one is not full, and a workgroup that is not. */
const [ROWS, COLUMNS] = [DS_THREADS + 37, 270];
/** Relative to |A| |x|: right forms stay below 10^-14, those that a compiler has spoilt come to 10^-9. */
const LIMIT = 1e-13;
const proven = new WeakMap();
/** The cheapest form that this context's device computes right; undefined if it computes none. Tried once per context. */
export function provenDoubleSingle(queue) {
    const { context } = queue;
    queue.recorder?.refuse('a trial of the device');
    let form = proven.get(context);
    if (form === undefined) {
        form = tryForms(queue);
        proven.set(context, form);
        // A device that was lost meanwhile has proved nothing: whoever asks again hears of it again.
        form.catch(() => proven.delete(context));
    }
    return form;
}
/** The first form with which the kernels are right. */
export async function tryForms(queue, kernels = DS_KERNELS) {
    for (const form of dsForms)
        if ((await dsError(queue, form, kernels)) < LIMIT)
            return form;
    return undefined;
}
/** The largest error of a small residual b - A x, in which b nearly cancels A x, and of a correction of it, relative to their terms. */
export async function dsError(queue, form, kernels = DS_KERNELS) {
    let seed = 1;
    const next = () => {
        seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
        return seed / 2 ** 31 + (seed >>> 5) / 2 ** 58; // more bits than a single has
    };
    const random = (length) => Float64Array.from({ length }, next);
    const [A, x, exact, size] = [random(ROWS * COLUMNS), random(COLUMNS), random(ROWS), new Float64Array(ROWS)];
    const d = Float32Array.from(random(ROWS));
    const b = new Float64Array(ROWS);
    const { hi, lo } = new HostPairs(A);
    const pairs = new HostPairs(x).interleaved();
    for (let j = 0; j < COLUMNS; j++) {
        for (let i = 0; i < ROWS; i++) {
            const term = (hi[i + j * ROWS] + lo[i + j * ROWS]) * (pairs[2 * j] + pairs[2 * j + 1]);
            b[i] = b[i] + term;
            size[i] = size[i] + Math.abs(term);
        }
    }
    const product = b.slice();
    for (let i = 0; i < ROWS; i++)
        b[i] = b[i] + 1e-6 * exact[i];
    const given = new HostPairs(b).interleaved();
    const { context } = queue;
    const singles = (values) => context.upload('s', values);
    const [H, L, X, B, D] = [singles(hi), singles(lo), singles(pairs), singles(given), singles(d)];
    const [R, wanted, facts] = [
        singles(new Float32Array(2 * ROWS)),
        context.upload('i', Int32Array.of(1)),
        context.alloc('i', 2),
    ];
    const mat = (data, ld) => ({ data, off: 0, ld });
    try {
        const shape = { m: ROWS, n: COLUMNS, columns: 1, H: mat(H, ROWS), L: mat(L, ROWS), X: mat(X, COLUMNS) };
        enqueueDsResidual(queue, { ...shape, B: mat(B, ROWS), R: mat(R, ROWS), form }, kernels);
        const correction = { n: ROWS, columns: 1, X: mat(B, ROWS), D: mat(D, ROWS), wanted, facts, form };
        enqueueDsCorrection(queue, correction, kernels);
        const [found, corrected] = await Promise.all([R.copyOut(0, 2 * ROWS), B.copyOut(0, 2 * ROWS)]);
        let worst = 0;
        const compare = (pair, i, wantedNumber, terms) => {
            worst = larger(Math.abs(pair[2 * i] + pair[2 * i + 1] - wantedNumber) / terms, worst);
        };
        for (let i = 0; i < ROWS; i++) {
            const right = given[2 * i] + given[2 * i + 1];
            compare(found, i, right - product[i], size[i]);
            compare(corrected, i, right + d[i], Math.abs(right) + Math.abs(d[i]));
        }
        return worst;
    }
    finally {
        for (const buffer of [H, L, X, B, D, R, wanted, facts])
            buffer.dispose();
    }
}
