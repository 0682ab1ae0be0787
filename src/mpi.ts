// basalt/mpi: many processes, on one machine or on many, that compute together: communicators and their collectives through the machine's
// MPI, called by the optional package koffi, and least squares on rows that no rank holds alone. Node only. Without MPI the same program
// runs as one rank.
export type { MpiArray, MpiData } from './mpi/arrays.ts';
export type { Block } from './mpi/blockCyclic.ts';
export type { MpiReduction } from './mpi/collectives.ts';
export type { Communicator, ReceiveOptions, ReduceOptions, RootOptions, SendOptions } from './mpi/communicator.ts';
export type { DistributedMatrix, GatherOptions } from './mpi/distributedMatrix.ts';
export type { MatrixDType } from './mpi/hostMatrix.ts';
export { MpiError } from './mpi/mpiError.ts';
export { type Mpi, type MpiOptions, openMpi } from './mpi/open.ts';
export type { DistributeOptions, FillOptions, ProcessGrid } from './mpi/processGrid.ts';
export { type TsqrOptions, type TsqrSolution, tsqrSolve } from './mpi/tsqr.ts';
export { type DistributedEigenpairs, eigh } from './mpi/verbs/eigh.ts';
export { type DistributedLeastSquares, lstsq } from './mpi/verbs/lstsq.ts';
export { type DistributedTriangles, lu } from './mpi/verbs/lu.ts';
export { type MatmulOptions, matmul } from './mpi/verbs/matmul.ts';
export { type DistributedOrthogonalFactors, qr } from './mpi/verbs/qr.ts';
export { type DistributedSolution, posv, solve } from './mpi/verbs/solve.ts';
export { type DistributedSingularValues, svd } from './mpi/verbs/svd.ts';
export { NativeError, type NativeLack } from './native/koffi.ts';
