// Matrices that are factored and solved on the calling thread, before the call returns: the smallest by the references, larger ones by the
// CPU engine, of singles on a GPU context as long as that is sooner done than the way to the GPU and back. Each function gives undefined
// where the matrix is not for that.
import { UnsupportedError } from '../core/errors.js';
import { engine } from '../engine/engine.js';
import { choleskyOnEngine, determinantOnEngine, factorOnEngine, invOnEngine, luSolveOnEngine, solveOnEngine, } from './onEngine.js';
import { asynchronous, readyEngine } from './readyEngine.js';
import { choleskySmall, determinantSmall, factorSmall, invSmall, luSolveSmall, solveSmall, } from './small.js';
/**
 * Orders up to which the references are ahead of the engine, none above that of the workspace in small.ts. Of order 16 gesv takes 3.8 us by
 * the reference and 3.7 by the engine in double, 6.2 and 3.5 in single, which JavaScript rounds after each operation; getri 10.3 and 7.0
 * (Xeon, Node 20, 2026-11).
 */
const BY_REFERENCE = { gesv: 12, getrf: 12, getrs: 20, getri: 12, potrf: 12 };
/**
 * Orders, and numbers of right-hand sides, up to which singles on a GPU context stay on the CPU. On an H200 beside 16 threads (Node 20,
 * 2026-11), of order 64, 256, 512, in ms: solve takes 0.59, 1.6, 4.9 by the GPU and 0.03, 0.55, 3.3 by the CPU; inv 1.1, 3.8, 9.8 and 0.1,
 * 1.8, 7.2; det 0.51, 1.6, 3.6 and 0.05, 0.53, 2.1; cholesky 0.27, 1.0, 2.9 and 0.02, 0.39, 1.8; luSolve, which brings n^2 elements there
 * for n^2 operations, 0.34, 0.74, 2.1 and 0.01, 0.08, 0.29. Two threads of another machine solve order 512 in 2.6. Measuring programs and
 * tests change them.
 */
export const BESIDE_GPU = { gesv: 512, getrf: 512, getrs: 1024, getri: 512, potrf: 512 };
/** What computes it at once; undefined: it goes to the queue. Throws if the context is gone, as any use of it would. */
function means(context, prec, kind, order) {
    context.assertAlive();
    const beside = context.placement(prec) === 'gpu';
    if (beside && order > BESIDE_GPU[kind])
        return undefined;
    if (order <= BY_REFERENCE[kind])
        return 'reference';
    return context.provider === undefined ? engine() : undefined;
}
/**
 * The result without a context, for verbs that return no promise.
 * @throws UnsupportedError if it takes the engine, and there is none, or no memory for it.
 */
export function here(routine, { kind, order, reference, byEngine }, prec, ...of) {
    const size = order(...of);
    if (size <= BY_REFERENCE[kind])
        return reference(prec, ...of);
    const e = readyEngine(routine);
    const result = byEngine(e, prec, ...of);
    if (result === undefined)
        throw new UnsupportedError(`${routine}: the CPU engine has no memory for order ${size}: ${asynchronous(routine)}`);
    return result;
}
/** The result of one of both, and a note of it in the trace. */
const atOnce = ({ kind, order, reference, byEngine }) => (context, prec, ...of) => {
    const by = means(context, prec, kind, order(...of));
    if (by === undefined)
        return undefined;
    const { queue } = context;
    const note = (why) => queue.note({ routine: `${prec}${kind}`, backend: 'cpu', why });
    if (by === 'reference') {
        note('the matrix is small: by the reference');
        return reference(prec, ...of);
    }
    const result = byEngine(by, prec, ...of);
    if (result !== undefined)
        note(context.placement(prec) === 'gpu' ? 'the matrix is small: on the CPU' : queue.whyCpu(prec));
    return result;
};
const orderOf = (a) => Math.max(a.rows, a.cols);
const both = (kind, order, reference, byEngine) => ({ kind, order, reference, byEngine });
/** X with A X = B, row by row. Throws SingularError. */
export const solving = /* @__PURE__ */ both('gesv', (a, b, _watch) => Math.max(a.rows, b.cols), solveSmall, solveOnEngine);
export const solveAtOnce = /* @__PURE__ */ atOnce(solving);
/** A^-1, row by row. Throws SingularError. */
export const inverting = /* @__PURE__ */ both('getri', orderOf, invSmall, invOnEngine);
export const invAtOnce = /* @__PURE__ */ atOnce(inverting);
/** P A = L U, m x n by columns, and the pivots, counted from 1. */
export const factorAtOnce = /* @__PURE__ */ atOnce(both('getrf', orderOf, factorSmall, factorOnEngine));
/** X, row by row, of a system that is factored. */
export const luSolveAtOnce = /* @__PURE__ */ atOnce(both('getrs', ({ b }) => orderOf(b), luSolveSmall, luSolveOnEngine));
/** det(A) by P A = L U. */
export const determining = /* @__PURE__ */ both('getrf', orderOf, determinantSmall, determinantOnEngine);
export const determinantAtOnce = /* @__PURE__ */ atOnce(determining);
/** L with A = L L^T, or U with A = U^T U, row by row, zeros in the other triangle. Throws NotPositiveDefiniteError. */
export const factoringPositive = /* @__PURE__ */ both('potrf', (a, _upper) => a.rows, choleskySmall, choleskyOnEngine);
export const choleskyAtOnce = /* @__PURE__ */ atOnce(factoringPositive);
