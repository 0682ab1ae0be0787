// What eigenvectors and singular vectors are corrected with on the GPU: square matrices of doubles, real or complex, without gaps, products
// of them by residues as accurate as they must be, and what is between. The host sees sums, diagonals and small blocks.
import { enqueueDgmm } from '../../blas3/elements/dgmm.gpu.js';
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { enqueueLag2d } from '../../blas3/elements/lag2d.gpu.js';
import { enqueueLag2sDoubles } from '../../blas3/elements/lag2sDoubles.gpu.js';
import { enqueueGemmDoubles } from '../../blas3/products/gemmDoubles.gpu.js';
import { DOUBLE_MODULI } from '../../blas3/products/moduli.js';
import { larger } from '../../core/extremes.js';
import { fields, singleOf } from '../../core/field.js';
import { MOVED_ROWS, movedVariants, packVariants, sumsVariants, TILE_SIDE, tileVariants, zoomCloser, zoomOrder, zoomPack, zoomSpread, zoomSums, zoomTurn, zoomTurns, } from './zoom.kernels.js';
/** Workgroups that sum at most. */
const MOST_GROUPS = 1024;
/** Moduli at least, and binary digits that each adds. */
const [FEWEST, DIGITS] = [6, 3.9];
/**
 * Moduli with which a product of factors errs by no more than 2^-54, the norms of a row of one and of a column of the other being `size` at
 * most, one times the other. What corrects by little may be computed with few.
 */
export const moduliFor = (size) => 
// Written so that NaN takes all of them.
size < 1
    ? Math.min(DOUBLE_MODULI, Math.max(FEWEST, Math.ceil(DOUBLE_MODULI + (1 + Math.log2(size)) / DIGITS)))
    : DOUBLE_MODULI;
