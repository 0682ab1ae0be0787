// Launches of the kernels that give each matrix of a batch to one workgroup. Which of them a routine needs is in its own file.
import { pick } from '../autotune/pick.js';
import { limitsOf } from '../autotune/space.js';
import { isComplex } from '../core/field.js';
import { withFlags } from './deviceBatch.gpu.js';
import { batchParams, isListed, recordsOf, } from './deviceBatch.js';
import { triangles } from './factorTriangles.js';
import { batchScatter, choleskyGroup, FEW_COLUMNS, groupKernels, luGroup, scatterVariants, substituteGroup, } from './group.kernels.js';
const problemOf = (queue, rows, subgroups = true) => {
    const gpu = queue.context.gpu;
    return { ...limitsOf(gpu), rows, lanes: subgroups ? gpu.lanes : 0 };
};
/** Stands, as a forced variant, for one matrix after the other. */
const SINGLE = 'single';
const kernelsOf = ({ data }) => groupKernels(data.type);
/** Whether a workgroup of the device has so many rows of A. */
export function fitsGroup(queue, rows, A, force) {
    if (force === SINGLE)
        return false;
    const problem = problemOf(queue, rows);
    const { luRules, choleskyRules } = kernelsOf(A);
    return [luRules, choleskyRules].every((rules) => rules.some((r) => r.fits(problem)));
}
/** A = P L U. */
export function enqueueGroupLu(queue, run, f) {
    const { A, to, pivot } = f;
    const { luRules, luVariants } = kernelsOf(A);
    const shape = pick(luRules, problemOf(queue, run.m, pivot), f.force).choice;
    const tuning = luVariants.of(A.data.type, { LISTED: isListed(run), COPIES: to !== undefined, PIVOT: pivot }, shape);
    const ipiv = to === undefined ? f.ipiv : { data: to.ipiv, off: 0, stride: run.n };
    withFlags(queue, f.count, f, (nonfinite) => {
        const params = {
            ...batchParams(run, { A, ipiv }, { ...f, nonfinite }),
            ldF: to?.ld ?? 0,
            strideF: to?.stride ?? 0,
        };
        const buffers = {
            F: to?.data ?? A.data,
            A: A.data,
            info: f.info.data,
            nonfinite: nonfinite.data,
            ...(pivot ? { ipiv: ipiv.data } : {}),
            ...recordsOf(run),
        };
        queue.launch(luGroup, tuning, buffers, params, [run.count, 1, 1]);
    });
}
/** Which factorization kernels make: real matrices are Hermitian too. */
const ldlFlags = ({ data }, mirror) => ({
    LDL: mirror !== undefined,
    SYMMETRIC: mirror === 't' && isComplex(data.type),
});
/** A = L L^H or U^H U, or with D between them. */
export function enqueueGroupCholesky(queue, run, f) {
    const { A, upper, ldl } = f;
    const { choleskyRules, choleskyVariants } = kernelsOf(A);
    const shape = pick(choleskyRules, problemOf(queue, run.n), f.force).choice;
    const across = (upper ? A.cs : A.rs) !== 1;
    const flags = { LISTED: isListed(run), ACROSS: across, ...ldlFlags(A, ldl) };
    const tuning = choleskyVariants.of(A.data.type, flags, shape);
    withFlags(queue, f.count, f, (nonfinite) => {
        const params = { ...batchParams(run, { A }, { ...f, nonfinite }), upper: Number(upper) };
        const buffers = { A: A.data, info: f.info.data, nonfinite: nonfinite.data, ...recordsOf(run) };
        queue.launch(choleskyGroup, tuning, buffers, params, [run.count, 1, 1]);
    });
}
/** Solution with factors, or inverse. */
export function enqueueGroupSubstitution(queue, run, s) {
    const { A, B, C, to, held, factors, fails } = s;
    const { substituteRules, substituteVariants } = kernelsOf(A);
    const inverse = B === undefined;
    const columns = inverse ? run.n : run.nrhs;
    const rules = !inverse && columns <= FEW_COLUMNS ? substituteRules.few : substituteRules.many;
    const shape = pick(rules, problemOf(queue, run.n), s.force).choice;
    const ipiv = held?.ipiv === undefined ? s.ipiv : { data: held.ipiv, off: 0, stride: run.n };
    const X = to?.data ?? (inverse ? C : B).data;
    const F = held?.data ?? A.data;
    const inX = F === X;
    const pivots = ipiv !== undefined;
    const flags = {
        LISTED: isListed(run),
        PIVOTS: pivots,
        INVERSE: inverse,
        F_IN_X: inX,
        CHECKS: fails === 'info',
        ZEROS: fails === 'zeros',
    };
    const tuning = substituteVariants.of(A.data.type, flags, shape);
    const params = {
        ...batchParams(run, { A, B, C, ipiv }, s),
        ...triangles[factors],
        swap: triangles[factors].unit2 === 1 ? 2 : 1,
        packedF: Number(held !== undefined),
        packedX: Number(to !== undefined),
        ldF: (held ?? to)?.ld ?? 0,
        strideF: (held ?? to)?.stride ?? 0,
    };
    const buffers = {
        X,
        ...(inX ? {} : { F }),
        ...(pivots ? { ipiv: ipiv.data } : {}),
        ...(fails === 'info' ? { failed: s.info.data } : {}),
        ...(fails === 'zeros' ? { info: s.info.data } : {}),
        ...recordsOf(run),
    };
    const groups = Math.max(1, Math.ceil(columns / shape.NB));
    queue.launch(substituteGroup, tuning, buffers, params, [run.count, groups, 1]);
}
/**
 * Packed matrices to an operand: where info is not 0 it is left, or filled with NaN. A triangle is that of a Hermitian matrix, unless it is
 * said to be symmetric.
 */
export function enqueueScatter(queue, run, s, to = 'A') {
    const { m, n, nrhs, count } = run;
    const { from } = s;
    const [rows, cols] = { A: [m, n], B: [n, nrhs], C: [n, n] }[to];
    if (rows === 0 || cols === 0)
        return;
    const tilesDown = Math.ceil(rows / 32);
    const params = {
        ...batchParams(run, s, s),
        operand: ['A', 'B', 'C'].indexOf(to),
        part: ['all', 'lower', 'upper'].indexOf(s.part),
        tilesDown,
        ldW: from.ld,
        strideW: from.stride,
        always: Number(s.always ?? false),
        realDiagonal: Number(s.part !== 'all' && s.isSymmetric !== true),
    };
    const buffers = { W: from.data, X: s[to].data, failed: s.info.data, ...recordsOf(run) };
    const tuning = scatterVariants.of(from.data.type, { LISTED: isListed(run) });
    queue.launch(batchScatter, tuning, buffers, params, [count, tilesDown * Math.ceil(cols / 32), 1]);
}
