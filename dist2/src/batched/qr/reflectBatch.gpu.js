// Products of the matrices of a batch with the reflectors of QR factorizations on the GPU: blocks of columns in registers, all of a batch
// at once; problems that are too tall for it one after the other. orgqr, ormqr and the factorization of larger matrices are made of it.
import { limitsOf } from '../../autotune/space.js';
import { eachRun, sizeClass } from '../deviceBatch.gpu.js';
import { batchParams, isListed, raggedRecords, recordsOf, } from '../deviceBatch.js';
import { eachSlice } from '../slices.gpu.js';
import { lanesOf, pickReflectShape, reflectClass, reflectGroup, reflectTuning, } from './reflect.kernels.js';
import { enqueueMove, enqueueReflectSingle } from './reflectSingle.gpu.js';
/** A vector as a matrix of one column. */
export const columnOf = ({ data, off, stride, offsets, places }) => ({
    ...{ data, off, rs: 1, cs: 1, stride, offsets },
    ...(places === undefined ? {} : { places: { offsets: places, lds: places } }),
});
/** C := H(first) .. H(last-1) C, or with `trans` their adjoints in the other order, for every problem of the batch. */
export function enqueueReflectBatch(queue, f) {
    const { V, C, m, n, last } = f;
    const inPlace = C === V;
    // As operand C, so that a list of offsets is checked against its own length.
    const o = { A: V, B: inPlace ? undefined : C, C: columnOf(f.tau) };
    const shapes = { A: [m, inPlace ? n : last], B: [m, n], C: [last, 1] };
    const { sizes, count } = f;
    const type = V.data.type;
    const counted = sizes?.nrhs !== undefined;
    const each = (run) => apply(queue, run, { ...f, o, counted, tauInC: true, inPlace, share: lanesOf(type, run.m, run.n) });
    if (sizes === undefined || count === 0) {
        eachRun(queue, { m, n, nrhs: last, count }, o, shapes, each);
        return;
    }
    const { words, runs } = raggedRecords(sizes, count, o, reflectClass);
    const records = queue.context.upload('i', new Int32Array(words.buffer));
    for (const run of runs)
        if (run.shapes[0] * run.shapes[1] > 0)
            each({ ...run, records });
    records.dispose();
}
/**
 * The same for a run. With records sizes and places are theirs: A is V, the pivots are tau, and B is C if C is not V; a problem then has as
 * many reflectors as rows, and columns from fromColumn >= last on, or scales that are zero for those that it has not. Of problems of one
 * sizeClass the bits do not depend on which of them are in the run.
 */
export function enqueueReflect(queue, run, f) {
    const inPlace = f.C === f.V;
    const o = { A: f.V, B: inPlace ? undefined : f.C, ipiv: f.tau };
    const share = lanesOf(f.V.data.type, sizeClass(run.m, run.n) - f.first);
    apply(queue, run, { ...f, o, counted: false, tauInC: false, inPlace, share });
}
function apply(queue, run, a) {
    const { o, identity = false, fromColumn = 0, first, force, inPlace } = a;
    const columns = run.n - fromColumn;
    const last = Math.min(a.last, run.m);
    // Rows above the first reflector have no part in it.
    const rows = run.m - first;
    if (run.m === 0 || columns <= 0 || (last <= first && !identity))
        return;
    const { lanes } = queue.context.gpu;
    const type = o.A.data.type;
    const problem = {
        type,
        ...limitsOf(queue.context.gpu),
        rows,
        columns,
        share: a.share,
        whole: identity,
        lanes,
    };
    const own = { ...a, last };
    const shape = force === 'single' ? undefined : pickReflectShape(problem, force);
    if (shape === undefined)
        enqueueReflectSingle(queue, run, own);
    else if (!(identity && inPlace) || columns <= shape.SIDE * shape.CPT)
        launch(queue, run, own, shape);
    else {
        // Columns that a workgroup has written others still read as reflectors: Q is made elsewhere.
        const [ld, stride] = [run.m, run.m * run.n];
        eachSlice(queue, run, { ...o, count: run.count }, stride, (part, sliced) => {
            const data = queue.context.lease(type, part.count * stride);
            const to = { data, ld, stride };
            const elsewhere = { ...own, o: { ...o, ...sliced } };
            launch(queue, part, elsewhere, shape, to);
            enqueueMove(queue, part, elsewhere, 'C', to, 'back');
            data.dispose();
        });
    }
}
/** One dispatch for all problems of a run. */
function launch(queue, run, a, shape, to) {
    const { o, identity = false, fromColumn = 0 } = a;
    const { A } = o;
    const C = to?.data ?? (o.B ?? A).data;
    const scales = (a.tauInC ? o.C : o.ipiv).data;
    const wide = shape.SIDE * shape.CPT;
    const columns = run.n - fromColumn;
    const flags = {
        listed: isListed(run),
        identity,
        skips: identity && columns <= wide && wide <= shape.LANES * shape.ROWS,
        across: A.rs !== 1,
        vInC: A.data === C,
        tauInC: scales === C,
    };
    const tuning = reflectTuning(shape, flags, A.data.type);
    const params = {
        ...batchParams(run, o, {}),
        begin: a.first,
        end: a.last,
        column: fromColumn,
        backward: Number(!a.trans),
        counted: Number(a.counted),
        tauInC: Number(a.tauInC),
        inPlace: Number(a.inPlace),
        conjV: Number(a.conjugate ?? false),
        conjTau: Number((a.conjugate ?? false) !== a.trans),
        ldW: to?.ld ?? 0,
        strideW: to?.stride ?? 0,
    };
    const buffers = { C, reflectors: A.data, tau: scales, ...recordsOf(run) };
    const groups = [Math.ceil(run.count / shape.GROUP), Math.ceil(columns / wide), 1];
    queue.launch(reflectGroup, tuning, buffers, params, groups);
}
