// What verbs are made of on one grid: calls of ScaLAPACK on distributed matrices, their workspace, matrices in other blocks, and norms.
// Where a rank is alone without ScaLAPACK, `alone` computes.
import { UnsupportedError } from '../../core/errors.js';
import { fields, isComplex } from '../../core/field.js';
import { MOST } from '../blockCyclic.js';
import { DistributedMatrix } from '../distributedMatrix.js';
import { moved } from '../move.js';
import { MpiError } from '../mpiError.js';
export class Engine {
    grid;
    on;
    scalapack;
    context;
    constructor(grid, on, scalapack, context) {
        this.grid = grid;
        this.on = on;
        this.scalapack = scalapack;
        this.context = context;
    }
    /** Whether basalt's own routines compute, on this rank, which has all. */
    get alone() {
        return this.scalapack === undefined;
    }
    /** A routine by its name behind the letter of its type. */
    async call(type, name, ...args) {
        await this.scalapack.call(`p${type}${name}`, ...args);
        const info = args.at(-1);
        if (info instanceof Int32Array && info.length === 1 && info[0] < 0)
            throw new MpiError(`p${type}${name} has refused argument ${-info[0]}`);
    }
    /** The four arguments that a matrix is. A rank without elements has one that is never read. */
    args(A) {
        const local = A.local.length > 0 ? A.local : new fields[A.type].array(2);
        return [local, 1, 1, A.descriptor(this.context)];
    }
    /**
     * A routine with workspace: asked first how much it needs. `around` makes its arguments of the workspaces' and their lengths; kinds: 'w'
     * of the matrix's type, 'r' of its real partner, 'i' of integers. `more` is added to what some routines ask for, which is less than
     * they need.
     */
    async work(type, name, kinds, around, more = []) {
        const make = (kind, length) => kind === 'i' ? new Int32Array(length) : new fields[type].array(length * (kind === 'w' ? fields[type].parts : 1));
        const first = kinds.map((kind) => make(kind, 4));
        await this.call(type, name, ...around(first, kinds.map(() => -1)));
        const lengths = first.map((found, k) => {
            // Singles round.
            const length = Math.ceil(found[0] * (1 + 2 ** -20)) + (more[k] ?? 0) + 128;
            if (!(length <= MOST))
                throw new UnsupportedError(`p${type}${name} needs ${length} numbers of workspace, and its integers end at ${MOST}`);
            return length;
        });
        await this.call(type, name, ...around(kinds.map((kind, k) => make(kind, lengths[k])), lengths));
    }
    /** The same matrix in such blocks: a copy, even if they are the same. */
    async blocked(A, block) {
        if (A.block[0] === block[0] && A.block[1] === block[1])
            return A.copy();
        const layout = this.grid.layout(A.rows, A.cols, block);
        return new DistributedMatrix(this.grid, A.type, layout, await moved(this.on, A.type, A.layout, layout, A.local));
    }
    /** The first rows and columns of a matrix, or with zeros below and beside it: blocks lie where they lay. */
    resized(A, rows, cols) {
        const made = this.grid.blank('resized', A.type, rows, cols, A.block);
        const { parts } = fields[A.type];
        const [[has, wide], [down, across]] = [A.localShape, made.localShape];
        const length = Math.min(has, down) * parts;
        for (let j = 0; j < Math.min(wide, across); j++)
            made.local.set(A.local.subarray(j * has * parts, j * has * parts + length), j * down * parts);
        return made;
    }
    /** Sets the elements that a rule picks to a real number. */
    put(A, picked, value) {
        const { parts } = fields[A.type];
        let k = 0;
        const rows = A.localRows;
        for (const j of A.localCols)
            for (const i of rows) {
                if (picked(i, j)) {
                    A.local[k * parts] = value;
                    if (parts === 2)
                        A.local[k * parts + 1] = 0;
                }
                k++;
            }
    }
    /** The number, from 1, of the first zero on the diagonal; 0 if there is none. */
    async firstZero(A) {
        const { parts } = fields[A.type];
        let first = MOST;
        let k = 0;
        const rows = A.localRows;
        for (const j of A.localCols)
            for (const i of rows) {
                if (i === j && A.local[k * parts] === 0 && (parts === 1 || A.local[k * parts + 1] === 0))
                    first = Math.min(first, i + 1);
                k++;
            }
        const [least] = await this.on.allreduce(Int32Array.of(first), { op: 'min' });
        return least === MOST ? 0 : least;
    }
    /** Whether no element of any rank is a NaN or an infinity. */
    async finite({ local }) {
        const [bad] = await this.on.allreduce(Int32Array.of(Number(!local.every(Number.isFinite))), { op: 'max' });
        return bad === 0;
    }
    /** Frobenius norms, which neither overflow nor underflow. */
    async norms(...matrices) {
        const scales = Float64Array.from(matrices, ({ local }) => {
            let most = 0;
            for (const x of local)
                most = Math.max(most, Math.abs(x) || 0);
            return most;
        });
        await this.on.allreduce(scales, { op: 'max' });
        const sums = Float64Array.from(matrices, ({ local }, k) => {
            const scale = scales[k] || 1;
            let sum = 0;
            for (const x of local)
                sum += (x / scale) ** 2;
            return sum;
        });
        await this.on.allreduce(sums);
        return sums.map((sum, k) => Math.sqrt(sum) * (scales[k] || 1));
    }
}
/** [number], or [number, 0] of a complex type, as an argument. */
export const scalar = (type, value) => {
    const made = new fields[type].array(fields[type].parts);
    made[0] = value;
    return made;
};
/** LAPACK's name of a routine of real matrices, and of complex ones. */
export const named = (type, real, complex) => (isComplex(type) ? complex : real);
