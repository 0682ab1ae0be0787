// The calls of reference BLAS's level-2 test programs (dblat2, zblat2) with their default input; the cases' errors are its gauge (DMVCH).
// Of the calls with a size of zero only the first is made: a call but no test. Where a matrix is updated each column is a test.
import type { Diag, RoutineSpec, Trans, Uplo } from '../../src/index.ts';
import { type GbmvData, type GbmvProblem, gbmvCase } from '../../testing/cases/blas2/gbmv.ts';
import { type GemvData, type GemvProblem, gemvCase } from '../../testing/cases/blas2/gemv.ts';
import { type GerData, type GerProblem, gerCase, gercCase, geruCase } from '../../testing/cases/blas2/ger.ts';
import { hbmvCase, type SbmvData, type SbmvProblem, sbmvCase } from '../../testing/cases/blas2/sbmv.ts';
import { hpmvCase, type SpmvData, type SpmvProblem, spmvCase } from '../../testing/cases/blas2/spmv.ts';
import { hprCase, type SprData, type SprProblem, sprCase } from '../../testing/cases/blas2/spr.ts';
import { hpr2Case, type Spr2Data, type Spr2Problem, spr2Case } from '../../testing/cases/blas2/spr2.ts';
import { hemvCase, type SymvData, type SymvProblem, symvCase } from '../../testing/cases/blas2/symv.ts';
import { herCase, type SyrData, type SyrProblem, syrCase } from '../../testing/cases/blas2/syr.ts';
import { her2Case, type Syr2Data, type Syr2Problem, syr2Case } from '../../testing/cases/blas2/syr2.ts';
import { tbmvCase } from '../../testing/cases/blas2/tbmv.ts';
import { tbsvCase } from '../../testing/cases/blas2/tbsv.ts';
import { tpmvCase } from '../../testing/cases/blas2/tpmv.ts';
import { tpsvCase } from '../../testing/cases/blas2/tpsv.ts';
import { trmvCase } from '../../testing/cases/blas2/trmv.ts';
import { trsvCase } from '../../testing/cases/blas2/trsv.ts';
import { FEW, type TriangularBandProblem, triangleBand } from '../../testing/lib/band.ts';
import { INCS, TINY } from '../../testing/lib/gauge.ts';
import type { MatrixView } from '../../testing/lib/norms.ts';
import { type CallSet, loops } from './callSet.ts';
import { band, type Draw, general, packed, shifted, triangle, vector, withZero } from './storage.ts';

const TRANS: readonly Trans[] = ['n', 't', 'c'];
const UPLO: readonly Uplo[] = ['u', 'l'];
const DIAG: readonly Diag[] = ['u', 'n'];
const ALPHA = [0, 1, 0.7];
const BETA = [0, 1, 0.9];
const FACTORS = { incx: INCS, incy: INCS, alpha: ALPHA, beta: BETA };

/** Rows that go with n columns: 8 pairs without a zero, with 37 columns in all, and 4 with one. */
const PAIRS = TINY.flatMap((n) => {
  const more = Math.floor(n / 2) + 1;
  return [Math.max(n - more, 0), n + more].map((m) => ({ m, n }));
});

/** The loops over everything but the sizes, and only their first call where a size is zero. */
const unlessEmpty = <P extends object>(sizes: readonly number[], all: readonly P[]): readonly P[] =>
  sizes.includes(0) ? all.slice(0, 1) : all;

/** In real numbers alone: the program for complex ones has Hermitian matrices in the place of symmetric ones. */
const real = <C extends { readonly spec: RoutineSpec }>(routine: C): C => ({
  ...routine,
  spec: { ...routine.spec, precs: 'sd' },
});

const shiftedVector = (draw: Draw, n: number, inc: number) => withZero(vector(shifted(draw), n, inc));

interface Pair {
  readonly trans?: Trans;
  readonly m?: number;
  readonly n: number;
  readonly incx: number;
  readonly incy: number;
}

/** x and y of y := alpha op(A) x + beta y. */
function ofProduct({ trans = 'n', n, m = n, incx, incy }: Pair, draw: Draw) {
  const [lenX, lenY] = trans === 'n' ? [n, m] : [m, n];
  return { x: shiftedVector(draw, lenX, incx), y: vector(draw, lenY, incy) };
}

/** x and y of A := alpha x y^T + A. */
const ofUpdate = ({ n, m = n, incx, incy }: Pair, draw: Draw) => ({
  x: shiftedVector(draw, m, incx),
  y: withZero(vector(draw, n, incy)),
});

const isEmpty = ({ m = 1, n }: { readonly m?: number; readonly n: number }): boolean => m === 0 || n === 0;
const oneTest = (p: { readonly m?: number; readonly n: number }): number => (isEmpty(p) ? 0 : 1);

