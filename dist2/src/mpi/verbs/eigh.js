// eigh of a distributed matrix: p?syevd, p?heevd.
import { fields } from '../../core/field.js';
import { sizeOn } from '../move.js';
import { named } from './engine.js';
import { must, together } from './together.js';
/**
 * Eigenvalues and eigenvectors of a symmetric (Hermitian) matrix, by divide and conquer. A: n x n, of any blocks, of which the lower
 * triangle is read; it is not changed. Flops 4n^3/3 for the tridiagonal form and up to 14n^3/3 for the vectors, shared. A with a NaN or
 * an infinity gives NaN throughout. Source: ScaLAPACK's p?syevd and p?heevd; basalt's eigh on one rank without it.
 *
 * @throws ArgumentError for a matrix that is not square, and what is no distributed matrix; MpiError where ranks disagree: every rank
 * throws, and none waits. NativeError, which says what to install, where ScaLAPACK is missing.
 */
export function eigh(A) {
    const given = [[A, 'A', 1]];
    const check = () => must('eigh', given[0], A.rows === A.cols, 'it must be square');
    return together({ routine: 'eigh', given, options: {}, names: [], check }, async (engine) => {
        const { rows: n, type } = A;
        const work = await engine.blocked(A, [A.block[0], A.block[0]]);
        const eigenvalues = new fields[type].array(n);
        if (n === 0)
            return { eigenvalues, eigenvectors: work, info: 0 };
        // Iterations would not end well.
        if (!(await engine.finite(A))) {
            engine.put(work, () => true, Number.NaN);
            return { eigenvalues: eigenvalues.fill(Number.NaN), eigenvectors: work, info: 0 };
        }
        if (engine.alone) {
            const ours = await import('./alone.js');
            const found = await ours.eigh(ours.hostOf(A));
            return { eigenvalues: found.eigenvalues.data, eigenvectors: ours.matrixLike(work, found.eigenvectors), info: 0 };
        }
        const Z = engine.grid.blank('eigh', type, n, n, work.block);
        const info = new Int32Array(1);
        const before = ['v', 'l', n, ...engine.args(work), eigenvalues, ...engine.args(Z)];
        const kinds = fields[type].parts === 1 ? ['w', 'i'] : ['w', 'r', 'i'];
        // What it asks for leaves out what p?ormtr takes, which it calls: of one block of a matrix that has no more it is too little.
        const [block] = work.block;
        const [down, across] = sizeOn(work.layout, 0);
        const more = block * (block + Math.max(block, down + across)) + 4 * n;
        await engine.work(type, named(type, 'syevd', 'heevd'), kinds, (spaces, lengths) => [...before, ...spaces.flatMap((space, k) => [space, lengths[k]]), info], [more]);
        return { eigenvalues, eigenvectors: Z, info: info[0] };
    });
}
