// Arguments that the solvers by GMRES have in common: their operands, and what they report.
import { arg } from '../../core/spec.js';
import { modeArg, updateMathArg } from '../factorOptions.js';
import { iterArg, itersArg } from './mixedOptions.js';
/** Solutions with the factors, for each right-hand side. */
const innerArg = { kind: 'vector', length: arg('nrhs'), type: 'i', access: 'out', optional: true };
/** Bits of the precision whose factors the solution is from. */
export const factoredArg = { kind: 'vector', length: () => 1, type: 'i', access: 'out', optional: true };
/** A X = B, behind n and nrhs; a factorization with pivots has them behind A. */
export const systemArgs = {
    A: { kind: 'matrix', rows: arg('n'), cols: arg('n'), ld: 'lda', access: 'inout' },
    lda: { kind: 'ld', of: 'A' },
};
export const solutionArgs = {
    B: { kind: 'matrix', rows: arg('n'), cols: arg('nrhs'), ld: 'ldb', access: 'in' },
    ldb: { kind: 'ld', of: 'B' },
    X: { kind: 'matrix', rows: arg('n'), cols: arg('nrhs'), ld: 'ldx', access: 'out' },
    ldx: { kind: 'ld', of: 'X' },
    iter: iterArg,
    info: { kind: 'vector', length: () => 1, type: 'i', access: 'out' },
    iters: itersArg,
    inner: innerArg,
};
export const pivotsArg = { kind: 'vector', length: arg('n'), type: 'i', access: 'out' };
/** How the factorization in single precision is made. */
export const singleArgs = { mode: modeArg, math: updateMathArg };
