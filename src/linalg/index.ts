// basalt/linalg: verbs on ndarrays, which take care of contexts, buffers and layouts; and Matrix Market files.

export {
  ConvergenceError,
  MatrixError,
  NotPositiveDefiniteError,
  SingularError,
  SingularError as SingularMatrixError,
} from '../core/errors.ts';
export type {
  AnyArray,
  ArrayInput,
  IntegerArray,
  NestedArray,
  Numbers,
  ShapedArray,
  Solved,
  SolvedAll,
} from './arrays.ts';
export { type CholeskyOptions, cholesky } from './cholesky.ts';
export { type ChoSolveOptions, choSolve } from './choSolve.ts';
export { cond } from './cond.ts';
export type { ProductOptions } from './contract.ts';
export { arange, type LinspaceOptions, linspace } from './create/arange.ts';
export { diag } from './create/diag.ts';
export type { Created, CreateOptions, DataOfType, DType, Shape } from './create/dtype.ts';
export { type DiagonalOptions, eye } from './create/eye.ts';
export { full, ones, zeros } from './create/filled.ts';
export { type GalleryName, type GalleryOptions, gallery } from './create/gallery.ts';
export { type RandomOptions, rand, randn } from './create/rand.ts';
export { Random, type Seed } from './create/random.ts';
export { tri, tril, triu } from './create/tri.ts';
export { type VanderOptions, vander } from './create/vander.ts';
export { getContext, setContext } from './defaultContext.ts';
export { det } from './det.ts';
export { type DeviceOptions, device } from './device.ts';
export { DeviceArray, type Range } from './deviceArray.ts';
export { einsum } from './einsum.ts';
export { add, divide, multiply, scale, sub } from './elementwise/arithmetic.ts';
export { map } from './elementwise/map.ts';
export { type AlongOptions, mean, sum } from './elementwise/sum.ts';
export { type ExpmOptions, expm } from './expm.ts';
export { type CsvDelimiter, type CsvOptions, type FormatCsvOptions, formatCsv, parseCsv } from './files/csv.ts';
export { type FileBytes, FileFormatError } from './files/fileError.ts';
export { type FileArray, type FileNumbers, formatNpy, parseNpy } from './files/npy.ts';
export { formatNpz, parseNpz } from './files/npz.ts';
export { type ReadArrayOptions, readArray } from './files/readArray.ts';
export { type InvOptions, inv } from './inv.ts';
export { kron } from './kron.ts';
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
export { matmul } from './matmul.ts';
export * from './matrixMarket.ts';
export { matrixRank, type RankOptions } from './matrixRank.ts';
export { type NormOptions, type NormOrder, norm } from './norm.ts';
export type { Transposed, VerbOptions } from './options.ts';
export type { ArrayOutput, OutOption } from './out.ts';
export { outer } from './outer.ts';
export { type PinvOptions, pinv } from './pinv.ts';
export type { PrecisionOptions, SolutionReport, SolvePrecision } from './precision.ts';
export { type OrthogonalFactors, type QrMode, type QrOptions, qr, type RawFactors } from './qr.ts';
export { type SignAndLog, type SignsAndLogs, slogdet } from './slogdet.ts';
export { type SystemOptions, solve } from './solve.ts';
export { type SingularValueDecomposition, type SingularValues, type SvdOptions, svd } from './svd.ts';
export { choleskySync } from './sync/choleskySync.ts';
export { detSync } from './sync/detSync.ts';
export { invSync } from './sync/invSync.ts';
export { matmulSync } from './sync/matmulSync.ts';
export { solveSync } from './sync/solveSync.ts';
export { type TensordotAxes, tensordot } from './tensordot.ts';
export { type TriangularSolveOptions, triangularSolve } from './triangularSolve.ts';
export { asType } from './views/asType.ts';
export { type FormatOptions, format } from './views/format.ts';
export { reshape } from './views/reshape.ts';
export { slice } from './views/slice.ts';
export { concat, type JoinOptions, stack } from './views/stack.ts';
export { H, T, transpose } from './views/transpose.ts';
export type { DataOf, View } from './views/view.ts';
