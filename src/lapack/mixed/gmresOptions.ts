// Arguments that the solvers by GMRES have in common: their operands, and what they report.
import { type ArgSpec, arg } from '../../core/spec.ts';
import { modeArg, updateMathArg } from '../factorOptions.ts';
import { iterArg, itersArg } from './mixedOptions.ts';

/** Solutions with the factors, for each right-hand side. */
const innerArg: ArgSpec = { kind: 'vector', length: arg('nrhs'), type: 'i', access: 'out', optional: true };
/** Bits of the precision whose factors the solution is from. */
export const factoredArg: ArgSpec = { kind: 'vector', length: () => 1, type: 'i', access: 'out', optional: true };

/** A X = B, behind n and nrhs; a factorization with pivots has them behind A. */
export const systemArgs = {
  A: { kind: 'matrix', rows: arg('n'), cols: arg('n'), ld: 'lda', access: 'inout' },
  lda: { kind: 'ld', of: 'A' },
} as const satisfies Readonly<Record<string, ArgSpec>>;

export const solutionArgs = {
  B: { kind: 'matrix', rows: arg('n'), cols: arg('nrhs'), ld: 'ldb', access: 'in' },
  ldb: { kind: 'ld', of: 'B' },
  X: { kind: 'matrix', rows: arg('n'), cols: arg('nrhs'), ld: 'ldx', access: 'out' },
  ldx: { kind: 'ld', of: 'X' },
  iter: iterArg,
  info: { kind: 'vector', length: () => 1, type: 'i', access: 'out' },
  iters: itersArg,
  inner: innerArg,
} as const satisfies Readonly<Record<string, ArgSpec>>;

export const pivotsArg: ArgSpec = { kind: 'vector', length: arg('n'), type: 'i', access: 'out' };

/** How the factorization in single precision is made. */
export const singleArgs = { mode: modeArg, math: updateMathArg };
