// basalt/linalg: verbs on ndarrays, which take care of contexts, buffers and layouts; and Matrix Market files.

export {
  ConvergenceError,
  IllConditionedError,
  MatrixError,
  NotPositiveDefiniteError,
  SingularError,
  SingularError as SingularMatrixError,
} from '../core/errors.ts';
export type { Complex } from '../core/field.ts';
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
export type { CholeskyOptions } from './cholesky.ts';
export type { ChoSolveOptions } from './choSolve.ts';
export {
  abs,
  ComplexArray,
  type ComplexInput,
  type ComplexOperand,
  complex,
  conj,
  imag,
  real,
} from './complex/complexArray.ts';
export type { ComplexParts, ComplexStrided, ComplexTypedArray, ForeignComplex } from './complex/foreign.ts';
export { angle, exp } from './complex/functions.ts';
export type { Pairs } from './complex/pairs.ts';
export { readComplexArray } from './complex/readComplexArray.ts';
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
export type { DecompositionOptions, DecompositionReport } from './decomposition.ts';
export { getContext, setContext } from './defaultContext.ts';
export { cholesky } from './device/verbs/cholesky.ts';
export { choSolve } from './device/verbs/choSolve.ts';
export { cond } from './device/verbs/cond.ts';
export { det } from './device/verbs/det.ts';
export { type ComplexEigResult, eig } from './device/verbs/eig.ts';
export type { ComplexEighOptions, DeviceEighOptions } from './device/verbs/eigenpairs.ts';
export { type ComplexEighResult, type DeviceEighResult, eigh } from './device/verbs/eigh.ts';
export { eigvals } from './device/verbs/eigvals.ts';
export { eigvalsh } from './device/verbs/eigvalsh.ts';
export { expm } from './device/verbs/expm.ts';
export { inv } from './device/verbs/inv.ts';
export { logm } from './device/verbs/logm.ts';
export {
  type ComplexLeastSquaresSolution,
  type ComplexLeastSquaresSolutions,
  type ComplexLstsqOptions,
  type DeviceLeastSquaresSolution,
  lstsq,
} from './device/verbs/lstsq.ts';
export { type DeviceTriangles, lu } from './device/verbs/lu.ts';
export { type ComplexLuFactors, type DeviceLuFactors, luFactor } from './device/verbs/luFactor.ts';
export { luSolve } from './device/verbs/luSolve.ts';
export { matrixRank } from './device/verbs/matrixRank.ts';
export { norm } from './device/verbs/norm.ts';
export { pinv } from './device/verbs/pinv.ts';
export { type DevicePolarDecomposition, polar } from './device/verbs/polar.ts';
export { type DeviceOrthogonalFactors, type DeviceRawFactors, qr } from './device/verbs/qr.ts';
export { type ComplexSchurResult, type DeviceSchurResult, schur } from './device/verbs/schur.ts';
export { signm } from './device/verbs/signm.ts';
export { type ComplexSignAndLog, type ComplexSignsAndLogs, slogdet } from './device/verbs/slogdet.ts';
export { solve } from './device/verbs/solve.ts';
export { sqrtm } from './device/verbs/sqrtm.ts';
export {
  type ComplexSingularValueDecomposition,
  type DeviceSingularValueDecomposition,
  svd,
} from './device/verbs/svd.ts';
export { svdvals } from './device/verbs/svdvals.ts';
export { triangularSolve } from './device/verbs/triangularSolve.ts';
export { type DeviceOptions, device } from './device.ts';
export { DeviceArray, type Range } from './deviceArray.ts';
export type { EigResult } from './eig.ts';
export type { EighOptions } from './eigenpairs.ts';
export type { EighSubset } from './eigenSubset.ts';
export type { EighResult } from './eigh.ts';
export { einsum } from './einsum.ts';
export { add, divide, multiply, scale, sub } from './elementwise/arithmetic.ts';
export { map } from './elementwise/map.ts';
export { type AlongOptions, mean, sum } from './elementwise/sum.ts';
export type { ExpmOptions } from './expm.ts';
export { type CsvDelimiter, type CsvOptions, type FormatCsvOptions, formatCsv, parseCsv } from './files/csv.ts';
export { type FileBytes, FileFormatError } from './files/fileError.ts';
export { type FormatMatrixMarketOptions, formatMatrixMarket } from './files/formatMatrixMarket.ts';
export { type FileArray, type FileNumbers, formatNpy, parseNpy } from './files/npy.ts';
export { formatNpz, parseNpz } from './files/npz.ts';
export { type ReadArrayOptions, readArray } from './files/readArray.ts';
export type { IllConditioned } from './illConditioned.ts';
export type { InvOptions } from './inv.ts';
export { kron } from './kron.ts';
export {
  type AddOptions,
  LeastSquares,
  type LeastSquaresOptions,
  leastSquares,
  type SolveOptions,
} from './leastSquares.ts';
export type { LeastSquaresSolution, LeastSquaresSolutions, LstsqOptions } from './lstsq.ts';
export type { LuOptions, PermutedTriangles, Triangles } from './lu.ts';
export type { LuFactors } from './luFactor.ts';
export type { LuSolveOptions } from './luSolve.ts';
export { matmul } from './matmul.ts';
export * from './matrixMarket.ts';
export type { RankOptions } from './matrixRank.ts';
export { NdArray, ndarray } from './ndarray.ts';
export type { NormOptions, NormOrder } from './norm.ts';
export type { Transposed, VerbOptions } from './options.ts';
export type { ArrayOutput, OutOption } from './out.ts';
export { outer } from './outer.ts';
export type { PinvOptions } from './pinv.ts';
export type { PolarDecomposition, PolarOptions } from './polar.ts';
export type { PrecisionOptions, SolutionReport, SolvePrecision } from './precision.ts';
export type { OrthogonalFactors, QrMode, QrOptions, RawFactors } from './qr.ts';
export type { SchurResult } from './schur.ts';
export type { SignAndLog, SignsAndLogs } from './slogdet.ts';
export type { SystemOptions } from './solve.ts';
export type { FunctionOptions } from './squareFunctions.ts';
export type { SingularValueDecomposition, SingularValues, SvdOptions } from './svd.ts';
export { choleskySync } from './sync/choleskySync.ts';
export { detSync } from './sync/detSync.ts';
export { invSync } from './sync/invSync.ts';
export { matmulSync } from './sync/matmulSync.ts';
export { solveSync } from './sync/solveSync.ts';
export { type TensordotAxes, tensordot } from './tensordot.ts';
export type { TriangularSolveOptions } from './triangularSolve.ts';
export { asType } from './views/asType.ts';
export { type FormatOptions, format } from './views/format.ts';
export { reshape } from './views/reshape.ts';
export { slice } from './views/slice.ts';
export { concat, type JoinOptions, stack } from './views/stack.ts';
export { H, T, transpose } from './views/transpose.ts';
export type { DataOf, View } from './views/view.ts';
