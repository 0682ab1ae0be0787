// TRSM as a case: error R2. The triangle that is not stored is NaN.
import { trsmBlockedRef } from '../../../../src/blas3/triangular/trsm.ref.js';
import { trsm } from '../../../../src/index.js';
import { trsmSpec } from '../../../../src/specs.js';
import { ALIGNED, calling, ODD } from '../../../lib/calls.js';
import { EXACT_ORDER } from '../../../lib/case.js';
import { fill, place } from '../../../lib/operands.js';
import { errorCell } from '../../../lib/printf.js';
import { MN, rateTable } from '../../../lib/rateTable.js';
import { trsmError, trsmVectorCheck } from '../../../lib/residualsBlas.js';
import { inField } from '../../../lib/scalars.js';
import { layoutOf, uniform, unread } from '../../../lib/source.js';
import { cell, DIAG, SIDE, TRANS, UNCHECKED, UPLO, verdict } from '../../../lib/table.js';
import { UsageError } from '../../../lib/usage.js';
import { hostMat } from '../../../lib/views.js';
const ALPHA = 0.29;
const kinds = ['l', 'r'].flatMap((side) => ['l', 'u'].flatMap((uplo) => ['n', 't', 'c'].flatMap((transA) => ['n', 'u'].map((diag) => ({ side, uplo, transA, diag })))));
const LOWER = { side: 'l', uplo: 'l', transA: 'n', diag: 'n' };
/** Small orders, around the 256 that one workgroup solves, and beyond, where the triangle is halved. */
const ORDERS = [1, 2, 33, 100, 255, 256, 257];
/** Enough for 'c', which is 't' of real numbers, to be told from it. */
const FEW = [33, 257];
const sweep = [
    { ...LOWER, m: 0, n: 3, alpha: 1 },
    { ...LOWER, m: 3, n: 0, alpha: 1 },
    ...kinds.flatMap((kind) => (kind.transA === 'c' ? FEW : ORDERS).map((order) => {
        const [m, n] = kind.side === 'l' ? [order, 21] : [21, order];
        return { ...kind, m, n, alpha: ALPHA, layout: ODD };
    })),
    // Aligned, so that the halves are multiplied by the tiled kernel.
    ...kinds.map((kind) => ({ ...kind, m: 64, n: 64, alpha: ALPHA, layout: ALIGNED })),
    ...kinds
        .filter(({ diag }) => diag === 'n')
        .map((kind) => ({ ...kind, m: 40, n: 41, alpha: 1, layout: ODD, inB: true })),
    ...[0, 1, -2].map((alpha) => ({ ...LOWER, m: 40, n: 12, alpha, layout: ODD })),
    // One column and one row more than a workgroup has.
    { ...LOWER, m: 5, n: 33, alpha: ALPHA, layout: ODD },
    { ...LOWER, side: 'r', m: 33, n: 5, alpha: ALPHA, layout: ODD },
];
export const trsmCase = {
    spec: trsmSpec,
    tolerance: 100,
    sweep,
    fromOptions({ m, n }, o) {
        if (o.uplo === 'f')
            throw new UsageError('trsm has no -F: the triangle is -L or -U');
        const { side, uplo, transA, diag } = o;
        return { side, uplo, transA, diag, m, n, alpha: ALPHA, layout: layoutOf(o) };
    },
    // Off the diagonal 1/n times uniform numbers on (0,1), on it uniform on (1,2): rows sum to less than 1 off the diagonal, so that the
    // inverse is of order 1 whatever the size, with a unit diagonal too. MAGMA's Cholesky factor of A + n I is like that for the price of
    // a factorization, and becomes ill-conditioned when its diagonal is taken as ones.
    data({ side, uplo, diag, m, n, alpha, layout, inB }, prec, random) {
        const order = side === 'l' ? m : n;
        const { A, B } = place(prec, { A: [order, order], B: [m, n] }, inB ? ['A', 'B'] : ['B'], layout);
        fill(prec, A, (i, j) => {
            if (i === j)
                return diag === 'u' ? Number.NaN : 1 + random.rand();
            return i > j === (uplo === 'l') ? random.rand() / order : Number.NaN;
        });
        if (alpha === 0)
            unread(A, prec, random);
        (alpha === 0 ? unread : uniform)(B, prec, random);
        return { A, B };
    },
    run: calling(trsm, trsmSpec),
    reference: (p, { A, B }) => trsmBlockedRef(p.side, p.uplo, p.transA, p.diag, p.m, p.n, inField(p.alpha, B.parts), hostMat(A), hostMat(B)),
    error({ side, uplo, transA, diag, m, n, alpha }, { A: a, B: b }, { B: x }, { random }) {
        const problem = { side, triangle: { uplo, diag }, transA, alpha: inField(alpha, b.parts), a, x, b };
        return Math.max(m, n) <= EXACT_ORDER ? trsmError(problem) : trsmVectorCheck(problem, random);
    },
    table: rateTable({
        ...{ ...MN, unit: 'ms', error: '  basalt     native   LAPACK error' },
        lines: ({ side, uplo, transA, diag, ngpu }) => [
            `% side = ${SIDE[side]}, uplo = ${UPLO[uplo === 'u' ? 'u' : 'l']}, transA = ${TRANS[transA]}, diag = ${DIAG[diag]}, ngpu = ${ngpu}`,
        ],
        times: [
            '  basalt Gflop/s (ms) native Gflop/s (ms)   CPU Gflop/s (ms)',
            ({ tested, cpu }) => `   ${cell(tested)}   ${cell()}   ${cell(cpu)}`,
        ],
        judged({ error, cpuError, okay }) {
            if (okay === undefined)
                return UNCHECKED;
            return `   ${[error, undefined, cpuError].map((one) => errorCell(one)).join('   ')}   ${verdict(okay)}`;
        },
        rule: () => 109,
    }),
};
