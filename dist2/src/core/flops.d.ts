import { type Prec } from './field.ts';
/** Multiplications and additions of one call; divisions and square roots count as multiplications. */
export interface FlopCount {
    readonly mul: number;
    readonly add: number;
}
export type FlopSide = 'l' | 'r';
/** A count; as one number, as many multiplications as additions in all. */
export type Flops = FlopCount | number;
/** Real operations of a count in a precision. */
export declare function total(count: Flops, prec?: Prec): number;
export declare const times: (factor: number, count: Flops) => FlopCount;
/** Sum of counts: a driver is its factorisation and its solve. */
export declare const sum: (...counts: readonly Flops[]) => FlopCount;
/** Multiplications by real numbers: of a complex number two, as many as an addition of two has. */
export declare const flopsByReal: (count: number) => FlopCount;
export declare const flopsAxpy: (n: number) => FlopCount;
export declare const flopsGemv: (m: number, n: number) => FlopCount;
export declare const flopsSymv: (n: number) => FlopCount;
export declare const flopsGbmv: (m: number, n: number, kl: number, ku: number) => FlopCount;
export declare const flopsSbmv: (n: number, k: number) => FlopCount;
export declare const flopsTbmv: (n: number, k: number) => FlopCount;
export declare const flopsTbsv: (n: number, k: number) => FlopCount;
export declare const flopsGemm: (m: number, n: number, k: number) => FlopCount;
export declare const flopsSymm: (side: FlopSide, m: number, n: number) => FlopCount;
export declare const flopsSyrk: (k: number, n: number) => FlopCount;
export declare const flopsSyr2k: (k: number, n: number) => FlopCount;
export declare const flopsTrmm: (side: FlopSide, m: number, n: number) => FlopCount;
export declare const flopsTrsm: (side: FlopSide, m: number, n: number) => FlopCount;
export declare const flopsGetrf: (m: number, n: number) => FlopCount;
export declare const flopsGetri: (n: number) => FlopCount;
export declare const flopsGetrs: (n: number, nrhs: number) => FlopCount;
export declare const flopsGesv: (n: number, nrhs: number) => FlopCount;
export declare const flopsPotrf: (n: number) => FlopCount;
export declare const flopsPotri: (n: number) => FlopCount;
export declare const flopsPotrs: (n: number, nrhs: number) => FlopCount;
export declare const flopsPosv: (n: number, nrhs: number) => FlopCount;
export declare const flopsSytrf: (n: number) => FlopCount;
export declare const flopsSytrs: (n: number, nrhs: number) => FlopCount;
export declare const flopsSytri: (n: number) => FlopCount;
export declare const flopsSysv: (n: number, nrhs: number) => FlopCount;
export declare const flopsGeqrf: (m: number, n: number) => FlopCount;
export declare const flopsGeqrt: (m: number, n: number) => FlopCount;
export declare const flopsGelqf: (m: number, n: number) => FlopCount;
export declare const flopsGerqf: (m: number, n: number) => FlopCount;
export declare const flopsGeqrs: (m: number, n: number, nrhs: number) => FlopCount;
export declare const flopsGels: (m: number, n: number, nrhs: number) => FlopCount;
export declare const flopsOrgqr: (m: number, n: number, k: number) => FlopCount;
export declare const flopsOrglq: (m: number, n: number, k: number) => FlopCount;
export declare const flopsOrmqr: (side: FlopSide, m: number, n: number, k: number) => FlopCount;
export declare const flopsTpqrt: (m: number, n: number, l: number) => FlopCount;
export declare const flopsTpmqrt: (side: FlopSide, m: number, n: number, k: number, l: number) => FlopCount;
export declare const flopsTrtri: (n: number) => FlopCount;
export declare const flopsGehrd: (n: number) => FlopCount;
/** What iteration takes depends on the numbers, and is not counted. */
export declare const flopsGeev: (n: number, left: boolean, right: boolean) => FlopCount;
export declare const flopsGees: (n: number, vectors: boolean) => FlopCount;
export declare const flopsSytrd: (n: number) => FlopCount;
/** To a band of kd diagonals on each side: two-sided, and from the left alone on the columns between. */
export declare function flopsSytrdSy2sb(n: number, kd: number): FlopCount;
/** From such a band to three diagonals. */
export declare const flopsSytrdSb2st: (n: number, kd: number) => FlopCount;
/** Tridiagonal form, and the vectors written out. What happens to the tridiagonal matrix depends on the numbers, and is not counted. */
export declare const flopsSyev: (n: number, vectors: boolean) => FlopCount;
/** k values; their vectors are reflected. Bisection and inverse iteration are of lower order. */
export declare const flopsSyevx: (n: number, k: number, vectors: boolean) => FlopCount;
export declare const flopsSygst: (n: number) => FlopCount;
/** B is factored, the problem reduced and solved, and k vectors are those of A and B. */
export declare const flopsSygvx: (n: number, k: number, vectors: boolean) => FlopCount;
export declare const flopsGebrd: (m: number, n: number) => FlopCount;
/** QR iteration with so many rows of vectors: two sweeps for each value, as a rule. Which it takes depends on the numbers. */
export declare const flopsBdsqr: (n: number, rows: number) => FlopCount;
/** Divide and conquer with vectors of order n, nothing deflated: two products of half the order and all columns for each side and merge. */
export declare const flopsBdsdc: (n: number) => FlopCount;
/** Jacobi iteration on n columns of m elements and `more` that go along: five sweeps, in half of which each pair is rotated. */
export declare const flopsGesvj: (m: number, n: number, more: number) => FlopCount;
/** A sample of l columns, iterated, and made orthonormal each time. */
export declare const flopsGesvdr: (m: number, n: number, l: number, iterations: number) => FlopCount;
/** Bidiagonal form, and so many vectors written out. What QR iteration takes depends on the numbers, and is not counted. */
export declare const flopsGesvd: (m: number, n: number, left: number, right: number) => FlopCount;
/** Two steps with QR and three with Cholesky, as a matrix with a condition number of some thousands takes, R first, and H. */
export declare const flopsPolar: (m: number, n: number) => FlopCount;
export declare const flopsSterf: (n: number) => FlopCount;
/** `rows` of the vectors; 0 without them. */
export declare const flopsSteqr: (n: number, rows: number) => FlopCount;
/** Divide and conquer with nothing deflated: the products of each merge's two halves. Without vectors QL iteration. */
export declare const flopsStedc: (n: number, compz: 'n' | 'i' | 'v') => FlopCount;
export declare const flopsStebz: (n: number, k: number) => FlopCount;
/** Three solutions for each of k vectors, as if none lay close together. */
export declare const flopsStein: (n: number, k: number) => FlopCount;
export declare const flopsGttrf: (n: number) => FlopCount;
export declare const flopsGttrs: (n: number, nrhs: number) => FlopCount;
export declare const flopsGtsv: (n: number, nrhs: number) => FlopCount;
export declare const flopsPttrf: (n: number) => FlopCount;
export declare const flopsPttrs: (n: number, nrhs: number) => FlopCount;
export declare const flopsPtsv: (n: number, nrhs: number) => FlopCount;
export declare const flopsGbtrf: (n: number, kl: number, ku: number) => FlopCount;
export declare const flopsGbtrs: (n: number, kl: number, ku: number, nrhs: number) => FlopCount;
export declare const flopsGbsv: (n: number, kl: number, ku: number, nrhs: number) => FlopCount;
export declare const flopsSoftmax: (m: number, n: number) => FlopCount;
/** About four operations an element; of ReLU one comparison. */
export declare const flopsActivation: (n: number, kind: string) => FlopCount;
/** A recurrent layer one way: products of all its gates with inputs and states, and `each` operations for every number of its outputs. */
export declare const flopsRecurrence: (gates: number, rows: number, inputs: number, hidden: number, each: number) => FlopCount;
export declare const flopsNorm: (m: number, n: number, centered: boolean) => FlopCount;
export declare const flopsNormGradient: (m: number, n: number) => FlopCount;
