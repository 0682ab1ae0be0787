// qr of a distributed matrix: p?geqrf, p?orgqr.
import { fields } from '../../core/field.js';
import { named } from './engine.js';
import { together } from './together.js';
/**
 * A = Q R with orthonormal columns in Q and an upper triangular R, by Householder reflections. A: m x n, of any blocks; it is not changed.
 * The factors are in square blocks, of A's height. Signs are LAPACK's. Flops 4mn^2 - 4n^3/3 for m >= n, shared. Source: ScaLAPACK's p?geqrf
 * and p?orgqr or p?ungqr; basalt's qr on one rank without it.
 *
 * @throws ArgumentError for what is no distributed matrix; MpiError where ranks disagree: every rank throws, and none waits. NativeError,
 * which says what to install, where ScaLAPACK is missing.
 */
export function qr(A) {
    const call = { routine: 'qr', given: [[A, 'A', 1]], options: {}, names: [], check: () => undefined };
    return together(call, async (engine) => {
        const { rows: m, cols: n, type } = A;
        const k = Math.min(m, n);
        const block = [A.block[0], A.block[0]];
        const factors = await engine.blocked(A, block);
        if (k === 0)
            return { q: engine.resized(factors, m, k), r: engine.resized(factors, k, n) };
        if (engine.alone) {
            const ours = await import('./alone.js');
            const { q, r } = await ours.qr(ours.hostOf(A));
            return { q: ours.matrixLike(factors, q), r: ours.matrixLike(factors, r) };
        }
        const tau = new fields[type].array((factors.localShape[1] + block[1]) * fields[type].parts);
        const info = new Int32Array(1);
        await engine.work(type, 'geqrf', ['w'], ([work], [length]) => [
            ...[m, n, ...engine.args(factors), tau, work, length, info],
        ]);
        const r = engine.resized(factors, k, n);
        engine.put(r, (i, j) => i > j, 0);
        const q = engine.resized(factors, m, k);
        await engine.work(type, named(type, 'orgqr', 'ungqr'), ['w'], ([work], [length]) => [
            ...[m, k, k, ...engine.args(q), tau, work, length, info],
        ]);
        return { q, r };
    });
}
