import { type Attributes, type Inputs, type OwnBackend } from './ownBackend.ts';
import type { TensorInfo } from './peers.ts';
/** Kernels by name; the names are ours and in no other registry. */
export declare const SOLVE = "BasaltSolve";
export declare const TRIANGULAR_SOLVE = "BasaltTriangularSolve";
export declare const CHOLESKY = "BasaltCholesky";
export declare const QR = "BasaltQr";
/** What `work` makes of the tensors as singles in memory, too. */
export declare function withSingles<R>(own: OwnBackend, tensors: readonly TensorInfo[], work: (...singles: TensorInfo[]) => R): R;
export declare function solveKernel(own: OwnBackend, { a, b }: Inputs): TensorInfo[];
export declare function triangularSolveKernel(own: OwnBackend, { a, b }: Inputs, { lower, adjoint }: Attributes): TensorInfo;
export declare function choleskyKernel(own: OwnBackend, { a }: Inputs): TensorInfo[];
export declare function qrKernel(own: OwnBackend, { a }: Inputs): TensorInfo[];
