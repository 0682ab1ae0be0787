// A level of divide and conquer on the GPU, of a tridiagonal or of a bidiagonal matrix: secular roots, vectors from them, and products, for
// all merges of the level at a time. What is merged the host says (stedc.hybrid.ts, bdsdc.hybrid.ts), which waits for roots and for the
// rows that make the next level's z.
import { enqueueLaset } from '../../blas3/elements/laset.gpu.js';
import { enqueueGemm } from '../../blas3/products/gemm.gpu.js';
import { at } from '../../core/matrix.js';
import { HEADER, LISTS, PRODUCT_TILE, productTuning, STEDC_THREADS, secularTuning, stedcColumns, stedcProduct, stedcRoots, stedcRotate, stedcRows, stedcTuning, stedcVectors, stedcWeights, } from './stedc.kernels.js';
/** Halves up to this order are multiplied all at once, larger ones by gemm. */
const TOGETHER = 256;
/** A power of two above a magnitude. */
export const unitOf = (most) => (most > 0 ? 2 ** (Math.floor(Math.log2(most)) + 1) : 1);
const up = (n) => 4 * Math.ceil(n / 4);
/**
 * Columns of a merge as the products take them, in multiples of four where they can be: some of one half count as columns of both, whose
 * elements in the other half are zeros, and behind the last of the k come others, which rows of zeros in S belong to.
 */
