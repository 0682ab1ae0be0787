import { multiply } from './matmul.js';
import { must, together } from './together.js';
/**
 * X with A X = B for a square A, by LU factorization with partial pivoting. A: n x n, B: n x nrhs, of one type on one grid; neither is
 * changed. Blocks need not match: copies are made with square ones, of A's height. A singular A is info > 0, never an error. Flops 2n^3/3 +
 * 2n^2 nrhs, shared, and 2n^2 nrhs for the residual. Source: ScaLAPACK's p?gesv; basalt's gesv on one rank without it.
 *
 * @throws ArgumentError for shapes that do not go together, and what is no such matrix; MpiError where ranks disagree: every rank throws,
 * and none waits. NativeError, which says what to install, where ScaLAPACK is missing.
 * @example
 * const grid = world.grid();
 * const A = grid.fill([300, 300], {}, (i, j) => (i === j ? 300 : Math.sin(i + 2 * j)));
 * const b = grid.fill([300, 1], {}, (i) => i);
 * const { x, info, residual } = await solve(A, b); // info 0, residual about 1e-17
 */
export const solve = (A, B) => solution('solve', A, B);
/**
 * X with A X = B for a symmetric (Hermitian) positive definite A, by Cholesky factorization. A: n x n, of which the lower triangle is read
 * and the other is to be its mirror, since the residual takes all of A. B: n x nrhs, of one type on one grid; neither is changed. An A
 * that is not positive definite is info > 0, never an error. Flops n^3/3 + 2n^2 nrhs, shared, and 2n^2 nrhs for the residual. Source:
 * ScaLAPACK's p?posv; basalt's posv on one rank without it.
 *
 * @throws as `solve`.
 */
export const posv = (A, B) => solution('posv', A, B);
function solution(routine, A, B) {
    const given = [[A, 'A', 1], [B, 'B', 2]];
    const check = () => {
        must(routine, given[0], A.rows === A.cols, 'it must be square');
        must(routine, given[1], B.rows === A.rows, `it must have ${A.rows} rows, as A has`);
    };
    return together({ routine, given, options: {}, names: [], check }, async (engine) => {
        const [x, info] = await solved(engine, A, B, routine === 'posv');
        if (info > 0)
            engine.put(x, () => true, Number.NaN);
        return { x, info, residual: await residualOf(engine, A, x, B) };
    });
}
async function solved(engine, A, B, positive) {
    if (A.rows === 0 || B.cols === 0)
        return [B.copy(), 0];
    const block = A.block[0];
    const x = await engine.blocked(B, [block, B.block[1]]);
    if (engine.alone) {
        const { systemAlone } = await import('./alone.js');
        const { info, local } = await systemAlone(A, x, positive);
        x.local.set(local);
        return [x, info];
    }
    const factors = await engine.blocked(A, [block, block]);
    const info = new Int32Array(1);
    const rest = [...engine.args(x), info];
    const sizes = [A.rows, B.cols, ...engine.args(factors)];
    if (positive)
        await engine.call(A.type, 'posv', 'l', ...sizes, ...rest);
    else
        await engine.call(A.type, 'gesv', ...sizes, new Int32Array(factors.localShape[0] + block), ...rest);
    return [x, info[0]];
}
/** ||B - A X|| over what the sizes of the numbers allow. */
async function residualOf(engine, A, x, B) {
    const left = await multiply(engine, -1, [A, 'n'], [x, 'n'], B.copy());
    const [r, a, length, b] = await engine.norms(left, A, x, B);
    return r === 0 ? 0 : r / (a * length + b);
}