/** Elements of doubles on the GPU, until the end of a call. */
export class ZoomDevice {
    queue;
    type;
    /** Numbers of an element. */
    parts;
    taken = [];
    constructor(queue, type) {
        this.queue = queue;
        this.type = type;
        this.parts = fields[type].parts;
    }
    lease(type, length) {
        const data = this.queue.context.lease(type, Math.max(1, length));
        this.taken.push(data);
        return data;
    }
    /** An m x n matrix with anything in it. */
    matrix(m, n = m) {
        return { data: this.lease(this.type, m * n), off: 0, ld: Math.max(1, m) };
    }
    /** The same in single precision. */
    singles(m, n) {
        return this.other(singleOf(this.type), m, n);
    }
    /** The same of another type. */
    other(type, m, n = 1) {
        return { data: this.lease(type, m * n), off: 0, ld: Math.max(1, m) };
    }
    dispose() {
        for (const buffer of this.taken)
            buffer.dispose();
    }
    /** All elements of a matrix of order n. */
    async values(n, { data }) {
        return data.copyOut(0, n * n);
    }
    setValues(values, { data }) {
        this.queue.context.writeGpu(data.gpu(true), values, 0);
    }
    /** C := alpha op(A) B + beta C of order n, with so many moduli. */
    multiply(trans, n, alpha, A, B, beta, C, moduli = DOUBLE_MODULI) {
        const shape = { transA: trans, transB: 'n', m: n, n, k: n };
        enqueueGemmDoubles(this.queue, { ...shape, alpha, A, B, beta, C, moduli });
    }
    copy(n, A, B) {
        enqueueLacpy(this.queue, { uplo: 'f', m: n, n, A, B });
    }
    /** SA := A in single precision. */
    demote(n, A, SA) {
        enqueueLag2sDoubles(this.queue, { m: n, n, A, SA });
    }
    /** A := SA. */
    promote(n, SA, A) {
        enqueueLag2d(this.queue, { m: n, n, SA, A });
    }
    /** Of all of an m x n M, or of what is beside its diagonal; `halves`: of (I - M) / 2, which M becomes. */
    async sums(m, n, M, what) {
        const { queue } = this;
        const groups = Math.min(n, MOST_GROUPS);
        const order = Math.min(m, n);
        const count = 2 * groups + this.parts * order;
        const parts = queue.context.lease('d', count);
        try {
            const params = { m, n, offM: M.off, ld: M.ld, groups, beside: what === 'beside' ? 1 : 0 };
            const tuning = sumsVariants.of(this.type, { HALVES: what === 'halves' });
            queue.launch(zoomSums, tuning, { M: M.data, parts }, params, [groups, 1, 1]);
            const found = await parts.copyOut(0, count);
            let [sum, largest] = [0, 0];
            for (let g = 0; g < groups; g++) {
                sum += found[2 * g];
                largest = larger(found[2 * g + 1], largest);
            }
            return { norm: Math.sqrt(sum), largest, diagonal: found.subarray(2 * groups) };
        }
        finally {
            parts.dispose();
        }
    }
    /** Y := M, m x n, with columns from `order`, and with `rows` rows too; where signs turn: kernels/lapack/mixed/zoom_order. */
    reorder(m, order, M, Y, { rows = false, signs = 'none' } = {}) {
        const n = order.ld;
        const params = { m, n, rows: rows ? 1 : 0, signs: { none: 0, columns: 1, rows: 2 }[signs] };
        const buffers = { M: M.data, order: order.data, Y: Y.data };
        this.queue.launch(zoomOrder, movedVariants.of(this.type), buffers, params, [Math.ceil(m / MOVED_ROWS), n, 1]);
    }
    /** Y := diag(phases) M, or M diag(phases), for complex numbers of which the phases are pairs. */
    turnPhases(side, n, phases, M, Y) {
        const data = this.lease('z', n);
        this.queue.context.writeGpu(data.gpu(true), phases, 0);
        enqueueDgmm(this.queue, { side, m: n, n, A: M, x: { data, off: 0, ld: 1 }, C: Y });
    }
    /** Integers on the GPU, as a vector. */
    integers(values) {
        const at = this.other('i', values.length);
        this.queue.context.writeGpu(at.data.gpu(true), values, 0);
        return at;
    }
    /** F := what makes the symmetric or Hermitian S diagonal between groups, to first order. */
    turn(n, S, groups, F) {
        const tiles = Math.ceil(n / TILE_SIDE);
        const buffers = { S: S.data, groups: groups.data, F: F.data };
        this.queue.launch(zoomTurn, tileVariants.of(this.type), buffers, { n }, [tiles, tiles, 1]);
    }
    /** F and G := what makes S diagonal between groups, from the left and from the right. */
    turns(n, S, groups, F, G) {
        const tiles = Math.ceil(n / TILE_SIDE);
        const buffers = { S: S.data, groups: groups.data, F: F.data, G: G.data };
        this.queue.launch(zoomTurns, tileVariants.of(this.type), buffers, { n }, [tiles, tiles, 1]);
    }
    /** B := 2^exponent (S - mu I) for the symmetric or Hermitian part of a block of S, which has n rows. */
    closer(n, { from, order }, S, mu, exponent, B) {
        const tiles = Math.ceil(order / TILE_SIDE);
        const params = { order, first: from * (1 + n), ld: n, exponent, mu };
        this.queue.launch(zoomCloser, tileVariants.of(this.type), { S: S.data, B: B.data }, params, [tiles, tiles, 1]);
    }
    /** Blocks on the diagonal of S, one behind the other. */
    async pack(n, blocks, length, S) {
        const packed = this.lease(this.type, length);
        this.queue.launch(zoomPack, packVariants.of(this.type), { S: S.data, blocks: blocks.data, packed }, { n }, [
            n,
            1,
            1,
        ]);
        return packed.copyOut(0, length);
    }
    /** Q := a matrix with these blocks on its diagonal, and ones where there are none. */
    spread(n, blocks, values, Q) {
        const packed = this.lease(this.type, values.length / this.parts);
        if (values.length > 0)
            this.queue.context.writeGpu(packed.gpu(true), values, 0);
        const buffers = { blocks: blocks.data, packed, Q: Q.data };
        this.queue.launch(zoomSpread, movedVariants.of(this.type), buffers, { n }, [Math.ceil(n / MOVED_ROWS), n, 1]);
    }
}
