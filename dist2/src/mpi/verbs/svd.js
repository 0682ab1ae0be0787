// svd of a distributed matrix: p?gesvd.
import { fields } from '../../core/field.js';
import { together } from './together.js';
/**
 * Singular values and vectors, the reduced ones. A: m x n, of any blocks; it is not changed. The factors are in square blocks, of A's
 * height. Flops about 20n^3 for m = n, shared. A with a NaN or an infinity gives NaN throughout. Source: ScaLAPACK's p?gesvd; basalt's
 * svd on one rank without it.
 *
 * @throws ArgumentError for what is no distributed matrix; MpiError where ranks disagree: every rank throws, and none waits. NativeError,
 * which says what to install, where ScaLAPACK is missing.
 */
export function svd(A) {
    const call = { routine: 'svd', given: [[A, 'A', 1]], options: {}, names: [], check: () => undefined };
    return together(call, async (engine) => {
        const { rows: m, cols: n, type } = A;
        const k = Math.min(m, n);
        const block = [A.block[0], A.block[0]];
        const S = new fields[type].array(k);
        const [U, Vh] = [engine.grid.blank('svd', type, m, k, block), engine.grid.blank('svd', type, k, n, block)];
        if (k === 0)
            return { U, S, Vh, info: 0 };
        // Iterations would not end well.
        if (!(await engine.finite(A))) {
            for (const factor of [U, Vh])
                engine.put(factor, () => true, Number.NaN);
            return { U, S: S.fill(Number.NaN), Vh, info: 0 };
        }
        if (engine.alone) {
            const ours = await import('./alone.js');
            const found = await ours.svd(ours.hostOf(A), { fullMatrices: false });
            return { U: ours.matrixLike(U, found.U), S: found.S.data, Vh: ours.matrixLike(Vh, found.Vh), info: 0 };
        }
        const work = await engine.blocked(A, block);
        const info = new Int32Array(1);
        const before = ['v', 'v', m, n, ...engine.args(work), S, ...engine.args(U), ...engine.args(Vh)];
        // Complex ones have a real workspace beside, whose length they know.
        const room = 1 + 4 * Math.max(m, n);
        if (fields[type].parts === 1)
            await engine.work(type, 'gesvd', ['w'], ([space], [length]) => [...before, space, length, info]);
        else
            await engine.work(type, 'gesvd', ['w', 'r'], ([space, real], [length]) => [...before, space, length, real, info], [0, room]);
        return { U, S, Vh, info: info[0] };
    });
}