/** Without rows y keeps its elements, whatever beta is: the regression test at the end of the program. */
const WITHOUT_ROWS = { trans: 't', m: 0, n: 5, alpha: 1, incx: 1, beta: -0.7, incy: 1 } as const;

/** Tests: 8 pairs of sizes, 3 transposes, 16 pairs of increments, 9 of factors. Calls: 4 pairs with a zero and a regression test more. */
export const gemvSet: CallSet<GemvProblem, GemvData> = {
  routine: gemvCase,
  problems: [
    ...PAIRS.flatMap(({ m, n }) =>
      unlessEmpty([m, n], loops<GemvProblem>({ n: [n], m: [m], trans: TRANS, ...FACTORS })),
    ),
    WITHOUT_ROWS,
  ],
  expected: [3456 + 5, 3456],
  operands: (p, draw) => ({ A: general(draw, p.m, p.n), ...ofProduct(p, draw) }),
  tests: oneTest,
  idle: isEmpty,
};

/** Tests: gemv's for each of 4 bands. Calls: as gemv's. */
const gbmvSet: CallSet<GbmvProblem, GbmvData> = {
  routine: gbmvCase,
  problems: [
    ...PAIRS.flatMap(({ m, n }) =>
      unlessEmpty(
        [m, n],
        FEW.flatMap((ku) =>
          loops<GbmvProblem>({ n: [n], m: [m], ku: [ku], kl: [Math.max(ku - 1, 0)], trans: TRANS, ...FACTORS }),
        ),
      ),
    ),
    { ...WITHOUT_ROWS, kl: 0, ku: 0 },
  ],
  expected: [13824 + 5, 13824],
  operands: (p, draw) => ({ A: band(draw, p.m, p.n, p), ...ofProduct(p, draw) }),
  tests: oneTest,
  idle: isEmpty,
};

/** Tests: 5 n, 2 triangles, 16 pairs of increments, 9 of factors. Calls: one more, n = 0. */
const symvProblems = TINY.flatMap((n) =>
  unlessEmpty([n], loops<SymvProblem & SpmvProblem>({ n: [n], uplo: UPLO, ...FACTORS })),
);

const symvSet = (routine: typeof symvCase, of?: 'hermitian'): CallSet<SymvProblem, SymvData> => ({
  routine,
  problems: symvProblems,
  expected: [1440 + 1, 1440],
  operands: (p, draw) => ({ A: triangle(draw, p.uplo, p.n, of), ...ofProduct(p, draw) }),
  tests: oneTest,
});

const spmvSet = (routine: typeof spmvCase, of?: 'hermitian'): CallSet<SpmvProblem, SpmvData> => ({
  routine,
  problems: symvProblems,
  expected: [1440 + 1, 1440],
  operands: (p, draw) => ({ AP: packed(draw, p.uplo, p.n, of), ...ofProduct(p, draw) }),
  tests: oneTest,
});

/** Tests: symv's for each of 4 widths. Calls: one more, n = 0. */
const sbmvSet = (routine: typeof sbmvCase, of?: 'hermitian'): CallSet<SbmvProblem, SbmvData> => ({
  routine,
  problems: TINY.flatMap((n) => unlessEmpty([n], loops<SbmvProblem>({ n: [n], k: FEW, uplo: UPLO, ...FACTORS }))),
  expected: [5760 + 1, 5760],
  operands: (p, draw) => ({ A: band(draw, p.n, p.n, triangleBand(p.uplo, p.k), of), ...ofProduct(p, draw) }),
  tests: oneTest,
});

const KINDS = { uplo: UPLO, trans: TRANS, diag: DIAG, incx: INCS };
type TriangularProblem = Parameters<typeof trmvCase.error>[0] & Parameters<typeof tpmvCase.error>[0];

/** Tests: 5 n, 2 triangles, 3 transposes, 2 diagonals, 4 increments. Calls: one more, n = 0. */
const triangularSet = {
  problems: TINY.flatMap((n) => unlessEmpty([n], loops<TriangularProblem>({ n: [n], ...KINDS }))),
  expected: [240 + 1, 240],
  tests: oneTest,
} satisfies Partial<CallSet<TriangularProblem, Record<'x', MatrixView>>>;

const full = ({ uplo, diag, n, incx }: TriangularProblem, draw: Draw) => ({
  A: triangle(draw, uplo, n, diag),
  x: shiftedVector(draw, n, incx),
});

const packedOperands = ({ uplo, diag, n, incx }: TriangularProblem, draw: Draw) => ({
  AP: packed(draw, uplo, n, diag),
  x: shiftedVector(draw, n, incx),
});

/** Tests: trmv's for each of 4 widths. Calls: one more, n = 0. */
const triangularBandSet = {
  problems: TINY.flatMap((n) => unlessEmpty([n], loops<TriangularBandProblem>({ n: [n], k: FEW, ...KINDS }))),
  expected: [960 + 1, 960],
  operands: ({ uplo, diag, n, k, incx }, draw) => ({
    A: band(draw, n, n, triangleBand(uplo, k), diag),
    x: shiftedVector(draw, n, incx),
  }),
  tests: oneTest,
} satisfies Omit<CallSet<TriangularBandProblem, Record<'A' | 'x', MatrixView>>, 'routine'>;

