// Launches of the kernels for batches of small matrices: everything that getrf, potrf, gesv and their like have in common.
import { fields } from '../core/field.js';
import { eachDense } from './deviceBatch.gpu.js';
import { batchParams, isListed, recordsOf, SMALL, } from './deviceBatch.js';
import { cholSmall, invSmall, luSmall, paddedOrder, pickShape, rhsWidth, smallTuning, solveSmall, } from './small.kernels.js';
/** The kernels that factor, and with right-hand sides solve too. */
const factors = (kernel) => kernel === luSmall || kernel === cholSmall;
/** Whether the kernel reads and writes whole matrices A, nothing else of their buffer: what could be staged. */
function wholeInPlace(kernel, { A, B, C }) {
    if (kernel === solveSmall)
        return false;
    if (factors(kernel))
        return B?.data !== A.data;
    return C.data === A.data && C.off === A.off && C.stride === A.stride && C.rs === A.rs && C.cs === A.cs;
}
/** The constants of a kernel that say which operands there are, and where. */
function operandFlags({ kernel, run, operands: { A, B, C }, reports, flags }) {
    const inA = (X) => Number(X?.data === A.data);
    const RHS = rhsWidth(flags.INVERTS === 1 ? run.n : run.nrhs);
    return {
        NONFINITE: Number(reports.nonfinite !== undefined),
        ...(factors(kernel) ? { SOLVES: Number(B !== undefined) } : { C_IN_A: inA(C) }),
        ...(kernel === invSmall ? {} : { B_IN_A: inA(B), RHS }),
        ...flags,
    };
}
/** Whether the matrices A lie one behind the other, without gaps, at a place where 16 bytes can be taken at once. */
function isPacked({ m, n, records }, { A }) {
    const columns = A.rs === 1 && A.cs === n;
    const rows = A.cs === 1 && A.rs === n;
    return (records === undefined &&
        m === n &&
        n > 0 &&
        A.stride === n * n &&
        (A.off * fields[A.data.type].bytes) % 16 === 0 &&
        (columns || rows) &&
        A.data.inFours);
}
/** One launch for all problems of a run. */
function enqueueSmall(queue, l) {
    const { kernel, run, operands, reports } = l;
    const flags = operandFlags(l);
    const type = operands.A.data.type;
    const { lanes, threads, workgroupBytes: bytes, software } = queue.context.gpu;
    const order = paddedOrder(Math.max(run.m, run.n));
    const { choice: shape } = pickShape({
        order,
        type,
        packed: wholeInPlace(kernel, operands) && isPacked(run, operands),
        lanes,
        threads,
        bytes,
        software,
    }, l.force);
    const wholeOrder = kernel === luSmall || kernel === invSmall;
    const held = shape.LANES * shape.ROWS;
    const full = run.records === undefined && run.m === run.n && run.n === held && held === order;
    const { A, B, C, ipiv } = operands;
    const tuning = smallTuning(kernel.name, wholeOrder ? order : undefined, shape, {
        EDGE: Number(!full),
        LISTED: Number(isListed(run)),
        ACROSS: Number(shape.STAGED === 1 && (A.rs !== 1) !== (flags.FLIPPED === 1)),
        ...flags,
    }, type);
    const buffers = { A: A.data, A4: A.data, ...recordsOf(run) };
    if (B !== undefined)
        buffers.B = B.data;
    if (C !== undefined)
        buffers.C = C.data;
    if (ipiv !== undefined)
        buffers.ipiv = ipiv.data;
    if (reports.info !== undefined)
        buffers.info = reports.info.data;
    if (reports.nonfinite !== undefined)
        buffers.nonfinite = reports.nonfinite.data;
    const groups = Math.ceil((run.count * shape.LANES) / shape.THREADS);
    queue.launch(kernel, tuning, buffers, batchParams(run, operands, reports), [groups, 1, 1]);
}
/** One run after the other: small problems in registers, several of them in a workgroup. */
export function enqueueDense(queue, f, d) {
    eachDense(queue, f, d, (run, own) => {
        if (Math.max(run.m, run.n) > SMALL)
            d.large(queue, run, own);
        else
            enqueueSmall(queue, { ...d, run, reports: own, force: f.force });
    });
}