function taken({ n1, n2, k, top, dense }) {
    const begin = top - (top % 4);
    const middle = Math.min(k, up(top + dense));
    return { top: begin, dense: middle - begin, end: up(k) <= n1 + n2 ? up(k) : k };
}
/** Chains of rotations: what one leaves in its second column is the first of the next. */
const CHAIN = 5;
const ROTATION = 4;
export class HalvesOnDevice {
    queue;
    n;
    /** Kinds of vectors: those of a bidiagonal matrix are left ones, and right ones n columns behind. */
    sides;
    secular;
    /** Fractions of a pole's integer: as lib/stedc_merge.wgsl has them. */
    pole;
    Z;
    Q;
    S;
    /** Pole and distance of roots, z of the next level, weights. */
    found;
    words;
    host;
    numbers;
    rows;
    /** What was read back last: poles and distances of roots, and elements of z. */
    origins;
    distances;
    elements;
    /** Z: n columns, of a bidiagonal matrix 2n. `rows`: of each level the row that each column is read in, or -1. */
    constructor(queue, ws, n, Z, rows, sides) {
        this.queue = queue;
        this.n = n;
        this.Z = Z;
        this.sides = sides;
        this.secular = secularTuning(sides === 2);
        this.pole = sides === 2 ? 2 ** 19 : 2 ** 29;
        const ld = up(n);
        [this.Q, this.S] = [0, 1].map(() => ({ data: ws.take('s', ld * n * sides), off: 0, ld }));
        this.found = ws.take('i', 4 * n);
        // At most n / 2 merges, n / 2 turns and n rotations, chains of both kinds of vectors
        const length = (LISTS + HEADER + 2 * ROTATION + 3 * CHAIN) * n;
        this.words = ws.take('i', length);
        this.host = new Int32Array(length);
        this.numbers = new Float32Array(this.host.buffer);
        this.rows = ws.take('i', rows.length * n);
        for (const [level, list] of rows.entries())
            this.write(this.rows, list, level * n);
        const back = new Int32Array(3 * n);
        this.origins = back.subarray(0, n);
        this.distances = new Float32Array(back.buffer, 4 * n, n);
        this.elements = new Float32Array(back.buffer, 8 * n, n);
    }
    write(to, values, offset) {
        this.queue.context.writeGpu(to.gpu(true), values, 4 * offset);
    }
    /**
     * Z := the vectors of leaves, of each first row and order; T: the diagonal, and what is beside it, n of each, no element above 1. The
     * values take the place of distances, and where a leaf has not converged an origin is not 0.
     */
    solveLeaves(ws, [kernel, tuning], leaves, T) {
        const { n, Z, queue, found, sides } = this;
        const [lists, elements] = [ws.take('i', 2 * leaves.length), ws.take('s', T.length)];
        this.write(lists, Int32Array.from(leaves.flat()), 0);
        this.write(elements, T, 0);
        enqueueLaset(queue, { uplo: 'f', m: n, n: sides * n, alpha: 0, beta: 0, A: Z });
        const buffers = { leaves: lists, T: elements, Z: Z.data, found };
        queue.launch(kernel, tuning, buffers, { n, offZ: Z.off, ldz: Z.ld }, [leaves.length, 1, 1]);
    }
    /** Merges a level's halves. */
    merge(merges, together = TOGETHER) {
        const { n, Z, Q, S, queue, words, found, sides, secular } = this;
        const chains = this.describe(merges);
        const tallest = Math.max(...merges.map(({ n1, n2 }) => n1 + n2));
        const most = Math.max(...merges.map(({ k }) => k));
        const count = merges.length;
        this.rotate(chains, tallest);
        this.move(sides * count, tallest, false);
        if (most > 0) {
            const groups = [most, count, 1];
            queue.launch(stedcRoots, secular, { words, found }, { n }, groups);
            queue.launch(stedcWeights, secular, { words, found }, { n }, groups);
            queue.launch(stedcVectors, secular, { words, found, S: S.data }, { n, lds: S.ld }, [most, sides * count, 1]);
            const height = Math.max(...merges.map(({ n1, n2 }) => Math.max(n1, n2)));
            if (height <= together) {
                const tiles = [Math.ceil(height / PRODUCT_TILE), Math.ceil(most / PRODUCT_TILE), 2 * sides * count];
                const buffers = { words, Q: Q.data, S: S.data, Z: Z.data };
                queue.launch(stedcProduct, productTuning, buffers, { n, ldq: Q.ld, offZ: Z.off, ldz: Z.ld }, tiles);
            }
            else
                for (const merge of merges)
                    for (const side of this.sidesOf(merge))
                        this.multiply(side);
        }
        this.move(sides * count, tallest, true);
    }
    /** The vectors of a merge, the left ones first. */
    sidesOf(merge) {
        const { n, sides } = this;
        const left = { ...merge, n2: merge.n2 - Number(merge.extra ?? false), shift: 0 };
        return sides === 1 ? [left] : [left, { ...merge, shift: n }];
    }
    multiply(side) {
        const { Q, S, Z } = this;
        const { first, n1, n2, k, shift } = side;
        const { top, dense, end } = taken(side);
        const to = shift + first;
        const product = { n: k, alpha: 1, beta: 0 };
        const above = { m: n1, k: top + dense < k ? top + dense : end, A: at(Q, first, to), B: at(S, first, to) };
        enqueueGemm(this.queue, { ...product, ...above, C: at(Z, first, to) });
        const half = first + n1;
        const below = { m: n2, k: end - top, A: at(Q, half, to + top), B: at(S, first + top, to) };
        if (n2 > 0)
            enqueueGemm(this.queue, { ...product, ...below, C: at(Z, half, to) });
    }
    /** Writes what the kernels are told of the merges; returns how many chains of rotations there are, and where they and these begin. */
    describe(merges) {
        const { n, host, numbers, sides } = this;
        const offRotations = LISTS * n + HEADER * sides * merges.length;
        const all = merges.reduce((sum, { rotations, turn }) => sum + rotations.count + (turn === undefined ? 0 : 1), 0);
        const offChains = offRotations + ROTATION * all;
        let [chains, rotations] = [0, 0];
        const chain = (side, rotation, count) => host.set([side.first, side.n1 + side.n2, rotation, count, side.shift], offChains + CHAIN * chains++);
        const rotate = (x, y, c, s) => {
            const place = offRotations + ROTATION * rotations++;
            host[place] = x;
            host[place + 1] = y;
            numbers[place + 2] = c;
            numbers[place + 3] = s;
        };
        for (const [m, merge] of merges.entries()) {
            const { first, n1, n2, k, constant, turn } = merge;
            const squares = this.list(merge);
            const both = this.sidesOf(merge);
            for (const [s, side] of both.entries()) {
                const { top, dense } = taken(side);
                const header = LISTS * n + HEADER * (m + s * merges.length);
                host.set([first, n1, side.n2, k, top, dense], header);
                numbers[header + 6] = constant;
                numbers[header + 7] = squares / constant;
                host[header + 8] = side.shift;
            }
            if (turn !== undefined) {
                chain(both[1], rotations, 1);
                rotate(first + n1 - 1, first + n1 + n2 - 1, ...turn);
            }
            const { count, x, y, c, s } = merge.rotations;
            for (let r = 0; r < count;) {
                const [begin, place] = [r, rotations];
                do
                    rotate(first + x[r], first + y[r], c[r], s[r]);
                while (++r < count && x[r] === y[r - 1]);
                for (const side of both)
                    chain(side, place, r - begin);
            }
        }
        this.write(this.words, host.subarray(0, offChains + CHAIN * chains), 0);
        return { chains, offChains, offRotations };
    }
    /** A merge's poles, elements of z, places and columns among the words; returns the sum of the elements' squares. */
    list({ first, k, unit, zUnit, poles, z, places, columns }) {
        const { n, host, numbers, pole: fractions } = this;
        let squares = 0;
        for (let i = 0; i < k; i++) {
            const pole = (poles[i] / unit) * fractions;
            const upper = Math.floor(pole);
            host[first + i] = upper;
            numbers[n + first + i] = (pole - upper) / fractions;
            const weight = z[i] / zUnit;
            numbers[2 * n + first + i] = weight;
            squares += weight * weight;
        }
        host.set(places, 3 * n + first);
        host.set(columns, 4 * n + first);
        return squares;
    }
    rotate({ chains, ...places }, rows) {
        if (chains === 0)
            return;
        const { queue, words, Z } = this;
        const groups = [Math.ceil(rows / STEDC_THREADS), chains, 1];
        queue.launch(stedcRotate, stedcTuning, { words, Z: Z.data }, { ...places, offZ: Z.off, ldz: Z.ld }, groups);
    }
    /** Q := Z's columns in their new order, or Z's last ones := Q's. */
    move(merges, size, back) {
        const { n, queue, words } = this;
        const [A, B] = back ? [this.Q, this.Z] : [this.Z, this.Q];
        const params = { n, back: Number(back), offA: A.off, lda: A.ld, offB: B.off, ldb: B.ld };
        const groups = [Math.ceil(size / STEDC_THREADS), size, merges];
        queue.launch(stedcColumns, stedcTuning, { words, A: A.data, B: B.data }, params, groups);
    }
    /** Reads back what the level has found, and, if there is a next one, the rows that it needs. */
    async read(next) {
        const { n, queue, Z, rows, found, origins, sides } = this;
        if (next !== undefined) {
            const params = { n, offRows: next * n, offZ: Z.off + (sides - 1) * n * Z.ld, ldz: Z.ld };
            const groups = [Math.ceil(n / STEDC_THREADS), 1, 1];
            queue.launch(stedcRows, stedcTuning, { Z: Z.data, rows, found }, params, groups);
        }
        await queue.context.readGpu(found.gpu(false), new Int32Array(origins.buffer), 0);
    }
    /** The columns of Z in an order. */
    ordered(columns) {
        const { n, Q, host, sides } = this;
        // As merges whose first half is all
        host.set(columns, 4 * n);
        for (let s = 0; s < sides; s++)
            host.set([0, n, 0, n, n, 0, 0, 0, s * n], LISTS * n + HEADER * s);
        this.write(this.words, host.subarray(0, LISTS * n + HEADER * sides), 0);
        this.move(sides, n, false);
        return Q;
    }
}
