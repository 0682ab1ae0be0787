import type { Mirror, Trans, Uplo } from '../core/matrix.ts';
import type { DeviceBuffer, DeviceMat } from '../runtime/buffer.ts';
/** Problems with m, n <= SMALL have kernels of their own (x_small.wgsl). */
export declare const SMALL = 32;
/** One integer per problem, on the host. */
export type List = ArrayLike<number>;
/** Where the matrices of a ragged batch lie: matrix b begins offsets[b] elements behind `off`. */
export interface Places {
    readonly offsets: List;
    /** Its leading dimension: the distance of its columns if rs = 1, else of its rows. The stride that it replaces is given as 0. */
    readonly lds: List;
}
/** A batch of matrices. Element (i, j) of matrix b is data[off + b*stride + i*rs + j*cs]: rs = 1 is column-major, cs = 1 row-major. */
export interface BatchMat {
    readonly data: DeviceBuffer;
    readonly off: number;
    readonly rs: number;
    readonly cs: number;
    /** 0 for a matrix that all problems read. */
    readonly stride: number;
    /** A list of 32-bit integers on the device, from `off` on: matrix b begins so many elements behind `off`, instead of b*stride. */
    readonly offsets?: DeviceMat | undefined;
    /** With `sizes` only: the same from lists on the host, and leading dimensions. */
    readonly places?: Places | undefined;
}
/** A batch of vectors of integers (pivots): element i of vector b is data[off + b*stride + i]. */
export interface BatchVec {
    readonly data: DeviceBuffer;
    readonly off: number;
    readonly stride: number;
    /** As for matrices. */
    readonly offsets?: DeviceMat | undefined;
    /** With `sizes` only: vector b begins places[b] elements behind `off`. */
    readonly places?: List | undefined;
}
/** The sizes of a ragged batch; those that a routine does not have are absent. */
export interface Sizes {
    /** Absent for square matrices. */
    readonly m?: List;
    readonly n: List;
    readonly nrhs?: List;
}
interface DeviceBatch {
    readonly count: number;
    /** With sizes every problem has its own, and n, m and nrhs are not read. Every operand then has `places` or a stride. */
    readonly sizes?: Sizes | undefined;
    /** Name of a variant in the routine's kernels, for tests and tuning. */
    readonly force?: string | undefined;
}
/**
 * What all factorizations say of a problem. info[b] is always written: 0, or as LAPACK has it, or -1 if a matrix of the problem lies
 * outside its buffer, which only lists of offsets on the device can bring about: nothing else of that problem is then read or written.
 */
export interface Reports {
    /** One integer per problem, one behind the other from `off` on. */
    readonly info: DeviceMat;
    /** Likewise: 1 where the matrix to be factored had a NaN or an infinity in the part that is read, else 0. */
    readonly nonfinite?: DeviceMat | undefined;
    /** 'nan': where info(b) > 0, what the problem would have written (not its pivots) is filled with NaN. */
    readonly onFailure?: 'info' | 'nan' | undefined;
}
/** A := P L U of m x n matrices. Without `pivot` P = I, and ipiv is not there; info(b) is the first zero pivot, which is not divided by. */
export interface DeviceGetrfBatch extends DeviceBatch, Reports {
    readonly m: number;
    readonly n: number;
    readonly A: BatchMat;
    readonly ipiv?: BatchVec | undefined;
    /** Default true. */
    readonly pivot?: boolean | undefined;
}
/** A := L L^T or U^T U. The other triangle keeps what it holds, and does not matter. */
export interface DevicePotrfBatch extends DeviceBatch, Reports {
    readonly uplo: Uplo;
    readonly n: number;
    readonly A: BatchMat;
}
/** A := P L U, B := A^-1 B. Where info(b) > 0, B(b) is left as it was. */
export interface DeviceGesvBatch extends DeviceBatch, Reports {
    readonly n: number;
    readonly nrhs: number;
    readonly A: BatchMat;
    readonly ipiv: BatchVec;
    readonly B: BatchMat;
}
/** A := L L^T or U^T U, B := A^-1 B. Where info(b) > 0, B(b) is left as it was. */
export interface DevicePosvBatch extends DeviceBatch, Reports {
    readonly uplo: Uplo;
    readonly n: number;
    readonly nrhs: number;
    readonly A: BatchMat;
    readonly B: BatchMat;
}
/**
 * A := L D L^H or U^H D U without pivoting: L or U, unit triangular, and D in one triangle. info(b) is the first zero in D, which is not
 * divided by.
 */
