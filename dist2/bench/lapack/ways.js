import { flopsOf } from '../../src/index.js';
import { potrfCase } from '../../testing/cases/lapack/cholesky/potrf.js';
import { gesvCase } from '../../testing/cases/lapack/lu/gesv.js';
import { getrfCase } from '../../testing/cases/lapack/lu/getrf.js';
import { getrfNopivCase } from '../../testing/cases/lapack/lu/getrfNopiv.js';
import { geqrfCase } from '../../testing/cases/lapack/qr/geqrf.js';
import { checkRandom } from '../../testing/lib/case.js';
import { integers } from '../../testing/lib/operands.js';
import { EPS } from '../../testing/lib/residuals.js';
export const MODES = ['native', 'hybrid', 'auto'];
/** A case with its problem of order n. tau takes the place of the right-hand side. */
const way = (what, c, problem, level = 1) => ({
    ...what,
    flops: (n) => flopsOf(c.spec, { ...problem(n) }),
    call(queue, { n, A, B, ipiv, info }) {
        const at = (buffer) => ({ buffer, offset: 0, ld: n });
        const operands = { A: at(A), B: at(B), tau: at(B), ipiv: at(ipiv), info: at(info) };
        return c.run(queue, problem(n), operands);
    },
    error({ a, b, factor, x, ipiv }) {
        const pivots = { ...integers(a.rows), data: ipiv };
        const [before, after] = [
            { A: a, B: b },
            { A: factor, B: x, tau: x, ipiv: pivots },
        ];
        return c.error(problem(a.rows), before, after, { level, random: checkRandom() }) / EPS.s;
    },
});
const MATHS = ['strict', 'split'];
const PIVOTINGS = ['partial', 'tournament'];
export const ways = (mode) => [
    ...PIVOTINGS.flatMap((pivoting) => MATHS.map((math) => way({ name: `getrf ${pivoting} ${math}`, routine: 'getrf', matrix: 'general' }, getrfCase, (n) => ({
        ...{ m: n, n, pivoting, mode, math },
    })))),
    ...PIVOTINGS.flatMap((pivoting) => MATHS.map((math) => way({ name: `gesv ${pivoting} ${math}`, routine: 'gesv', matrix: 'general' }, gesvCase, (n) => ({
        ...{ n, nrhs: 1, pivoting, mode, math },
    })))),
    ...MATHS.map((math) => way({ name: `getrfNopiv ${math}`, matrix: 'definite' }, getrfNopivCase, (n) => ({ m: n, n, math }))),
    // The second check compares with A itself, not with another program's factor.
    ...['l', 'u'].flatMap((uplo) => MATHS.map((math) => way({ name: `potrf ${uplo} ${math}`, routine: 'potrf', matrix: 'definite' }, potrfCase, (n) => ({ uplo, n, mode, math }), 2))),
    ...MATHS.map((math) => way({ name: `geqrf ${math}`, routine: 'geqrf', matrix: 'general' }, geqrfCase, (n) => ({ m: n, n, mode, math }))),
];
