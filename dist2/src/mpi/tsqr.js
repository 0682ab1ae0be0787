// tsqrSolve: least squares on rows that no rank holds alone, by QR factorizations in a tree.
import { fields, isComplex } from '../core/field.js';
import { agreed, apart } from './agree.js';
import { arrayOf, readMatrix } from './hostMatrix.js';
import { MpiError } from './mpiError.js';
import { openMpi } from './open.js';
import { checkPair, residualsOf, stackedRows, topRight, zeroTriangle } from './rowBlock.js';
/** A message begins with this. */
const [WELL, FAILED] = [0, 1];
const TAG = 0;
export async function tsqrSolve(rows, rhs, options = {}) {
    const ours = await import('./ours.js');
    const on = await apart(options.communicator ?? (await openMpi()).world);
    const own = await agreed(on, 'tsqrSolve', () => {
        ours.contextAmong('tsqrSolve', 3, options, ['communicator', 'rcond']);
        ours.numberAmong('tsqrSolve', 3, 'rcond', options.rcond, 0, (x) => x >= 0, 'must be a number >= 0');
        const A = readMatrix(ours, 'tsqrSolve', rows, 'rows', 1);
        const b = readMatrix(ours, 'tsqrSolve', rhs, 'rhs', 2);
        const block = checkPair('tsqrSolve', A, b);
        const said = `rows of ${block.n} numbers and ${block.nrhs} right-hand sides${b.vector ? ' (a vector)' : ''}, type ${block.type}, rcond ${options.rcond}`;
        return [said, { block, vector: b.vector }];
    });
    const { type, n, nrhs } = own.block;
    const problem = { ours, on, options, type, n, nrhs, vector: own.vector };
    const total = (await on.allreduce(Float64Array.of(own.block.rows)))[0];
    const found = new Attempt();
    const triangle = await found.of(() => triangleOf(problem, own.block), zeroTriangle(own.block));
    const last = await upTheTree(problem, triangle, found);
    const solved = await found.of(() => finish(problem, last, total), undefined);
    return share(problem, solved, total, found);
}
/** What has gone wrong on this rank. Its partners get a message all the same, which says so. */
class Attempt {
    failure;
    heard = false;
    get bad() {
        return this.heard || this.failure !== undefined;
    }
    async of(work, otherwise) {
        if (this.bad)
            return otherwise;
        try {
            return await work();
        }
        catch (why) {
            this.failure = { why };
            return otherwise;
        }
    }
}
const verbOptions = ({ context, signal }) => ({
    ...(context === undefined ? {} : { context }),
    ...(signal === undefined ? {} : { signal }),
});
/** R of rows (A b): as many rows as there are, n + nrhs at most. */
async function triangleOf({ ours, options }, block) {
    if (block.rows === 0)
        return block;
    const array = arrayOf(ours, asMatrix(block));
    const r = await ours.qr(array, { ...verbOptions(options), mode: 'r' });
    return { ...block, rows: r.shape[0], data: r.data };
}
const asMatrix = ({ type, rows, n, nrhs, data }) => ({
    type,
    rows,
    cols: n + nrhs,
    vector: false,
    data,
});
/** At step s a rank whose number has s zeros at its end gets the triangle of the one 2^s further on. Rank 0 has the last one. */
async function upTheTree(problem, mine, found) {
    const { on, type, n, nrhs } = problem;
    const width = (n + nrhs) * (isComplex(type) ? 2 : 1);
    let all = mine;
    for (let step = 1; step < on.size; step *= 2) {
        if ((on.rank & step) !== 0) {
            const message = new fields[type].array(1 + all.rows * width);
            message[0] = found.bad ? FAILED : WELL;
            message.set(all.data, 1);
            await on.send(message, { to: on.rank - step, tag: TAG });
            return all;
        }
        if (on.rank + step >= on.size)
            continue;
        const room = new fields[type].array(1 + (n + nrhs) * width);
        const message = await on.recv(room, { from: on.rank + step, tag: TAG });
        if (message[0] !== WELL)
            found.heard = true;
        const both = stackedRows(all, message.subarray(1));
        all = await found.of(() => triangleOf(problem, both), zeroTriangle(all));
    }
    return all;
}
/** Rank 0: min ||c - R x|| has the solutions of all rows. */
async function finish({ ours, options, on, type }, last, total) {
    if (on.rank !== 0)
        return undefined;
    const { n, nrhs } = last;
    const [R, c] = topRight(last);
    const eps = 2 * fields[type].eps;
    const rcond = options.rcond ?? eps * Math.max(total, n);
    const how = { ...verbOptions(options), rcond };
    const [A, b] = [R, c].map((part) => arrayOf(ours, part));
    const { x, rank } = await ours.lstsq(A, b, how);
    return { x: x.data, rank, residuals: residualsOf(last, x.data, nrhs) };
}
/** Rank 0's solution, to all. */
async function share({ ours, on, type, n, nrhs, vector }, mine, total, found) {
    const head = Float64Array.of(found.bad ? FAILED : WELL, mine?.rank ?? 0);
    await on.bcast(head, { root: 0 });
    if (found.failure === undefined && head[0] !== WELL)
        found.heard = true;
    // A rank may have failed without rank 0 knowing: not before the tree's end, and then its partner has heard.
    if (found.failure !== undefined)
        throw found.failure.why;
    if (found.heard)
        throw new MpiError("tsqrSolve: another rank's computation has failed");
    const { array, parts } = fields[type];
    const x = mine?.x ?? new array(n * nrhs * parts);
    const residuals = mine?.residuals ?? new array(nrhs);
    await on.bcast([x, residuals], { root: 0 });
    return {
        x: arrayOf(ours, { type, rows: n, cols: nrhs, vector, data: x }),
        residuals,
        rank: head[1],
        rows: total,
    };
}
