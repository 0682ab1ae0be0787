import { generateMatrix } from './generate.js';
import { fill } from './operands.js';
import { UsageError } from './usage.js';
/** Uniform on (0,1), real and imaginary parts each: MAGMA's default. */
export const uniform = (a, prec, random) => fill(prec, a, () => random.rand());
/** Uniform, and as much on the diagonal as makes every pivot of LU without interchanges a good one. */
export const dominant = (a, prec, random) => {
    const size = Math.max(a.rows, a.cols);
    fill(prec, a, (i, j) => random.rand() + (i === j ? size : 0));
};
export const unread = (a, prec) => fill(prec, a, () => Number.NaN);
/** A source for a formula. */
export const formula = (entry) => (a, prec) => fill(prec, a, entry);
/**
 * A source for the formula of a real symmetric matrix: where elements are complex, the Hermitian matrix D A D^H, D diagonal with numbers of
 * modulus 1, which has the same eigenvalues.
 */
export const turned = (entry) => (a, prec) => fill(prec, a, (i, j, part) => {
    const angle = a.parts === 2 ? i * i - j * j : 0;
    return entry(i, j) * (part === 1 ? Math.sin(angle) : Math.cos(angle));
});
export function sourceOf(options) {
    const { file, matrix, cond, condD } = options;
    if (file !== undefined) {
        const values = file.toDense();
        const parts = file.complex ? 2 : 1;
        return (a, prec) => fill(prec, a, (i, j, part) => (part < parts ? values[(i + j * file.rows) * parts + part] : 0));
    }
    if (matrix === 'rand')
        return uniform;
    return (a, prec, random) => {
        const [rows, parts] = [Math.max(1, a.rows), a.parts ?? 1];
        const { A } = generateMatrix({ matrix, cond, condD, prec }, a.rows, a.cols, rows, random);
        fill(prec, a, (i, j, part) => A[(i + j * rows) * parts + part]);
    };
}
/** The square matrix of --matrix or --matrix-file; nothing where neither is given. */
export function givenSquare(routine, { m, n }, o) {
    if (o.file === undefined && o.matrix === 'rand')
        return {};
    if (o.file !== undefined && m !== n)
        throw new UsageError(`${routine} needs a square matrix, and the file's is ${m} x ${n}`);
    return { source: sourceOf(o) };
}
/** The same of a symmetric matrix, of which a routine is given a triangle. */
export function givenSymmetric(routine, size, o) {
    const given = givenSquare(routine, size, o);
    if (o.file !== undefined && !isSymmetric(o.file))
        throw new UsageError(`${routine} needs a symmetric matrix, and the file's is not`);
    return given;
}
function isSymmetric({ rows: n, complex, toDense }) {
    const a = toDense();
    const parts = complex ? 2 : 1;
    for (let j = 0; j < n; j++)
        for (let i = j; i < n; i++) {
            const [here, there] = [parts * (i + j * n), parts * (j + i * n)];
            if (a[here] !== a[there] || (complex && a[here + 1] !== -a[there + 1]))
                return false;
        }
    return true;
}
/** Leading dimensions as MAGMA's testers have them on the device: multiples of --align. */
export const layoutOf = ({ align, offset }) => ({ align, offset });
