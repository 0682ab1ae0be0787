// leastSquares(): least squares with rows that come in blocks, on ndarrays: checks, layouts and buffers around qradd and gelsy.
import { ArgumentError, DisposedError } from '../core/errors.js';
import { fields } from '../core/field.js';
import { qradd } from '../lapack/qr/routines.gen.js';
import { getContext } from './defaultContext.js';
import { illConditionedAmong, said, tooFlat } from './illConditioned.js';
import { solveColumns } from './lstsq.js';
import { ndarray } from './ndarray.js';
import { columns, matrixOf, operandOf, planeOf, withBuffers, } from './operands.js';
import { checkNames, contextAmong, goOn, numberAmong, signalAmong } from './options.js';
const isCount = (x) => Number.isSafeInteger(x) && x >= 0;
/**
 * Least squares with rows that come in blocks. Of all that has been added, only a triangle of order n + nrhs is kept: there may be more
 * rows than fit into any memory. The result is that of lstsq with all rows at once, to within rounding; it is not that of the normal
 * equations, which lose half of the digits.
 */
export class LeastSquares {
    n;
    nrhs;
    prec;
    /** Rows added so far, by calls that have been made. */
    rows = 0;
    named;
    triangle;
    /** The last call; never rejects. */
    tail = Promise.resolve();
    gone = false;
    /** Made by leastSquares. */
    constructor(n, nrhs, prec, context) {
        this.n = n;
        this.nrhs = nrhs;
        this.prec = prec;
        this.named = context;
    }
    /**
     * Adds rows: A is m x n, b has m numbers or is m x nrhs; both whatever counts as an array (ArrayInput). Neither is changed, and both are
     * copied before the call returns its promise. Calls take effect in the order in which they are made, awaited or not.
     */
    async add(A, b, options = {}) {
        this.alive();
        const [left, right] = [operandOf('add', A, 'A', 1), operandOf('add', b, 'b', 2)];
        const [view, rhs] = [planeOf('add', left), matrixOf('add', right, 'b', 2)];
        const { rows: m } = view;
        if (view.cols !== this.n)
            throw new ArgumentError('add', 'A', 1, left.shape.join(' x '), `it must have ${this.n} columns`);
        if (rhs.rows !== m || rhs.cols !== this.nrhs)
            throw new ArgumentError('add', 'b', 2, right.shape.join(' x '), `it must be ${m} x ${this.nrhs}: as many rows as A`);
        checkNames('add', 3, options, ['forget', 'signal']);
        const signal = signalAmong('add', 3, options.signal);
        const legal = (x) => x >= 0 && x < Infinity;
        const forget = numberAmong('add', 3, 'forget', options.forget, 1, legal, 'must be a finite number, not negative');
        const [a, c] = [columns(this.prec, view), columns(this.prec, rhs)];
        this.rows += m;
        return this.inTurn(async (context, R) => {
            if (signal?.aborted)
                this.rows -= m;
            goOn(signal);
            await withBuffers(async (keep) => {
                const [A, B] = [keep(context.upload(this.prec, a)), keep(context.upload(this.prec, c))];
                const [n, nrhs, ld] = [this.n, this.nrhs, Math.max(1, m)];
                const args = { m, n, nrhs, R, ldr: Math.max(1, n + nrhs), A, lda: ld, B, ldb: ld, forget };
                await qradd(context.queue, args, this.prec);
                // Buffers that are given back are used again: not before the call is done with them.
                await context.queue.idle;
            });
        });
    }
    /**
     * The solution for all rows added so far; more may be added afterwards. residuals are the sums of squares, of weighted rows where some
     * were forgotten; unlike lstsq's they are there whatever the rank.
     */
    async solve(options = {}) {
        this.alive();
        checkNames('solve', 1, options, ['rcond', 'illConditioned', 'signal']);
        const illConditioned = illConditionedAmong('solve', 1, options.illConditioned, 'warn');
        const signal = signalAmong('solve', 1, options.signal);
        const legal = (x) => x >= 0;
        const rcond = numberAmong('solve', 1, 'rcond', options.rcond, -1, legal, 'must be a number, not negative');
        const { n, nrhs, prec } = this;
        return this.inTurn(async (context, buffer) => {
            goOn(signal);
            const order = n + nrhs;
            const R = await context.download(buffer);
            const [a, b] = [new fields[prec].array(n * n), new fields[prec].array(n * nrhs)];
            for (let j = 0; j < n; j++)
                a.set(R.subarray(j * order, j * order + j + 1), j * n);
            for (let j = 0; j < nrhs; j++)
                b.set(R.subarray((n + j) * order, (n + j) * order + n), j * n);
            const found = await solveColumns(context, prec, { m: n, n, nrhs, a, b }, rcond, signal);
            said({ illConditioned }, tooFlat('solve', prec, { m: n, n }, found));
            const { x, rss, rank, diagonal } = found;
            // What no x can reach: the squares of [0; S].
            for (let j = 0; j < nrhs; j++) {
                for (let i = 0; i <= j; i++)
                    rss[j] = rss[j] + R[n + i + (n + j) * order] ** 2;
            }
            const shape = nrhs === 1 ? [n] : [n, nrhs];
            const byColumns = ndarray(x, shape, nrhs === 1 ? [1] : [1, n]);
            return { x: byColumns, residuals: rss, rank, rcond: found.rcond, diagonal };
        });
    }
    /** Gives the memory back. A second call does nothing. */
    dispose() {
        this.gone = true;
        this.triangle?.dispose();
    }
    [Symbol.dispose]() {
        this.dispose();
    }
    alive() {
        if (this.gone)
            throw new DisposedError('use of a LeastSquares after dispose()');
    }
    /** Does `work` behind all calls made before. */
    inTurn(work) {
        const mine = this.tail.then(async () => {
            const context = this.named ?? (await getContext());
            this.alive();
            this.triangle ??= context.alloc(this.prec, (this.n + this.nrhs) ** 2);
            return work(context, this.triangle);
        });
        this.tail = mine.catch(() => { });
        return mine;
    }
}
/**
 * Begins a least-squares problem whose rows come in blocks: see LeastSquares.
 *
 * @throws ArgumentError for a wrong option.
 * @example
 * const ls = leastSquares({ n: 2 });
 * for (let x = 0; x < 4; x++) {
 *   const row = ndarray(new Float64Array([1, x]), [1, 2]);
 *   await ls.add(row, ndarray(new Float64Array([1 + 2 * x]), [1]));
 * }
 * const { x } = await ls.solve();
 * console.log(x.get(0).toFixed(3), x.get(1).toFixed(3)); // 1.000 2.000
 */
export function leastSquares(options) {
    checkNames('leastSquares', 1, options, ['context', 'n', 'nrhs', 'prec']);
    const named = contextAmong('leastSquares', 1, options, ['n', 'nrhs', 'prec']);
    const { n, nrhs, prec = 'd' } = options;
    const rule = 'must be an integer >= 0';
    const unknowns = numberAmong('leastSquares', 1, 'n', n, Number.NaN, isCount, rule);
    if (Number.isNaN(unknowns))
        throw new ArgumentError('leastSquares', 'n', 1, n, rule);
    const sides = numberAmong('leastSquares', 1, 'nrhs', nrhs, 1, isCount, rule);
    if (prec !== 's' && prec !== 'd')
        throw new ArgumentError('leastSquares', 'prec', 1, prec, "must be 's' or 'd'");
    return new LeastSquares(unknowns, sides, prec, named);
}
