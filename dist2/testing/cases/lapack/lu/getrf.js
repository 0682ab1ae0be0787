// GETRF as a case: error R3, or R4 with -c2, and that of the growth where it is asked for. Without pivoting it is GETRF_NOPIV, with pivots
// that exchange nothing.
import { getrf, getrfNopiv } from '../../../../src/index.js';
import { getrfRecursiveRef } from '../../../../src/lapack/lu/getrf.ref.js';
import { getrfNopivRef } from '../../../../src/lapack/lu/getrfNopiv.ref.js';
import { getrfSpec } from '../../../../src/specs.js';
import { ALIGNED, ODD, shapes } from '../../../lib/calls.js';
import { EXACT_ORDER } from '../../../lib/case.js';
import { factorOf, LU_VERSIONS, modeArgs } from '../../../lib/factor.js';
import { numberIn } from '../../../lib/level1.js';
import { larger, normMax } from '../../../lib/norms.js';
import { integers, realWindow, window } from '../../../lib/operands.js';
import { luTable } from '../../../lib/rateTable.js';
import { getrfError, getrfSolveError, getrfVectorCheck } from '../../../lib/residualsLu.js';
import { layoutOf, sourceOf, uniform } from '../../../lib/source.js';
import { UsageError } from '../../../lib/usage.js';
import { hostMat } from '../../../lib/views.js';
/** Max |U| / max |A|, and 0 if A is zero. */
export function growthOf(a, lu) {
    const u = normMax({ ...lu, rows: Math.min(lu.rows, lu.cols) }, { uplo: 'u', diag: 'n' });
    return u === 0 ? 0 : u / normMax(a);
}
/** Empty, tiny, around panels of 32 columns, one panel after the other, tall, wide. */
const SHAPES = shapes('0x0 0x4 4x0 1x1 1x5 5x1 2x2 31x31 32x32 33x33 64x64 65x65 100x40 40x100 300x20 20x300 200x200');
const sweep = [
    ...SHAPES.map(([m, n]) => ({ m, n, layout: ODD })),
    ...[32, 64, 200].map((n) => ({ m: n, n })),
    { m: 128, n: 96, layout: ALIGNED },
    { m: 60, n: 50, layout: ODD, growth: true },
];
const growthError = (found, expected) => found === expected ? 0 : Math.abs(found / expected - 1);
export const getrfCase = {
    spec: getrfSpec,
    // The threshold of LAPACK's own test programs.
    tolerance: 30,
    sweep,
    fromOptions({ m, n }, o) {
        if (o.check === 2 && m !== n)
            throw new UsageError(`-c2 solves with the factors: A must be square, not ${m} x ${n}`);
        const factor = factorOf(LU_VERSIONS, o);
        const tame = factor.nopiv && o.matrix === 'rand' && o.file === undefined;
        return { m, n, source: sourceOf(tame ? { ...o, matrix: 'rand_dominant' } : o), layout: layoutOf(o), ...factor };
    },
    data({ m, n, nopiv, source = uniform, layout }, prec, random) {
        const A = window(prec, m, n, layout);
        source(A, prec, random);
        const ipiv = integers(Math.min(m, n), layout);
        for (let i = 0; nopiv && i < ipiv.rows; i++)
            ipiv.data[ipiv.offset + i] = i + 1;
        return { A, ipiv, info: integers(1, layout), growth: realWindow(prec, 1, 1, layout) };
    },
    run(queue, { m, n, nopiv, pivoting = 'partial', nb = 0, growth: measured, ...factor }, { A, ipiv, info, growth }) {
        const { mode, math } = modeArgs(factor);
        if (nopiv)
            return getrfNopiv(queue, { m, n, A, lda: A.ld, info, math, nb });
        const common = { m, n, A, lda: A.ld, ipiv, info, pivoting, mode, math, nb };
        return getrf(queue, measured ? { ...common, growth } : common);
    },
    reference({ m, n, nopiv }, { A, ipiv, info }) {
        info.data[info.offset] = nopiv
            ? getrfNopivRef(m, n, hostMat(A))
            : getrfRecursiveRef(m, n, hostMat(A), ipiv.data, ipiv.offset);
    },
    error({ m, n, growth }, { A: a }, { A: lu, ipiv: { data, offset }, growth: found }, { level, random }) {
        const pivots = data.subarray(offset, offset + Math.min(m, n));
        if (level === 2)
            return getrfSolveError(a, lu, pivots, random);
        const exact = Math.max(m, n) <= EXACT_ORDER;
        const error = exact ? getrfError(a, lu, pivots) : getrfVectorCheck(a, lu, pivots, random);
        return growth ? larger(error, growthError(numberIn(found), growthOf(a, lu))) : error;
    },
    table: luTable(LU_VERSIONS),
};