/** Tests: 37 columns, 16 pairs of increments, 3 alphas. Calls: 8 pairs of sizes, 16, 3, and 4 pairs with a zero. */
const gerSet: CallSet<GerProblem, GerData> = {
  routine: gerCase,
  problems: PAIRS.flatMap(({ m, n }) =>
    unlessEmpty([m, n], loops<GerProblem>({ n: [n], m: [m], incx: INCS, incy: INCS, alpha: ALPHA })),
  ),
  expected: [384 + 4, 1776],
  operands: (p, draw) => ({ A: general(draw, p.m, p.n), ...ofUpdate(p, draw) }),
  tests: ({ m, n }) => (m === 0 ? 0 : n),
};

const leavesAlone = ({ n, alpha }: { readonly n: number; readonly alpha: number }) => n === 0 || alpha === 0;
const columns = (p: { readonly n: number; readonly alpha: number }): number => (leavesAlone(p) ? 0 : p.n);

/** Tests: 20 columns (1+2+3+5+9), 2 triangles, 4 increments, 2 alphas but zero. Calls: 5 n, 2, 4, 3 alphas, and n = 0. */
const syrProblems = TINY.flatMap((n) =>
  unlessEmpty([n], loops<SyrProblem & SprProblem>({ n: [n], uplo: UPLO, incx: INCS, alpha: ALPHA })),
);

const syrSet = (routine: typeof syrCase, of?: 'hermitian'): CallSet<SyrProblem, SyrData> => ({
  routine,
  problems: syrProblems,
  expected: [120 + 1, 320],
  operands: ({ uplo, n, incx }, draw) => ({ A: triangle(draw, uplo, n, of), x: shiftedVector(draw, n, incx) }),
  tests: columns,
  idle: leavesAlone,
});

const sprSet = (routine: typeof sprCase, of?: 'hermitian'): CallSet<SprProblem, SprData> => ({
  routine,
  problems: syrProblems,
  expected: [120 + 1, 320],
  operands: ({ uplo, n, incx }, draw) => ({ AP: packed(draw, uplo, n, of), x: shiftedVector(draw, n, incx) }),
  tests: columns,
  idle: leavesAlone,
});

/** Tests and calls: syr's for each of 4 increments of y; n = 0 once. */
const syr2Problems = TINY.flatMap((n) =>
  unlessEmpty([n], loops<Syr2Problem & Spr2Problem>({ n: [n], uplo: UPLO, incx: INCS, incy: INCS, alpha: ALPHA })),
);

const syr2Set = (routine: typeof syr2Case, of?: 'hermitian'): CallSet<Syr2Problem, Syr2Data> => ({
  routine,
  problems: syr2Problems,
  expected: [480 + 1, 1280],
  operands: (p, draw) => ({ A: triangle(draw, p.uplo, p.n, of), ...ofUpdate(p, draw) }),
  tests: columns,
  idle: leavesAlone,
});

const spr2Set = (routine: typeof spr2Case, of?: 'hermitian'): CallSet<Spr2Problem, Spr2Data> => ({
  routine,
  problems: syr2Problems,
  expected: [480 + 1, 1280],
  operands: (p, draw) => ({ AP: packed(draw, p.uplo, p.n, of), ...ofUpdate(p, draw) }),
  tests: columns,
  idle: leavesAlone,
});

/** 30799 calls in each complex precision. */
export const level2Sets: readonly CallSet[] = [
  gemvSet,
  gbmvSet,
  symvSet(real(symvCase)),
  symvSet(hemvCase, 'hermitian'),
  sbmvSet(sbmvCase),
  sbmvSet(hbmvCase, 'hermitian'),
  spmvSet(real(spmvCase)),
  spmvSet(hpmvCase, 'hermitian'),
  { ...triangularSet, routine: trmvCase, operands: full },
  { ...triangularBandSet, routine: tbmvCase },
  { ...triangularSet, routine: tpmvCase, operands: packedOperands },
  { ...triangularSet, routine: trsvCase, operands: full },
  { ...triangularBandSet, routine: tbsvCase },
  { ...triangularSet, routine: tpsvCase, operands: packedOperands },
  gerSet,
  { ...gerSet, routine: geruCase },
  { ...gerSet, routine: gercCase },
  syrSet(real(syrCase)),
  syrSet(herCase, 'hermitian'),
  sprSet(real(sprCase)),
  sprSet(hprCase, 'hermitian'),
  syr2Set(syr2Case),
  syr2Set(her2Case, 'hermitian'),
  spr2Set(spr2Case),
  spr2Set(hpr2Case, 'hermitian'),
];
