import { multiply } from './matmul.js';
import { must, together } from './together.js';
/**
 * X that minimizes ||B - A X||, column by column, for an A of full rank by QR; with fewer rows than columns the shortest X with A X = B, by
 * LQ. A: m x n, B: m x nrhs, of one type on one grid; neither is changed. Whether the rank is full to within rounding is not looked at: see
 * `tsqrSolve`, which finds it. Flops 2mn^2 - 2n^3/3 for m >= n, shared. Source: ScaLAPACK's p?gels; basalt's gels on one rank without it.
 *
 * @throws ArgumentError for shapes that do not go together, and what is no such matrix; MpiError where ranks disagree: every rank throws,
 * and none waits. NativeError, which says what to install, where ScaLAPACK is missing.
 */
export function lstsq(A, B) {
    const given = [[A, 'A', 1], [B, 'B', 2]];
    const check = () => must('lstsq', given[1], B.rows === A.rows, `it must have ${A.rows} rows, as A has`);
    return together({ routine: 'lstsq', given, options: {}, names: [], check }, async (engine) => {
        const [x, info] = await minimizing(engine, A, B);
        if (info > 0)
            engine.put(x, () => true, Number.NaN);
        return { x, info, residual: await residualOf(engine, A, x, B) };
    });
}
async function minimizing(engine, A, B) {
    const { rows: m, cols: n, type } = A;
    const block = A.block[0];
    const right = engine.resized(await engine.blocked(B, [block, B.block[1]]), Math.max(m, n), B.cols);
    if (m === 0 || n === 0 || B.cols === 0) {
        engine.put(right, () => true, 0);
        return [engine.resized(right, n, B.cols), 0];
    }
    if (engine.alone) {
        const { gelsAlone } = await import('./alone.js');
        const { info, local } = await gelsAlone(A, right);
        right.local.set(local);
        return [engine.resized(right, n, B.cols), info];
    }
    const factors = await engine.blocked(A, [block, block]);
    const info = new Int32Array(1);
    await engine.work(type, 'gels', ['w'], ([work], [length]) => [
        ...['n', m, n, B.cols, ...engine.args(factors), ...engine.args(right)],
        ...[work, length, info],
    ]);
    return [engine.resized(right, n, B.cols), info[0] || (await engine.firstZero(factors))];
}
async function residualOf(engine, A, x, B) {
    const left = await multiply(engine, -1, [A, 'n'], [x, 'n'], B.copy());
    const [r, a, length, b] = await engine.norms(left, A, x, B);
    const most = a * length + b;
    if (A.rows < A.cols)
        return r === 0 ? 0 : r / most;
    const zero = engine.grid.blank('lstsq', A.type, A.cols, B.cols, [A.block[1], B.block[1]]);
    const [slope] = await engine.norms(await multiply(engine, 1, [A, A.type === 'c' || A.type === 'z' ? 'c' : 't'], [left, 'n'], zero));
    return slope === 0 ? 0 : slope / (a * most);
}
