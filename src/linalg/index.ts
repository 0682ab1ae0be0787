// basalt/linalg: verbs on ndarrays, which take care of contexts, buffers and layouts; and Matrix Market files.
export { type CholeskyOptions, cholesky } from './cholesky.ts';
export { getContext, setContext } from './defaultContext.ts';
export { det } from './det.ts';
export { inv } from './inv.ts';
export {
  type AddOptions,
  LeastSquares,
  type LeastSquaresOptions,
  leastSquares,
  type SolveOptions,
} from './leastSquares.ts';
export { type LeastSquaresSolution, type LeastSquaresSolutions, type LstsqOptions, lstsq } from './lstsq.ts';
export { type LuOptions, lu, type PermutedTriangles, type Triangles } from './lu.ts';
export { type LuFactors, luFactor } from './luFactor.ts';
export { type LuSolveOptions, luSolve } from './luSolve.ts';
export * from './matrixMarket.ts';
export type { Numbers, Solved, VerbOptions } from './operands.ts';
export type { PrecisionOptions, SolutionReport, SolvePrecision } from './precision.ts';
export { type OrthogonalFactors, type QrMode, type QrOptions, qr, type RawFactors } from './qr.ts';
export { type SignAndLog, type SignsAndLogs, slogdet } from './slogdet.ts';
export { type SystemOptions, solve } from './solve.ts';
