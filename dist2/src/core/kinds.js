import { num } from './spec.js';
export const extent = (size) => typeof size === 'function' ? size : typeof size === 'number' ? () => size : (a) => num(a, size);
export const shorter = (a) => Math.min(num(a, 'm'), num(a, 'n'));
export const longer = (a) => Math.max(num(a, 'm'), num(a, 'n'));
export const size = { kind: 'size' };
export const uplo = { kind: 'flag', values: ['l', 'u'] };
export const side = { kind: 'flag', values: ['l', 'r'] };
export const trans = { kind: 'flag', values: ['n', 't', 'c'], default: 'n' };
/** op of an update that is symmetric, not Hermitian: 'c' is 't' of real matrices, and has no meaning for complex ones. */
export const transSymmetric = { kind: 'flag', values: ['n', 't', 'c'], default: 'n', realOnly: 'c' };
/** op of an orthogonal or unitary Q: Q or Q^H. */
export const transQ = { kind: 'flag', values: ['n', 't', 'c'], realOnly: 't' };
export const diag = { kind: 'flag', values: ['n', 'u'], default: 'n' };
/** A number of the call's field. */
export const scalar = (otherwise) => ({
    kind: 'scalar',
    ...(otherwise === undefined ? {} : { default: otherwise }),
});
/** A column-major matrix, whose leading dimension is the argument behind it: lda behind A. */
export const matrix = (rows, cols, access, more = {}) => ({
    kind: 'matrix',
    rows: extent(rows),
    cols: extent(cols),
    access,
    ...more,
});
/** A vector of BLAS, whose increment is the argument behind it: incx behind x. */
export const strided = (length, access) => ({
    kind: 'vector',
    length: extent(length),
    access,
    strided: true,
});
/** Numbers one behind the other. */
export const numbers = (length, access, more = {}) => ({
    kind: 'vector',
    length: extent(length),
    access,
    ...more,
});
/** 32-bit integers one behind the other. */
export const integers = (length, access, more = {}) => numbers(length, access, { ...more, type: 'i' });
/** The arguments by position, with the leading dimension behind its matrix and the increment behind its vector. */
export function positional(words) {
    const args = {};
    for (const [name, word] of Object.entries(words)) {
        if (word.kind === 'matrix' && !('ld' in word)) {
            const ld = `ld${name.toLowerCase()}`;
            args[name] = { ...word, ld };
            args[ld] = { kind: 'ld', of: name };
        }
        else if ('strided' in word) {
            const { strided: _, ...vector } = word;
            const inc = `inc${name}`;
            args[name] = { ...vector, inc };
            args[inc] = { kind: 'inc', default: 1 };
        }
        else
            args[name] = word;
    }
    return args;
}
