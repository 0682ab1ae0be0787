// Products of matrices in the memory of the CPU engine, from the caller's arrays to a result of its own: no buffers, nothing cleared that
// is written anyway. Long batches go through it in pieces that stay in the caches, and what is before and behind a piece is copied while
// the other threads compute.
import { gemmStridedBatchedEngine, gemmStridedBatchedFork } from '../batched/products/gemmStridedBatched.cpu.js';
import { gemvEngine } from '../blas2/gemv.cpu.js';
import { gemmEngine } from '../blas3/products/gemm.cpu.js';
import { fields } from '../core/field.js';
import { engine } from '../engine/engine.js';
import { double, single } from '../engine/ops.js';
import { putInOrder } from './contractPlan.js';
/**
 * Bytes of A, B and C in a piece of a batch, for each thread. 4096 products of order 16 take 3.1 ms in pieces of 1 MiB, 4.3 as a whole, 5.2
 * in pieces of 64 KiB (singles, two threads, without what is copied meanwhile; Xeon, Node 20, 2026-11).
 */
const PIECE = 512 * 1024;
/**
 * The elements of C, computed before the call returns. undefined, with nothing done, where another library computes, or memory does not
 * suffice.
 */
export function contractOnEngine(context, prec, plan) {
    const e = context.provider === undefined ? engine() : undefined;
    if (e === undefined)
        return undefined;
    const result = contractByEngine(e, prec, plan);
    if (result !== undefined) {
        const routine = plan.inner === undefined ? `${prec}gemm` : `${prec}gemmStridedBatched`;
        const beside = context.placement(prec) === 'gpu';
        context.queue.note({
            routine,
            backend: 'cpu',
            why: beside ? 'its operands are small' : context.queue.whyCpu(prec),
        });
    }
    return result;
}
/** The same without a context. */
export const contractByEngine = (e, prec, plan) => e.within((space) => {
    const on = new Products(e, prec, plan, space);
    if (plan.inner === undefined || !plan.whole)
        return on.atOnce();
    const each = piece(e, on.kind, plan, plan.inner);
    return each < plan.inner.size ? on.inPieces(plan.inner, each) : on.atOnce();
});
/** Products in a piece of a batch. */
function piece(e, r, { call: { m, n, k } }, { a, b }) {
    const one = (a === 0 ? 0 : n * k) + (b === 0 ? 0 : m * k) + m * n;
    return Math.max(1, Math.floor((e.pool.threads * PIECE) / (one * r.bytes)));
}
class Products {
    kind;
    e;
    prec;
    plan;
    space;
    constructor(e, prec, plan, space) {
        this.e = e;
        this.prec = prec;
        this.kind = prec === 'd' ? double : single;
        this.plan = plan;
        this.space = space;
    }
    /** Everything in, all products, everything out. */
    atOnce() {
        const { e, plan } = this;
        const { inner, length, starts } = plan;
        const [a, b, c] = [this.operand(plan.A), this.operand(plan.B), this.take(length)];
        this.bring(plan.A, a);
        this.bring(plan.B, b);
        for (const [fromA, fromB, toC] of starts) {
            const g = this.product(a, b, c, fromA, fromB, toC);
            if (inner === undefined)
                this.multiply(g);
            else
                gemmStridedBatchedEngine(e, this.kind, { ...g, ...distances(inner), batchCount: inner.size });
        }
        const result = this.array();
        putInOrder(plan, result, this.view(c));
        return result;
    }
    /** A product of a matrix and a vector is bound by memory, and gemv reads the matrix once, as it lies: twice as fast at order 300. */
    multiply(g) {
        const { e, kind } = this;
        const { transA, transB, m, n, k, A, B, C } = g;
        const given = n === 1 && (transB === 'n' || B.ld === 1)
            ? { trans: transA !== 'n', rows: m, A, x: B.at }
            : m === 1 && C.ld === 1 && (transA !== 'n' || A.ld === 1)
                ? { trans: transB === 'n', rows: n, A: B, x: A.at }
                : undefined;
        if (given === undefined || k === 0) {
            gemmEngine(e, kind, g);
            return;
        }
        const { trans, rows, ...at } = given;
        this.view({ at: C.at, length: rows }).fill(0);
        const [down, across] = trans ? [k, rows] : [rows, k];
        gemvEngine(e, kind, { trans, m: down, n: across, alpha: 1, ...at, y: C.at });
    }
    /** A batch from beginning to end, `each` products at a time. */
    inPieces(inner, each) {
        const { A, B } = this.plan;
        const count = inner.size;
        const a = this.takePair(A, inner.a * each);
        const b = this.takePair(B, inner.b * each);
        const c = [this.take(inner.c * each), this.take(inner.c * each)];
        if (a[0] === a[1])
            this.bring(A, a[0]);
        if (b[0] === b[1])
            this.bring(B, b[0]);
        const result = this.array();
        const store = (number) => {
            const first = number * each;
            const length = Math.min(each, count - first) * inner.c;
            result.set(this.view({ ...c[number % 2 ? 1 : 0], length }), first * inner.c);
        };
        const pieces = Math.ceil(count / each);
        let join = () => { };
        for (let number = 0; number < pieces; number++) {
            const turn = number % 2 ? 1 : 0;
            const first = number * each;
            const batchCount = Math.min(each, count - first);
            if (a[0] !== a[1])
                A.fillSome(this.view(a[turn]), 0, first, batchCount);
            if (b[0] !== b[1])
                B.fillSome(this.view(b[turn]), 0, first, batchCount);
            join();
            const [fromA, fromB] = [A.isThere ? first * inner.a : 0, B.isThere ? first * inner.b : 0];
            const g = this.product(a[turn], b[turn], c[turn], fromA, fromB, 0);
            join = gemmStridedBatchedFork(this.e, this.kind, { ...g, ...distances(inner), batchCount });
            if (number > 0)
                store(number - 1);
        }
        join();
        store(pieces - 1);
        return result;
    }
    array() {
        return new fields[this.prec].array(this.plan.length);
    }
    take(length) {
        return { at: this.space.take(length * this.kind.bytes), length };
    }
    /** Memory for an operand: for a piece and the next one, or for all of it if it is the same for all products, or there already. */
    takePair(operand, piece) {
        const isWhole = piece === 0 || operand.isThere;
        const first = isWhole ? this.operand(operand) : this.take(piece);
        return [first, isWhole ? first : this.take(piece)];
    }
    /** Memory for all of an operand: its own, if that is the engine's. */
    operand({ isThere, from, length }) {
        if (!isThere)
            return this.take(length);
        const data = from.data;
        const at = this.e.heap.addressOf(data);
        const ahead = from.offset * this.kind.bytes;
        return at === undefined ? this.take(data.length - from.offset) : { at: at + ahead, length: 0 };
    }
    /** What is not in the engine's memory comes there. */
    bring({ isThere, from, fill }, to) {
        if (!isThere)
            fill(this.view(to), 0);
        else if (to.length > 0)
            this.view(to).set(from.data.subarray(from.offset));
    }
    /** Memory may grow, and views of it become invalid, until all has been taken. */
    view({ at, length }) {
        const { heap } = this.e;
        return this.prec === 'd' ? heap.view(Float64Array, at, length) : heap.view(Float32Array, at, length);
    }
    /** C^T = B^T A^T. */
    product(a, b, c, fromA, fromB, toC) {
        const { transA, transB, m, n, k, lda, ldb, ldc } = this.plan.call;
        const place = ({ at }, offset, ld) => ({ at: at + offset * this.kind.bytes, ld });
        return {
            ...{ transA, transB, m, n, k, alpha: 1, beta: 0 },
            A: place(b, fromB, lda),
            B: place(a, fromA, ldb),
            C: place(c, toC, ldc),
        };
    }
}
const distances = ({ a, b, c }) => ({ strideA: b, strideB: a, strideC: c });