export interface DeviceSytrfNopivBatch extends DeviceBatch, Reports {
    readonly uplo: Uplo;
    /** 't': complex matrices are symmetric, L D L^T; 'c': Hermitian. */
    readonly mirror: Mirror;
    readonly n: number;
    readonly A: BatchMat;
}
/** B := A^-1 B from the factors of sytrfNopiv. A may have stride 0. */
export interface DeviceSytrsNopivBatch extends DeviceBatch {
    readonly uplo: Uplo;
    readonly mirror: Mirror;
    readonly n: number;
    readonly nrhs: number;
    readonly A: BatchMat;
    readonly B: BatchMat;
}
/** Both. Where info(b) > 0, B(b) is left as it was. */
export interface DeviceSysvNopivBatch extends DeviceSytrfNopivBatch {
    readonly nrhs: number;
    readonly B: BatchMat;
}
/** B := op(A)^-1 B from the factors of getrf; without ipiv from those without pivoting. A may have stride 0: one matrix for all B. */
export interface DeviceGetrsBatch extends DeviceBatch {
    readonly trans: Trans;
    readonly n: number;
    readonly nrhs: number;
    readonly A: BatchMat;
    readonly ipiv?: BatchVec | undefined;
    readonly B: BatchMat;
}
/** B := A^-1 B from the factor of potrf. A may have stride 0. */
export interface DevicePotrsBatch extends DeviceBatch {
    readonly uplo: Uplo;
    readonly n: number;
    readonly nrhs: number;
    readonly A: BatchMat;
    readonly B: BatchMat;
}
/**
 * C := A^-1 from the factors of getrf. C may be A itself: the same data, off, rs, cs, stride. info(b) = k > 0: U(k, k) = 0, C(b) is left.
 */
export interface DeviceGetriBatch extends DeviceBatch, Omit<Reports, 'nonfinite'> {
    readonly n: number;
    readonly A: BatchMat;
    readonly ipiv: BatchVec;
    readonly C: BatchMat;
}
/** A := A^-1 from the factor of potrf, the triangle only. info(b) = k > 0: the k-th diagonal element of the factor is 0, A(b) is left. */
export interface DevicePotriBatch extends DeviceBatch, Omit<Reports, 'nonfinite'> {
    readonly uplo: Uplo;
    readonly n: number;
    readonly A: BatchMat;
}
/** C := A^-1, with partial pivoting. C may be A itself; else A is only read. info(b) = k > 0: U(k, k) = 0, C(b) is left as it was. */
export interface DeviceInvBatch extends DeviceBatch, Reports {
    readonly n: number;
    readonly A: BatchMat;
    readonly C: BatchMat;
}
/** The operands of a problem, under the names that the kernels have for them. */
export interface BatchOperands {
    readonly A: BatchMat;
    readonly B?: BatchMat | undefined;
    readonly C?: BatchMat | undefined;
    readonly ipiv?: BatchVec | undefined;
}
/** Problems that one launch, or one sequence of launches, takes on together. Sizes are the largest of them. */
export interface BatchRun {
    readonly m: number;
    readonly n: number;
    readonly nrhs: number;
    readonly count: number;
    /**
     * Records on the device (kernels/lib/batch_problem.wgsl), those of this run from `first` on; without them the batch lies at equal
     * distances.
     */
    readonly records?: DeviceBuffer | undefined;
    readonly first: number;
    /** The sizes on the host of the problems of a ragged run, m, n, nrhs one after the other. */
    readonly shapes?: Uint32Array | undefined;
}
/** What is written into the fields of kernels/lib/batch_fields.wgsl. */
export declare function batchParams(run: BatchRun, o: BatchOperands, r: Partial<Reports>): Record<string, number>;
/** Whether the problems of a run lie as records say, which then are a binding of every kernel. */
export declare const isListed: ({ records }: BatchRun) => boolean;
export declare const recordsOf: ({ records }: BatchRun) => {
    readonly records?: DeviceBuffer;
};
/** The largest offset behind X's `off` at which a rows x cols matrix is inside its buffer; negative if there is none. */
export declare const lastPlace: (X: BatchMat, rows: number, cols: number) => number;
/** Words of a record. */
export declare const RECORD = 16;
/** A run without its records on the device. */
export type HostRun = Omit<BatchRun, 'records'>;
/**
 * The records of a ragged batch, problems of one class side by side in the order of their numbers, and a run per class in the order of
 * classes.
 */
export declare function raggedRecords(sizes: Sizes, count: number, o: BatchOperands, classOf: (m: number, n: number) => number): {
    words: Uint32Array<ArrayBuffer>;
    runs: HostRun[];
};
export {};
